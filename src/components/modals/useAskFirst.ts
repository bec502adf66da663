import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useAction } from '../../hooks/useAction.ts';
import type { Button } from '../../ui/Button.tsx';
import { useModalBusy } from '../../ui/modals/modalContext.ts';

/**
 * For a button in a modal that removes something for good: the first press only asks. Who goes on to
 * something else, or presses Escape, has answered no.
 * @param command what the second press does
 * @returns `isAsking`, whether the next press runs the command; `failure`, why that failed; `button`, the
 *   props of the button, whose text the caller chooses
 */
export function useAskFirst(command: () => Promise<void>): {
  isAsking: boolean;
  failure: string | null;
  button: Omit<ComponentProps<typeof Button>, 'children'>;
} {
  const [isAsking, setAsking] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    await command();
    setAsking(false);
  });
  useModalBusy(busy);
  const variant = isAsking ? 'danger' : 'ghost';
  const onClick = ({ detail }: { detail: number }) => {
    // The second click of a double-click does not confirm.
    if (isAsking && detail < 2) run();
    else setAsking(true);
  };
  const ref = useRef<HTMLButtonElement>(null);
  /** Something else is being pressed. */
  const isLeaving = useRef(false);
  const onBlur = () => {
    if (!busy && !isLeaving.current) setAsking(false);
  };
  useEffect(() => {
    if (!isAsking || busy) return undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const answerNo = () => {
      isLeaving.current = false;
      setAsking(false);
    };
    // Not all browsers focus a button that is pressed, so that it would lose the focus.
    const onPointerDown = ({ target }: Event) => {
      isLeaving.current = !ref.current?.contains(target as Node);
    };
    // After the click: the button changes its width, which would move what is being pressed.
    const onRelease = () => {
      if (isLeaving.current) setTimeout(answerNo);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The modal stays open.
      event.preventDefault();
      answerNo();
    };
    document.addEventListener('pointerdown', onPointerDown, options);
    document.addEventListener('pointerup', onRelease, options);
    document.addEventListener('pointercancel', onRelease, options);
    document.addEventListener('keydown', onKeyDown, options);
    return () => {
      end.abort();
      isLeaving.current = false;
    };
  }, [isAsking, busy]);
  const button = {
    ref,
    variant,
    busy,
    onClick,
    onBlur,
    'data-asking': isAsking || undefined,
  } as const;
  return { isAsking, failure, button };
}

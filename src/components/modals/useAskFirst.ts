import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useAction } from '../../hooks/useAction.ts';
import type { Button } from '../../ui/Button.tsx';
import { useModalBusy } from '../../ui/modals/modalContext.ts';

/**
 * For a button in a modal that removes something for good: the first press only asks. Who goes on to
 * something else, or presses Escape, has answered no.
 * @param command what the second press does
 * @returns `isAsking`, whether the next press runs the command; `failure`, why that failed; `reset`, which
 *   forgets that; `button`, the props of the button, whose text the caller chooses
 */
export function useAskFirst(command: () => Promise<void>): {
  isAsking: boolean;
  failure: string | null;
  reset: () => void;
  button: Omit<ComponentProps<typeof Button>, 'children'>;
} {
  const [isAsking, setAsking] = useState(false);
  const { run, reset, busy, failure } = useAction(async () => {
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
  /** A press has begun whose click is still to come. */
  const isPressing = useRef(false);
  const onBlur = () => {
    if (!busy && !isPressing.current) setAsking(false);
  };
  useEffect(() => {
    if (!isAsking || busy) return undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const onPress = () => {
      isPressing.current = true;
    };
    // Not at the release, which comes before the click: the button changes its width, and what is pressed
    // would move away. Nor by the blur alone: not all browsers focus a button that is pressed.
    const onPressed = ({ target }: Event) => {
      isPressing.current = false;
      if (!ref.current?.contains(target as Node)) setAsking(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      isPressing.current = false;
      if (event.key !== 'Escape') return;
      // The modal stays open.
      event.preventDefault();
      setAsking(false);
    };
    document.addEventListener('pointerdown', onPress, options);
    document.addEventListener('click', onPressed, options);
    document.addEventListener('pointercancel', onPressed, options);
    document.addEventListener('keydown', onKeyDown, options);
    return () => {
      end.abort();
      isPressing.current = false;
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
  return { isAsking, failure, reset, button };
}

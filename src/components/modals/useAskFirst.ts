import { useState, type ComponentProps } from 'react';
import { useAction } from '../../hooks/useAction.ts';
import type { Button } from '../../ui/Button.tsx';
import { useModalBusy } from '../../ui/modals/modalContext.ts';

/**
 * For a button in a modal that removes something for good: the first press only asks.
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
  // Who goes on to something else has answered no.
  const onBlur = () => {
    if (!busy) setAsking(false);
  };
  const button = { variant, busy, onClick, onBlur, 'data-asking': isAsking || undefined } as const;
  return { isAsking, failure, button };
}

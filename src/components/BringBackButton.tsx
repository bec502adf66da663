import { useFocusWhenRemoved } from '../lib/modals/useFocusWhenRemoved.ts';
import { Button } from '../ui/Button.tsx';

interface BringBackButtonProps {
  /** Aligned with the text of a notice. */
  inText?: boolean;
  onClick: () => void;
}

/** Brings an archived list back, after a question (F7); the button is gone then. */
export function BringBackButton({ inText = false, onClick }: BringBackButtonProps) {
  const button = useFocusWhenRemoved<HTMLButtonElement>();
  return (
    <Button ref={button} variant={inText ? 'ghost' : 'secondary'} flush={inText} onClick={onClick}>
      Bring Back
    </Button>
  );
}

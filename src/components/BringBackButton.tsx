import { useFocusWhenRemoved } from '../lib/modals/useFocusWhenRemoved.ts';
import { Button } from '../ui/Button.tsx';

interface BringBackButtonProps {
  /** Aligned with the text of a notice. */
  inText?: boolean;
  /** The id of the list's name, where several lists are shown. */
  describedBy?: string;
  onClick: () => void;
}

/** Brings an archived list back, after a question (F7); the button is gone then. */
export function BringBackButton({ inText = false, describedBy, onClick }: BringBackButtonProps) {
  const button = useFocusWhenRemoved<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      variant={inText ? 'ghost' : 'secondary'}
      flush={inText}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      Bring Back
    </Button>
  );
}

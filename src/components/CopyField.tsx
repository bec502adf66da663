import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A link to pass on: to read, to select, and to copy with one press. */
export function CopyField({ label, value }: CopyFieldProps) {
  const copy = useCopy();
  return (
    <div className={styles.row}>
      <Field label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
      <Button variant="secondary" onClick={() => copy(value)}>
        <Icon name="copy" size={18} />
        Copy
      </Button>
    </div>
  );
}

/** Copies a text and says so; where the browser forbids it, says how else. */
export function useCopy(): (text: string) => void {
  const showToast = useToast();
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => showToast('Link copied'),
      (error: unknown) => {
        console.warn('The clipboard refused', error);
        showToast('Your browser did not allow copying. Select the link and copy it yourself.');
      },
    );
  };
}

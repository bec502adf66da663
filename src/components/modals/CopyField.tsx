import { useCopy } from '../useCopy.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CopyField.module.css';

/** The link is in a field, from which it can be copied by hand. */
const TEXTS = {
  failed: 'Your browser did not allow copying. Select the link and copy it yourself.',
};

interface CopyFieldProps {
  label: string;
  value: string;
  /** Copying is the main action of the view. */
  primary?: boolean;
}

/** A read-only field with a link, which is selected on focus, and a button that copies it. */
export function CopyField({ label, value, primary = false }: CopyFieldProps) {
  const copy = useCopy(TEXTS);
  return (
    <div className={styles.row}>
      <Field label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
      <Button variant={primary ? 'primary' : 'secondary'} onClick={() => copy(value)}>
        <Icon name="copy" size={18} />
        Copy
      </Button>
    </div>
  );
}

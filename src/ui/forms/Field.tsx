import { use, useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { FormBusyContext } from './formContext.ts';
import styles from './Field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> {
  label: string;
  /** Help below the input. */
  hint?: ReactNode;
  /** The error of the value; shown next to the field and linked by `aria-describedby`. */
  error?: string | undefined;
  /** A textarea that grows with its text. */
  multiline?: boolean;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/**
 * A labelled input with its hint and its error. Passwords can be shown with the eye button. While its
 * form is being sent it is read-only: what is typed then would not be sent, and would be gone when the
 * form closes.
 */
export function Field({ label, hint, error, multiline, type = 'text', ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const [revealed, setRevealed] = useState(false);
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const isBusy = use(FormBusyContext);
  const isPassword = type === 'password';
  const shared = {
    ...input,
    readOnly: input.readOnly || isBusy,
    id,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {multiline ? (
          <textarea rows={3} {...shared} />
        ) : (
          <input
            // A password that is shown is a text, which some browsers send away to check its spelling.
            {...(isPassword && { spellCheck: false, autoCapitalize: 'none' })}
            {...shared}
            type={isPassword && revealed ? 'text' : type}
          />
        )}
        {isPassword && (
          <IconButton
            icon={revealed ? 'eyeOff' : 'eye'}
            className={styles.reveal}
            label={`${revealed ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            disabled={input.disabled}
            onClick={() => setRevealed(!revealed)}
          />
        )}
      </div>
      {hint && (
        <div id={hintId} className="hint">
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

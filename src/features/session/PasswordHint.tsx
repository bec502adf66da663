import { passwordRules } from '../../model/forms/schemas.ts';
import styles from './PasswordHint.module.css';

/**
 * The hint of §5: a hollow circle for an open rule, a filled check for a met one. It is not enforced;
 * the provider's rules are.
 */
export function PasswordHint({ password }: { password: string }) {
  return (
    <ul role="list" className={styles.rules} aria-label="A good password has">
      {passwordRules(password).map(({ text, met }) => (
        <li key={text} className={met ? styles.met : undefined}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="6.25" />
            {met && <path d="m5.25 8.25 2 2 3.5-4" />}
          </svg>
          {text}
          {met && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ul>
  );
}

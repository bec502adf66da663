import { passwordRules } from '../../model/forms/schemas.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PasswordHint.module.css';

/** The hint of §5: marks the met rules while typing. It is not enforced; the provider's rules are. */
export function PasswordHint({ password }: { password: string }) {
  return (
    <ul role="list" className={styles.rules} aria-label="A good password has">
      {passwordRules(password).map(({ text, met }) => (
        <li key={text} className={met ? styles.met : undefined}>
          <Icon name={met ? 'success' : 'chevronRight'} size={16} />
          {text}
          {met && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ul>
  );
}

import { passwordRules } from '../../model/forms/schemas.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PasswordHint.module.css';

/** The hint of §5 with its four rules ticked while typing. It only helps; the provider decides. */
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

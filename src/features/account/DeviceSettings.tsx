import { useId } from 'react';
import { useSetting, useTheme } from '../../hooks/useSetting.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import styles from '../../components/SettingsSection.module.css';
import { THEMES } from './ThemeMenu.tsx';

/** F9: settings stored on this device, part of Account Settings. Each choice takes effect at once. */
export function DeviceSettings() {
  const id = useId();
  const [chosen, chooseTheme] = useTheme();
  const [shortcuts, chooseShortcuts] = useSetting('shortcuts');
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id}>This Device</h2>
      <p className={styles.help}>Saved on this device right away.</p>
      <fieldset>
        <legend>Theme</legend>
        <div className={styles.themes}>
          {THEMES.map(([theme, name]) => (
            <label key={theme}>
              <input
                type="radio"
                name={`${id}theme`}
                checked={theme === chosen}
                onChange={() => chooseTheme(theme)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <Checkbox
        checked={shortcuts === 'on'}
        onChange={({ target }) => chooseShortcuts(target.checked ? 'on' : 'off')}
        hint={
          <>
            <kbd>n</kbd> for something new, <kbd>/</kbd> for sorting, <kbd>?</kbd> for all of them.
          </>
        }
      >
        Single-key shortcuts
      </Checkbox>
    </section>
  );
}

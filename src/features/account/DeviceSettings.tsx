import { useId } from 'react';
import { FramedSection } from '../../components/FramedSection.tsx';
import { useSetting, useTheme } from '../../hooks/useSetting.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import styles from './DeviceSettings.module.css';
import { THEMES } from './ThemeMenu.tsx';

/** F9: settings stored on this device, part of Account Settings. Each choice takes effect at once. */
export function DeviceSettings() {
  const id = useId();
  const [chosen, chooseTheme] = useTheme();
  const [shortcuts, chooseShortcuts] = useSetting('shortcuts');
  return (
    <FramedSection title="This Device" help="Saved on this device right away.">
      <fieldset className={styles.theme}>
        <legend>Theme</legend>
        <div className={`buttons ${styles.themes}`}>
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
          <span className={styles.keys}>
            <kbd>n</kbd> for something new, <kbd>/</kbd> for sorting, <kbd>?</kbd> for all of them.
          </span>
        }
      >
        Single-key shortcuts
      </Checkbox>
    </FramedSection>
  );
}

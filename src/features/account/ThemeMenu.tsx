import { useTheme, type Theme } from '../../hooks/useSetting.ts';
import styles from './ThemeMenu.module.css';

/** All themes with their names, in display order. */
export const THEMES: readonly (readonly [theme: Theme, name: string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** F9: the themes, as entries of the account menu. */
export function ThemeMenu() {
  const [chosen, choose] = useTheme();
  return (
    <div role="group" aria-label="Theme" className={styles.root}>
      {THEMES.map(([theme, name]) => (
        <button
          key={theme}
          type="button"
          role="menuitemradio"
          aria-checked={theme === chosen}
          tabIndex={-1}
          onClick={() => choose(theme)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

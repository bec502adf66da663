import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readSetting, watchSetting, writeSetting } from '../device/settings.ts';
import type { Setting, ValueOf } from '../device/settings.ts';
import { applyTheme } from '../device/theme.ts';

export type Theme = ValueOf<'theme'>;

/** A setting of this device, updated live across tabs, and the function that changes it. */
export function useSetting<S extends Setting>(
  setting: S,
): [ValueOf<S>, (value: ValueOf<S>) => void] {
  const watch = useCallback((onChange: () => void) => watchSetting(setting, onChange), [setting]);
  const value = useSyncExternalStore(watch, () => readSetting(setting));
  const choose = useCallback((next: ValueOf<S>) => writeSetting(setting, next), [setting]);
  return [value, choose];
}

/** The chosen theme, which is also applied to the page. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, choose] = useSetting('theme');
  useEffect(() => applyTheme(theme), [theme]);
  return [theme, choose];
}

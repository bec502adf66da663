import type { ValueOf } from './settings.ts';

/**
 * Puts a theme on the page: the tokens follow `data-theme` (ui/tokens.css), the browser's own bars
 * the `theme-color`. The inline script scripts/prerender/theme.js does the same before the first
 * paint; a test holds the two together.
 */
export function applyTheme(theme: ValueOf<'theme'>): void {
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  // As index.html has them.
  for (const [index, of] of (['light', 'dark'] as const).entries()) {
    const media = { system: `(prefers-color-scheme: ${of})`, light: 'not all', dark: 'not all' };
    metas[index]?.setAttribute('media', theme === of ? 'all' : media[theme]);
  }
}

import type { ValueOf } from './settings.ts';

/**
 * Applies a theme to the page: the tokens depend on `data-theme` (ui/styles/tokens.css), the browser's own
 * bars on `theme-color`. The inline script scripts/prerender/theme.js does the same before the first
 * paint; a test checks that the two agree.
 */
export function applyTheme(theme: ValueOf<'theme'>): void {
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  // In the order of the elements in index.html.
  for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
    const others = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : 'not all';
    metas[index]?.setAttribute('media', theme === scheme ? 'all' : others);
  }
}

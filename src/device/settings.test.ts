import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedOnce } from '../testing/logs.ts';
import { readSetting, watchSetting, writeSetting } from './settings.ts';
import { applyTheme } from './theme.ts';

/** A tab's storage as another tab changed it. */
function changedElsewhere(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** The theme of the page, and when its colors for the browser's bars hold. */
function look() {
  const metas = [...document.querySelectorAll('meta')];
  return [
    document.documentElement.dataset.theme,
    ...metas.map((meta) => meta.getAttribute('media')),
  ];
}

describe('F9: settings of the device', () => {
  it('hold their first value until another is chosen, and again when it is', () => {
    expect([readSetting('theme'), readSetting('shortcuts')]).toEqual(['system', 'on']);
    writeSetting('theme', 'dark');
    writeSetting('shortcuts', 'off');
    expect([readSetting('theme'), readSetting('shortcuts')]).toEqual(['dark', 'off']);
    writeSetting('theme', 'system');
    expect(readSetting('theme')).toBe('system');
    expect(localStorage).toHaveLength(1);
  });

  it('what another version stored counts as not chosen', () => {
    localStorage.setItem('giftlists.theme', 'sepia');
    expect(readSetting('theme')).toBe('system');
  });

  it('tell who watches of a change here and in another tab, until it stops', () => {
    const onChange = vi.fn<() => void>();
    const stop = watchSetting('theme', onChange);
    writeSetting('theme', 'light');
    expect(onChange).toHaveBeenCalledTimes(1);
    writeSetting('tour', 'dismissed');
    changedElsewhere('giftlists.tour');
    expect(onChange).toHaveBeenCalledTimes(1);
    changedElsewhere('giftlists.theme');
    expect(onChange).toHaveBeenCalledTimes(2);
    changedElsewhere(null);
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    writeSetting('theme', 'dark');
    changedElsewhere('giftlists.theme');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('what could not be stored gives way to the next choice, the default too', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('No', 'QuotaExceededError');
    });
    writeSetting('theme', 'dark');
    expect(readSetting('theme')).toBe('dark');
    expect(loggedOnce('warn')[0]).toContain('theme');
    writeSetting('theme', 'light');
    expect(readSetting('theme')).toBe('light');
    full.mockImplementationOnce(() => {
      throw new DOMException('No', 'QuotaExceededError');
    });
    writeSetting('theme', 'dark');
    expect(loggedOnce('warn')[0]).toContain('theme');
    writeSetting('theme', 'system');
    expect(readSetting('theme')).toBe('system');
  });
});

describe('F9: a theme on the page', () => {
  const inline = readFileSync('scripts/prerender/theme.js', 'utf8');

  beforeEach(() => {
    delete document.documentElement.dataset.theme;
    document.head.innerHTML = readFileSync('index.html', 'utf8')
      .split('\n')
      .filter((line) => line.includes('theme-color'))
      .join('');
  });

  const system = [undefined, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

  it.each([
    ['light', ['light', 'all', 'not all']],
    ['dark', ['dark', 'not all', 'all']],
    ['system', system],
  ] as const)('%s looks the same before the first paint and when it is chosen', (theme, wanted) => {
    writeSetting('theme', theme);
    runInNewContext(inline, { document, localStorage, navigator });
    expect(look()).toEqual(wanted);
    applyTheme('dark');
    applyTheme(theme);
    expect(look()).toEqual(wanted);
  });

  it.each([
    ['not loaded on a first visit', {}, undefined],
    ['there once the service worker has the app', { serviceWorker: { controller: {} } }, ''],
  ])('the face of titles is %s', (_when, browser, cached) => {
    delete document.documentElement.dataset.cached;
    runInNewContext(inline, { document, localStorage, navigator: browser });
    expect(document.documentElement.dataset.cached).toBe(cached);
  });

  it('is the system’s where nothing can be read', () => {
    const refusing = {
      document,
      get localStorage(): Storage {
        throw new DOMException('No', 'SecurityError');
      },
    };
    runInNewContext(inline, refusing);
    expect(look()).toEqual(system);
  });
});

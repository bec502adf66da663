import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silence } from '../testing/logs.ts';
import { readSetting, watchSetting, writeSetting } from './settings.ts';
import { applyTheme } from './theme.ts';

/** Simulates a change of the storage by another tab. */
function changedElsewhere(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** The theme of the page, and the media queries of its theme colors. */
function look() {
  const metas = [...document.querySelectorAll('meta')];
  return [
    document.documentElement.dataset.theme,
    ...metas.map((meta) => meta.getAttribute('media')),
  ];
}

describe('F9: settings of the device', () => {
  it('have their default until another value is chosen, and again when the default is chosen', () => {
    expect([readSetting('theme'), readSetting('shortcuts')]).toEqual(['system', 'on']);
    writeSetting('theme', 'dark');
    writeSetting('shortcuts', 'off');
    expect([readSetting('theme'), readSetting('shortcuts')]).toEqual(['dark', 'off']);
    writeSetting('theme', 'system');
    expect(readSetting('theme')).toBe('system');
    expect(localStorage).toHaveLength(1);
  });

  it('use the default for an unknown stored value', () => {
    localStorage.setItem('giftlists.theme', 'sepia');
    expect(readSetting('theme')).toBe('system');
  });

  it('notify watchers of changes here and in another tab, until they stop watching', () => {
    const onChange = vi.fn<() => void>();
    const stop = watchSetting('theme', onChange);
    writeSetting('theme', 'light');
    writeSetting('tour', 'dismissed');
    changedElsewhere('giftlists.theme');
    changedElsewhere('giftlists.tour');
    changedElsewhere(null);
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    writeSetting('theme', 'dark');
    changedElsewhere('giftlists.theme');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('are kept until the page is closed when they cannot be stored', () => {
    const warned = silence('warn');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError');
    });
    writeSetting('tour', 'dismissed');
    expect(readSetting('tour')).toBe('dismissed');
    expect(warned.logged()[0]).toContain('tour');
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
    runInNewContext(inline, { document, localStorage });
    expect(look()).toEqual(wanted);
    applyTheme('dark');
    applyTheme(theme);
    expect(look()).toEqual(wanted);
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

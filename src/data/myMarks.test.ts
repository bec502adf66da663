import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markOf } from '../testing/fixtures.ts';
import { silence } from '../testing/logs.ts';

/** The module as a freshly opened page has it. */
async function opened() {
  vi.resetModules();
  return import('./myMarks.ts');
}

describe('F2 what this device marked', () => {
  beforeEach(() => localStorage.clear());

  it('is still known when the page is opened again, newest first', async () => {
    const before = await opened();
    before.rememberMark(markOf());
    before.rememberMark(markOf({ itemId: 'item-2' }));
    const { myMarks } = await opened();
    expect(myMarks().map(({ itemId }) => itemId)).toEqual(['item-2', 'item-1']);
  });

  it('holds an item once, as it was marked last', async () => {
    const { myMarks, rememberMark } = await opened();
    rememberMark(markOf());
    rememberMark(markOf({ name: 'Thomas' }));
    rememberMark(markOf({ listId: 'list-2' }));
    expect(myMarks().map(({ listId, name }) => [listId, name])).toEqual([
      ['list-2', 'Tom'],
      ['list-1', 'Thomas'],
    ]);
  });

  it('forgets what is taken back, and tells who watches', async () => {
    const { forgetMark, myMarks, rememberMark, watchMyMarks } = await opened();
    const onChange = vi.fn<() => void>();
    const end = watchMyMarks(onChange);
    rememberMark(markOf());
    forgetMark(markOf());
    expect(myMarks()).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    rememberMark(markOf());
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('hears of another window', async () => {
    const { myMarks, watchMyMarks } = await opened();
    const onChange = vi.fn<() => void>();
    watchMyMarks(onChange);
    expect(myMarks()).toEqual([]);
    localStorage.setItem('giftMarks', JSON.stringify([markOf()]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'giftMarks' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(myMarks()).toEqual([markOf()]);
  });

  it('what is no entry of ours is nothing, and is said in the log', async () => {
    const { logged } = silence('warn');
    localStorage.setItem('giftMarks', '{');
    expect((await opened()).myMarks()).toEqual([]);
    expect(logged()[0]).toContain('could not be read');
  });

  it.each(['7', '{"a":1}', '[1, null, {"listId": "x"}]'])(
    'what storage holds otherwise is nothing: %s',
    async (entry) => {
      localStorage.setItem('giftMarks', entry);
      const { myMarks } = await opened();
      expect(myMarks()).toEqual([]);
    },
  );
});

import { openDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { itemOf } from '../../testing/fixtures.ts';
import {
  confirmUnsentDraft,
  confirmUnsentItem,
  getUnsent,
  hasUnsent,
  removeUnsentItem,
  seenDrafts,
  seenOnList,
  storeUnsentDraft,
  subscribeToUnsent,
  unfinishedDeletions,
  unsentItem,
} from './outbox.ts';
import type { UnsentDraft, UnsentItem } from './database.ts';

vi.mock('idb', () => ({ openDB: vi.fn<typeof openDB>() }));

const entryOf = (id: string): UnsentItem => ({
  id,
  uid: 'ann',
  listId: 'list-1',
  item: itemOf({ id }),
  failure: null,
  at: 0,
});

const draftOf = (name: string, fields: Partial<UnsentDraft> = {}): UnsentDraft => ({
  id: name,
  uid: 'ann',
  draft: { id: name, listId: 'list-1', savedAt: 0, form: { name } },
  failure: null,
  at: 0,
  ...fields,
});

type Database = Awaited<ReturnType<typeof openDB>>;

const closed = vi.fn<() => void>();
const opens = (database: object) =>
  vi.mocked(openDB).mockResolvedValue({ close: closed, ...database } as unknown as Database);

/** The database, with these entries in it. */
function databaseOf(entries: { items?: object[]; deletions?: object[] }) {
  opens({
    getAll: async (name: 'items' | 'drafts' | 'deletions') =>
      name === 'drafts' ? [] : (entries[name] ?? []),
    get: async (_name: string, id: string) =>
      entries.items?.find((entry) => (entry as UnsentItem).id === id),
    delete: async () => undefined,
  });
}

/** The database, which stores drafts. */
function databaseOfDrafts(...entries: UnsentDraft[]) {
  const drafts = new Map(entries.map((entry) => [entry.id, entry]));
  const store = {
    get: async (id: string) => drafts.get(id),
    put: async (entry: UnsentDraft) => void drafts.set(entry.id, entry),
    delete: async (id: string) => void drafts.delete(id),
  };
  opens({
    getAll: async (name: string) => (name === 'drafts' ? [...drafts.values()] : []),
    delete: async () => undefined,
    transaction: () => ({ store, done: Promise.resolve() }),
  });
}

/** The database; answers each read when the test does. */
function slowDatabase() {
  const answers: ((entries: UnsentItem[]) => void)[] = [];
  opens({
    getAll: (name: string) =>
      name === 'drafts'
        ? Promise.resolve([])
        : new Promise<UnsentItem[]>((resolve) => answers.push(resolve)),
    delete: async () => undefined,
  });
  return answers;
}

const subscribe = (uid: string) => {
  const seen: string[][] = [];
  const failed = vi.fn<(error: unknown) => void>();
  const end = subscribeToUnsent(uid, ({ items }) => seen.push(items.map(({ id }) => id)), failed);
  onTestFinished(end);
  return { seen, failed, end };
};

it('an older answer that comes late does not replace a newer one', async () => {
  const answers = slowDatabase();
  const { seen } = subscribe('ann');
  await removeUnsentItem('kite');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.([entryOf('lamp')]);
  await vi.waitFor(() => expect(seen).toEqual([['lamp']]));
  answers[0]?.([entryOf('kite'), entryOf('lamp')]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual([['lamp']]);
});

it('reports the items of its user only, and nothing any more once it has ended', async () => {
  const answers = slowDatabase();
  const { seen, end } = subscribe('ann');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.([entryOf('kite'), { ...entryOf('lamp'), uid: 'ben' }]);
  await vi.waitFor(() => expect(seen).toEqual([['kite']]));
  await removeUnsentItem('kite');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  end();
  answers[1]?.([]);
  await removeUnsentItem('kite');
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual([['kite']]);
  expect(answers).toHaveLength(2);
});

it('a read that fails is reported, and the next change is read again', async () => {
  const answers = slowDatabase();
  const error = new Error('IndexedDB is closed');
  vi.mocked(openDB).mockRejectedValueOnce(error);
  const { seen, failed } = subscribe('ann');
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(error));
  await removeUnsentItem('kite');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.([]);
  await vi.waitFor(() => expect(seen).toEqual([[]]));
});

it('a sent item is reported until its list shows it, and not again when it is deleted there', async () => {
  const answers = slowDatabase();
  const { seen } = subscribe('ann');
  await confirmUnsentItem(entryOf('kite'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.([]);
  await vi.waitFor(() => expect(seen).toEqual([['kite']]));
  seenOnList(['kite']);
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.([]);
  await vi.waitFor(() => expect(seen).toEqual([['kite'], []]));
  seenOnList(['kite']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toHaveLength(3);
});

it('the items of a user come in the order in which they were added', async () => {
  const ofAnn = [3, 1, 2].map((at) => Object.assign(entryOf(`item-${at}`), { at }));
  databaseOf({ items: [...ofAnn, { ...entryOf('item-0'), uid: 'ben' }] });
  expect((await getUnsent('ann')).items.map(({ id }) => id)).toEqual([
    'item-1',
    'item-2',
    'item-3',
  ]);
});

it('an item that was stored before the app was updated has the fields that items have since', async () => {
  const { currency: _currency, category: _category, for: _for, ...item } = itemOf({ id: 'kite' });
  databaseOf({ items: [{ ...entryOf('kite'), item }] });
  const whole = { ...item, currency: 'USD', category: '', for: '' };
  expect((await unsentItem('kite'))?.item).toEqual(whole);
  expect((await getUnsent('ann')).items[0]?.item).toEqual(whole);
  expect(await unsentItem('lamp')).toBeUndefined();
});

it.each([
  ['nothing', [], false],
  ['an item that waits', [entryOf('kite')], true],
  ['an item that was refused', [{ ...entryOf('kite'), failure: 'This list is full.' }], true],
  ['an item of somebody else', [{ ...entryOf('kite'), uid: 'ben' }], false],
])('whether something was not sent: %s', async (_what, items, waits) => {
  databaseOf({ items });
  expect(await hasUnsent('ann')).toBe(waits);
});

it('an item that was sent does not wait, and is reported for ten seconds without its list', async () => {
  vi.useFakeTimers();
  databaseOf({});
  const { seen } = subscribe('ann');
  await confirmUnsentItem(entryOf('lamp'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(seen.at(-1)).toEqual(['lamp']);
  expect(await hasUnsent('ann')).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.at(-1)).toEqual([]);
});

it('an item that was sent is reported once, also while the outbox still has it', async () => {
  databaseOf({ items: [entryOf('mug')] });
  await confirmUnsentItem(entryOf('mug'));
  expect((await getUnsent('ann')).items).toEqual([{ ...entryOf('mug'), sent: true }]);
  seenOnList(['mug']);
});

it('deletions that were cut short are finished by who began them', async () => {
  const mine = { listId: 'garden', uid: 'ann' };
  databaseOf({ deletions: [mine, { listId: 'kitchen', uid: 'ben' }] });
  expect(await unfinishedDeletions('ann')).toEqual([mine]);
});

it('the database is closed after each use, also when that fails', async () => {
  opens({ getAll: () => Promise.reject(new Error('IndexedDB is closed')) });
  await expect(getUnsent('ann')).rejects.toThrow('IndexedDB is closed');
  expect(closed).toHaveBeenCalledOnce();
});

it('a database that does not answer is given up after three seconds', async () => {
  vi.useFakeTimers();
  vi.mocked(openDB).mockReturnValue(new Promise(() => undefined));
  const read = getUnsent('ann').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await read).toEqual(new Error('IndexedDB does not answer'));
});

async function names(): Promise<unknown[]> {
  return (await getUnsent('ann')).drafts.map(({ draft }) => draft?.form.name);
}

describe('F12 a draft', () => {
  it('whose deletion was refused is a draft as before', async () => {
    const refused = draftOf('kite', { draft: null, failure: 'No.' });
    databaseOfDrafts(refused);
    expect((await getUnsent('ann')).drafts).toEqual([]);
    expect(await hasUnsent('ann')).toBe(false);
  });

  it('that waits, or was refused, was not sent', async () => {
    databaseOfDrafts(draftOf('kite', { failure: 'No.' }), draftOf('lamp', { uid: 'ben' }));
    expect(await names()).toEqual(['kite']);
    expect(await hasUnsent('ann')).toBe(true);
    expect(await hasUnsent('eve')).toBe(false);
  });

  it('that was sent is reported until the page shows it', async () => {
    databaseOfDrafts(draftOf('kite'));
    await confirmUnsentDraft(draftOf('kite'));
    expect(await hasUnsent('ann')).toBe(false);
    expect((await getUnsent('ann')).drafts).toEqual([draftOf('kite', { sent: true })]);
    seenDrafts(['kite']);
    expect(await names()).toEqual([]);
  });

  it('that is changed while it is being sent waits as it was changed', async () => {
    databaseOfDrafts(draftOf('kite'));
    const changed = draftOf('kite', { at: 1, draft: null });
    await storeUnsentDraft(changed);
    await confirmUnsentDraft(draftOf('kite'));
    expect((await getUnsent('ann')).drafts).toEqual([changed]);
  });

  it('that is saved again soon after it was sent waits again', async () => {
    databaseOfDrafts();
    await confirmUnsentDraft(draftOf('kite'));
    await storeUnsentDraft(draftOf('kite', { at: 1 }));
    expect(await hasUnsent('ann')).toBe(true);
    seenDrafts(['kite']);
  });

  it('that another window changes soon after this one has sent it waits as it was changed', async () => {
    databaseOfDrafts(draftOf('kite'));
    await confirmUnsentDraft(draftOf('kite'));
    const changed = draftOf('kite', { at: 1, draft: null });
    databaseOfDrafts(changed);
    expect((await getUnsent('ann')).drafts).toEqual([changed]);
    expect(await hasUnsent('ann')).toBe(true);
    seenDrafts(['kite']);
  });

  it('goes with the item that is made of it, unless it was saved again since', async () => {
    databaseOfDrafts(draftOf('kite'), draftOf('lamp', { at: 2 }));
    await confirmUnsentItem({ ...entryOf('kite'), at: 1, fromDraft: true });
    await confirmUnsentItem({ ...entryOf('lamp'), at: 1, fromDraft: true });
    expect(await names()).toEqual(['lamp']);
    seenOnList(['kite', 'lamp']);
  });
});

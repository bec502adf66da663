import { openDB } from 'idb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { itemOf } from '../../testing/fixtures.ts';
import {
  confirmUnsentItem,
  removeUnsentItem,
  seenOnList,
  subscribeToUnsent,
  type UnsentItem,
} from './outbox.ts';

vi.mock('idb', () => ({ openDB: vi.fn<typeof openDB>() }));

const entryOf = (id: string): UnsentItem => ({
  id,
  uid: 'ann',
  listId: 'list-1',
  item: itemOf({ id }),
  failure: null,
  at: 0,
});

/** The database; answers each read when the test does. */
function slowDatabase() {
  const answers: ((entries: UnsentItem[]) => void)[] = [];
  const database = {
    getAll: () => new Promise<UnsentItem[]>((resolve) => answers.push(resolve)),
    delete: async () => undefined,
    close: () => undefined,
  };
  vi.mocked(openDB).mockResolvedValue(database as unknown as Awaited<ReturnType<typeof openDB>>);
  return answers;
}

const subscribe = (uid: string) => {
  const seen: string[][] = [];
  const failed = vi.fn<(error: unknown) => void>();
  const end = subscribeToUnsent(uid, (items) => seen.push(items.map(({ id }) => id)), failed);
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

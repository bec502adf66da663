import { beforeEach, expect, it, vi } from 'vitest';
import {
  confirmUnsentDraft,
  confirmUnsentItem,
  removeUnsentDraft,
  removeUnsentItem,
  storeUnsentDraft,
  storeUnsentItem,
  unsentDraft,
  unsentItem,
} from '../device/outbox/outbox.ts';
import type { UnsentItem } from '../device/outbox/database.ts';
import { loggedOnce } from '../testing/logs.ts';
import { AppError } from '../model/errors.ts';
import { itemOf } from '../testing/fixtures.ts';
import { sendItem } from './newItems.ts';
import { addItem } from './syncOutbox.ts';

vi.mock('./firestore.ts');
vi.mock('./auth/auth.ts', () => ({ getAuth: async () => ({ currentUser: { uid: 'ann' } }) }));
vi.mock('../device/outbox/outbox.ts', () => ({
  confirmUnsentItem: vi.fn<typeof confirmUnsentItem>(),
  storeUnsentItem: vi.fn<typeof storeUnsentItem>(),
  removeUnsentItem: vi.fn<typeof removeUnsentItem>(),
  unsentItem: vi.fn<typeof unsentItem>(),
  isWaiting: () => true,
  getUnsent: async () => ({ items: [], drafts: [] }),
  unfinishedDeletions: async () => [],
  unsentDraft: vi.fn<typeof unsentDraft>(),
  storeUnsentDraft: vi.fn<typeof storeUnsentDraft>(),
  removeUnsentDraft: vi.fn<typeof removeUnsentDraft>(),
  confirmUnsentDraft: vi.fn<typeof confirmUnsentDraft>(),
}));
vi.mock(import('./newItems.ts'), async (original) => ({
  ...(await original()),
  refuseFull: async () => undefined,
  sendItem: vi.fn<typeof sendItem>(),
}));

const NEW = { id: 'item-1', fromDraft: false };

beforeEach(() => {
  const stored = new Map<string, UnsentItem>();
  vi.mocked(storeUnsentItem).mockImplementation(async (entry) => {
    stored.set(entry.id, entry);
  });
  vi.mocked(unsentItem).mockImplementation(async (id) => stored.get(id));
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, run: () => Promise<unknown>) => run() },
  });
});

it('an item is sent also when this device cannot take it out of the outbox', async () => {
  vi.mocked(sendItem).mockImplementation(async (_db, item) => item);
  vi.mocked(confirmUnsentItem).mockRejectedValue(new Error('IndexedDB does not answer'));
  await expect(addItem('list-1', 'ann', itemOf(), NEW)).resolves.toBe('sent');
  expect(sendItem).toHaveBeenCalledOnce();
  expect(loggedOnce('warn')[0]).toBe('The outbox of this device could not be updated');
});

it('an item whose outbox cannot be read any more is stored there, and is no error', async () => {
  vi.mocked(unsentItem).mockRejectedValue(new Error('IndexedDB does not answer'));
  await expect(addItem('list-1', 'ann', itemOf(), NEW)).resolves.toBe('queued');
  expect(storeUnsentItem).toHaveBeenCalledOnce();
  expect(sendItem).not.toHaveBeenCalled();
  expect(loggedOnce('warn')).toContainEqual(new Error('IndexedDB does not answer'));
});

it('the reason of a refusal is said also when this device cannot take the item out of the outbox', async () => {
  vi.mocked(sendItem).mockRejectedValue(new AppError('list-full'));
  vi.mocked(removeUnsentItem).mockRejectedValue(new Error('IndexedDB does not answer'));
  await expect(addItem('list-1', 'ann', itemOf(), NEW)).rejects.toMatchObject({
    code: 'list-full',
  });
  expect(loggedOnce('warn')[0]).toBe('The outbox of this device could not be updated');
});

it('a form is told that its item is stored before that is sent, and not when it could not be stored', async () => {
  const onStored = vi.fn<() => void>();
  vi.mocked(sendItem).mockImplementation(async (_db, item) => {
    expect(onStored).toHaveBeenCalledOnce();
    return item;
  });
  await addItem('list-1', 'ann', itemOf(), NEW, onStored);
  onStored.mockClear();
  vi.mocked(storeUnsentItem).mockRejectedValue(new Error('IndexedDB does not answer'));
  vi.mocked(sendItem).mockImplementation(async (_db, item) => item);
  await addItem('list-1', 'ann', itemOf(), NEW, onStored);
  expect(onStored).not.toHaveBeenCalled();
  expect(loggedOnce('warn')[0]).toBe('This device cannot store what is to be sent');
});

it('a form that is submitted again sends the same item', async () => {
  vi.mocked(storeUnsentItem).mockRejectedValue(new Error('IndexedDB does not answer'));
  vi.mocked(sendItem).mockRejectedValueOnce(new AppError('unanswered'));
  await expect(addItem('list-1', 'ann', itemOf(), NEW)).rejects.toMatchObject({
    code: 'unanswered',
  });
  expect(loggedOnce('warn')[0]).toBe('This device cannot store what is to be sent');
  await expect(addItem('list-1', 'ann', itemOf(), NEW)).resolves.toBe('sent');
  expect(vi.mocked(sendItem).mock.calls.map(([, { id }]) => id)).toEqual(['item-1', 'item-1']);
  expect(loggedOnce('warn')[0]).toBe('This device cannot store what is to be sent');
});

it('what another window was told about the item is said here too', async () => {
  vi.mocked(unsentItem).mockResolvedValue({
    id: NEW.id,
    uid: 'ann',
    listId: 'list-1',
    item: itemOf(),
    failure: 'This list is full.',
    at: 0,
  });
  await expect(addItem('list-1', 'ann', itemOf(), NEW)).rejects.toThrow('This list is full.');
  expect(sendItem).not.toHaveBeenCalled();
});

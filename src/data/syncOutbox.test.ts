import { beforeEach, expect, it, vi } from 'vitest';
import {
  confirmUnsentItem,
  keepUnsentItem,
  unsentItem,
  type UnsentItem,
} from '../device/outbox/outbox.ts';
import { silence } from '../testing/logs.ts';
import { itemOf } from '../testing/fixtures.ts';
import { sendItem } from './newItems.ts';
import { syncOrQueue } from './syncOutbox.ts';

vi.mock('./firestore.ts');
vi.mock('./auth/auth.ts', () => ({ getAuth: async () => ({ currentUser: { uid: 'ann' } }) }));
vi.mock('../device/outbox/outbox.ts', () => ({
  confirmUnsentItem: vi.fn<typeof confirmUnsentItem>(),
  keepUnsentItem: vi.fn<typeof keepUnsentItem>(),
  removeUnsentItem: vi.fn<() => Promise<void>>(),
  unsentItem: vi.fn<typeof unsentItem>(),
}));
vi.mock(import('./newItems.ts'), async (original) => ({
  ...(await original()),
  refuseFull: async () => undefined,
  sendItem: vi.fn<typeof sendItem>(),
}));

beforeEach(() => {
  const stored = new Map<string, UnsentItem>();
  vi.mocked(keepUnsentItem).mockImplementation(async (entry) => {
    stored.set(entry.id, entry);
  });
  vi.mocked(unsentItem).mockImplementation(async (id) => stored.get(id));
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, run: () => Promise<unknown>) => run() },
  });
});

it('an item is sent also when this device cannot take it out of the outbox', async () => {
  const warned = silence('warn');
  vi.mocked(sendItem).mockImplementation(async (_db, item) => item);
  vi.mocked(confirmUnsentItem).mockRejectedValue(new Error('IndexedDB does not answer'));
  await expect(syncOrQueue('list-1', 'ann', itemOf())).resolves.toBe('sent');
  expect(sendItem).toHaveBeenCalledOnce();
  expect(warned.logged()[0]).toBe('The outbox of this device could not be updated');
});

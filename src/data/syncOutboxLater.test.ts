import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnfinishedDeletion, UnsentItem } from '../device/outbox/database.ts';
import { AppError } from '../model/errors.ts';
import { itemOf } from '../testing/fixtures.ts';
import { loggedOnce } from '../testing/logs.ts';
import { whereMoved } from './finishMove.ts';
import { deleteList as deleteFromServer, finishDeletion } from './listDeletion.ts';
import { sendItem } from './newItems.ts';
import { deleteList, sendAgain, sendOutboxOnce, addItem, syncOutbox } from './syncOutbox.ts';

const { session, device } = vi.hoisted(() => ({
  session: { currentUser: null as { uid: string } | null },
  /** What the outbox of this device has. */
  device: {
    items: new Map<string, UnsentItem>(),
    deletions: new Map<string, UnfinishedDeletion>(),
  },
}));
vi.mock('./firestore.ts');
vi.mock('./auth/auth.ts', () => ({ getAuth: async () => session }));
vi.mock('./finishMove.ts');
vi.mock('./listDeletion.ts');
vi.mock(import('../device/outbox/outbox.ts'), async (original) => {
  const { isWaiting } = await original();
  return {
    isWaiting,
    storeUnsentItem: async (entry) => void device.items.set(entry.id, entry),
    removeUnsentItem: async (id) => void device.items.delete(id),
    confirmUnsentItem: async ({ id }) => void device.items.delete(id),
    unsentItem: async (id) => device.items.get(id),
    storeUnsentDraft: async () => undefined,
    removeUnsentDraft: async () => undefined,
    confirmUnsentDraft: async () => undefined,
    unsentDraft: async () => undefined,
    getUnsent: async (uid) => ({
      items: [...device.items.values()].filter((entry) => entry.uid === uid),
      drafts: [],
    }),
    storeDeletion: async (entry) => void device.deletions.set(entry.listId, entry),
    removeDeletion: async (listId) => void device.deletions.delete(listId),
    unfinishedDeletions: async () => [...device.deletions.values()],
  };
});
vi.mock(import('./newItems.ts'), async (original) => ({
  ...(await original()),
  refuseFull: async () => undefined,
  sendItem: vi.fn<typeof sendItem>(async (_db, item) => item),
}));

const KITE = { id: 'kite', fromDraft: false };
const add = () => addItem('list-1', 'ann', itemOf({ name: 'Kite' }), KITE);
const waits = (id: string, fields: Partial<UnsentItem> = {}): UnsentItem => {
  const item = itemOf({ id });
  const entry = { id, uid: 'ann', listId: 'list-1', item, failure: null, at: 0, ...fields };
  device.items.set(id, entry);
  return entry;
};
const sentIds = () => vi.mocked(sendItem).mock.calls.map(([, { id }]) => id);

/** Another window is at it (e2e/browser/network/outbox.spec.ts has two). */
let isLocked = false;
const request = (_name: string, ...rest: unknown[]) =>
  (rest.at(-1) as (lock: object | null) => Promise<unknown>)(isLocked ? null : {});
const goOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks: { request } });

beforeEach(() => {
  vi.useFakeTimers();
  device.items.clear();
  device.deletions.clear();
  session.currentUser = { uid: 'ann' };
  isLocked = false;
  goOnline(true);
});

describe('§7 an item that cannot be sent at once', () => {
  it('is sent at once before a logout, also in a pause between two tries', async () => {
    waits('kite');
    vi.mocked(sendItem).mockRejectedValueOnce(new AppError('offline'));
    const synced = syncOutbox('ann');
    await vi.advanceTimersByTimeAsync(100);
    expect(device.items.size).toBe(1);
    await sendOutboxOnce('ann');
    expect(device.items.size).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    await synced;
    expect(loggedOnce('info')[0]).toBe('The outbox could not be sent yet');
  });

  it('is queued when the browser goes offline, and sent later', async () => {
    vi.mocked(sendItem)
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockRejectedValueOnce(new AppError('offline'));
    const added = add();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('offline'));
    await expect(added).resolves.toBe('queued');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(device.items.size).toBe(0);
    expect(sentIds()).toEqual(['kite', 'kite', 'kite']);
    expect(loggedOnce('info')[0]).toBe('The outbox could not be sent yet');
  });

  it('is queued at once when the browser is offline already', async () => {
    goOnline(false);
    vi.mocked(sendItem).mockReturnValueOnce(new Promise(() => undefined));
    await expect(add()).resolves.toBe('queued');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(device.items.size).toBe(0);
  });

  it('that is refused later stays with the reason, and is sent again when its user wants that', async () => {
    const kite = waits('kite');
    vi.mocked(sendItem).mockRejectedValueOnce(new AppError('list-full'));
    await syncOutbox('ann');
    expect(device.items.get('kite')?.failure).toBe(new AppError('list-full').message);
    await syncOutbox('ann');
    expect(sentIds()).toEqual(['kite']);
    await sendAgain(kite);
    expect(device.items.size).toBe(0);
  });

  it('that is refused while its form is open does not stay: the form says why', async () => {
    vi.mocked(sendItem).mockRejectedValueOnce(new AppError('list-full'));
    await expect(add()).rejects.toMatchObject({ code: 'list-full' });
    expect(device.items.size).toBe(0);
  });

  it('that is sent again and gets no answer is sent later', async () => {
    const kite = waits('kite', { failure: 'No.' });
    vi.mocked(sendItem)
      .mockRejectedValueOnce(new AppError('offline'))
      .mockRejectedValueOnce(new AppError('offline'));
    await sendAgain(kite);
    expect(device.items.get('kite')?.failure).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(device.items.size).toBe(0);
    expect(loggedOnce('info')[0]).toBe('The outbox could not be sent yet');
  });

  it('F13 goes to its list although that has a new link meanwhile', async () => {
    waits('kite');
    vi.mocked(sendItem).mockRejectedValueOnce(new AppError('list-moved'));
    vi.mocked(whereMoved).mockResolvedValue('list-2');
    await syncOutbox('ann');
    expect(vi.mocked(sendItem).mock.lastCall?.[1]).toMatchObject({ id: 'kite', listId: 'list-2' });
    expect(device.items.size).toBe(0);
  });

  it('F13 is refused when its user may not know the new link of the list', async () => {
    waits('kite');
    vi.mocked(sendItem).mockRejectedValueOnce(new AppError('list-moved'));
    vi.mocked(whereMoved).mockResolvedValue(null);
    await syncOutbox('ann');
    expect(device.items.get('kite')?.failure).toBe(new AppError('list-moved').message);
  });

  it('F12 of a draft is still known as that when it is sent', async () => {
    waits('kite', { fromDraft: true });
    waits('lamp');
    await syncOutbox('ann');
    expect(vi.mocked(sendItem).mock.calls.map(([, { id }, options]) => [id, options])).toEqual([
      ['kite', { fromDraft: true, isFormOpen: false }],
      ['lamp', { fromDraft: false, isFormOpen: false }],
    ]);
  });
});

describe('§7 what waits on this device', () => {
  it('is left alone while another user is signed in, or nobody', async () => {
    waits('kite');
    for (const currentUser of [{ uid: 'ben' }, null]) {
      session.currentUser = currentUser;
      await syncOutbox('ann');
    }
    expect(sendItem).not.toHaveBeenCalled();
  });

  it('is not taken for refused when its user has signed out meanwhile', async () => {
    waits('kite');
    vi.mocked(sendItem).mockImplementationOnce(async () => {
      session.currentUser = null;
      throw new AppError('permission-denied');
    });
    await Promise.race([syncOutbox('ann'), vi.advanceTimersByTimeAsync(60_000)]);
    expect(device.items.get('kite')?.failure).toBeNull();
    expect(loggedOnce('info')[0]).toBe('The outbox could not be sent yet');
  });

  it('is sent once, however often that is asked for', async () => {
    waits('kite');
    await Promise.all([syncOutbox('ann'), syncOutbox('ann')]);
    expect(sentIds()).toEqual(['kite']);
  });
});

describe('§4 the deletion of a list', () => {
  it('that is cut short is finished later, by one window', async () => {
    vi.mocked(deleteFromServer).mockRejectedValueOnce(new AppError('offline'));
    await expect(deleteList('list-1', 'ann')).rejects.toMatchObject({ code: 'offline' });
    isLocked = true;
    await syncOutbox('ann');
    expect(finishDeletion).not.toHaveBeenCalled();
    isLocked = false;
    await syncOutbox('ann');
    expect(vi.mocked(finishDeletion).mock.calls.map(([, listId]) => listId)).toEqual(['list-1']);
    await syncOutbox('ann');
    expect(finishDeletion).toHaveBeenCalledOnce();
  });

  it('that is cut short remembers the former id of the list, also through another attempt', async () => {
    vi.mocked(deleteFromServer).mockImplementationOnce(async (_db, _id, _uid, former) => {
      await former?.noteFormerId?.('list-0');
      throw new AppError('offline');
    });
    await expect(deleteList('list-1', 'ann')).rejects.toMatchObject({ code: 'offline' });
    vi.mocked(deleteFromServer).mockRejectedValueOnce(new AppError('offline'));
    await expect(deleteList('list-1', 'ann')).rejects.toMatchObject({ code: 'offline' });
    expect(vi.mocked(deleteFromServer).mock.lastCall?.[3]?.formerId).toBe('list-0');
    await syncOutbox('ann');
    expect(vi.mocked(finishDeletion).mock.calls).toEqual([[expect.anything(), 'list-1', 'list-0']]);
  });

  it.each([
    ['that is complete', undefined],
    ['that is refused', new AppError('permission-denied')],
  ])('%s is not finished later', async (_what, refusal) => {
    if (refusal) vi.mocked(deleteFromServer).mockRejectedValueOnce(refusal);
    const deleted = await deleteList('list-1', 'ann').catch((error: unknown) => error);
    expect(deleted).toBe(refusal);
    await syncOutbox('ann');
    expect(finishDeletion).not.toHaveBeenCalled();
  });
});

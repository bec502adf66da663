import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnsentDraft, UnsentItem } from '../device/outbox/database.ts';
import type { Draft } from '../model/drafts/draft.ts';
import { AppError } from '../model/errors.ts';
import { itemOf } from '../testing/fixtures.ts';
import { loggedOnce } from '../testing/logs.ts';
import { writeDraft } from './drafts.ts';
import { sendItem } from './newItems.ts';
import { deleteDraft, restoreDraft, saveDraft, sendAgain, syncOutbox } from './syncOutbox.ts';

/** What the outbox of this device has. */
const { device } = vi.hoisted(() => ({
  device: {
    items: [] as UnsentItem[],
    drafts: new Map<string, UnsentDraft>(),
    isFull: false,
  },
}));
vi.mock('./firestore.ts');
vi.mock('./auth/auth.ts', () => ({ getAuth: async () => ({ currentUser: { uid: 'ann' } }) }));
vi.mock(import('../device/outbox/outbox.ts'), async (original) => {
  const { isWaiting } = await original();
  return {
    isWaiting,
    storeUnsentItem: async () => undefined,
    removeUnsentItem: async () => undefined,
    confirmUnsentItem: async ({ id }) => {
      device.items = device.items.filter((item) => item.id !== id);
    },
    unsentItem: async (id) => device.items.find((item) => item.id === id),
    storeUnsentDraft: async (entry) => {
      if (device.isFull) throw new Error('QuotaExceededError');
      device.drafts.set(entry.id, entry);
    },
    removeUnsentDraft: async (id) => void device.drafts.delete(id),
    confirmUnsentDraft: async ({ id }) => void device.drafts.delete(id),
    unsentDraft: async (id) => device.drafts.get(id),
    getUnsent: async () => ({ items: device.items, drafts: [...device.drafts.values()] }),
    unfinishedDeletions: async () => [],
  };
});
vi.mock(import('./drafts.ts'), async (original) => ({
  ...(await original()),
  refuseDraft: async () => undefined,
  writeDraft: vi.fn<typeof writeDraft>(async () => undefined),
}));
vi.mock(import('./newItems.ts'), async (original) => ({
  ...(await original()),
  sendItem: vi.fn<typeof sendItem>(async (_db, item) => item),
}));

const kite: Draft = { id: 'kite', listId: 'list-1', savedAt: 1, form: { name: 'Kite' } };
const red: Draft = { ...kite, savedAt: 2, form: { name: 'Red kite' } };
const full = new AppError('unknown', 'You have 50 drafts.');
const written = () => vi.mocked(writeDraft).mock.calls.map(([, , { draft }]) => draft);

const locks = { request: (_: string, run: () => Promise<unknown>) => run() };
const goOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, locks });

beforeEach(() => {
  vi.useFakeTimers();
  device.items = [];
  device.drafts.clear();
  device.isFull = false;
  goOnline(true);
});

describe('F12 a draft', () => {
  it('that is saved and deleted offline is sent as what was done last', async () => {
    goOnline(false);
    vi.mocked(writeDraft).mockRejectedValue(new AppError('offline'));
    await expect(saveDraft('ann', kite)).resolves.toBe('queued');
    await expect(saveDraft('ann', red)).resolves.toBe('queued');
    expect(device.drafts.get('kite')?.draft).toEqual(red);
    await expect(deleteDraft('ann', 'kite')).resolves.toBe('queued');
    expect(loggedOnce('info')[0]).toBe('The outbox could not be sent yet');
    vi.mocked(writeDraft).mockReset();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written()).toEqual([null]);
    expect(device.drafts.size).toBe(0);
  });

  it('that is refused later stays with the reason, and is saved again when its user wants that', async () => {
    vi.mocked(writeDraft).mockRejectedValueOnce(full);
    device.drafts.set('kite', { id: 'kite', uid: 'ann', draft: kite, failure: null, at: 0 });
    await syncOutbox('ann');
    const refused = device.drafts.get('kite');
    expect(refused).toMatchObject({ draft: kite, failure: full.message });
    if (refused) await sendAgain(refused);
    expect(device.drafts.size).toBe(0);
  });

  it('is as it was saved before, when a change of it is refused in its form', async () => {
    const before = { id: 'kite', uid: 'ann', draft: kite, failure: full.message, at: 0 };
    device.drafts.set('kite', before);
    vi.mocked(writeDraft).mockRejectedValueOnce(full);
    await expect(saveDraft('ann', red)).rejects.toThrow(full.message);
    expect(device.drafts.get('kite')).toEqual(before);
  });

  it('that another window has saved meanwhile is not taken back with a change that was refused', async () => {
    const newer = { id: 'kite', uid: 'ann', draft: red, failure: null, at: Date.now() + 1 };
    vi.mocked(writeDraft).mockImplementationOnce(async () => {
      device.drafts.set('kite', newer);
      throw full;
    });
    await expect(saveDraft('ann', kite)).rejects.toThrow(full.message);
    expect(device.drafts.get('kite')).toEqual(newer);
  });

  it('that is changed while it is being refused is sent as it was changed', async () => {
    device.drafts.set('kite', { id: 'kite', uid: 'ann', draft: kite, failure: null, at: 0 });
    vi.mocked(writeDraft).mockImplementationOnce(async () => {
      device.drafts.set('kite', { id: 'kite', uid: 'ann', draft: red, failure: null, at: 1 });
      throw full;
    });
    await Promise.all([syncOutbox('ann'), vi.advanceTimersByTimeAsync(60_000)]);
    expect(written()).toEqual([kite, red]);
    expect(device.drafts.size).toBe(0);
    expect(loggedOnce('info')).toHaveLength(2);
  });

  it('that is saved where nothing can be stored is not replaced by what waited there', async () => {
    device.drafts.set('kite', { id: 'kite', uid: 'ann', draft: kite, failure: null, at: 0 });
    device.isFull = true;
    await expect(saveDraft('ann', red)).resolves.toBe('sent');
    await syncOutbox('ann');
    expect(written()).toEqual([red]);
    expect(loggedOnce('warn')[0]).toBe('This device cannot store what is to be sent');
  });

  it('does not come back while the item that is made of it waits', async () => {
    const item = itemOf({ id: 'kite' });
    device.items.push({ id: 'kite', uid: 'ann', listId: 'list-1', item, failure: null, at: 1 });
    device.drafts.set('kite', { id: 'kite', uid: 'ann', draft: kite, failure: null, at: 0 });
    vi.mocked(sendItem).mockRejectedValueOnce(new AppError('unanswered'));
    const synced = syncOutbox('ann');
    await vi.advanceTimersByTimeAsync(10);
    expect(written()).toEqual([]);
    // The item's confirmation removes the draft.
    device.drafts.clear();
    await Promise.all([synced, vi.advanceTimersByTimeAsync(60_000)]);
    expect(written()).toEqual([]);
    expect(loggedOnce('info')[0]).toBe('The outbox could not be sent yet');
  });

  it('that is put back is refused only on the device, where it stays', async () => {
    vi.mocked(writeDraft).mockRejectedValueOnce(full);
    await restoreDraft('ann', kite);
    await vi.advanceTimersByTimeAsync(0);
    expect(device.drafts.get('kite')).toMatchObject({ draft: kite, failure: full.message });
  });

  it('that cannot be deleted later is not deleted once more by itself', async () => {
    const refusal = new AppError('permission-denied');
    vi.mocked(writeDraft).mockRejectedValueOnce(refusal);
    device.drafts.set('kite', { id: 'kite', uid: 'ann', draft: null, failure: null, at: 0 });
    await syncOutbox('ann');
    await syncOutbox('ann');
    expect(writeDraft).toHaveBeenCalledOnce();
    expect(device.drafts.get('kite')).toMatchObject({ draft: null, failure: refusal.message });
  });

  it('whose deletion another window has sent first, and was refused, is not told as deleted', async () => {
    vi.resetModules();
    const otherWindow = await import('./syncOutbox.ts');
    const refusal = new AppError('permission-denied');
    vi.mocked(writeDraft).mockRejectedValueOnce(refusal);
    const request = vi.fn<typeof locks.request>((_lock, run) => run());
    // The other window has the lock when this one asks for it.
    request.mockImplementationOnce(async (_lock, run) => {
      await otherWindow.syncOutbox('ann');
      return run();
    });
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    await expect(deleteDraft('ann', 'kite')).rejects.toThrow(refusal.message);
    expect(writeDraft).toHaveBeenCalledOnce();
    expect(device.drafts.size).toBe(0);
  });

  it('is saved after the items that wait, which may make room for it', async () => {
    device.drafts.set('red', { id: 'red', uid: 'ann', draft: red, failure: null, at: 0 });
    const item = itemOf({ id: 'kite' });
    device.items.push({ id: 'kite', uid: 'ann', listId: 'list-1', item, failure: null, at: 0 });
    await syncOutbox('ann');
    const [added, saved] = [sendItem, writeDraft].map(
      (command) => vi.mocked(command).mock.invocationCallOrder[0] ?? 0,
    );
    expect(added).toBeLessThan(saved ?? 0);
  });
});

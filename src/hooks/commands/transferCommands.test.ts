import { afterEach, expect, it, vi } from 'vitest';
import * as transfer from '../../data/transferItem.ts';
import { clearAttempts } from '../../device/attempts.ts';
import { AppError } from '../../model/errors.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { copyItem, moveItemToList } from './transferCommands.ts';

vi.mock('../../data/firestore.ts');
vi.mock('../../data/transferItem.ts');

afterEach(clearAttempts);

const to = { id: 'list-2', name: 'Garden' };

it('F15 a copy that may have arrived is not made twice, whatever the next attempts say', async () => {
  const copy = vi.mocked(transfer.copyItem);
  for (const code of ['unanswered', 'busy'] as const) {
    copy.mockRejectedValueOnce(new AppError(code));
    await expect(copyItem(itemOf(), to)).rejects.toMatchObject({ code });
  }
  await copyItem(itemOf(), to);
  expect(new Set(copy.mock.calls.map(([, , , id]) => id)).size).toBe(1);
});

it('F15 a move whose original could not be deleted is finished without a second copy', async () => {
  const copy = vi.mocked(transfer.copyItem);
  vi.mocked(transfer.deleteOriginal).mockRejectedValueOnce(new AppError('permission-denied'));
  await expect(moveItemToList(itemOf(), to)).rejects.toMatchObject({ code: 'permission-denied' });
  const copyId = await moveItemToList(itemOf(), to);
  expect(copy.mock.calls.map(([, , , id]) => id)).toEqual([copyId, copyId]);
});

it.each([
  ['moved', moveItemToList],
  ['copied', copyItem],
])('F15 an edit after a try that was interrupted is %s, too', async (_, transferTo) => {
  const copy = vi.mocked(transfer.copyItem);
  copy.mockRejectedValueOnce(new AppError('unanswered'));
  await expect(transferTo(itemOf(), to)).rejects.toMatchObject({ code: 'unanswered' });
  const marked = itemOf({ purchasedBy: ['Tom'] });
  copy.mockRejectedValueOnce(new AppError('unanswered'));
  await expect(transferTo(marked, to)).rejects.toMatchObject({ code: 'unanswered' });
  const edited = itemOf({ notes: 'The large one' });
  await transferTo(edited, to);
  // Under the first id the other list may have the item as it was before.
  const [first, second, third] = copy.mock.calls.map(([, , , id]) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(copy.mock.lastCall?.[1]).toBe(edited);
});

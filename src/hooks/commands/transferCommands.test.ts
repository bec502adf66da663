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

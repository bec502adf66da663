import { afterEach, expect, it, vi } from 'vitest';
import * as purchases from '../../data/purchases.ts';
import { clearAttempts, openAttempts } from '../../device/attempts.ts';
import { myMarks, rememberMark } from '../../device/myMarks.ts';
import { AppError } from '../../model/errors.ts';
import { markOf } from '../../testing/fixtures.ts';
import { markPurchased } from './markCommands.ts';

vi.mock('../../data/firestore.ts');
vi.mock('../../data/purchases.ts');

afterEach(clearAttempts);

const OPTIONS = { known: null, hidden: false };

/** What the command is called with in each attempt of one form to mark the item. */
async function sentAgainAfter(
  ...failures: { code: 'unanswered' | 'contention' | 'busy'; sent: boolean }[]
) {
  const attempt = new Map<string, number>();
  const write = vi.mocked(purchases.markPurchased);
  for (const { code, sent } of failures) {
    write.mockImplementationOnce(async (_db, _listId, _itemId, _name, options) => {
      if (sent) options?.onSending?.(options.had ?? 0);
      throw new AppError(code);
    });
    await expect(markPurchased(markOf(), OPTIONS, attempt)).rejects.toMatchObject({ code });
  }
  write.mockResolvedValueOnce(1);
  await markPurchased(markOf(), OPTIONS, attempt);
  return write.mock.calls.map(([, , , , options]) => options?.had);
}

it('a mark whose response was lost is found again', async () => {
  expect(await sentAgainAfter({ code: 'unanswered', sent: true })).toEqual([null, 0]);
});

it('a mark that was refused is not looked for: the name may have come from elsewhere since', async () => {
  expect(await sentAgainAfter({ code: 'contention', sent: true })).toEqual([null, null]);
});

it('… nor does it make this tab forget the earlier attempt', async () => {
  const write = vi.mocked(purchases.markPurchased);
  const attempt = new Map<string, number>();
  const fail = async (code: 'unanswered' | 'busy', sent: boolean) => {
    write.mockImplementationOnce(async (_db, _listId, _itemId, _name, options) => {
      if (sent) options?.onSending?.(0);
      throw new AppError(code);
    });
    await expect(markPurchased(markOf(), OPTIONS, attempt)).rejects.toMatchObject({ code });
    return openAttempts('mark ').length;
  };
  expect(await fail('unanswered', true)).toBe(1);
  expect(await fail('busy', false)).toBe(1);
});

it('a refusal before anything was sent says nothing about an earlier attempt', async () => {
  expect(
    await sentAgainAfter({ code: 'unanswered', sent: true }, { code: 'busy', sent: false }),
  ).toEqual([null, 0, 0]);
});

it('F1 whom purchases are hidden from has the pieces of this device, and those of the new mark', async () => {
  rememberMark(markOf({ pieces: 2 }));
  vi.mocked(purchases.markPurchased).mockResolvedValueOnce(1);
  await markPurchased(markOf(), { known: null, hidden: true }, new Map());
  expect(myMarks()).toMatchObject([{ name: markOf().name, pieces: 3 }]);
});

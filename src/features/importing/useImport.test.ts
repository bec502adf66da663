import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import { IMPORT_EXPORT_MESSAGES } from '../../model/importing/importExportMessages.ts';
import { readImport } from '../../model/importing/importRows.ts';
import { LIMITS } from '../../model/limits.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';
import { readImportRun } from '../../device/adding/importRuns.ts';
import { removeUserEntries } from '../../lib/storage.ts';
import { deferred } from '../../testing/deferred.ts';
import { loggedOnce, loggedTo } from '../../testing/logs.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { importer } from '../../hooks/commands/listCommands.ts';
import { whyNotAdded } from './importState.ts';
import { useImport } from './useImport.ts';

vi.mock('../../hooks/commands/listCommands.ts');

const addRow = vi.fn<ReturnType<typeof importer>>();

beforeEach(() => void vi.mocked(importer).mockReturnValue(addRow));

function importing(lines: string[], items = [itemOf()]) {
  const rows = readImport(lines.join('\n')).rows ?? [];
  const list = listOf({ items });
  const user = userOf();
  return renderHook(() => useImport(list, user, rows)).result;
}

type Result = ReturnType<typeof importing>;

const reasons = (result: Result) => result.current.state.entries.map(whyNotAdded);
const run = (result: Result) => act(() => result.current.run());
const sent = () => addRow.mock.calls.map(([, { url }]) => url);

const abc = ['https://a.example/', 'https://b.example/', 'https://c.example/'];

describe('F6 import adds rows one after the other', () => {
  it('each is sent when the previous one is acknowledged, and all are reported', async () => {
    const first = deferred<void>();
    addRow.mockReturnValueOnce(first.promise).mockResolvedValue();
    const result = importing(abc);
    let done: Promise<void> | undefined;
    await act(async () => {
      done = result.current.run();
    });
    expect(sent()).toEqual([abc[0]]);
    expect(result.current.state).toMatchObject({ running: true, progress: { done: 0, of: 3 } });
    await act(async () => {
      first.resolve();
      await done;
    });
    expect(sent()).toEqual(abc);
    expect(reasons(result)).toEqual([null, null, null]);
    expect(result.current.state).toMatchObject({ running: false, progress: { done: 3, of: 3 } });
  });

  it('invalid rows are never sent, duplicates only when they are selected', async () => {
    addRow.mockResolvedValue();
    const result = importing(['a red kettle', 'https://shop.example/kettle', 'https://a.example/']);
    expect(reasons(result)).toEqual([
      FORM_MESSAGES.urlRequired,
      FORM_MESSAGES.alreadyOnList,
      IMPORT_EXPORT_MESSAGES.notTried,
    ]);
    act(() => result.current.choose(2, true));
    act(() => result.current.choose(3, false));
    await run(result);
    expect(sent()).toEqual(['https://shop.example/kettle']);
  });

  it('rows that do not fit show that and are not sent; deselecting another row makes room', async () => {
    const full = Array.from({ length: LIMITS.itemsPerList - 1 }, (_, i) =>
      itemOf({ id: `${i}`, url: `https://x.example/${i}` }),
    );
    addRow.mockResolvedValue();
    const result = importing(abc, full);
    expect(reasons(result)).toEqual([
      IMPORT_EXPORT_MESSAGES.notTried,
      IMPORT_EXPORT_MESSAGES.noRoom,
      IMPORT_EXPORT_MESSAGES.noRoom,
    ]);
    act(() => result.current.choose(1, false));
    await run(result);
    expect(sent()).toEqual([abc[1]]);
  });
});

describe('F6 a failure in the middle keeps the rest', () => {
  it('after an error of one row the next rows are added', async () => {
    addRow
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new AppError('list-too-large'))
      .mockResolvedValueOnce();
    const result = importing(abc);
    await run(result);
    expect(reasons(result)).toEqual([null, ERROR_MESSAGES['list-too-large'], null]);
    expect(result.current.state.ended).toBeNull();
    expect(loggedTo('error')).toHaveLength(1);
  });

  it.each([
    'offline',
    'unanswered',
    'not-found',
    'list-private',
    'list-moved',
    'list-full',
    'contention',
    'busy',
  ] as const)('%s ends the run and says why; the rest is tried again on demand', async (code) => {
    const failure = new AppError(code);
    addRow.mockResolvedValueOnce().mockRejectedValueOnce(failure).mockResolvedValue();
    const result = importing(abc);
    await run(result);
    expect(sent()).toHaveLength(2);
    expect(result.current.state.ended).toBe(failure.message);
    expect(reasons(result)).toEqual([null, failure.message, IMPORT_EXPORT_MESSAGES.notTried]);
    await run(result);
    expect(sent()).toEqual([abc[0], abc[1], abc[1], abc[2]]);
    expect(reasons(result)).toEqual([null, null, null]);
    expect(result.current.state.ended).toBeNull();
    expect(loggedTo('error')).toHaveLength(1);
  });

  it('a single refusal does not end the run; several in succession do', async () => {
    const refused = new AppError('permission-denied');
    addRow
      .mockRejectedValueOnce(refused)
      .mockRejectedValueOnce(refused)
      .mockResolvedValueOnce()
      .mockRejectedValue(refused);
    const result = importing(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `https://${name}.example/`),
    );
    await run(result);
    expect(reasons(result)).toEqual([
      ERROR_MESSAGES['permission-denied'],
      ERROR_MESSAGES['permission-denied'],
      null,
      ERROR_MESSAGES['permission-denied'],
      ERROR_MESSAGES['permission-denied'],
      ERROR_MESSAGES['permission-denied'],
      IMPORT_EXPORT_MESSAGES.notTried,
    ]);
    expect(result.current.state.ended).toBe(ERROR_MESSAGES['permission-denied']);
    expect(loggedTo('error')).toHaveLength(5);
  });

  it('a row without an answer is sent again with the same id', async () => {
    addRow.mockRejectedValueOnce(new AppError('unanswered')).mockResolvedValue();
    const result = importing(abc);
    await run(result);
    await run(result);
    const [first, again, next] = addRow.mock.calls.map(([id]) => id);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
    expect(sent()).toEqual([abc[0], ...abc]);
    expect(loggedTo('error')).toHaveLength(1);
  });

  it('when stopped, it ends after the current row', async () => {
    const result = importing(abc);
    addRow.mockImplementationOnce(async () => {
      result.current.stop();
    });
    await run(result);
    expect(sent()).toEqual([abc[0]]);
    expect(result.current.state.ended).toBe(IMPORT_EXPORT_MESSAGES.stopped);
    expect(reasons(result)).toEqual([
      null,
      IMPORT_EXPORT_MESSAGES.notTried,
      IMPORT_EXPORT_MESSAGES.notTried,
    ]);
  });
});

describe('F6 an import that was interrupted goes on later', () => {
  const user = userOf();

  it('with the same ids; rows on the list are not sent again, and at the end nothing is stored', async () => {
    const result = importing(abc);
    addRow
      .mockResolvedValueOnce()
      .mockImplementationOnce(async () => {
        result.current.stop();
      })
      .mockResolvedValue();
    await run(result);
    const stored = readImportRun(user.uid, listOf().id) ?? [];
    expect(stored.map(({ added }) => added)).toEqual([true, true, false]);

    // As after a reload during the run: nothing is noted as added, but the first row is on the list.
    const items = [itemOf({ id: stored[0]?.id ?? '', url: abc[0] ?? '' })];
    const before = stored.map((row) => ({ ...row, added: false }));
    addRow.mockClear();
    const later = renderHook(() => useImport(listOf({ items }), user, before)).result;
    expect(reasons(later)).toEqual([
      null,
      IMPORT_EXPORT_MESSAGES.notTried,
      IMPORT_EXPORT_MESSAGES.notTried,
    ]);
    await run(later);
    expect(addRow.mock.calls.map(([id]) => id)).toEqual([stored[1]?.id, stored[2]?.id]);
    expect(readImportRun(user.uid, listOf().id)).toBeNull();
  });

  it('also when another one into the same list came in between', async () => {
    addRow.mockRejectedValue(new AppError('offline'));
    await run(importing(abc));
    expect(loggedOnce('error')[1]).toBe('offline');
    const [first, ...rest] = readImportRun(user.uid, listOf().id) ?? [];
    addRow.mockReset().mockResolvedValue();
    await run(importing(['https://d.example/', 'https://e.example/']));
    const left = readImportRun(user.uid, listOf().id) ?? [];
    expect(left.map(({ id }) => id)).toEqual([first?.id, ...rest.map(({ id }) => id)]);
    const later = renderHook(() => useImport(listOf(), user, left)).result;
    await run(later);
    expect(sent().slice(-3)).toEqual(abc);
    expect(readImportRun(user.uid, listOf().id)).toBeNull();
  });

  it('not when the same rows were imported meanwhile: they would be added twice', async () => {
    addRow.mockRejectedValue(new AppError('offline'));
    await run(importing(abc));
    expect(loggedOnce('error')[1]).toBe('offline');
    addRow.mockReset().mockResolvedValue();
    await run(importing(abc));
    expect(readImportRun(user.uid, listOf().id)).toBeNull();
  });

  it('also when both are not complete: each row is told apart', async () => {
    addRow.mockRejectedValue(new AppError('offline'));
    await run(importing(abc));
    expect(loggedOnce('error')[1]).toBe('offline');
    await run(importing(['https://d.example/']));
    expect(loggedOnce('error')[1]).toBe('offline');
    const left = readImportRun(user.uid, listOf().id) ?? [];
    expect(left.map(({ row }) => row.number)).toEqual([1, 2, 3, 4]);
    expect(left.map(({ row }) => row.cells.url)).toEqual(['https://d.example/', ...abc]);
    removeUserEntries();
  });

  it('also when the page goes away in the middle', async () => {
    const answer = deferred<void>();
    addRow.mockReturnValueOnce(answer.promise);
    const { result, unmount } = renderHook(() =>
      useImport(listOf(), user, readImport(abc.join('\n')).rows ?? []),
    );
    let done: Promise<void> | undefined;
    act(() => {
      done = result.current.run();
    });
    expect(readImportRun(user.uid, listOf().id)).toHaveLength(3);
    unmount();
    answer.resolve();
    await done;
    expect(sent()).toEqual([abc[0]]);
    expect(readImportRun(user.uid, listOf().id)?.map(({ added }) => added)).toEqual([
      true,
      false,
      false,
    ]);
    removeUserEntries();
    expect(readImportRun(user.uid, listOf().id)).toBeNull();
  });
});

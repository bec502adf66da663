import type { DocumentSnapshot, Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { AppError, codeOf } from '../model/errors.ts';
import { runTransactionWithRetry } from './transactions.ts';

type Body = Parameters<typeof runTransactionWithRetry<string>>[1];

const runTransaction = vi.hoisted(() =>
  vi.fn<(db: unknown, attempt: (tx: unknown) => Promise<string>) => Promise<string>>(),
);
vi.mock('firebase/firestore', () => ({ runTransaction }));

beforeEach(() => void vi.useFakeTimers());

const db = {} as Firestore;
const snapshotOf = (data: object) => ({ data: () => data }) as DocumentSnapshot;
const never = () => new Promise<never>(() => undefined);
const errorOf = (code: string) => Object.assign(new Error(code), { code });

function fail(code: string, times: number): void {
  for (let time = 0; time < times; time += 1) runTransaction.mockRejectedValueOnce(errorOf(code));
}

/** The server's answer to each write whose body has run: 'written', 'nothing', or an error's code. */
function answerWrites(...answers: string[]): void {
  runTransaction.mockImplementation(async (_db, attempt) => {
    const result = await attempt({});
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'written') return result;
    return answer === 'nothing' ? never() : Promise.reject(errorOf(answer ?? ''));
  });
}

/** What a command ends with within two minutes, and after how many milliseconds. */
async function endOf(body: Body) {
  const began = Date.now();
  let end: unknown = 'none';
  runTransactionWithRetry(db, body).then(
    (result) => (end = { result }),
    (error: unknown) => (end = { code: codeOf(error), after: Date.now() - began }),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return end;
}

it('after conflicts, a quota error is retried after seconds, as after none', async () => {
  fail('aborted', 8);
  fail('resource-exhausted', 1);
  runTransaction.mockResolvedValueOnce('written');
  const outcome = runTransactionWithRetry(db, () => Promise.resolve('written'));
  await vi.advanceTimersByTimeAsync(8 * 400 + 3_000);
  expect(runTransaction).toHaveBeenCalledTimes(10);
  await expect(outcome).resolves.toBe('written');
});

describe('§7 how long a write waits for the server', () => {
  it('not at all when the browser says that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await endOf(() => 'written')).toEqual({ code: 'offline', after: 0 });
    expect(runTransaction).not.toHaveBeenCalled();
  });

  it.each<[what: string, body: Body, answer: string, code: string, after: number]>([
    ['10 seconds for any response', never, 'nothing', 'offline', 10_000],
    [
      '20 seconds for the next one, once it has answered a read',
      (_tx, { trackRead }) => {
        trackRead(snapshotOf({}));
        return never();
      },
      'nothing',
      'offline',
      20_000,
    ],
    [
      '20 seconds for the answer to a write, which may be carried out all the same',
      (_tx, { trackRead }) => {
        trackRead(snapshotOf({}));
        return 'written';
      },
      'nothing',
      'unanswered',
      20_000,
    ],
    [
      '10 seconds while the network fails again and again, be it after reads',
      (_tx, { trackRead }) => {
        trackRead(snapshotOf({}));
        return 'written';
      },
      'unavailable',
      'unanswered',
      10_000,
    ],
    ['45 seconds while other writes win', () => 'written', 'aborted', 'contention', 45_000],
  ])('%s', async (_what, body, answer, code, after) => {
    answerWrites(answer);
    expect(await endOf(body)).toEqual({ code, after });
  });

  it('a write that the network lost is still doubtful when nothing answers any more', async () => {
    answerWrites('unavailable');
    const body = vi.fn<Body>(never).mockReturnValueOnce('written');
    expect(await endOf(body)).toMatchObject({ code: 'unanswered' });
  });

  it('what it reads after it has given up is not written any more', async () => {
    answerWrites('written');
    const read = deferred<string>();
    expect(await endOf(() => read.promise)).toMatchObject({ code: 'offline' });
    const written = runTransaction.mock.results[0]?.value as Promise<string>;
    read.resolve('late');
    await expect(written).rejects.toMatchObject({ code: 'offline' });
  });

  it('a conflict that is told after it has given up is not tried again', async () => {
    const answer = deferred<string>();
    runTransaction.mockReturnValue(answer.promise);
    expect(await endOf(() => 'written')).toMatchObject({ code: 'offline' });
    answer.reject(errorOf('aborted'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runTransaction).toHaveBeenCalledOnce();
  });
});

describe('§7 a write that fails', () => {
  it('is repeated, and knows that what came before may have been carried out', async () => {
    answerWrites('unavailable', 'aborted', 'written');
    const retries: boolean[] = [];
    const end = await endOf((_tx, { isRetry }) => {
      retries.push(isRetry);
      return 'mine';
    });
    expect(end).toEqual({ result: 'mine' });
    expect(retries).toEqual([false, true, true]);
  });

  it.each(['resource-exhausted', 'aborted'])(
    'with %s after a lost answer: the lost one may still have been carried out',
    async (code) => {
      answerWrites('unavailable', code);
      expect(await endOf(() => 'written')).toMatchObject({ code: 'unanswered' });
    },
  );

  it('ends with what the command itself throws', async () => {
    answerWrites('written');
    const end = await endOf(() => Promise.reject(new AppError('item-missing')));
    expect(end).toEqual({ code: 'item-missing', after: 0 });
    expect(runTransaction).toHaveBeenCalledOnce();
  });

  it.each(['permission-denied', 'not-found'])('with %s is not repeated', async (code) => {
    answerWrites(code);
    expect(await endOf(() => 'written')).toEqual({ code, after: 0 });
  });

  it('a refusal may be due to what others wrote since its read: it is repeated until that is the same', async () => {
    answerWrites('permission-denied');
    const items = ['kite', 'kite and lamp', 'kite and lamp'];
    const end = await endOf((_tx, { trackRead }) => {
      trackRead(snapshotOf({ items: items.shift() }));
      return 'written';
    });
    expect(end).toMatchObject({ code: 'permission-denied' });
    expect(items).toEqual([]);
  });

  it('a refusal that was due to another write is forgotten', async () => {
    answerWrites('permission-denied', 'aborted', 'written');
    const items = ['kite', 'kite and lamp', 'kite and lamp'];
    const end = await endOf((_tx, { trackRead }) => {
      trackRead(snapshotOf({ items: items.shift() }));
      return 'written';
    });
    expect(end).toEqual({ result: 'written' });
  });
});

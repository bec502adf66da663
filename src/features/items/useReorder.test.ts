import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { moveItem } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { loggedTo } from '../../testing/logs.ts';
import { useReorder } from './useReorder.ts';

vi.mock('../../hooks/commands/listCommands.ts');

const inOrder = (...names: string[]) => names.map((name) => itemOf({ id: name, name }));

const opened = inOrder('Kite', 'Tent', 'Boat');

function setUp() {
  const { result, rerender } = renderHook((items) => useReorder('list-1', items), {
    initialProps: opened,
  });
  const names = () => result.current.items.map(({ name }) => name);
  return { result, names, rerender };
}

describe('F7 reordering', () => {
  it('quick moves are shown at once and saved one after another, none is lost', async () => {
    const [first, second] = [deferred<void>(), deferred<void>()];
    vi.mocked(moveItem).mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const { result, names } = setUp();
    await act(async () => {
      result.current.move('Boat', 1);
      result.current.move('Boat', 0);
    });
    expect(names()).toEqual(['Boat', 'Kite', 'Tent']);
    expect(result.current.saving).toBe(true);
    expect(vi.mocked(moveItem).mock.calls).toEqual([['list-1', 'Boat', { before: 'Tent' }]]);
    await act(async () => first.resolve());
    expect(result.current.announcement).toBe('Boat is now number 2 of 3.');
    expect(vi.mocked(moveItem).mock.calls.slice(1)).toEqual([
      ['list-1', 'Boat', { before: 'Kite' }],
    ]);
    await act(async () => second.resolve());
    expect(result.current.announcement).toBe('Boat is now number 1 of 3.');
    expect(result.current.saving).toBe(false);
  });

  it('moving down puts an item after the one that stood there', async () => {
    vi.mocked(moveItem).mockResolvedValue();
    const { result, names } = setUp();
    await act(async () => result.current.move('Kite', 2));
    expect(names()).toEqual(['Tent', 'Boat', 'Kite']);
    expect(moveItem).toHaveBeenCalledExactlyOnceWith('list-1', 'Kite', { after: 'Boat' });
  });

  it.each([
    ['past the first', 'Kite', -1],
    ['past the last', 'Boat', 3],
    ['to where it stands', 'Tent', 1],
  ])('a move %s does nothing', async (_, id, to) => {
    const { result, names } = setUp();
    await act(async () => result.current.move(id, to));
    expect(names()).toEqual(['Kite', 'Tent', 'Boat']);
    expect(moveItem).not.toHaveBeenCalled();
  });

  it('a refusal says why, returns to the stored order and drops the moves after it', async () => {
    const refusal = deferred<void>();
    vi.mocked(moveItem).mockResolvedValueOnce().mockReturnValueOnce(refusal.promise);
    const { result, names } = setUp();
    await act(async () => result.current.move('Tent', 0));
    await act(async () => {
      result.current.move('Boat', 1);
      result.current.move('Boat', 0);
    });
    await act(async () => refusal.reject(new AppError('permission-denied')));
    expect(names()).toEqual(['Tent', 'Kite', 'Boat']);
    expect(result.current.failure).toContain('You are not allowed to do that.');
    expect(result.current.saving).toBe(false);
    expect(moveItem).toHaveBeenCalledTimes(2);
    expect(loggedTo('error')).toHaveLength(1);

    vi.mocked(moveItem).mockResolvedValueOnce();
    await act(async () => result.current.move('Boat', 0));
    expect(names()).toEqual(['Boat', 'Tent', 'Kite']);
    expect(result.current.failure).toBeNull();
  });

  it('a move whose answer was lost is shown once the list has it; the next one starts from there', async () => {
    vi.mocked(moveItem).mockRejectedValueOnce(new AppError('unanswered'));
    const { result, names, rerender } = setUp();
    await act(async () => result.current.move('Tent', 0));
    expect(names()).toEqual(['Kite', 'Tent', 'Boat']);
    rerender(inOrder('Tent', 'Kite', 'Boat'));
    expect(names()).toEqual(['Tent', 'Kite', 'Boat']);
    expect(result.current.failure).toBeNull();
    expect(loggedTo('error')).toHaveLength(1);

    vi.mocked(moveItem).mockResolvedValueOnce();
    await act(async () => result.current.move('Boat', 1));
    expect(moveItem).toHaveBeenLastCalledWith('list-1', 'Boat', { before: 'Kite' });
    expect(names()).toEqual(['Tent', 'Boat', 'Kite']);
  });

  it('moves that waited behind one whose answer was lost are not dropped without a word', async () => {
    const lost = deferred<void>();
    vi.mocked(moveItem).mockReturnValueOnce(lost.promise);
    const { result, names, rerender } = setUp();
    await act(async () => result.current.move('Tent', 0));
    await act(async () => result.current.move('Boat', 1));
    await act(async () => lost.reject(new AppError('unanswered')));
    rerender(inOrder('Tent', 'Kite', 'Boat'));
    expect(names()).toEqual(['Tent', 'Kite', 'Boat']);
    expect(result.current.failure).toBe(new AppError('unanswered').message);
    expect(moveItem).toHaveBeenCalledTimes(1);
    expect(loggedTo('error')).toHaveLength(1);
  });

  it('shows what another window adds, deletes and moves, but not while a move is being saved', async () => {
    const saved = deferred<void>();
    vi.mocked(moveItem).mockReturnValueOnce(saved.promise);
    const { result, names, rerender } = setUp();
    rerender(inOrder('Ball', 'Kite', 'Tent'));
    expect(names()).toEqual(['Ball', 'Kite', 'Tent']);
    await act(async () => result.current.move('Kite', 0));
    // Tent is deleted; the list does not have the move yet.
    rerender(inOrder('Ball', 'Kite'));
    expect(names()).toEqual(['Kite', 'Ball']);
    await act(async () => saved.resolve());
    expect(names()).toEqual(['Kite', 'Ball']);
    rerender(inOrder('Kite', 'Ball'));
    expect(names()).toEqual(['Kite', 'Ball']);
    rerender(inOrder('Ball', 'Kite'));
    expect(names()).toEqual(['Ball', 'Kite']);
  });

  it('an answer that is lost after the list has the move changes nothing', async () => {
    const lost = deferred<void>();
    vi.mocked(moveItem).mockReturnValueOnce(lost.promise);
    const { result, names, rerender } = setUp();
    await act(async () => result.current.move('Boat', 1));
    rerender(inOrder('Kite', 'Boat', 'Tent'));
    await act(async () => lost.reject(new AppError('unanswered')));
    // A second press would move it once more.
    expect(result.current.failure).toBeNull();
    expect(result.current.announcement).toBe('Boat is now number 2 of 3.');
    expect(names()).toEqual(['Kite', 'Boat', 'Tent']);
    expect(loggedTo('error')).toHaveLength(1);
  });

  it('a refused move returns to the list as it is now', async () => {
    const refusal = deferred<void>();
    vi.mocked(moveItem).mockReturnValueOnce(refusal.promise);
    const { result, names, rerender } = setUp();
    await act(async () => result.current.move('Tent', 0));
    rerender(inOrder('Tent', 'Boat'));
    await act(async () => refusal.reject(new AppError('item-missing')));
    expect(names()).toEqual(['Tent', 'Boat']);
    rerender(inOrder('Boat', 'Tent'));
    expect(result.current.failure).toBe(new AppError('item-missing').message);
    expect(loggedTo('error')).toHaveLength(1);
  });

  it('a move that the list shows before its answer arrives is not made again', async () => {
    const answers = [deferred<void>(), deferred<void>()] as const;
    vi.mocked(moveItem)
      .mockReturnValueOnce(answers[0].promise)
      .mockReturnValueOnce(answers[1].promise);
    const { result, names, rerender } = setUp();
    await act(async () => result.current.move('Boat', 0));
    await act(async () => result.current.move('Kite', 2));
    expect(names()).toEqual(['Boat', 'Tent', 'Kite']);
    rerender(inOrder('Boat', 'Kite', 'Tent'));
    await act(async () => answers[0].resolve());
    expect(names()).toEqual(['Boat', 'Tent', 'Kite']);
    rerender(inOrder('Boat', 'Tent', 'Kite'));
    expect(names()).toEqual(['Boat', 'Tent', 'Kite']);
    await act(async () => answers[1].resolve());
    expect(names()).toEqual(['Boat', 'Tent', 'Kite']);
  });
});

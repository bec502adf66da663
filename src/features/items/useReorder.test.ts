import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { moveItem } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { loggedTo } from '../../testing/logs.ts';
import { useReorder } from './useReorder.ts';

vi.mock('../../hooks/commands/listCommands.ts');

const opened = ['Kite', 'Tent', 'Boat'].map((name) => itemOf({ id: name, name }));

function setUp() {
  const { result } = renderHook(() => useReorder('list-1', opened));
  const names = () => result.current.items.map(({ name }) => name);
  return { result, names };
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
});

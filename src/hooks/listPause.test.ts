import { expect, it, vi } from 'vitest';
import { isListPaused, pauseList, watchPauses } from './listPause.ts';

it('F6 a list is paused until everybody who paused it has resumed it; others are not', () => {
  const onChange = vi.fn<() => void>();
  const stop = watchPauses(onChange);
  const [first, second] = [pauseList('a'), pauseList('a')];
  expect([isListPaused('a'), isListPaused('b')]).toEqual([true, false]);
  first();
  expect(isListPaused('a')).toBe(true);
  second();
  expect(isListPaused('a')).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(4);
  stop();
  pauseList('b')();
  expect(onChange).toHaveBeenCalledTimes(4);
});

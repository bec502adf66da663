import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { itemOf } from '../testing/fixtures.ts';
import { useProgressiveRender } from './useProgressiveRender.ts';

const section = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => itemOf({ id: `${count}-${index}` })),
});

/** Renders one section, and counts its visible items. */
const render = (size: number, renderAll = false) => {
  const { result, rerender } = renderHook(
    ({ count }) => useProgressiveRender([section(count)], renderAll),
    { initialProps: { count: size } },
  );
  return {
    count: () => result.current.sections[0]?.visibleItems.length,
    showAll: () => act(() => result.current.showAll()),
    grow: (count: number) => rerender({ count }),
  };
};

describe('§2 a long list', () => {
  it('is rendered in steps until all items are visible', async () => {
    const { count } = render(30);
    expect(count()).toBeLessThan(12);
    await waitFor(() => expect(count()).toBe(30));
  });

  it('is rendered completely when all items are requested', () => {
    const { count, showAll } = render(1_000);
    showAll();
    expect(count()).toBe(1_000);
  });

  it('grows with the items that are added', async () => {
    const { count, grow } = render(3);
    grow(40);
    await waitFor(() => expect(count()).toBe(40));
  });

  it.each([
    ['a phone', 390, 844, 7],
    ['a small phone', 320, 480, 6],
    ['a wide screen, where items are lower', 1280, 844, 9],
  ])('begins with what fills the screen of %s', (_what, width, height, first) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(height);
    expect(render(1_000).count()).toBe(first);
  });

  it('is there whole from the start where that is asked for', () => {
    expect(render(1_000, true).count()).toBe(1_000);
  });

  it('grows from section to section', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(844);
    const all = [section(5), section(30), section(2)];
    const { result } = renderHook(() => useProgressiveRender(all, false));
    const now = () =>
      result.current.sections.map(({ firstIndex, visibleItems }) => [
        firstIndex,
        visibleItems.length,
      ]);
    expect(now()).toEqual([
      [0, 5],
      [5, 2],
      [35, 0],
    ]);
    await waitFor(() => expect(result.current.sections[2]?.visibleItems).toHaveLength(2));
    expect(result.current.sections.map(({ visibleItems }) => visibleItems)).toEqual(
      all.map(({ items }) => items),
    );
  });
});

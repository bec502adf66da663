import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { itemOf } from '../testing/fixtures.ts';
import { useProgressiveRender, useProgressiveSections } from './useProgressiveRender.ts';

const section = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => itemOf({ id: `${count}-${index}` })),
});

describe('§2 a long list', () => {
  it('is rendered in steps until all items are visible', async () => {
    const { result } = renderHook(() => useProgressiveRender(30));
    expect(result.current.visibleCount).toBeLessThan(12);
    await waitFor(() => expect(result.current.visibleCount).toBeGreaterThanOrEqual(30));
  });

  it('is rendered completely when all items are requested', () => {
    const { result } = renderHook(() => useProgressiveRender(1_000));
    act(() => result.current.showAll());
    expect(result.current.visibleCount).toBeGreaterThanOrEqual(1_000);
  });

  it('grows with the items that are added', async () => {
    const { result, rerender } = renderHook(({ count }) => useProgressiveRender(count), {
      initialProps: { count: 3 },
    });
    rerender({ count: 40 });
    await waitFor(() => expect(result.current.visibleCount).toBeGreaterThanOrEqual(40));
  });

  it.each([
    ['a phone', 390, 844, 7],
    ['a small phone', 320, 480, 6],
    ['a wide screen, where items are lower', 1280, 844, 9],
  ])('begins with what fills the screen of %s', (_what, width, height, count) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(height);
    const { result } = renderHook(() => useProgressiveRender(1_000));
    expect(result.current.visibleCount).toBe(count);
  });

  it('is there whole from the start where that is asked for', () => {
    const { result } = renderHook(() => useProgressiveRender(1_000, true));
    expect(result.current.visibleCount).toBeGreaterThanOrEqual(1_000);
  });

  it('grows from section to section', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(844);
    const all = [section(5), section(30), section(2)];
    const { result } = renderHook(() => useProgressiveSections(all));
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

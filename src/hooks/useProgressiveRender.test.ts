import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useProgressiveRender } from './useProgressiveRender.ts';

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
});

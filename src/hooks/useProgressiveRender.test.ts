import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useProgressiveRender } from './useProgressiveRender.ts';

describe('§2 a long list', () => {
  it('is drawn in parts, until all of it is there', async () => {
    const { result } = renderHook(() => useProgressiveRender(30));
    expect(result.current.drawn).toBeLessThan(12);
    await waitFor(() => expect(result.current.drawn).toBeGreaterThanOrEqual(30));
  });

  it('is drawn whole when the person asks for its end', () => {
    const { result } = renderHook(() => useProgressiveRender(1_000));
    act(() => result.current.all());
    expect(result.current.drawn).toBeGreaterThanOrEqual(1_000);
  });

  it('grows with the items that are added', async () => {
    const { result, rerender } = renderHook(({ count }) => useProgressiveRender(count), {
      initialProps: { count: 3 },
    });
    rerender({ count: 40 });
    await waitFor(() => expect(result.current.drawn).toBeGreaterThanOrEqual(40));
  });
});

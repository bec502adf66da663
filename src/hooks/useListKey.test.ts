import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { useNavigate, useParams, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { TestRouter } from '../testing/TestRouter.tsx';
import { useListKey } from './useListKey.ts';

function wrapper({ children }: { children: ReactNode }) {
  const page = createElement(Route, { path: '/:listId', element: children });
  return createElement(TestRouter, { at: '/list-1' }, createElement(Routes, null, page));
}

/** The key of a list's page, first of list-1, and what navigates it. */
function openPage() {
  const { result } = renderHook(
    () => ({ key: useListKey(useParams().listId ?? ''), navigate: useNavigate() }),
    { wrapper },
  );
  return {
    key: () => result.current.key,
    go: (to: string) => act(async () => result.current.navigate(to)),
    follow: (to: string) =>
      act(async () => result.current.navigate(to, { replace: true, state: { keepsPlace: true } })),
    back: () => act(async () => result.current.navigate(-1)),
  };
}

describe('the key of the page of a list', () => {
  it('is another one for another list, also after going back', async () => {
    const { key, go, back } = openPage();
    const first = key();
    await go('/list-2');
    const second = key();
    expect(second).not.toBe(first);
    await back();
    expect(key()).not.toBe(second);
  });

  it('F13 stays when the address follows the list to its new link, as often as that changes', async () => {
    const { key, follow } = openPage();
    const first = key();
    await follow('/list-2');
    expect(key()).toBe(first);
    await follow('/list-3');
    expect(key()).toBe(first);
  });

  it('F13 is another one when the user goes back to a list whose link had changed', async () => {
    const { key, go, follow, back } = openPage();
    await follow('/list-2');
    await go('/other');
    const other = key();
    await back();
    expect(key()).not.toBe(other);
  });
});

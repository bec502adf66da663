import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setCacheOwner } from '../../device/cacheOwner.ts';
import { readVisit } from '../../device/lists/dashboardCache.ts';
import { STORAGE } from '../../lib/storage.ts';
import { userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import { changeSession } from '../../testing/session.ts';
import NewItems from './NewItems.tsx';

const end = (event: Event) => event.stopImmediatePropagation();

it('F17 a visit ends when the page goes into the back/forward cache, of which data/firestore.ts hears first', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  document.addEventListener('visibilitychange', end);
  renderApp(<NewItems listId="list-1" items={[]} />, { user: null });
  vi.setSystemTime(61_000);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readVisit('list-1', STORAGE.visitorVisit)).toMatchObject({ last: 61_000 });
  document.removeEventListener('visibilitychange', end);
});

it('F17 a visit that began before the session was known becomes the visit of the user', async () => {
  renderApp(<NewItems listId="list-1" items={[]} />, { user: undefined });
  expect(readVisit('list-1', STORAGE.visit)).toBeNull();
  setCacheOwner('ada');
  act(() => changeSession(userOf({ uid: 'ada' })));
  await waitFor(() => expect(readVisit('list-1', STORAGE.visit)).not.toBeNull());
});

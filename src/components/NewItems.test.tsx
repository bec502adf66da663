import { afterEach, expect, it, vi } from 'vitest';
import { readVisit } from '../device/dashboardCache.ts';
import { STORAGE } from '../lib/storage.ts';
import { renderApp } from '../testing/render.tsx';
import { NewItems } from './NewItems.tsx';

vi.mock('../data/auth/session.ts');

const end = (event: Event) => event.stopImmediatePropagation();

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('F17 a visit ends when the page goes into the back/forward cache, of which data/firestore.ts hears first', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  document.addEventListener('visibilitychange', end);
  renderApp(<NewItems listId="list-1" items={[]} />, { user: null });
  vi.setSystemTime(61_000);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readVisit('list-1', STORAGE.guestVisit)).toMatchObject({ last: 61_000 });
  document.removeEventListener('visibilitychange', end);
});

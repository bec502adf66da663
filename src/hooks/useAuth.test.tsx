import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveNames } from '../data/auth/session.ts';
import { writeLastViewer } from '../device/lastViewer.ts';
import { advanceTime, until } from '../testing/fakeTimers.ts';
import { deferred } from '../testing/deferred.ts';
import { userOf } from '../testing/fixtures.ts';
import { loggedOnce } from '../testing/logs.ts';
import { changeSession, startWith } from '../testing/session.ts';
import { loadSession } from './loadData.ts';
import { AuthProvider, useAuth, useViewer } from './useAuth.tsx';

vi.mock(import('./loadData.ts'), async (original) => ({
  ...(await original()),
  loadSession: vi.fn<typeof loadSession>(() => import('../data/auth/session.ts')),
}));

/** The session and who looks at the page. */
function open() {
  const { result, unmount } = renderHook(() => ({ auth: useAuth(), viewer: useViewer() }), {
    wrapper: AuthProvider,
  });
  return { now: () => result.current, unmount };
}

describe('§4 the session', () => {
  it('is that of the provider, as it changes', async () => {
    startWith(userOf());
    const { now } = open();
    expect(now().auth).toMatchObject({ status: 'loading', user: null });
    await vi.waitFor(() => expect(now().auth.user).toEqual(userOf()));
    act(() => changeSession(null));
    expect(now().auth).toMatchObject({ status: 'signed-out', user: null });
  });

  it('has the names that were saved', async () => {
    startWith(userOf());
    const { now } = open();
    await vi.waitFor(() => expect(now().auth.status).toBe('signed-in'));
    await act(() => now().auth.saveNames({ firstName: 'Anna', lastName: 'Lee' }));
    expect(now().auth.user).toMatchObject({ firstName: 'Anna', email: userOf().email });
  });

  it('F1 the viewer stays known when the provider does not confirm the session, until a logout', async () => {
    startWith(userOf({ uid: 'ann' }));
    const { now } = open();
    await vi.waitFor(() => expect(now().viewer).toBe('ann'));
    writeLastViewer('ann');
    act(() => changeSession(null, { ended: 'unasked' }));
    expect(now().viewer).toBe('ann');
    act(() => changeSession(null, { ended: 'logged-out' }));
    expect(now().viewer).toBeNull();
  });

  it('names that are saved after the session has ended do not bring it back', async () => {
    const saved = deferred<ReturnType<typeof userOf>>();
    vi.mocked(saveNames).mockReturnValue(saved.promise);
    startWith(userOf());
    const { now } = open();
    await vi.waitFor(() => expect(now().auth.status).toBe('signed-in'));
    const saving = now().auth.saveNames({ firstName: 'Anna', lastName: 'Lee' });
    act(() => changeSession(null));
    await act(async () => {
      saved.resolve(userOf({ firstName: 'Anna' }));
      await saving;
    });
    expect(now().auth.status).toBe('signed-out');
  });

  it('is not followed any more when the page is gone', async () => {
    startWith(undefined);
    const { now, unmount } = open();
    const { auth } = now();
    unmount();
    await act(async () => changeSession(userOf()));
    expect(now().auth).toBe(auth);
  });
});

describe('§4 while the sign-in code does not load', () => {
  it('a visitor counts as signed out, until it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    startWith(userOf());
    const error = new TypeError('Failed to fetch');
    vi.mocked(loadSession).mockRejectedValueOnce(error);
    const { now } = open();
    await advanceTime(500);
    await until(() => expect(now().auth).toMatchObject({ status: 'signed-out', unsure: true }));
    expect(loggedOnce('error')).toContain(error);
    await advanceTime(2_000);
    await until(() => expect(now().auth).toMatchObject({ status: 'signed-in', user: userOf() }));
  });

  it('who was signed in before is not taken for a visitor, and sees no purchases of their items', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    startWith(null);
    writeLastViewer('ann');
    vi.mocked(loadSession).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { now } = open();
    await advanceTime(500);
    await until(() => expect(loggedOnce('info')).toHaveLength(2));
    expect(now()).toMatchObject({ auth: { status: 'loading' }, viewer: 'ann' });
    await advanceTime(2_000);
    await until(() =>
      expect(now()).toMatchObject({ auth: { status: 'signed-out' }, viewer: null }),
    );
  });
});

describe('§8 a command whose script does not load', () => {
  it.each([
    ['offline', false],
    ['not-loaded', true],
  ] as const)('says why: %s', async (code, isOnline) => {
    startWith(null);
    const { now } = open();
    await vi.waitFor(() => expect(now().auth.status).toBe('signed-out'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    vi.mocked(loadSession).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const typed = { email: 'ann@example.com', password: 'Secret-1' };
    await expect(now().auth.signIn(typed)).rejects.toMatchObject({ name: 'AppError', code });
  });
});

it('F1 the viewer is who is signed in', async () => {
  startWith(userOf());
  writeLastViewer('ben');
  const { now } = open();
  expect(now().viewer).toBe('ben');
  await vi.waitFor(() => expect(now().viewer).toBe('ann'));
});

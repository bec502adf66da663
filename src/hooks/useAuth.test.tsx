import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveNames } from '../data/auth/session.ts';
import { deferred } from '../testing/deferred.ts';
import { userOf } from '../testing/fixtures.ts';
import { changeSession, startWith } from '../testing/session.ts';
import { AuthProvider, useAuth } from './useAuth.tsx';

vi.mock('../data/auth/session.ts');

it('names that are saved after the session has ended do not bring it back', async () => {
  const saved = deferred<ReturnType<typeof userOf>>();
  vi.mocked(saveNames).mockReturnValue(saved.promise);
  startWith(userOf());
  const { result } = renderHook(useAuth, { wrapper: AuthProvider });
  await vi.waitFor(() => expect(result.current.status).toBe('signed-in'));
  const saving = result.current.saveNames({ firstName: 'Anna', lastName: 'Lee' });
  act(() => changeSession(null));
  await act(async () => {
    saved.resolve(userOf({ firstName: 'Anna' }));
    await saving;
  });
  expect(result.current.status).toBe('signed-out');
});

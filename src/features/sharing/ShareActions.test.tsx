import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import { ShareButton } from './ShareActions.tsx';

const FAILED = 'This device could not share the link. Copy it instead.';

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

async function share(error: string) {
  const shared = vi.fn<() => Promise<void>>();
  shared.mockRejectedValue(new DOMException('No', error));
  Object.assign(navigator, { share: shared });
  const what = { title: 'Garden', text: 'See', url: 'https://lists.example/1' };
  const { user } = renderApp(<ShareButton data={what}>Share</ShareButton>, { user: null });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared).toHaveBeenCalledExactlyOnceWith(what);
}

it.each([
  ['is closed', 'AbortError'],
  ['is open already, as after a double click', 'InvalidStateError'],
])('says nothing when the share sheet %s', async (_when, error) => {
  await share(error);
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('says when the device cannot share', async () => {
  await share('NotAllowedError');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(loggedOnce('warn')).toContain('The share sheet failed');
});

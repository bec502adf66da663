import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render.tsx';
import Tour from './Tour.tsx';

it('the focus stays on the page when the button that hides it is gone', async () => {
  const { user } = renderApp(
    <main id="main" tabIndex={-1}>
      <Tour />
    </main>,
    { user: null },
  );
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText('How it works')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

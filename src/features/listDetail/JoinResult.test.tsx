import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import { JoinResult } from './JoinResult.tsx';

it('says that the user has joined in a live region that was there before', async () => {
  renderApp(<JoinResult failure={null} list={listOf({ name: 'Garden' })} />, { user: null });
  const regions = screen.getAllByRole('status');
  for (const region of regions) expect(region).toBeEmptyDOMElement();
  await waitFor(() =>
    expect(regions.map(({ textContent }) => textContent)).toContain("You've joined Garden"),
  );
});

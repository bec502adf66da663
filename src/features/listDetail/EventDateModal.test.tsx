import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render.tsx';
import EventDateModal from './EventDateModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');

it('F1 a day that was typed before the question is not discarded without asking after it', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderApp(
    <EventDateModal list={{ id: 'list-1', eventDate: '' }} isOwner onClose={onClose} />,
    { user: null },
  );
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2020-01-01' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Reveal who bought what?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Day')).toHaveValue('2020-01-01');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Discard what you typed?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

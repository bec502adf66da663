import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

beforeEach(() => void vi.useFakeTimers());

it('§8 says that it is still trying after two seconds, and closes when it is done', async () => {
  const deleted = deferred<void>();
  const onClose = vi.fn<() => void>();
  render(
    <ConfirmModal
      title="Delete List"
      confirm="Delete"
      command={() => deleted.promise}
      onClose={onClose}
    >
      <p>Really?</p>
    </ConfirmModal>,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent('Still trying…');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await act(async () => deleted.resolve());
  expect(onClose).toHaveBeenCalledOnce();
});

it('starts on Cancel, also where something is to be chosen', () => {
  render(
    <ConfirmModal
      title="Leave List"
      confirm="Leave List"
      command={async () => undefined}
      onClose={() => undefined}
    >
      <label>
        <input type="radio" name="items" defaultChecked /> Leave my wishes here
      </label>
      <label>
        <input type="checkbox" /> Tell the others
      </label>
    </ConfirmModal>,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('is described by what it asks, because the focus begins after it, and not by the choices', () => {
  render(
    <ConfirmModal
      title="Delete List"
      confirm="Delete"
      fields={
        <label>
          <input type="radio" name="items" /> Take my items with me
        </label>
      }
      command={async () => undefined}
      onClose={() => undefined}
    >
      <p>It cannot be restored.</p>
      <p>Its link will stop working.</p>
    </ConfirmModal>,
  );
  expect(screen.getByRole('dialog', { name: 'Delete List' })).toHaveAccessibleDescription(
    'It cannot be restored. Its link will stop working.',
  );
});

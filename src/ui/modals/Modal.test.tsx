import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from './Modal.tsx';

const dialog = () => screen.getByRole('dialog');
/** Dispatches the browser's event for Escape; false when the modal prevented closing. */
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

// e2e/look.spec.ts tests the three sizes in a browser.
describe('§2 modal', () => {
  it('is a dialog with its title as name', () => {
    render(
      <Modal title="Edit List" onClose={() => undefined}>
        body
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Edit List' })).toHaveAttribute('open');
  });

  it('opens as a modal dialog, not as a box in the page', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(
      <Modal title="Edit List" onClose={() => undefined}>
        body
      </Modal>,
    );
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('focuses its first field', () => {
    render(
      <Modal title="Edit List" onClose={() => undefined}>
        <form>
          <button type="button">Before</button>
          <input aria-label="First" />
          <input aria-label="Second" />
        </form>
      </Modal>,
    );
    expect(screen.getByLabelText('First')).toHaveFocus();
  });

  it('focuses what is marked for it when there is no field', () => {
    render(
      <Modal title="Delete" onClose={() => undefined}>
        <form>
          <button type="submit">Delete</button>
          <button type="button" data-autofocus>
            Cancel
          </button>
        </form>
      </Modal>,
    );
    expect(screen.getByText('Cancel')).toHaveFocus();
  });

  it('asks to be closed by its button and by Escape, and leaves that to its owner', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Modal title="Edit List" onClose={onClose}>
        body
      </Modal>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(escape()).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(dialog()).toHaveAttribute('open');
  });

  it('cannot be closed while busy', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Modal title="Edit List" busy onClose={onClose}>
        body
      </Modal>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    expect(escape()).toBe(false);
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('lets the keys of others through while busy', () => {
    render(
      <Modal title="Edit List" busy onClose={() => undefined}>
        body
      </Modal>,
    );
    expect(fireEvent.keyDown(dialog(), { key: 'Tab' })).toBe(true);
  });

  it('does not take a cancelled file picker inside it for Escape', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Modal title="Edit List" onClose={onClose}>
        <input aria-label="Picture" />
      </Modal>,
    );
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes the dialog before it goes, so that the browser gives the focus back', () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = render(
      <Modal title="Edit List" onClose={() => undefined}>
        body
      </Modal>,
    );
    expect(close).not.toHaveBeenCalled();
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from './Modal.tsx';
import { FormActions } from './ModalActions.tsx';

const dialog = () => screen.getByRole('dialog');
/** Dispatches the browser's event for Escape; false when the modal prevented closing. */
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Shows a modal. @returns what is called when it is to be closed, and what removes it */
function open(children: ReactNode = 'body', { busy = false } = {}) {
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <Modal title="Edit List" busy={busy} onClose={onClose}>
      {children}
    </Modal>,
  );
  return { onClose, unmount };
}

function PageWithModal({ isOpen }: { isOpen: boolean }) {
  return (
    <main id="main" tabIndex={-1}>
      {isOpen && (
        <Modal title="Delete List" onClose={() => undefined}>
          Gone for good
        </Modal>
      )}
    </main>
  );
}

// e2e/browser/screens/appearance.spec.ts tests the three sizes in a browser.
describe('§2 modal', () => {
  it('is a dialog with its title as name', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Edit List' })).toHaveAttribute('open');
  });

  it('opens as a modal dialog, not as a box in the page', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    open();
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('focuses its first field', () => {
    open(
      <form>
        <button type="button">Before</button>
        <input aria-label="First" />
        <input aria-label="Second" />
      </form>,
    );
    expect(screen.getByLabelText('First')).toHaveFocus();
  });

  it('gives the focus to the main part of the page when what opened it is gone', () => {
    const { rerender } = render(<PageWithModal isOpen />);
    rerender(<PageWithModal isOpen={false} />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('focuses what is marked for it when there is no field', () => {
    open(
      <form>
        <button type="submit">Delete</button>
        <button type="button" data-autofocus>
          Cancel
        </button>
      </form>,
    );
    expect(screen.getByText('Cancel')).toHaveFocus();
  });

  it('asks to be closed by its button and by Escape, and leaves that to its owner', async () => {
    const { onClose } = open();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(escape()).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(dialog()).toHaveAttribute('open');
  });

  it('cannot be closed while busy', async () => {
    const { onClose } = open('body', { busy: true });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    expect(escape()).toBe(false);
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('lets the keys of others through while busy', () => {
    open('body', { busy: true });
    expect(fireEvent.keyDown(dialog(), { key: 'Tab' })).toBe(true);
  });

  it('does not take a cancelled file picker inside it for Escape', () => {
    const { onClose } = open(<input aria-label="Picture" />);
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open at the second click of the double-click that opened it, which presses nothing', () => {
    const onPress = vi.fn<() => void>();
    const { onClose } = open(<button onClick={onPress}>Delete</button>);
    vi.spyOn(dialog(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));
    const outside = { clientX: 5, clientY: 5 };
    for (const element of [dialog(), screen.getByText('Delete')]) {
      expect(fireEvent.mouseDown(element, { ...outside, detail: 2 })).toBe(false);
      fireEvent.click(element, { ...outside, detail: 2 });
    }
    expect(onClose).not.toHaveBeenCalled();
    expect(onPress).not.toHaveBeenCalled();

    for (const detail of [1, 2]) {
      fireEvent.mouseDown(screen.getByText('Delete'), { detail });
      fireEvent.click(screen.getByText('Delete'), { detail });
    }
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('closes on a click outside, but not when a selection of text ends there', () => {
    const { onClose } = open(<input aria-label="Name" />);
    // jsdom has no layout: the dialog is a point at 0, 0.
    const outside = { clientX: 5, clientY: 5 };
    fireEvent.mouseDown(screen.getByLabelText('Name'));
    fireEvent.click(dialog(), outside);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog(), outside);
    fireEvent.click(dialog(), outside);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('opens again when the browser closed it although that was prevented', () => {
    const { onClose } = open();
    dialog().removeAttribute('open');
    fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
    expect(dialog()).toHaveAttribute('open');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes the dialog before it goes, so that the browser gives the focus back', () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = open();
    expect(close).not.toHaveBeenCalled();
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});

function ModalWithMore({ isShown }: { isShown: boolean }) {
  return (
    <Modal title="Edit List" onClose={() => undefined}>
      {isShown && (
        <label>
          <input type="checkbox" />
          <span>Most wanted</span>
        </label>
      )}
    </Modal>
  );
}

describe('a modal with changed fields', () => {
  const onClose = vi.fn<() => void>();

  function openForm(more: { asksBeforeClosing?: boolean; changed?: boolean } = {}) {
    render(
      <Modal title="Edit List" onClose={onClose} {...more}>
        <form>
          <input aria-label="Name" defaultValue="Garden" />
          <input aria-label="Wanted" type="checkbox" />
          <FormActions submit="Save" busy={false} onCancel={onClose} />
        </form>
      </Modal>,
    );
  }

  it.each(['Close', 'Cancel'])('asks when it is closed with %s', (button) => {
    openForm();
    type('Name', 'Kitchen');
    press(button);
    expect(question()).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    press('Keep editing');
    expect(question()).toBeNull();
    press(button);
    press('Discard');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks on Escape, and keeps editing on the next', () => {
    openForm();
    type('Name', 'Kitchen');
    escape();
    expect(question()).toBeVisible();
    escape();
    expect(question()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('gives the focus back to the field that is edited on, also when effects run twice', () => {
    // jsdom lets what is inert be focused.
    const { focus } = HTMLElement.prototype;
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusUnlessInert(
      this: HTMLElement,
    ) {
      if (!this.closest('[inert]')) focus.call(this);
    });
    render(
      <StrictMode>
        <Modal title="Edit List" changed onClose={onClose}>
          <form>
            <input aria-label="Name" />
          </form>
        </Modal>
      </StrictMode>,
    );
    expect(screen.getByLabelText('Name')).toHaveFocus();
    escape();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    press('Keep editing');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('asks for a changed checkbox, and for what is no longer in a field', () => {
    openForm();
    fireEvent.click(screen.getByLabelText('Wanted'));
    escape();
    expect(question()).toBeVisible();
    cleanup();
    openForm({ changed: true });
    escape();
    expect(question()).toBeVisible();
  });

  it('asks for a changed checkbox that appeared later, also where a click does not focus it', () => {
    const { rerender } = render(<ModalWithMore isShown={false} />);
    rerender(<ModalWithMore isShown />);
    const label = screen.getByText('Most wanted');
    fireEvent.pointerDown(label);
    fireEvent.click(label);
    escape();
    expect(question()).toBeVisible();
  });

  it('does not ask when they are as they were', () => {
    openForm();
    type('Name', 'Kitchen');
    type('Name', 'Garden');
    escape();
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not ask when it is a question itself', () => {
    openForm({ asksBeforeClosing: false });
    type('Name', 'Kitchen');
    press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

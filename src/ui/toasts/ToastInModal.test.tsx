import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from '../modals/Modal.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

const undo = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

function DeleteButton() {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast('Deleted', { label: 'Undo', onClick: undo })}>
      delete
    </button>
  );
}

function PageWithModal({ isOpen = true, hasDelete = true }) {
  return (
    <ToastProvider>
      <main id="main" tabIndex={-1}>
        <DeleteButton />
        {isOpen && (
          <Modal title="Drafts" onClose={onClose}>
            <form>
              <input aria-label="Name" />
            </form>
            {hasDelete && <DeleteButton />}
          </Modal>
        )}
      </main>
    </ToastProvider>
  );
}

const dialog = () => screen.getByRole('dialog');
const deleteInModal = () => fireEvent.click(within(dialog()).getByText('delete'));
const undoButton = () => screen.getByRole('button', { name: 'Undo' });

// Everything outside an open modal dialog is inert, also what is in the top layer.
describe('a toast while a modal is open', () => {
  it('is in the modal, in a live region that was there before it', () => {
    render(<PageWithModal />);
    const region = within(dialog()).getByRole('status');
    expect(region).toBeEmptyDOMElement();
    deleteInModal();
    expect(region).toHaveTextContent('Deleted');
    expect(screen.getAllByText('Deleted')).toHaveLength(1);
  });

  it('moves into a modal that opens, after its live region, and to the page when it closes', async () => {
    const { rerender } = render(<PageWithModal isOpen={false} />);
    fireEvent.click(screen.getByText('delete'));
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent('Deleted');
    rerender(<PageWithModal />);
    expect(within(dialog()).getByRole('status')).toBeEmptyDOMElement();
    expect(await within(dialog()).findByRole('button', { name: 'Undo' })).toBeVisible();
    rerender(<PageWithModal isOpen={false} />);
    expect(region).toContainElement(undoButton());
  });

  it('is pressed without closing the modal or asking whether to discard something', async () => {
    render(<PageWithModal />);
    deleteInModal();
    await userEvent.setup().click(undoButton());
    expect(undo).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('gives the focus back inside the modal, also when what had it is gone', () => {
    const { rerender } = render(<PageWithModal />);
    within(dialog()).getByText('delete').focus();
    deleteInModal();
    undoButton().focus();
    fireEvent.click(undoButton());
    expect(within(dialog()).getByText('delete')).toHaveFocus();
    deleteInModal();
    undoButton().focus();
    rerender(<PageWithModal hasDelete={false} />);
    fireEvent.click(undoButton());
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('is undone by Ctrl+Z, but not in a field', () => {
    render(<PageWithModal />);
    deleteInModal();
    const key = { key: 'z', ctrlKey: true };
    fireEvent.keyDown(screen.getByLabelText('Name'), key);
    expect(undo).not.toHaveBeenCalled();
    fireEvent.keyDown(within(dialog()).getByText('delete'), key);
    expect(undo).toHaveBeenCalledOnce();
  });
});

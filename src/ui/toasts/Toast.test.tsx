import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '../modals/Modal.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

const undo = vi.fn<() => void>();
const retry = vi.fn<() => void>();
const more = vi.fn<() => void>();
const onExpire = vi.fn<() => void>();

function Buttons() {
  const showToast = useToast();
  return (
    <>
      <button type="button" onClick={() => showToast('Link copied')}>
        copy
      </button>
      <button type="button" onClick={() => showToast('Saved')}>
        save
      </button>
      <button
        type="button"
        onClick={() => showToast('Deleted', { label: 'Undo', onClick: undo, onExpire })}
      >
        delete
      </button>
      <button
        type="button"
        onClick={() => showToast('Failed', { label: 'Undo', onClick: retry, stays: true })}
      >
        fail
      </button>
      <button
        type="button"
        onClick={() =>
          showToast('Added', { label: 'Add another', onClick: more, opensModal: true })
        }
      >
        add
      </button>
    </>
  );
}

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <Buttons />
      {isOpen && (
        <Modal title="Invite Members" onClose={() => undefined}>
          Who?
        </Modal>
      )}
    </>
  );
}

function advance(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is read out, stays five seconds, and goes', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('copy'));
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    advance(4_999);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    advance(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does not take another one along when it goes', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('copy'));
    advance(3_000);
    fireEvent.click(screen.getByText('save'));
    expect(screen.getByRole('status')).toHaveTextContent('Link copiedSaved');
    advance(2_000);
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/u);
  });

  it('said again takes the place of the first, and stays its own five seconds', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('copy'));
    advance(3_000);
    fireEvent.click(screen.getByText('copy'));
    expect(screen.getAllByText('Link copied')).toHaveLength(1);
    advance(4_999);
    expect(screen.getByText('Link copied')).toBeInTheDocument();
    advance(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays while the keyboard is on its button, which nothing takes away', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('delete'));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    advance(20_000);
    expect(onExpire).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('copy'));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(onExpire).not.toHaveBeenCalled();
  });

  it('gives the keyboard back, and holds no other toast, when its button goes', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    act(() => screen.getByText('delete').focus());
    fireEvent.click(screen.getByText('delete'));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    advance(3_000);
    fireEvent.click(screen.getByText('copy'));
    advance(6_000);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('delete')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.click(screen.getByText('save'));
    advance(5_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('gives the keyboard to the main part of the page when what had it before is gone', () => {
    const { rerender } = render(
      <main id="main" tabIndex={-1}>
        <Buttons />
        <button type="button">gone</button>
      </main>,
      { wrapper: ToastProvider },
    );
    fireEvent.click(screen.getByText('delete'));
    act(() => screen.getByText('gone').focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    rerender(
      <main id="main" tabIndex={-1}>
        <Buttons />
      </main>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }, 1],
    ['⌘Z', { key: 'z', metaKey: true }, 1],
    ['Ctrl+Z on a Russian keyboard', { key: 'я', code: 'KeyZ', ctrlKey: true }, 1],
    ['Ctrl+W on a French keyboard', { key: 'w', code: 'KeyZ', ctrlKey: true }, 0],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 0],
    ['Z', { key: 'z' }, 0],
  ])('is undone by key: %s', (_name, key, times) => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.keyDown(document.body, key);
    fireEvent.click(screen.getByText('delete'));
    fireEvent.click(screen.getByText('copy'));
    fireEvent.keyDown(document.body, key);
    fireEvent.keyDown(document.body, key);
    expect(undo).toHaveBeenCalledTimes(times);
  });

  it('whose button undoes nothing leaves Ctrl+Z to an earlier one', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('delete'));
    fireEvent.click(screen.getByText('add'));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(more).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Add another' });
    expect(button).not.toHaveAttribute('aria-keyshortcuts');
    fireEvent.click(button);
    expect(more).toHaveBeenCalledOnce();
  });

  it('that stays because undoing failed leaves Ctrl+Z to what can be undone', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('delete'));
    fireEvent.click(screen.getByText('fail'));
    const [, again] = screen.getAllByRole('button', { name: 'Undo' });
    expect(again).not.toHaveAttribute('aria-keyshortcuts');
    // Not prevented once nothing is left: the browser's own undo is.
    const key = { key: 'z', ctrlKey: true };
    const pressed = [1, 2].map(() => fireEvent.keyDown(document.body, key));
    expect(pressed).toEqual([false, true]);
    expect(undo).toHaveBeenCalledOnce();
    expect(retry).not.toHaveBeenCalled();
    fireEvent.click(again!);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('that offers to open a modal goes when one opens, whose title it would cover; others stay', async () => {
    const { rerender } = render(<Page isOpen={false} />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('save'));
    fireEvent.click(screen.getByText('add'));
    fireEvent.click(screen.getByText('delete'));
    rerender(<Page isOpen />);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Added')).toBeNull();
    expect(screen.getByText('Undo')).toBeInTheDocument();
  });

  it('offers nothing inside a modal that would open another modal on top of it', async () => {
    const { rerender } = render(<Page isOpen />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('add'));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Added')).toBeInTheDocument();
    expect(screen.queryByText('Add another')).toBeNull();
    rerender(<Page isOpen={false} />);
    expect(screen.getByText('Add another')).toBeInTheDocument();
  });

  it('that offers the same as an earlier one takes its place', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('add'));
    fireEvent.click(screen.getByText('delete'));
    fireEvent.click(screen.getByText('delete'));
    fireEvent.click(screen.getByText('add'));
    expect(screen.getAllByRole('button', { name: 'Add another' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });

  it('leaves Ctrl+Z to who types', () => {
    render(
      <>
        <Buttons />
        <input aria-label="Name" />
      </>,
      { wrapper: ToastProvider },
    );
    fireEvent.click(screen.getByText('delete'));
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
    expect(undo).not.toHaveBeenCalled();
  });

  it('with something to do stays ten seconds, and says when nobody did it', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('delete'));
    advance(9_999);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(onExpire).not.toHaveBeenCalled();
    advance(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(onExpire).toHaveBeenCalledOnce();
    expect(undo).not.toHaveBeenCalled();
  });

  it('goes when it was done, and is not missed then', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    fireEvent.click(screen.getByText('delete'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    advance(20_000);
    expect(undo).toHaveBeenCalledOnce();
    expect(onExpire).not.toHaveBeenCalled();
  });

  it('has its live region there before it speaks', () => {
    render(<Buttons />, { wrapper: ToastProvider });
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  });
});

it('useToast says when its provider is missing', () => {
  expect(() => render(<Buttons />)).toThrow('useToast needs a ToastProvider above it');
});

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSetting } from '../../device/settings.ts';
import { useShortcuts } from './useShortcuts.ts';

const onNew = vi.fn<() => void>();
const onNothing = vi.fn<() => boolean>();

function Page({ modal = false }) {
  useShortcuts({ n: onNew, '?': onNew, '/': onNothing });
  return (
    <>
      <button type="button">Plain</button>
      <input aria-label="Text" />
      <textarea aria-label="Long text" />
      <div
        contentEditable
        role="textbox"
        aria-label="Editor"
        suppressContentEditableWarning
        tabIndex={0}
      >
        Words
      </div>
      <dialog open={modal} />
    </>
  );
}

/** Presses a key on the focused element; returns whether the default action was prevented. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  return !(document.activeElement ?? document.body).dispatchEvent(event);
}

describe('F9: shortcuts of one key', () => {
  beforeEach(() => onNothing.mockReturnValue(false));

  it('run wherever nobody types', () => {
    render(<Page />);
    expect(press('n')).toBe(true);
    screen.getByRole('button', { name: 'Plain' }).focus();
    expect(press('?', { shiftKey: true })).toBe(true);
    expect(onNew).toHaveBeenCalledTimes(2);
    expect(press('x')).toBe(false);
    expect(press('toString')).toBe(false);
  });

  it('are those of the Latin letter in the same place on a keyboard of other letters', () => {
    render(<Page />);
    expect(press('т', { code: 'KeyN' })).toBe(true);
    expect(press('é', { code: 'KeyN' })).toBe(false);
    expect(press('2', { code: 'KeyN' })).toBe(false);
  });

  it('do not prevent the browser’s default when they did nothing', () => {
    render(<Page />);
    expect(press('/')).toBe(false);
    expect(onNothing).toHaveBeenCalledOnce();
  });

  it.each(['Text', 'Long text', 'Editor'])('never while typing: %s', async (label) => {
    render(<Page />);
    await userEvent.click(screen.getByLabelText(label));
    expect(press('n')).toBe(false);
    expect(onNew).not.toHaveBeenCalled();
  });

  it.each<[string, KeyboardEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['held down', { repeat: true }],
  ])('never with a modifier, nor again and again: %s', (_, init) => {
    render(<Page />);
    expect(press('n', init)).toBe(false);
    expect(onNew).not.toHaveBeenCalled();
  });

  it('never while a modal is open', () => {
    const { rerender } = render(<Page modal />);
    screen.getByRole('button', { name: 'Plain' }).focus();
    expect(press('n')).toBe(false);
    expect(onNew).not.toHaveBeenCalled();
    rerender(<Page />);
    expect(press('n')).toBe(true);
  });

  it('not when they are turned off, and again when they are turned on', () => {
    writeSetting('shortcuts', 'off');
    render(<Page />);
    expect(press('n')).toBe(false);
    act(() => writeSetting('shortcuts', 'on'));
    expect(press('n')).toBe(true);
    expect(onNew).toHaveBeenCalledOnce();
  });

  it('end when the page is left', () => {
    render(<Page />).unmount();
    expect(press('n')).toBe(false);
  });
});

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Menu.module.css';
import { ignoreSecondClick } from './ignoreSecondClick.ts';

interface MenuProps {
  /** The accessible name of the button and of the menu it opens. */
  label: string;
  /** The content of the round button. */
  button: ReactNode;
  /** Opens below its button instead of at the end of the top bar. */
  beside?: boolean;
  /** The entries: MenuItem, or links with `role="menuitem"` and `menuItemClass`. */
  children: ReactNode;
}

/** The class name of an entry that is not a MenuItem, e.g. a link. */
export const menuItemClass = styles.item as string;

/**
 * A button that opens a menu. The native popover closes it on a click outside and on Escape;
 * choosing an entry closes it too. Arrow keys, Home and End move between all entries, including
 * `menuitemradio`.
 */
export function Menu({ label, button, beside = false, children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    entries.at(to % entries.length)?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        // Safari does not focus a clicked button, and the closing menu could not return the focus to it.
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        {button}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={onKeyDown}
        onClick={() => {
          menu.current?.hidePopover();
          opener.current?.focus();
        }}
        onBeforeToggle={(event) => {
          ignoreSecondClick();
          if (event.newState === 'open' && beside) placeBelow(opener.current, menu.current);
        }}
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          setOpen(isOpen);
          if (isOpen) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
        }}
      >
        {children}
      </div>
    </>
  );
}

/** Positions the menu below its button: a popover is in the top layer, relative to the window. */
function placeBelow(opener: HTMLElement | null, menu: HTMLElement | null): void {
  if (!opener || !menu) return;
  const { bottom, left } = opener.getBoundingClientRect();
  const start = `max(8px, min(${left}px, 100vw - ${MENU_WIDTH} - 8px))`;
  const below = window.innerHeight - bottom - 12;
  // On a low or zoomed screen the menu starts at the lower edge and covers the button.
  const isShort = below < MIN_MENU_HEIGHT;
  menu.style.inset = isShort ? `auto auto 8px ${start}` : `${bottom + 4}px auto auto ${start}`;
  menu.style.maxHeight = `${isShort ? window.innerHeight - 16 : below}px`;
}

/** Least height for opening below the button, in CSS pixels. */
const MIN_MENU_HEIGHT = 200;

/** At least the width of the widest menu. It grows with the size of the text. */
const MENU_WIDTH = '16.5rem';

/** One action of a menu. */
export function MenuItem({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={menuItemClass} onClick={onClick}>
      {children}
    </button>
  );
}

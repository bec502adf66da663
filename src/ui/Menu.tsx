import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  /** The accessible name of the button and of the menu it opens. */
  label: string;
  /** What the round button shows. */
  button: ReactNode;
  /** Opens below its button instead of at the end of the top bar. */
  beside?: boolean;
  /** The entries: MenuItem, or links with `role="menuitem"` and `menuItemClass`. */
  children: ReactNode;
}

/** The class of an entry that is no MenuItem, e.g. a link. */
export const menuItemClass = styles.item as string;

/**
 * A button that opens a menu. The native popover closes it on a click outside and on Escape;
 * choosing an entry closes it too; arrow keys, Home and End move between the entries, choices
 * (`menuitemradio`) among them.
 */
export function Menu({ label, button, beside = false, children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
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
          if (beside && event.newState === 'open') placeBelow(opener.current, menu.current);
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

/** A popover is in the top layer, where nothing but the window places it. */
function placeBelow(opener: HTMLElement | null, menu: HTMLElement | null): void {
  if (!opener || !menu) return;
  const { bottom, left } = opener.getBoundingClientRect();
  const start = Math.max(8, Math.min(left, window.innerWidth - MENU_WIDTH - 8));
  const below = window.innerHeight - bottom - 12;
  // On a screen that is turned or enlarged: from the lower edge up, over the button.
  const isShort = below < SHORT;
  menu.style.inset = isShort ? `auto auto 8px ${start}px` : `${bottom + 4}px auto auto ${start}px`;
  menu.style.maxHeight = `${isShort ? window.innerHeight - 16 : below}px`;
}

/** Too little for a menu to unfold, in CSS pixels. */
const SHORT = 200;

/** Wide enough for any of our menus, in CSS pixels. */
const MENU_WIDTH = 240;

interface MenuItemProps {
  onClick: () => void;
  children: ReactNode;
}

/** One action of a menu. */
export function MenuItem({ onClick, children }: MenuItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={menuItemClass} onClick={onClick}>
      {children}
    </button>
  );
}

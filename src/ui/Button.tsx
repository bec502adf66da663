import type { ComponentProps } from 'react';
import { CoreIcon } from './CoreIcon.tsx';
import styles from './Button.module.css';

/** §2 Shared UI. */
type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'icon' | 'ghost';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /**
   * Shows a spinner in place of its label, in the same width, and ignores clicks but, unlike `disabled`, keeps the
   * keyboard focus.
   */
  busy?: boolean;
  /** Aligns the text of a `ghost` button, not its edge, with the text above and below. */
  flush?: boolean;
}

/**
 * A button in one of the five variants (§2 Shared UI). Disabled or busy, it ignores clicks. An
 * `icon` button needs an `aria-label`.
 */
export function Button({
  variant = 'primary',
  busy = false,
  flush = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // A busy submit button must not submit again, also not by Enter.
      type={busy ? 'button' : type}
      className={buttonClass(variant, flush ? `${styles.flush} ${className ?? ''}` : className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <>
          <CoreIcon name="spinner" className="spin" />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** The class names of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant, extra?: string): string {
  return [styles.button, styles[variant], extra].filter(Boolean).join(' ');
}

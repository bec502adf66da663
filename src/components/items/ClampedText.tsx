import { useEffect, useId, useRef, useState } from 'react';
import styles from './ClampedText.module.css';

interface ClampedTextProps {
  children: string;
  /** Shows two lines instead of three. */
  short?: boolean;
  className?: string | undefined;
}

/**
 * A text that is cut off after three lines. The More button is there only when something is cut off.
 * The whole text is always in the document, for screen readers, search and print.
 */
export function ClampedText({ children, short = false, className = '' }: ClampedTextProps) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  // Known to the script because the build does not leave `:dir()` as it is.
  const [isRtl, setRtl] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!text.current || isOpen) return;
    // Also reports the first layout, which comes late for a card that is far from the screen.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      setCut(entry.target.scrollHeight > entry.target.clientHeight + 1);
      setRtl(getComputedStyle(entry.target).direction === 'rtl');
    });
    observer.observe(text.current);
    return () => observer.disconnect();
  }, [children, isOpen]);

  return (
    // The More button is at the end of the last line, which is on the left in a text from right to left.
    <div dir="auto" className={`${styles.box} ${className}`.trim()}>
      <p ref={text} id={id} className={isOpen ? undefined : `clamped ${short ? '' : styles.long}`}>
        {children}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={isOpen ? styles.less : `${styles.more} ${isRtl ? styles.rtl : ''}`}
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
          data-screen
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import styles from './SortControls.module.css';

/** How long typing pauses before the list is searched. */
const DELAY_MS = 200;

interface SearchFieldProps {
  /** What is searched for now. */
  search: string;
  /** Called when typing pauses. */
  onSearch: (search: string) => void;
}

/** Searches the items of a list while the user types. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const [text, setText] = useState(search);

  useEffect(() => {
    // A search changed elsewhere, e.g. by "Clear filters"; text being typed is newer than the address.
    if (document.activeElement !== input.current) setText(search);
  }, [search]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Search:
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.search}
        placeholder="Search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => onSearch(target.value), DELAY_MS);
        }}
      />
    </div>
  );
}

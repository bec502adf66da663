import { useEffect, useId, useRef, useState } from 'react';
import { isBinary, readFileText } from '../../lib/files/readFileText.ts';
import { IMPORT_EXPORT_MESSAGES } from '../../model/importing/importExportMessages.ts';
import { MAX_FILE_BYTES } from '../../model/importing/importLimits.ts';
import { wishListBookmarklet } from '../../bookmarklets/wishListBookmarklet.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DraggableBookmarklet } from '../../components/DraggableBookmarklet.tsx';
import styles from './ImportExportModal.module.css';

interface ImportSourceProps {
  /** The pasted text. */
  source: string;
  onSource: (source: string) => void;
  /** Reads a text and shows its rows. @returns why it could not be read; null when it could */
  onRead: (text: string) => string | null;
}

/** The choice of a file, or a field for pasting: a table, our JSON, or web addresses. */
export function ImportSource({ source, onSource, onRead }: ImportSourceProps) {
  const id = useId();
  const [problem, setProblem] = useState<{ file?: string; text?: string }>({});

  /** The file that is being read; null when something else was chosen since. */
  const reading = useRef<File | null>(null);
  const begin = (file: File | null) => {
    reading.current = file;
    setProblem({});
  };
  useEffect(() => () => void (reading.current = null), []);

  const preview = (text: string, from: 'file' | 'text') => {
    const why = onRead(text);
    if (why !== null) setProblem({ [from]: why });
  };
  const choose = async (file: File) => {
    begin(file);
    if (file.size > MAX_FILE_BYTES)
      return setProblem({ file: IMPORT_EXPORT_MESSAGES.fileTooLarge });
    try {
      const text = await readFileText(file);
      if (reading.current !== file) return;
      if (isBinary(text)) setProblem({ file: IMPORT_EXPORT_MESSAGES.fileNotText });
      else preview(text, 'file');
    } catch (error) {
      // The file was moved or changed since it was chosen.
      console.warn('A file could not be read', error);
      if (reading.current === file) setProblem({ file: IMPORT_EXPORT_MESSAGES.fileUnreadable });
    }
  };

  return (
    <section aria-labelledby={`${id}-title`} className={`stack ${styles.part}`}>
      <h3 id={`${id}-title`}>Import</h3>
      <p className="hint">
        What you import is added to your own wishes. You see it before anything is added.
      </p>
      <div className={styles.file}>
        <label htmlFor={id}>File</label>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Reset, so that choosing the same file again fires a change event.
            target.value = '';
            if (file) void choose(file);
          }}
        />
        <p id={`${id}-hint`} className="hint">
          CSV from any spreadsheet with a header row (name, URL, price…), or JSON exported from
          Giftlists.
        </p>
        {problem.file && <Notice tone="error">{problem.file}</Notice>}
      </div>
      <form
        noValidate
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          begin(null);
          preview(source, 'text');
        }}
      >
        <Field
          label="Or paste"
          multiline
          spellCheck={false}
          autoComplete="off"
          placeholder={'https://shop.example/teapot\nhttps://shop.example/lamp'}
          hint="Web addresses, one per line, or table rows with a header row."
          error={problem.text}
          value={source}
          onChange={(event) => onSource(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Preview
        </Button>
      </form>
      <details>
        <summary>From a wish list in a shop</summary>
        <p className="hint">
          On a computer, drag this button to your bookmarks bar. Then open your wish list in the
          shop and press it there.
        </p>
        <DraggableBookmarklet
          name="Import to Giftlists"
          code={wishListBookmarklet(window.location.origin)}
        />
      </details>
    </section>
  );
}

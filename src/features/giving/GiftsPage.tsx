import { useId, useMemo } from 'react';
import { Page } from '../../ui/Page.tsx';
import { toAppError } from '../../model/errors.ts';
import { loadListCommands } from '../../hooks/loadData.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useMyMarks } from './useMyMarks.ts';
import { useNoIndex } from '../../lib/useNoIndex.ts';
import { formatDay } from '../../model/format.ts';
import { giftKey } from '../../model/item.ts';
import { groupMarks, type Mark } from '../../model/mark.ts';
import { paths } from '../../model/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toast.tsx';
import styles from './GiftsPage.module.css';

/** The marks made on this device, grouped by list (F2). Works without an account and offline. */
export default function GiftsPage() {
  const marks = useMyMarks();
  const lists = useMemo(() => groupMarks(marks ?? [], ({ listId }) => listId), [marks]);
  useNoIndex();
  return (
    <Page title="Your gifts" narrow>
      <h1>Your gifts</h1>
      <p className={styles.hint}>
        What you marked as purchased on this device. Only this device knows.
      </p>
      {marks === null && <Spinner label="Loading your gifts" />}
      {marks?.length === 0 && (
        <EmptyState icon="gift" title="Nothing marked yet">
          <p>Open the link of a list and mark what you bought: it shows here.</p>
        </EmptyState>
      )}
      {[...lists].map(([listId, gifts]) => (
        <section key={listId} aria-label={gifts[0]?.listName} className={styles.list}>
          <h2>
            <Link to={paths.publicList(listId)}>{gifts[0]?.listName || 'A list'}</Link>
          </h2>
          <ul role="list" className={styles.rows}>
            {gifts.map((mark) => (
              <Gift key={giftKey(mark.itemId, mark.name)} mark={mark} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function Gift({ mark }: { mark: Mark }) {
  const showToast = useToast();
  const nameId = useId();
  const { run, busy, failure } = useAction(async () => {
    const { forgetMark, takeMarkBack } = await loadListCommands();
    try {
      await takeMarkBack(mark);
      showToast(`Your name is off ${mark.itemName}.`);
    } catch (error) {
      const { code } = toAppError(error);
      if (code !== 'not-found' && code !== 'item-missing') throw error;
      // The item or its list was deleted, so only this device's mark has to be removed.
      forgetMark(mark);
      showToast(`${mark.itemName} is no longer on the list.`);
    }
  });
  return (
    <li className={styles.gift}>
      <div>
        <p id={nameId} className={styles.name}>
          {mark.itemName}
          {mark.pieces > 1 && ` × ${mark.pieces}`}
        </p>
        <p className={styles.hint}>
          Marked as {mark.name} on {formatDay(mark.at)}
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
      <Button variant="secondary" busy={busy} onClick={run} aria-describedby={nameId}>
        Take my name off
      </Button>
    </li>
  );
}

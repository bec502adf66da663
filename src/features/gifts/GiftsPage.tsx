import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../ui/Page.tsx';
import { lazyModal } from '../../components/lazyModal.tsx';
import { useDisclosure } from '../../lib/modals/useDisclosure.ts';
import { useMyMarks } from './useMyMarks.ts';
import { giftKey } from '../../model/item.ts';
import { groupMarks, type Mark } from '../../model/marks/mark.ts';
import { paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { GiftRow } from './GiftRow.tsx';
import styles from '../../components/giftRows.module.css';
import { useGiftNews } from './useGiftNews.ts';
import { useMarksFromLink } from './useMarksFromLink.ts';

const AddMarksModal = lazyModal(() => import('./AddMarksModal.tsx'));
const TakeOffModal = lazyModal(() => import('./TakeOffModal.tsx'));
const MarksLinkModal = lazyModal(() => import('./MarksLinkModal.tsx'));

const NO_MARKS: readonly Mark[] = [];

/** The marks made on this device, grouped by list (F2). Works without an account and offline. */
export default function GiftsPage() {
  const { marks, areStored } = useMyMarks();
  const lists = useMemo(() => groupMarks(marks ?? [], ({ listId }) => listId), [marks]);
  const newsOf = useGiftNews(marks ?? NO_MARKS);
  const [linked, forgetLinked] = useMarksFromLink();
  const [isLinkOpen, showLink, closeLink] = useDisclosure<true>();
  const [takingOff, askToTakeOff, closeTakeOff] = useDisclosure<Mark>();
  return (
    <Page title="Your gifts" narrow>
      <h1>Your gifts</h1>
      <p className={`hint ${styles.intro}`}>
        What you marked as purchased.{' '}
        {areStored
          ? 'It is stored only on this device.'
          : 'This browser does not store it, so this page forgets it when you close it.'}
      </p>
      {marks === null && <Spinner label="Loading your gifts" />}
      {marks?.length === 0 && (
        <EmptyState icon="gift" title="Nothing marked yet">
          <p>Open a list's link and mark what you bought, and it will show up here.</p>
          <Link to={paths.sample} className={buttonClass('secondary')}>
            See how a list looks
          </Link>
        </EmptyState>
      )}
      {[...lists].map(([listId, gifts]) => {
        const name = gifts[0]?.listName || 'A list';
        return (
          <section key={listId} aria-label={name} className={styles.list}>
            <h2>
              <Link to={paths.publicList(listId)}>{name}</Link>
            </h2>
            <ul role="list" className={styles.rows}>
              {gifts.map((mark) => (
                <GiftRow
                  key={giftKey(mark.itemId, mark.name)}
                  mark={mark}
                  {...newsOf(mark)}
                  onTakeOff={askToTakeOff}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {marks !== null && marks.length > 0 && (
        <p className={styles.list}>
          <Button variant="ghost" flush onClick={() => showLink(true)}>
            <span>
              Use on another device<span aria-hidden="true">…</span>
            </span>
          </Button>
        </p>
      )}
      {takingOff && <TakeOffModal mark={takingOff} onClose={closeTakeOff} />}
      {isLinkOpen && marks && <MarksLinkModal marks={marks} onClose={closeLink} />}
      {linked.length > 0 && <AddMarksModal marks={linked} onClose={forgetLinked} />}
    </Page>
  );
}

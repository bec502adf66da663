import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '../../hooks/useAction.ts';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import { toAppError } from '../../model/errors.ts';
import { formatDay } from '../../model/format.ts';
import type { Mark, MarkState } from '../../model/marks/mark.ts';
import { paths } from '../../model/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { ItemThumbnail } from '../../components/items/ItemThumbnail.tsx';
import styles from '../../components/giftRows.module.css';
import { useForgetMark } from './useForgetMark.ts';

const STATES: readonly [MarkState, string][] = [
  ['getting', 'Getting it'],
  ['bought', 'Bought'],
];

interface GiftRowProps {
  mark: Mark;
  /** What has changed since; '' for nothing. */
  news: string;
  /** The giver's name is no longer on the item, so only this device has to forget the mark. */
  isNameRemoved: boolean;
  /** The item's picture; '' for none. */
  imageUrl: string;
  /** Asks whether the giver's name is to be removed from the item. */
  onTakeOff: (mark: Mark) => void;
}

/**
 * One marked item of Your gifts: what has changed since, whether the giver has bought it, and a button that
 * removes the mark.
 */
export function GiftRow({ mark, news, isNameRemoved, imageUrl, onTakeOff }: GiftRowProps) {
  const showToast = useToast();
  const nameId = useId();
  const row = useFocusWhenRemoved();
  const forgetMark = useForgetMark();
  const { run: forget, failure } = useAction(() => forgetMark(mark));
  const remember = (state: MarkState | undefined) => {
    import('../../device/myMarks.ts').then(
      ({ rememberMark }) => rememberMark({ ...mark, state }),
      (error: unknown) => showToast(toAppError(error).message, 'error'),
    );
  };
  return (
    <li ref={row} className={styles.gift}>
      <ItemThumbnail className={styles.picture} imageUrl={imageUrl} seed={mark.itemId} />
      <div className={styles.text}>
        <p id={nameId} className={`clamped ${styles.name}`}>
          {mark.itemName}
          {mark.pieces > 1 && ` × ${mark.pieces}`}
        </p>
        <p className="hint">
          Marked as {mark.name} on {formatDay(mark.at)}
        </p>
        {news && (
          <Notice tone="info">
            {news}{' '}
            <Link to={paths.publicItem(mark.listId, mark.itemId)} aria-describedby={nameId}>
              See it on the list
            </Link>
          </Notice>
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
      <div className={styles.actions}>
        <div role="group" aria-labelledby={nameId} className={styles.states}>
          {STATES.map(([state, label]) => (
            <Button
              key={state}
              variant="ghost"
              aria-pressed={mark.state === state}
              onClick={() => remember(mark.state === state ? undefined : state)}
            >
              {label}
            </Button>
          ))}
        </div>
        <Button
          variant="ghost"
          className={styles.remove}
          aria-describedby={nameId}
          onClick={isNameRemoved ? forget : () => onTakeOff(mark)}
        >
          {isNameRemoved ? (
            'Remove from here'
          ) : (
            <span>
              Take my name off<span aria-hidden="true">…</span>
            </span>
          )}
        </Button>
      </div>
    </li>
  );
}

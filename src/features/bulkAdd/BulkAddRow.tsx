import type { BulkItem } from './useBulkAdd.ts';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import { formatPrice } from '../../model/format.ts';
import { shopName } from '../../model/addresses/url.ts';
import { BULK_ADD_STATES } from './messages.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../components/items/ItemPicture.tsx';
import { TurnedAway } from '../itemForm/exports.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './BulkAddRow.module.css';

const STATE_ICONS: Record<BulkItem['state'], IconName> = {
  waiting: 'spinner',
  reading: 'spinner',
  adding: 'spinner',
  filled: 'check',
  incomplete: 'eye',
  failed: 'error',
  'turned-away': 'error',
  added: 'success',
};

interface BulkAddRowProps {
  item: BulkItem;
  /** The number of the row, from 1. */
  number: number;
  busy: boolean;
  onChoose: (chosen: boolean) => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One of several items: its editable name, the data read from its page, and its progress. */
export function BulkAddRow({ item, number, busy, onChoose, onRename, onRemove }: BulkAddRowProps) {
  const { url, state, product, price, name, problem, isOnList, chosen } = item;
  const row = useFocusWhenRemoved();
  const isDone = state === 'added';
  return (
    <li ref={row} className={styles.row}>
      <ItemPicture imageUrl={product?.imageUrl ?? ''} eager />
      <div className={styles.fields}>
        <Field
          label={`Name of item ${number}`}
          autoComplete="off"
          value={name}
          disabled={isDone}
          error={problem ?? undefined}
          onChange={(event) => onRename(event.target.value)}
        />
        <p className={`hint ${styles.about}`}>
          <span>{shopName(url)}</span>
          {price && <span>{formatPrice(price.price, price.currency)}</span>}
          <span className={`${styles.state} ${styles[state] ?? ''}`}>
            <Icon name={STATE_ICONS[state]} size={16} />
            {BULK_ADD_STATES[state]}
          </span>
        </p>
        {state === 'turned-away' && (
          <p className={styles.help}>
            <TurnedAway url={url} />
          </p>
        )}
        {isOnList && !isDone && (
          <Checkbox checked={chosen} onChange={({ target }) => onChoose(target.checked)}>
            {FORM_MESSAGES.alreadyOnList}. Add it once more
          </Checkbox>
        )}
      </div>
      <IconButton
        icon="close"
        label={`Remove item ${number}`}
        disabled={busy || isDone}
        onClick={onRemove}
      />
    </li>
  );
}

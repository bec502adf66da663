import type { SeveralItem } from './useBulkAdd.ts';
import { formatPrice } from '../../model/format.ts';
import { LATER_MESSAGES } from '../../model/laterMessages.ts';
import { adoptStyles } from '../../ui/adoptStyles.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../components/ItemPicture.tsx';
import css from './BulkAddRow.css?inline';

adoptStyles(css);

const signs: Record<SeveralItem['state'], IconName> = {
  waiting: 'spinner',
  reading: 'spinner',
  adding: 'spinner',
  filled: 'check',
  look: 'eye',
  failed: 'error',
  added: 'success',
};

interface SeveralRowProps {
  row: SeveralItem;
  /** Counted from one. */
  place: number;
  busy: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One of several items: what its page told, its name to correct, how far it has come. */
export function SeveralRow({ row, place, busy, onRename, onRemove }: SeveralRowProps) {
  const { url, state, product, name, problem } = row;
  const isDone = state === 'added';
  const price = product?.price ?? null;
  return (
    <li className="several-row">
      <ItemPicture imageUrl={product?.imageUrl ?? ''} eager />
      <div className="several-fields">
        <Field
          label={`Name of item ${place}`}
          autoComplete="off"
          value={name}
          disabled={busy || isDone}
          error={problem ?? undefined}
          onChange={(event) => onRename(event.target.value)}
        />
        <p className="several-about">
          <span>{new URL(url).hostname.replace(/^www\./, '')}</span>
          {price !== null && <span>{formatPrice(price)}</span>}
          <span className={`several-state several-${state}`}>
            <Icon name={signs[state]} size={16} />
            {LATER_MESSAGES.severalStates[state]}
          </span>
        </p>
      </div>
      <Button
        variant="icon"
        aria-label={`Remove item ${place}`}
        disabled={busy || isDone}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
    </li>
  );
}

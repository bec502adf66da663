import { useThanks } from './useThanks.ts';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { toAppError } from '../../model/errors.ts';
import { giftKey, piecesOf, type Item } from '../../model/item.ts';
import { personOf, type List } from '../../model/list.ts';
import { ItemThumbnail } from '../../components/items/ItemThumbnail.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import styles from './GiftsReceived.module.css';

interface GiftsReceivedProps {
  list: List;
  /** Uid of the user who received them. */
  viewer: string;
  /** Whether received items are also shown among the wishes, to be edited or deleted. */
  listed: boolean;
  onList: (listed: boolean) => void;
}

/**
 * Shown after the event date: who gave what, and who has been thanked (F1). Who wrote the wishes of a
 * person without an account writes their thanks, too.
 */
export default function GiftsReceived({ list, viewer, listed, onList }: GiftsReceivedProps) {
  const { thanked, thank, saving } = useThanks(viewer, list);
  const showToast = useToast();
  const gifts = list.items
    .filter((item) => item.addedBy === viewer)
    .flatMap((item) => {
      const person = list.people[personOf(list, item)];
      return item.purchasedBy.map((name) => ({ item, name, person }));
    });
  if (gifts.length === 0) return null;

  const onThank = (item: Item, name: string, isThanked: boolean) => {
    thank(giftKey(item.id, name), isThanked).catch((error: unknown) => {
      showToast(toAppError(error).message, 'error');
    });
  };

  return (
    <section aria-label="Gifts you received" className={styles.section} data-screen>
      <h2>Gifts you received</h2>
      <p className="hint">
        Check off the people you have thanked. Only you see this.{' '}
        <span role="status">{saving && 'Saving…'}</span>
      </p>
      <ul role="list" className={styles.rows}>
        {gifts.map(({ item, name, person }) => (
          <li key={giftKey(item.id, name)} className={styles.gift}>
            <ItemThumbnail className={styles.picture} imageUrl={item.imageUrl} />
            <p className={styles.text}>
              <strong>{item.name}</strong>
              {piecesOf(item, name) > 1 && ` × ${piecesOf(item, name)}`} from {name}
              {person && ` for ${person}`}
            </p>
            <Checkbox
              checked={thanked.has(giftKey(item.id, name))}
              onChange={({ target }) => onThank(item, name, target.checked)}
            >
              Thanked
              <span className="visually-hidden">
                {' '}
                {name} for {item.name}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <Checkbox checked={listed} onChange={({ target }) => onList(target.checked)}>
        Also show received items in the list below
      </Checkbox>
    </section>
  );
}

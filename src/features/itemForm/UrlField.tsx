import { useDeferredValue, useMemo } from 'react';
import { addressKey, completeAddress } from '../../model/forms/address.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import type { Item } from '../../model/item.ts';
import { MESSAGES } from '../../model/messages.ts';
import { isWebAddress } from '../../model/addresses/url.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TurnedAway } from './TurnedAway.tsx';
import type { ItemFormControls } from './useItemForm.ts';
import styles from './ItemModal.module.css';

interface UrlFieldProps {
  form: ItemFormControls;
  /** The items of the list. */
  items: readonly Pick<Item, 'id' | 'url'>[];
  /** The edited item; undefined for a new one. */
  item: Item | undefined;
}

/**
 * The address of an item, what auto-fill says about its page, and for an edited item a button that reads
 * the page again.
 */
export function UrlField({ form, items, item }: UrlFieldProps) {
  const { urlField, watch, autoFill, isSending, itemId } = form;
  const address = watch('url');
  const url = completeAddress(address);
  const isOnList = useIsOnList(address, items, itemId);
  return (
    <div className={styles.url}>
      <Field
        label="URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://…"
        hint={
          <>
            <span role="status" className={styles.note}>
              {autoFill.turnedAway ? (
                <TurnedAway url={url} />
              ) : (
                (autoFill.note ?? (item ? '' : MESSAGES.pasteLink))
              )}
            </span>
            <span role="status" className={styles.onList}>
              {isOnList && FORM_MESSAGES.alreadyOnList}
            </span>
          </>
        }
        {...urlField}
      />
      {item && isWebAddress(url) && (
        <Button
          variant="ghost"
          flush
          className={styles.quiet}
          busy={autoFill.loading}
          disabled={isSending}
          onClick={autoFill.refresh}
        >
          <Icon name="renew" size={16} />
          Refresh from shop
        </Button>
      )}
    </div>
  );
}

/**
 * Whether another item of the list has the same address. A new item has its id already, because the list may
 * show it before the answer arrives. Parsing five hundred addresses blocks a phone for a frame, so that is done
 * only once there is an address, and after the field shows it.
 */
function useIsOnList(
  address: string,
  items: readonly Pick<Item, 'id' | 'url'>[],
  ownId: string,
): boolean {
  const key = addressKey(useDeferredValue(address, ''));
  const isAddress = key !== undefined;
  const others = useMemo(
    () =>
      isAddress
        ? new Set(items.filter(({ id }) => id !== ownId).map(({ url }) => addressKey(url)))
        : null,
    [isAddress, items, ownId],
  );
  return others?.has(key) ?? false;
}

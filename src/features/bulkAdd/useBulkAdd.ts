import { useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { createStableIds } from '../../lib/stableIds.ts';
import { DEFAULT_CURRENCY, usualCurrency } from '../../model/currency.ts';
import { loggedError } from '../../model/errors.ts';
import { priceToText } from '../../model/itemForm/priceDigits.ts';
import type { Item, ItemContent } from '../../model/item.ts';
import { LIMITS } from '../../model/limits.ts';
import { cleanName } from '../../model/line.ts';
import { pictureUrl } from '../../model/addresses/pictureUrl.ts';
import type { Product } from '../../model/product.ts';
import { addressKey } from '../../model/forms/address.ts';
import { productPrice, type ProductPrice } from '../../model/productPrice.ts';
import { itemSchema } from '../../model/itemForm/itemSchema.ts';
import type { User } from '../../model/user.ts';
import { addItem } from '../../hooks/commands/listCommands.ts';
import { useBulkProducts, type Reading } from './useBulkProducts.ts';

/** The list to which items are added, with what it has already. */
interface BulkList {
  id: string;
  items: readonly Pick<Item, 'url' | 'price' | 'currency'>[];
}

/** One of several items that are being added to a list. */
export interface BulkItem {
  url: string;
  /** The state of reading its page, then of adding it. */
  state: Reading['status'] | 'adding' | 'added';
  product: Product | null;
  /** The price from its page; null when there is none. */
  price: ProductPrice | null;
  /** The typed name, else the name from its page. */
  name: string;
  /** Why it was not added; adding can be tried again. */
  problem: string | null;
  /** The list had an item with its address before. */
  isOnList: boolean;
  /** It will be added; one that is on the list only if the user wants it once more. */
  chosen: boolean;
}

/** The changes to a row. */
interface Change {
  name?: string;
  state?: 'adding' | 'added' | undefined;
  problem?: string | null;
  chosen?: boolean;
}

/**
 * Adds several items by their addresses: reads their pages a few at a time, then adds the items one by
 * one. An item that could not be added keeps its row with the reason; added items are not added again.
 * @param links the addresses to begin with; `start` replaces them, and forgets all changes
 */
export function useBulkAdd({ id: listId, items }: BulkList, user: User, links: readonly string[]) {
  // As of when the modal was opened: the items that it adds itself are not duplicates.
  const [known] = useState(() => new Set(items.map(({ url }) => addressKey(url))));
  // The ids of the new items by their addresses: a retry adds nothing twice.
  const [ids] = useState(createStableIds);
  const [usual] = useState(() => usualCurrency(items));
  const [urls, setUrls] = useState(links);
  const readings = useBulkProducts(urls);
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  /** Some items are only stored on this device so far, maybe since an earlier call of `add`. */
  const hasQueued = useRef(false);

  const start = (others: readonly string[]) => {
    setUrls(others);
    setChanges({});
    setRemoved(new Set());
  };
  const change = (url: string, now: Change) =>
    setChanges((before) => ({ ...before, [url]: { ...before[url], ...now } }));
  const rows = urls.flatMap((url, index): BulkItem[] => {
    const reading = readings[index];
    if (!reading || removed.has(url)) return [];
    const product = 'product' in reading ? reading.product : null;
    const isOnList = known.has(addressKey(url));
    const { name, state, problem = null, chosen = !isOnList } = changes[url] ?? {};
    const readName = cleanName(product?.name ?? '', LIMITS.itemName);
    const price = product && productPrice(product, url, usual);
    const read = reading.status === 'filled' && price?.isGuess ? 'incomplete' : reading.status;
    return [
      {
        url,
        product,
        price,
        name: name ?? readName,
        state: state ?? read,
        problem,
        isOnList,
        chosen,
      },
    ];
  });

  /**
   * Adds the items that are not in the list yet.
   * @param person id of the person whom they are for; '' for the user
   * @returns 'sent' when all are in the list, 'queued' when some are only stored on this device so
   *   far; null when some could not be added
   */
  async function add(person: string): Promise<'sent' | 'queued' | null> {
    setBusy(true);
    let isWhole = true;
    for (const row of rows) {
      if (row.state === 'added' || !row.chosen) continue;
      const content = contentOf(row, person);
      if (typeof content === 'string') {
        change(row.url, { problem: content });
        isWhole = false;
        continue;
      }
      const id = ids.idOf(row.url);
      try {
        change(row.url, { state: 'adding', problem: null });
        const outcome = await addItem(listId, user.uid, content, { id, fromDraft: false });
        ids.release(row.url);
        if (outcome === 'queued') hasQueued.current = true;
        change(row.url, { state: 'added' });
      } catch (error) {
        change(row.url, { state: undefined, problem: loggedError(error).message });
        isWhole = false;
      }
    }
    setBusy(false);
    if (!isWhole) return null;
    return hasQueued.current ? 'queued' : 'sent';
  }

  return {
    rows,
    busy,
    start,
    add,
    choose: (url: string, chosen: boolean) => change(url, { chosen }),
    rename: (url: string, name: string) => change(url, { name, problem: null }),
    remove: (url: string) => setRemoved((before) => new Set(before).add(url)),
  };
}

/** The item to add for a row, or why it is invalid. Texts from a page are cut to our limits. */
function contentOf({ url, name, product, price }: BulkItem, person: string): ItemContent | string {
  const { success, output, issues } = safeParse(itemSchema, {
    url,
    name,
    notes: '',
    price: price ? priceToText(price.price, price.currency) : '',
    currency: price?.currency ?? DEFAULT_CURRENCY,
    color: product?.color?.slice(0, LIMITS.color) ?? '',
    size: product?.size?.slice(0, LIMITS.size) ?? '',
    imageUrl: pictureOf(product),
  });
  return success ? { ...output, for: person } : issues[0].message;
}

function pictureOf(product: Product | null): string {
  const url = pictureUrl(product?.imageUrl ?? '') ?? '';
  return url.length > LIMITS.url ? '' : url;
}

import { useEffect, useRef, useState } from 'react';
import { fetchProduct } from '../../hooks/commands/productCommands.ts';
import { toAppError } from '../../model/errors.ts';
import { formatPrice, priceToText } from '../../model/format.ts';
import { completeAddress } from '../../model/forms/address.ts';
import { pictureUrl } from '../../model/pictureUrl.ts';
import { withoutHidden } from '../../model/line.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { readPrice, type ReadPrice } from '../../model/itemForm/priceText.ts';
import type { Product } from '../../model/product.ts';
import { productPrice, type ProductPrice } from '../../model/productPrice.ts';
import { isWebAddress } from '../../model/url.ts';
import type { ItemFormMethods } from './useItemForm.ts';
import { useProductInfo, type ProductInfo } from './useProductInfo.ts';

/** The fields that the shop's page can fill. The price is filled together with its currency. */
type Fillable = 'name' | 'price' | 'color' | 'size' | 'imageUrl';

/** Most milliseconds for which a submit waits for the shop's page. */
const SUBMIT_TIMEOUT_MS = 2_000;

/** The state of auto-fill for the item form. */
interface AutoFill {
  /** The shop's page is being read. */
  loading: boolean;
  /** The status for the user; undefined before anything was requested. */
  note: string | undefined;
  /** The shop answers browsers only, so that its page could not be read. */
  turnedAway: boolean;
  /** The hint at the price when the shop's page does not name its currency. */
  currencyNote: string | undefined;
  /** A submit waits for the shop's page. */
  isWaiting: boolean;
  /** Something was typed while a submit waited, which therefore did not go on. */
  isTakenBack: boolean;
  /**
   * Waits until the page at the current URL has been read, for 2 seconds at the most.
   * @returns false when something was typed into the form meanwhile: it is not ready to be submitted
   */
  whenFilled: (form: HTMLFormElement) => Promise<boolean>;
  /** Reads the page again: fills price and picture, and the fields that are empty. */
  refresh: () => void;
}

/**
 * Auto-fills the item form from the page at its URL (§7). A field that the page does not have keeps
 * its value, unless that came from the page of another address. A typed value stays, i.e. one that
 * differs from both the field's initial value and the last auto-filled one.
 * @param known the initial URL of the form
 * @param usual the usual currency of the list
 */
export function useAutoFill(
  { watch, getValues, setValue, getFieldState, formState }: ItemFormMethods,
  known: string,
  usual: string,
): AutoFill {
  const url = completeAddress(watch('url'));
  const info = useProductInfo(url, known);
  const opened = useRef(formState.defaultValues ?? {});
  const filled = useRef<Partial<Record<Fillable, string>>>({});
  /** The address of the page that filled the fields last. */
  const filledUrl = useRef('');
  const [refreshed, setRefreshed] = useState<Refreshed | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isTakenBack, setTakenBack] = useState(false);
  const read = useRef<string | null>(null);
  const waiting = useRef<((isUnchanged: boolean) => void)[]>([]);
  const filledFrom = 'product' in info ? info.product : null;

  /** Fills a field, and returns whether that changed it. */
  const set = (field: Fillable | 'currency', text: string): boolean => {
    const isNew = text !== getValues(field);
    setValue(field, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    return isNew;
  };

  /** Fills the fields that the product has and that `mayFill` allows, and returns their names. */
  const fill = (from: Product, mayFill: (field: Fillable, now: string) => boolean): Fillable[] => {
    filledUrl.current = url;
    const price = productPrice(from, url, usual);
    const texts = Object.entries(textsOf(from, price)) as [Fillable, string | null][];
    return texts.flatMap(([field, text]) => {
      if (text === null || !mayFill(field, getValues(field))) return [];
      filled.current[field] = text;
      const isNewCurrency = field === 'price' && price !== null && set('currency', price.currency);
      return set(field, text) || isNewCurrency ? [field] : [];
    });
  };

  /** Resets the fields that another page filled, and that were not edited since, to their initial values. */
  const empty = () => {
    for (const [field, text] of Object.entries(filled.current) as [Fillable, string][]) {
      if (getValues(field) !== text) continue;
      set(field, opened.current[field] ?? '');
      if (field === 'price') set('currency', opened.current.currency ?? usual);
    }
    filled.current = {};
  };

  useEffect(() => {
    if (info.status === 'idle') {
      // Nothing is read at the initial URL, so what the page of another one filled has to go here. With no
      // address at all there is no other product, and it stays.
      if (url === known && known !== '' && filledUrl.current !== url) empty();
      return;
    }
    // Already when the page of another address begins to load: a submit then must not mix two products.
    empty();
    if (filledFrom) {
      fill(filledFrom, (field, now) => now === '' || now === opened.current[field]);
    }
    if (info.status === 'loading') return;
    read.current = url;
    // A waiting submit finds the fields filled.
    waiting.current.splice(0).forEach((resolve) => resolve(true));
    // Only a new response may fill the form; a submit must not fill it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [info.status, url, filledFrom]);

  const whenFilled = async (form: HTMLFormElement) => {
    setTakenBack(false);
    const wanted = completeAddress(getValues('url'));
    const isRead = wanted === known || wanted === read.current;
    if (isRead || !isWebAddress(wanted) || !navigator.onLine) return true;
    setWaiting(true);
    const isUnchanged = await new Promise<boolean>((resolve) => {
      waiting.current.push(resolve);
      setTimeout(resolve, SUBMIT_TIMEOUT_MS, true);
      form.addEventListener('input', () => resolve(false), { once: true });
    });
    setWaiting(false);
    setTakenBack(!isUnchanged);
    return isUnchanged;
  };

  const refresh = async () => {
    setRefreshed({ url, status: 'loading' });
    try {
      const product = await fetchProduct(url, new AbortController().signal);
      if (completeAddress(getValues('url')) !== url) {
        // The address of another product was typed meanwhile.
        return setRefreshed((now) => (now?.url === url ? null : now));
      }
      const before = readPrice(getValues('price'), getValues('currency'));
      const isKept = (field: Fillable | 'currency') => getFieldState(field).isDirty;
      const changed = fill(product, (field, now) => {
        if (field === 'price') return !isKept('price') && !isKept('currency');
        return field === 'imageUrl' ? !isKept(field) : now === '';
      });
      const note = changesOf(changed, before, productPrice(product, url, usual));
      setRefreshed({ url, status: 'done', product, note });
    } catch (error) {
      console.warn('Refresh from shop failed', error);
      const turnedAway = toAppError(error).code === 'turned-away';
      const note = FORM_MESSAGES[navigator.onLine ? 'refreshFailed' : 'refreshOffline'];
      setRefreshed({ url, status: 'done', product: null, note, turnedAway });
    }
  };

  // The answer for another address says nothing about this one.
  const latest = refreshed?.url === url ? refreshed : null;
  const product = filledFrom ?? (latest?.status === 'done' ? latest.product : null);
  const price = product && productPrice(product, url, usual);
  const isShopPrice = price?.currency === watch('currency') && watch('price') === textOf(price);
  const isRefreshing = latest?.status === 'loading';
  return {
    loading: info.status === 'loading' || isRefreshing,
    note:
      latest?.status === 'done' ? latest.note : noteOf(isRefreshing ? { status: 'loading' } : info),
    turnedAway:
      latest === null ? info.status === 'turned-away' : 'turnedAway' in latest && latest.turnedAway,
    currencyNote: isShopPrice && price?.isGuess ? FORM_MESSAGES.currencyGuessed : undefined,
    isWaiting,
    isTakenBack,
    whenFilled,
    refresh: () => void refresh(),
  };
}

type Refreshed = { url: string } & (
  | { status: 'loading' }
  | { status: 'done'; product: Product; note: string }
  | { status: 'done'; product: null; note: string; turnedAway: boolean }
);

function textOf(price: ProductPrice | null): string | null {
  return price && priceToText(price.price, price.currency);
}

function textsOf(product: Product, price: ProductPrice | null): Record<Fillable, string | null> {
  return {
    name: product.name && withoutHidden(product.name),
    price: textOf(price),
    color: product.color,
    size: product.size,
    imageUrl: pictureUrl(product.imageUrl ?? '') ?? null,
  };
}

function noteOf(info: ProductInfo): string | undefined {
  const { status } = info;
  if (status === 'loading') return "Reading the shop's page…";
  if (status === 'filled') return "Filled in from the shop's page. Change what you like.";
  if (status === 'offline') {
    return info.product ? FORM_MESSAGES.offlineNamed : FORM_MESSAGES.offline;
  }
  if (status !== 'failed') return undefined;
  return info.product ? FORM_MESSAGES.pageUnreadableNamed : FORM_MESSAGES.pageUnreadable;
}

const FIELD_NAMES: Record<Fillable, string> = {
  name: 'name',
  price: 'price',
  color: 'color',
  size: 'size',
  imageUrl: 'picture',
};

/** What Refresh from shop changed. */
function changesOf(
  changed: readonly Fillable[],
  before: ReadPrice,
  now: ProductPrice | null,
): string {
  if (changed.length === 0) return 'Nothing has changed at the shop.';
  const was = Number.isFinite(before.price)
    ? ` (was ${formatPrice(before.price ?? 0, before.currency)})`
    : '';
  const parts = changed.map((field) =>
    field === 'price' && now
      ? `price ${formatPrice(now.price, now.currency)}${was}`
      : FIELD_NAMES[field],
  );
  return `New from the shop: ${parts.join(', ')}.`;
}

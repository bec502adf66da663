import { useEffect, useState } from 'react';
import { fetchProduct } from '../../hooks/commands/productCommands.ts';
import { toAppError } from '../../model/errors.ts';
import { completeAddress } from '../../model/forms/address.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { readPrice } from '../../model/itemForm/priceText.ts';
import type { Product } from '../../model/product.ts';
import { productPrice } from '../../model/productPrice.ts';
import { changesOf, noteOf } from './autoFillNotes.ts';
import { textOfPrice, useFilledFields, type Fillable } from './useFilledFields.ts';
import type { ItemFormMethods } from './useItemForm.ts';
import { useProductInfo } from './useProductInfo.ts';
import { useSubmitWait } from './useSubmitWait.ts';

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
  isInterrupted: boolean;
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
 * its value, unless that came from the page of another address.
 * @param known the initial URL of the form
 * @param usual the usual currency of the list
 */
export function useAutoFill(form: ItemFormMethods, known: string, usual: string): AutoFill {
  const { watch, getValues, getFieldState } = form;
  const url = completeAddress(watch('url'));
  const info = useProductInfo(url, known);
  const { initial, fill, empty, isFilledFrom } = useFilledFields(form, usual);
  const { onRead, ...submitWait } = useSubmitWait(form, known);
  const [refreshed, setRefreshed] = useState<Refreshed | null>(null);
  const filledFrom = 'product' in info ? info.product : null;

  useEffect(() => {
    if (info.status === 'idle') {
      // Nothing is read at the initial URL, so what the page of another one filled has to go here. With no
      // address at all there is no other product, and it stays.
      if (url === known && known !== '' && !isFilledFrom(url)) empty();
      return;
    }
    // Already when the page of another address begins to load: a submit then must not mix two products.
    empty();
    if (filledFrom) {
      fill(url, filledFrom, (field, now) => now === '' || now === initial[field]);
    }
    if (info.status !== 'loading') onRead(url);
    // Only a new response may fill the form; a submit must not fill it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [info.status, url, filledFrom]);

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
      const changed = fill(url, product, (field, now) => {
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
  const isShopPrice =
    price?.currency === watch('currency') && watch('price') === textOfPrice(price);
  const isRefreshing = latest?.status === 'loading';
  return {
    loading: info.status === 'loading' || isRefreshing,
    note:
      latest?.status === 'done' ? latest.note : noteOf(isRefreshing ? { status: 'loading' } : info),
    turnedAway:
      latest === null ? info.status === 'turned-away' : 'turnedAway' in latest && latest.turnedAway,
    currencyNote: isShopPrice && price?.isGuess ? FORM_MESSAGES.currencyGuessed : undefined,
    ...submitWait,
    refresh: () => void refresh(),
  };
}

type Refreshed = { url: string } & (
  | { status: 'loading' }
  | { status: 'done'; product: Product; note: string }
  | { status: 'done'; product: null; note: string; turnedAway: boolean }
);

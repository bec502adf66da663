import * as v from 'valibot';
import { completeAddress } from '../forms/address.ts';
import { FORM_MESSAGES, hiddenCharacters } from '../forms/formMessages.ts';
import { priceToText } from './priceDigits.ts';
import type { Item } from '../item.ts';
import { DEFAULT_CURRENCY } from '../currency.ts';
import { LIMITS } from '../limits.ts';
import { hasHidden, oneLine } from '../line.ts';
import { isCategory } from './category.ts';
import { readPrice } from './priceText.ts';
import { pictureUrl } from '../addresses/pictureUrl.ts';
import { notTooLong, optional, personSchema, quantity, requiredName } from '../forms/schemas.ts';
import { storedUrl } from '../addresses/storedUrl.ts';
import { isWebAddress } from '../addresses/url.ts';

// Separate from schemas.ts, so that the Login and Signup pages do not load this code.

/** Whether a text is a price within the limit, or empty. */
function isPrice(text: string, currency: string): boolean {
  const { price } = readPrice(text, currency);
  return price === null || price <= LIMITS.maxPrice;
}

const fields = v.object({
  name: requiredName(FORM_MESSAGES.itemNameRequired, 'Item Name', LIMITS.itemName),
  url: v.pipe(
    v.string(),
    v.transform(completeAddress),
    v.nonEmpty(FORM_MESSAGES.urlRequired),
    notTooLong('URL', LIMITS.url),
    v.check(isWebAddress, FORM_MESSAGES.urlInvalid),
    v.transform(storedUrl),
    // The normalized address may be longer.
    notTooLong('URL', LIMITS.url),
  ),
  price: v.pipe(
    v.string(),
    // Some texts are valid only in a currency with three decimals; `itemSchema` checks the real one.
    v.check(
      (text) => isPrice(text, DEFAULT_CURRENCY) || isPrice(text, 'KWD'),
      FORM_MESSAGES.priceInvalid,
    ),
  ),
  currency: v.string(),
  size: optional('Size', LIMITS.size),
  color: optional('Color', LIMITS.color),
  notes: optional('Notes', LIMITS.notes),
  imageUrl: v.pipe(
    optional('Image URL', LIMITS.url),
    v.check((url) => url === '' || isWebAddress(url), FORM_MESSAGES.imageUrlInvalid),
    v.check(
      (url) => !isWebAddress(url) || pictureUrl(url) !== undefined,
      FORM_MESSAGES.imageUrlPrivate,
    ),
    v.transform(storedUrl),
    notTooLong('Image URL', LIMITS.url),
  ),
  category: v.optional(
    v.pipe(
      v.string(),
      v.transform(oneLine),
      notTooLong('Category', LIMITS.category),
      v.check(
        (text) => text === '' || (isCategory(text) && !hasHidden(text)),
        () => hiddenCharacters('Category'),
      ),
    ),
    '',
  ),
  quantity: v.optional(quantity, '1'),
  mostWanted: v.optional(v.boolean(), false),
  /** Id of a person without an account, '' for nobody, or `NEW_PERSON`. */
  for: v.exactOptional(v.string()),
  newPerson: v.exactOptional(v.string()),
});

/** The choice of a person whom the list does not have yet. */
export const NEW_PERSON = 'new';

/**
 * Add/Edit Item: the text of the price becomes a number or null (§3 Item). A currency that the text
 * names replaces `currency`.
 */
export const itemSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['price'], ['currency']],
      ({ price, currency }) => isPrice(price, currency),
      FORM_MESSAGES.priceInvalid,
    ),
    ['price'],
  ),
  v.forward(
    v.partialCheck(
      [['for'], ['newPerson']],
      ({ for: whom, newPerson }) => whom !== NEW_PERSON || v.is(personSchema, { name: newPerson }),
      FORM_MESSAGES.personInvalid,
    ),
    ['newPerson'],
  ),
  v.transform(({ price: text, currency: selected, ...others }) => {
    const { price, currency } = readPrice(text, selected);
    return { ...others, price, currency: price === null ? DEFAULT_CURRENCY : currency };
  }),
);

/**
 * The values that the item form starts with.
 * @param item the item to edit; undefined for a new one
 * @param url the address of a new item
 * @param usual the usual currency of the list
 */
export function formValues(item: Item | undefined, url = '', usual: string) {
  const { price = null, currency } = item ?? {};
  const shown = price === null || currency === undefined ? usual : currency;
  return {
    url: item?.url ?? url,
    name: item?.name ?? '',
    price: priceToText(price, shown),
    currency: shown,
    color: item?.color ?? '',
    size: item?.size ?? '',
    imageUrl: item?.imageUrl ?? '',
    notes: item?.notes ?? '',
    category: item?.category ?? '',
    quantity: String(item?.quantity ?? 1),
    mostWanted: item?.mostWanted ?? false,
    for: '',
    newPerson: '',
  };
}

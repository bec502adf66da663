import { useRef, useState } from 'react';
import { priceToText } from '../../model/itemForm/priceDigits.ts';
import { withoutHidden } from '../../model/line.ts';
import { pictureUrl } from '../../model/addresses/pictureUrl.ts';
import type { Product } from '../../model/product.ts';
import { productPrice, type ProductPrice } from '../../model/productPrice.ts';
import type { ItemFormMethods } from './useItemForm.ts';

/** The fields that the shop's page can fill. The price is filled together with its currency. */
export type Fillable = 'name' | 'price' | 'color' | 'size' | 'imageUrl';

/**
 * Fills the item form from products, and empties what they filled.
 * @param usual the usual currency of the list
 */
export function useFilledFields(
  { getValues, setValue, formState }: ItemFormMethods,
  usual: string,
) {
  const [initial] = useState(() => formState.defaultValues ?? {});
  /** What was filled last, and the address of the page that it is from. */
  const filled = useRef<{ url: string; texts: Partial<Record<Fillable, string>> }>({
    url: '',
    texts: {},
  });

  /** Fills a field, and returns whether that changed it. */
  const set = (field: Fillable | 'currency', text: string): boolean => {
    const isNew = text !== getValues(field);
    setValue(field, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    return isNew;
  };

  /** Fills the fields that the product has and that `mayFill` allows, and returns their names. */
  const fill = (
    url: string,
    product: Product,
    mayFill: (field: Fillable, now: string) => boolean,
  ): Fillable[] => {
    filled.current.url = url;
    const price = productPrice(product, url, usual);
    const texts = Object.entries(textsOf(product, price)) as [Fillable, string | null][];
    return texts.flatMap(([field, text]) => {
      if (text === null || !mayFill(field, getValues(field))) return [];
      filled.current.texts[field] = text;
      const isNewCurrency = field === 'price' && price !== null && set('currency', price.currency);
      return set(field, text) || isNewCurrency ? [field] : [];
    });
  };

  /** Resets the fields that were filled, and not edited since, to their initial values. */
  const empty = () => {
    for (const [field, text] of Object.entries(filled.current.texts) as [Fillable, string][]) {
      if (getValues(field) !== text) continue;
      set(field, initial[field] ?? '');
      if (field === 'price') set('currency', initial.currency ?? usual);
    }
    filled.current.texts = {};
  };

  return { initial, fill, empty, isFilledFrom: (url: string) => filled.current.url === url };
}

/** The text of a price in the form, without its currency; null for none. */
export function textOfPrice(price: ProductPrice | null): string | null {
  return price && priceToText(price.price, price.currency);
}

function textsOf(product: Product, price: ProductPrice | null): Record<Fillable, string | null> {
  return {
    name: product.name && withoutHidden(product.name),
    price: textOfPrice(price),
    color: product.color,
    size: product.size,
    imageUrl: pictureUrl(product.imageUrl ?? '') ?? null,
  };
}

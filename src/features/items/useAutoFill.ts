import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { priceToText } from '../../model/format.ts';
import { pictureUrl } from '../../model/pictureUrl.ts';
import { withoutHidden } from '../../model/line.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import type { Product } from '../../model/product.ts';
import { useProductInfo } from './useProductInfo.ts';

/** The text inputs of the item form. */
export type ItemInputs = Record<
  'url' | 'name' | 'price' | 'color' | 'size' | 'imageUrl' | 'notes',
  string
>;

type Fillable = Exclude<keyof ItemInputs, 'url' | 'notes'>;

type ItemForm<Output> = Pick<
  UseFormReturn<ItemInputs, unknown, Output>,
  'watch' | 'getValues' | 'setValue' | 'formState'
>;

interface AutoFill {
  /** The shop's page is being read. */
  loading: boolean;
  /** The status for the user; undefined before anything was requested. */
  note: string | undefined;
  /** The hint at the price when the shop's price is not in dollars. */
  currencyNote: string | undefined;
}

/**
 * Auto-fills the item form from the page at its URL (§7). A field that the page does not have keeps
 * its value. So does a typed one, i.e. one that differs from both its initial value and the last
 * auto-filled one. `known` is the initial URL of the form.
 */
export function useAutoFill<Output>(form: ItemForm<Output>, known: string): AutoFill {
  const { watch, getValues, setValue, formState } = form;
  const info = useProductInfo(watch('url').trim(), known);
  const opened = useRef(formState.defaultValues ?? {});
  const filled = useRef<Partial<Record<Fillable, string>>>({});
  const product = info.status === 'filled' ? info.product : null;

  useEffect(() => {
    if (!product) return;
    for (const [field, text] of Object.entries(textsOf(product)) as [Fillable, string | null][]) {
      const now = getValues(field);
      const typed = now !== '' && now !== opened.current[field] && now !== filled.current[field];
      if (text === null || typed) continue;
      filled.current[field] = text;
      setValue(field, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
    // Only a new response may fill the form; a submit must not fill it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [product, getValues, setValue]);

  const priceIsTheirs = product?.price != null && watch('price') === priceToText(product.price);
  const foreign = product?.currency && product.currency !== 'USD' ? product.currency : null;
  return {
    loading: info.status === 'loading',
    note: noteOf(info.status),
    currencyNote:
      priceIsTheirs && foreign
        ? `The shop’s price is in ${foreign}; lists show dollars.`
        : undefined,
  };
}

function textsOf(product: Product): Record<Fillable, string | null> {
  return {
    name: product.name && withoutHidden(product.name),
    price: product.price === null ? null : priceToText(product.price),
    color: product.color,
    size: product.size,
    imageUrl: pictureUrl(product.imageUrl ?? '') ?? null,
  };
}

function noteOf(status: ReturnType<typeof useProductInfo>['status']): string | undefined {
  if (status === 'loading') return 'Reading the shop’s page …';
  if (status === 'filled') return 'Filled in from the shop’s page. Change what you like.';
  return status === 'failed' ? FORM_MESSAGES.autoFillNothing : undefined;
}

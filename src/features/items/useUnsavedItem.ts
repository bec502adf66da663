import { useEffect, useState } from 'react';
import { readUnsavedItem, removeUnsavedItem, writeUnsavedItem } from '../../device/unsavedItem.ts';
import type { ItemForm } from '../../model/drafts/draft.ts';
import type { ItemFormMethods, ItemInputs } from './useItemForm.ts';

/**
 * Stores what is typed into the Add New Item form, and restores it when the form is opened again after
 * a reload. A form that was opened with a link starts with that link instead.
 * @param options.key the id of the list, followed by that of the draft, if the form has one
 * @returns whether something was restored
 */
export function useUnsavedItem(
  { watch, setValue, formState }: ItemFormMethods,
  { uid, key, enabled, restore }: { uid: string; key: string; enabled: boolean; restore: boolean },
): boolean {
  const [restored] = useState(() => (enabled && restore ? readUnsavedItem(uid, key) : null));
  const { defaultValues } = formState;

  useEffect(() => {
    for (const [field, value] of Object.entries(restored ?? {})) {
      setValue(field as keyof ItemInputs, value, { shouldDirty: true });
    }
  }, [restored, setValue]);

  useEffect(() => {
    if (!enabled) return undefined;
    const { unsubscribe } = watch((values) => {
      const typed = typedFields(values, defaultValues);
      if (Object.keys(typed).length > 0) writeUnsavedItem(uid, key, typed);
      else removeUnsavedItem(uid, key);
    });
    return unsubscribe;
  }, [enabled, watch, defaultValues, uid, key]);

  return restored !== null;
}

/** The values of the form that differ from `initial`. */
export function typedFields(
  values: Partial<ItemInputs>,
  initial: Partial<ItemInputs> | undefined,
): ItemForm {
  const typed = Object.entries(values).filter(
    (field): field is [string, string | boolean] =>
      field[1] !== undefined &&
      // A restored price must not become one in another currency, if the list's usual one changes.
      (field[0] === 'currency'
        ? values.price !== ''
        : field[1] !== initial?.[field[0] as keyof ItemInputs]),
  );
  return Object.fromEntries(typed);
}

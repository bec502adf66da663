import { useCallback, useEffect, useRef, useState } from 'react';
import {
  readUnsavedItem,
  removeUnsavedItem,
  writeUnsavedItem,
} from '../../device/adding/unsavedItem.ts';
import type { ItemForm } from '../../model/drafts/draft.ts';
import type { ItemFormMethods, ItemInputs } from './useItemForm.ts';

/** What was typed into the Add New Item form and is stored in this tab. */
interface UnsavedItem {
  /** What to fill in; null for nothing. */
  restored: ItemForm | null;
  /** Stores what is typed; removes the entry when that is nothing. Ignored for forms that are not stored. */
  store: (typed: ItemForm) => void;
  /** Removes the entry; nothing is stored until it is put back. @returns puts it back */
  takeOut: () => () => void;
}

/**
 * What was typed before a reload, when the form is opened again. A form that was opened with a link starts
 * with that link instead; what is stored then stays for the next form.
 * @param options.key the id of the list, followed by that of the draft, if the form has one
 */
export function useUnsavedItem({
  uid,
  key,
  enabled,
  restore,
}: {
  uid: string;
  key: string;
  enabled: boolean;
  restore: boolean;
}): UnsavedItem {
  const [stored] = useState(() => (enabled ? readUnsavedItem(uid, key) : null));
  const restored = restore ? stored : null;
  const isStored = enabled && (restore || stored === null);
  const isTakenOut = useRef(false);
  const store = useCallback(
    (typed: ItemForm) => {
      if (!isStored || isTakenOut.current) return;
      if (Object.keys(typed).length > 0) writeUnsavedItem(uid, key, typed);
      else removeUnsavedItem(uid, key);
    },
    [isStored, uid, key],
  );
  const takeOut = () => {
    const typed = readUnsavedItem(uid, key) ?? {};
    store({});
    // The shop's page may still fill in fields.
    isTakenOut.current = true;
    return () => {
      isTakenOut.current = false;
      store(typed);
    };
  };
  return { restored, store, takeOut };
}

/** Fills in what is restored, and stores what is typed. */
export function useStoredFields(
  { watch, setValue, formState }: ItemFormMethods,
  { restored, store }: UnsavedItem,
): void {
  const { defaultValues } = formState;
  useEffect(() => {
    for (const [field, value] of Object.entries(restored ?? {})) {
      setValue(field as keyof ItemInputs, value, { shouldDirty: true });
    }
  }, [restored, setValue]);
  useEffect(() => {
    const { unsubscribe } = watch((values) => store(typedFields(values, defaultValues)));
    return unsubscribe;
  }, [watch, store, defaultValues]);
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

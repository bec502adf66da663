import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readUnsavedItem, removeUnsavedItem, writeUnsavedItem } from '../../device/unsavedItem.ts';
import type { ItemForm } from '../../model/drafts/draft.ts';
import type { ForInputs } from './ForField.tsx';
import type { ItemInputs } from './useAutoFill.ts';

type Inputs = ItemInputs &
  ForInputs & { quantity?: string | undefined; mostWanted?: boolean | undefined };

/**
 * Stores what is typed into the Add New Item form, and restores it when the form is opened again after
 * a reload. A form that was opened with a link starts with that link instead.
 * @returns whether something was restored
 */
export function useUnsavedItem<Output>(
  form: Pick<UseFormReturn<Inputs, unknown, Output>, 'watch' | 'setValue' | 'formState'>,
  {
    uid,
    listId,
    enabled,
    restore,
  }: { uid: string; listId: string; enabled: boolean; restore: boolean },
): boolean {
  const { watch, setValue, formState } = form;
  const [draft] = useState(() => (enabled && restore ? readUnsavedItem(uid, listId) : null));
  const { defaultValues } = formState;

  useEffect(() => {
    for (const [field, value] of Object.entries(draft ?? {})) {
      setValue(field as keyof Inputs, value, { shouldDirty: true });
    }
  }, [draft, setValue]);

  useEffect(() => {
    if (!enabled) return undefined;
    const { unsubscribe } = watch((values) => {
      const typed = typedFields(values, defaultValues);
      if (Object.keys(typed).length > 0) writeUnsavedItem(uid, listId, typed);
      else removeUnsavedItem(uid, listId);
    });
    return unsubscribe;
  }, [enabled, watch, defaultValues, uid, listId]);

  return draft !== null;
}

/** The values of the form that differ from `initial`. */
export function typedFields(
  values: Partial<Inputs>,
  initial: Partial<Inputs> | undefined,
): ItemForm {
  const typed = Object.entries(values).filter(
    (field): field is [string, string | boolean] =>
      field[1] !== undefined &&
      // A restored price must not become one in another currency, if the list's usual one changes.
      (field[0] === 'currency'
        ? values.price !== ''
        : field[1] !== initial?.[field[0] as keyof Inputs]),
  );
  return Object.fromEntries(typed);
}

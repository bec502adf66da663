import { useState, type SyntheticEvent } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { addItem, saveDraft, updateItem } from '../../hooks/commands/listCommands.ts';
import { addPerson } from '../../hooks/commands/peopleCommands.ts';
import { useSchemaForm, type SchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { createStableIds } from '../../lib/stableIds.ts';
import { usualCurrency } from '../../model/currency.ts';
import type { Draft } from '../../model/drafts/draft.ts';
import { DRAFT_MESSAGES } from '../../model/drafts/draftMessages.ts';
import { toAppError } from '../../model/errors.ts';
import { completeAddress } from '../../model/forms/address.ts';
import type { Item, ItemContent } from '../../model/item.ts';
import { formValues, itemSchema, NEW_PERSON } from '../../model/itemForm/itemSchema.ts';
import { personOf, type List } from '../../model/list.ts';
import { personByName } from '../../model/people/personByName.ts';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { useAutoFill } from './useAutoFill.ts';
import { typedFields, useStoredFields, useUnsavedItem } from './useUnsavedItem.ts';

/** What is typed into the item form. */
export type ItemInputs = InferInput<typeof itemSchema>;

/** The form of an item, for its fields. */
export type ItemFormMethods = SchemaForm<ItemInputs, InferOutput<typeof itemSchema>>;

/** What `useItemForm` returns. */
export type ItemFormControls = ReturnType<typeof useItemForm>;

/** An item that was just added. */
export interface AddedItem {
  id: string;
  name: string;
  /** 'queued': so far it is only stored on this device. */
  how: 'sent' | 'queued';
  /** Id of the person whom it is for, or ''. */
  person: string;
}

/** What the item form is opened with. */
export interface ItemFormOptions {
  list: Pick<List, 'id' | 'items' | 'people'>;
  /** Whom a new item is for: the id of a person. */
  person?: string | undefined;
  /** The item to edit; without it, a new item is added. */
  item?: Item;
  /** The URL of a new item, from which the form is auto-filled. */
  url?: string | undefined;
  /** The draft of a new item; adding the item deletes it. */
  draft?: Draft | undefined;
  onAdded?: (added: AddedItem) => void;
  onClose: () => void;
}

/**
 * The form of Add New Item and Edit Item: its values, how they are filled in and stored, and what
 * becomes of them.
 * @returns the form of `useSchemaForm`, whose submit waits for auto-fill; `urlField`, the props of the
 *   URL field; `autoFill`; `save`, which saves it as a draft; `close`, which discards what was typed;
 *   `itemId`, the id that the item has or will have; `usual`, the usual currency of the list; `busy`, whether
 *   any of this is running; `isSending`, whether what the fields contain is being sent; `failure`, why it
 *   failed; `isRestored`, whether what was typed before a reload was filled in
 */
export function useItemForm({
  list: { id: listId, items, people },
  person,
  item,
  url,
  draft,
  onAdded,
  onClose,
}: ItemFormOptions) {
  const user = useUser();
  const showToast = useToast();
  // The ids of new people by their names, of a new draft and of a new item: a retry adds nothing twice.
  const [newPeople] = useState(createStableIds);
  const [newIds, setNewIds] = useState(() => idsOf(draft));
  const [hasSeenConflict, setHasSeenConflict] = useState(false);
  // As it was when the form was opened: a typed price must not change its currency meanwhile.
  const [usual] = useState(() => usualCurrency(items));

  const unsaved = useUnsavedItem({
    uid: user.uid,
    key: draft ? `${listId}/${draft.id}` : listId,
    enabled: !item,
    restore: !url,
  });
  const close = () => {
    unsaved.store({});
    onClose();
  };

  /** The id of the person whom the item is for; a new person is added to the list first. */
  const personFor = async (whom: string | undefined, name: string): Promise<string> => {
    if (whom !== NEW_PERSON) return personOf({ people }, { for: whom });
    const known = personByName(people, name);
    if (known) return known;
    const id = newPeople.idOf(name);
    await addPerson(listId, { id, name });
    return id;
  };

  const update = async (edited: Item, content: ItemContent, fields: string[]) => {
    // A price and its currency are one value.
    if (fields.some((field) => field === 'price' || field === 'currency')) {
      fields.push('price', 'currency');
    }
    const changed = pick(content, fields);
    try {
      const seen = hasSeenConflict ? {} : pick(edited, Object.keys(changed));
      await updateItem(listId, edited.id, changed, seen);
    } catch (error) {
      // After this error the user may save again and overwrite the other change.
      if (toAppError(error).code === 'changed-meanwhile') setHasSeenConflict(true);
      throw error;
    }
  };

  /**
   * Sends what is typed. As soon as the outbox has it, a reload does not offer it to be added again; after
   * a refusal it does.
   */
  const send = async <T>(command: (onStored: () => void) => Promise<T>): Promise<T> => {
    let putBack: (() => void) | undefined;
    try {
      return await command(() => {
        putBack = unsaved.takeOut();
      });
    } catch (error) {
      putBack?.();
      throw error;
    }
  };

  const add = async (content: ItemContent) => {
    const { item: id, fromDraft } = newIds;
    try {
      return await send((onStored) =>
        addItem(listId, user.uid, content, { id, fromDraft }, onStored),
      );
    } catch (error) {
      // The draft has become another item; the next attempt adds this one beside it.
      if (toAppError(error).code === 'changed-meanwhile') setNewIds(idsOf(undefined));
      throw error;
    }
  };

  const form = useSchemaForm(
    itemSchema,
    {
      ...formValues(item, url, usual),
      for: personOf({ people }, { for: item?.for ?? person }),
      ...draft?.form,
    },
    async ({ newPerson = '', ...typed }, { formState: { dirtyFields } }) => {
      const content = { ...typed, for: await personFor(typed.for, newPerson) };
      if (item) {
        await update(item, content, Object.keys(dirtyFields));
        onClose();
      } else {
        const how = await add(content);
        close();
        onAdded?.({ id: newIds.item, name: content.name, how, person: content.for });
      }
    },
  );
  const { getValues, setValue, formState } = form;
  const autoFill = useAutoFill(form, item?.url ?? readUrl(draft), usual);
  useStoredFields(form, unsaved);

  const save = useAction(async () => {
    const saved = {
      id: newIds.draft,
      listId,
      savedAt: Date.now(),
      form: typedFields(getValues(), formValues(undefined, '', usual)),
    };
    const how = await send((onStored) => saveDraft(user.uid, saved, onStored));
    showToast(how === 'sent' ? DRAFT_MESSAGES.saved : DRAFT_MESSAGES.queued);
    close();
  });

  const completeUrl = () => {
    const typed = getValues('url');
    const complete = completeAddress(typed);
    if (complete === typed.trim()) return;
    setValue('url', complete, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };

  return {
    ...form,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      const { currentTarget } = event;
      save.reset();
      form.onSubmit(event, () => {
        completeUrl();
        return autoFill.whenFilled(currentTarget);
      });
    },
    // Registered here, before the other fields: the first one with an error gets the focus.
    urlField: form.fieldProps('url', {
      onBlur: completeUrl,
      onChange: ({ nativeEvent }: { nativeEvent?: Partial<InputEvent> }) => {
        if (nativeEvent?.inputType === 'insertFromPaste') completeUrl();
      },
    }),
    // While a submit only waits for the shop's page, the fields can be changed, which takes it back.
    isSending: form.busy || save.busy,
    busy: form.busy || autoFill.isWaiting || save.busy,
    failure: [form.failure, save.failure].filter(Boolean).join(' '),
    autoFill,
    save,
    close,
    itemId: item?.id ?? newIds.item,
    usual,
    isRestored: unsaved.restored !== null,
  };
}

/** The ids of what a form of a new item can become: those of its draft, if it was opened with one. */
function idsOf(draft: Draft | undefined): { item: string; draft: string; fromDraft: boolean } {
  if (draft) return { item: draft.id, draft: draft.id, fromDraft: true };
  return { item: crypto.randomUUID(), draft: crypto.randomUUID(), fromDraft: false };
}

/** The address of a draft whose page need not be read, because the draft has a name already. */
function readUrl(draft: Draft | undefined): string {
  return draft?.form.name ? String(draft.form.url ?? '') : '';
}

/** The fields of an item with these names. */
function pick(content: ItemContent, fields: readonly string[]): Partial<ItemContent> {
  return Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)));
}

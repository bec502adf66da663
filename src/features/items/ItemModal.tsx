import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { toAppError } from '../../model/errors.ts';
import { addItem, updateItem } from '../../hooks/commands/listCommands.ts';
import { addPerson } from '../../hooks/commands/peopleCommands.ts';
import { removeUnsavedItem } from '../../device/unsavedItem.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { ForField } from './ForField.tsx';
import { formValues } from './formValues.ts';
import { ItemPreview } from './ItemPreview.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import { PriceField } from './PriceField.tsx';
import { TurnedAway } from './TurnedAway.tsx';
import { SaveAsDraft } from './SaveAsDraft.tsx';
import TransferModal from './TransferModal.tsx';
import { useAutoFill } from './useAutoFill.ts';
import { typedFields, useUnsavedItem } from './useUnsavedItem.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { categoriesOf } from '../../model/categories.ts';
import type { Draft } from '../../model/drafts/draft.ts';
import { usualCurrency } from '../../model/currency.ts';
import { anchorOf, type Item, type ItemContent } from '../../model/item.ts';
import { LIMITS } from '../../model/limits.ts';
import { personOf } from '../../model/list.ts';
import { completeAddress, isSameAddress } from '../../model/forms/address.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { MESSAGES } from '../../model/messages.ts';
import { itemSchema, NEW_PERSON } from '../../model/itemForm/itemSchema.ts';
import { isWebAddress } from '../../model/url.ts';
import { Button } from '../../ui/Button.tsx';
import { checkboxClass } from '../../ui/forms/RadioGroup.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { CancelButton, FormActions, Modal } from '../../ui/modals/Modal.tsx';
import styles from './ItemModal.module.css';

/** An item that was just added. */
export interface AddedItem {
  name: string;
  /** 'queued': so far it is only stored on this device. */
  how: 'sent' | 'queued';
  /** The ids of the items that were on the list when the form was opened. */
  before: ReadonlySet<string>;
  /** Id of the person whom it is for, or ''. */
  person: string;
}

interface ItemModalProps {
  listId: string;
  /** The items of the list. */
  items: readonly Pick<Item, 'id' | 'url' | 'price' | 'currency' | 'category'>[];
  /** Names of the people without an account of the list, by their ids. */
  people: Record<string, string>;
  /** Whom a new item is for: the id of a person. */
  person?: string;
  /** The item to edit; without it, a new item is added. */
  item?: Item;
  /** The URL of a new item, from which the form is auto-filled. */
  url?: string;
  /** The draft of a new item; adding the item deletes it. */
  draft?: Draft;
  onAdded?: (added: AddedItem) => void;
  onClose: () => void;
}

/**
 * §2 Modals: Add/Edit Item, large, with an image preview. A pasted URL auto-fills the form from the
 * shop's page (§7); typed values, and fields that the page does not have, stay unchanged.
 */
export default function ItemModal({
  listId,
  items,
  people,
  person,
  item,
  url,
  draft,
  onAdded,
  onClose,
}: ItemModalProps) {
  const user = useUser();
  // One for all attempts, so that a retry adds nobody twice.
  const [newPersonId] = useState<string>(() => crypto.randomUUID());
  const [hasSeenConflict, setHasSeenConflict] = useState(false);
  const [isTransferring, setTransferring] = useState(false);
  const [draftFailure, setDraftFailure] = useState<string | null>(null);
  const [before] = useState(() => new Set(items.map(({ id }) => id)));
  // As it was when the form was opened: a typed price must not change its currency meanwhile.
  const [usual] = useState(() => usualCurrency(items));
  const [currencies] = useState(() => [...new Set(items.map(({ currency }) => currency))]);
  const [categories] = useState(() => categoriesOf(items));
  const unsavedAt = draft ? `${listId}/${draft.id}` : listId;
  const close = () => {
    if (!item) removeUnsavedItem(user.uid, unsavedAt);
    onClose();
  };
  const form = useSchemaForm(
    itemSchema,
    {
      ...formValues(item, url, usual),
      for: personOf({ people }, { for: item?.for ?? person }),
      ...draft?.form,
    },
    async ({ newPerson = '', ...typed }, { formState: { dirtyFields } }) => {
      const content = { ...typed, for: personOf({ people }, { for: typed.for }) };
      if (typed.for === NEW_PERSON) {
        await addPerson(listId, { id: newPersonId, name: newPerson });
        content.for = newPersonId;
      }
      if (item) {
        const fields = Object.keys(dirtyFields);
        // A price and its currency are one value.
        if (fields.some((field) => field === 'price' || field === 'currency')) {
          fields.push('price', 'currency');
        }
        const changed = pick(content, fields);
        try {
          const seen = hasSeenConflict ? {} : pick(item, Object.keys(changed));
          await updateItem(listId, item.id, changed, seen);
        } catch (error) {
          // After this error the user may save again and overwrite the other change.
          if (toAppError(error).code === 'changed-meanwhile') setHasSeenConflict(true);
          throw error;
        }
        onClose();
      } else {
        const how = await addItem(listId, user, content, draft?.id);
        close();
        onAdded?.({ name: content.name, how, before, person: content.for });
      }
    },
  );
  const { register, formState, onSubmit, failure, watch, getValues, setValue } = form;
  const autoFill = useAutoFill(form, item?.url ?? readUrl(draft), usual);
  const isRestored = useUnsavedItem(form, {
    uid: user.uid,
    listId: unsavedAt,
    enabled: !item,
    restore: !url,
  });
  const { errors } = formState;
  const address = watch('url');
  const busy = form.busy || autoFill.isWaiting;
  const isOnList = items.some(
    ({ id, url: other }) => id !== item?.id && isSameAddress(other, address),
  );

  const completeUrl = () => {
    const typed = getValues('url');
    const complete = completeAddress(typed);
    if (complete === typed.trim()) return;
    setValue('url', complete, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const prepare = () => {
    completeUrl();
    return autoFill.whenFilled();
  };

  if (item && isTransferring) {
    return <TransferModal item={item} anchor={anchorOf(items, item.id)} onClose={onClose} />;
  }
  return (
    <Modal title={item ? 'Edit Item' : 'Add New Item'} size="large" busy={busy} onClose={close}>
      <Form onSubmit={(event) => onSubmit(event, prepare)} failure={failure ?? draftFailure}>
        <div className={styles.columns}>
          <div className={styles.url}>
            <Field
              label="URL"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://…"
              hint={
                <>
                  <span role="status">
                    {autoFill.turnedAway ? (
                      <TurnedAway url={completeAddress(address)} />
                    ) : (
                      (autoFill.note ?? (item ? '' : MESSAGES.pasteLink))
                    )}
                  </span>
                  <span role="status" className={styles.onList}>
                    {isOnList && FORM_MESSAGES.alreadyOnList}
                  </span>
                </>
              }
              error={errors.url?.message}
              {...register('url', {
                onBlur: completeUrl,
                onChange: ({ nativeEvent }: { nativeEvent?: Partial<InputEvent> }) => {
                  if (nativeEvent?.inputType === 'insertFromPaste') completeUrl();
                },
              })}
            />
            {item && isWebAddress(completeAddress(address)) && (
              <Button
                variant="ghost"
                className={styles.quiet}
                busy={autoFill.loading}
                onClick={autoFill.refresh}
              >
                Refresh from shop
              </Button>
            )}
          </div>
          <ItemPreview
            imageUrl={watch('imageUrl')}
            name={watch('name')}
            price={watch('price')}
            currency={watch('currency')}
            loading={autoFill.loading}
          />
          <div className={styles.fields}>
            <Field
              label="Item Name"
              autoComplete="off"
              error={errors.name?.message}
              {...register('name')}
            />
            <div className={styles.row}>
              <PriceField
                form={form}
                usual={usual}
                currencies={currencies}
                note={autoFill.currencyNote}
              />
              <Field
                label="Quantity"
                type="number"
                inputMode="numeric"
                min={1}
                max={LIMITS.quantity}
                error={errors.quantity?.message}
                {...register('quantity')}
              />
              <label className={checkboxClass}>
                <input type="checkbox" {...register('mostWanted')} />
                Most wanted
              </label>
            </div>
            <Field
              label="Notes"
              multiline
              placeholder="Anything a giver should know"
              error={errors.notes?.message}
              {...register('notes')}
            />
            <ForField form={form} people={people} />
            <MoreDetails
              {...form}
              errors={errors}
              submitCount={formState.submitCount}
              categories={categories}
            />
            {item && (
              <CancelButton
                variant="ghost"
                className={styles.quiet}
                disabled={busy}
                onClick={() => setTransferring(true)}
              >
                Copy or move to another list
              </CancelButton>
            )}
          </div>
        </div>
        <FormActions
          submit={item ? 'Update Item' : 'Add Item'}
          busy={busy}
          disabled={Boolean(item) && !formState.isDirty}
          status={autoFill.isWaiting ? 'Reading the page…' : noteOf(isRestored, draft)}
          onCancel={close}
          other={
            !item && (
              <SaveAsDraft
                listId={listId}
                id={draft?.id}
                typed={() => typedFields(getValues(), formValues(undefined, '', usual))}
                isEmpty={address.trim() === '' && watch('name').trim() === ''}
                onSaved={close}
                onFailure={setDraftFailure}
              />
            )
          }
        />
      </Form>
    </Modal>
  );
}

function noteOf(isRestored: boolean, draft: Draft | undefined): string | undefined {
  if (isRestored) return 'Saved automatically on this device.';
  return draft && 'A draft: only you can see it.';
}

/** The address of a draft whose page need not be read, because the draft has a name already. */
function readUrl(draft: Draft | undefined): string {
  return draft?.form.name ? String(draft.form.url ?? '') : '';
}

/** The fields of an item with these names. */
function pick(content: ItemContent, fields: readonly string[]): Partial<ItemContent> {
  return Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)));
}

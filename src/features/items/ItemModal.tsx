import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { ItemPicture } from '../../components/ItemPicture.tsx';
import { toAppError } from '../../model/errors.ts';
import { addItem, updateItem } from '../../hooks/commands/listCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useAutoFill } from './useAutoFill.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { priceToText } from '../../model/format.ts';
import type { Item, ItemContent } from '../../model/item.ts';
import { SAVED_ON_DEVICE } from '../../model/unsentMessages.ts';
import { LIMITS } from '../../model/limits.ts';
import { itemSchema } from '../../model/forms/itemSchema.ts';
import { checkboxClass } from '../../ui/forms/RadioGroup.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { FormActions, Modal } from '../../ui/modals/Modal.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toast.tsx';
import styles from './ItemModal.module.css';

interface ItemModalProps {
  listId: string;
  /** The item to edit; without it, a new item is added. */
  item?: Item;
  /** The URL of a new item, from which the form is auto-filled. */
  url?: string;
  onClose: () => void;
}

/**
 * §2 Modals: Add/Edit Item, large, with an image preview. A pasted URL auto-fills the form from the
 * shop's page (§7); typed values, and fields that the page does not have, stay unchanged.
 */
export default function ItemModal({ listId, item, url, onClose }: ItemModalProps) {
  const user = useUser();
  const showToast = useToast();
  const [hasSeenConflict, setHasSeenConflict] = useState(false);
  const form = useSchemaForm(itemSchema, formValues(item, url), async (content) => {
    if (item) {
      const changed = pick(content, Object.keys(formState.dirtyFields));
      try {
        const seen = hasSeenConflict ? {} : pick(item, Object.keys(changed));
        await updateItem(listId, item.id, changed, seen);
      } catch (error) {
        // After this error the user may save again and overwrite the other change.
        if (toAppError(error).code === 'changed-meanwhile') setHasSeenConflict(true);
        throw error;
      }
    } else {
      const how = await addItem(listId, user, content);
      if (how === 'queued') showToast(SAVED_ON_DEVICE);
    }
    onClose();
  });
  const { register, formState, onSubmit, failure, busy, watch } = form;
  const { loading, note, currencyNote } = useAutoFill(form, item?.url ?? '');
  const { errors } = formState;

  return (
    <Modal title={item ? 'Edit Item' : 'Add New Item'} size="large" busy={busy} onClose={onClose}>
      <Form onSubmit={onSubmit} failure={failure}>
        <div className={styles.columns}>
          <div className={styles.preview}>
            {loading ? (
              <Spinner label="Reading the shop’s page" />
            ) : (
              <ItemPicture imageUrl={watch('imageUrl')} eager />
            )}
          </div>
          <div className={styles.fields}>
            <Field
              label="URL"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="Paste a link from any shop"
              hint={<span role="status">{note ?? 'The details fill themselves in.'}</span>}
              error={errors.url?.message}
              {...register('url')}
            />
            <Field
              label="Item Name"
              autoComplete="off"
              error={errors.name?.message}
              {...register('name')}
            />
            <div className={styles.row}>
              <Field
                label="Price"
                inputMode="decimal"
                autoComplete="off"
                placeholder="24.99"
                hint={currencyNote}
                error={errors.price?.message}
                {...register('price')}
              />
              <Field
                label="Color"
                autoComplete="off"
                error={errors.color?.message}
                {...register('color')}
              />
              <Field
                label="Size"
                autoComplete="off"
                error={errors.size?.message}
                {...register('size')}
              />
            </div>
            <Field
              label="Image URL"
              type="url"
              inputMode="url"
              autoComplete="off"
              error={errors.imageUrl?.message}
              {...register('imageUrl')}
            />
            <div className={styles.wanted}>
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
          </div>
        </div>
        <FormActions
          submit={item ? 'Update Item' : 'Add Item'}
          busy={busy}
          disabled={Boolean(item) && !formState.isDirty}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}

/** The fields of an item with these names. */
function pick(content: ItemContent, fields: readonly string[]): Partial<ItemContent> {
  return Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)));
}

function formValues(item: Item | undefined, url = '') {
  return {
    url: item?.url ?? url,
    name: item?.name ?? '',
    price: priceToText(item?.price ?? null),
    color: item?.color ?? '',
    size: item?.size ?? '',
    imageUrl: item?.imageUrl ?? '',
    notes: item?.notes ?? '',
    quantity: String(item?.quantity ?? 1),
    mostWanted: item?.mostWanted ?? false,
  };
}

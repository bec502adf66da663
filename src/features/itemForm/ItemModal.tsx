import { useState } from 'react';
import { categoriesOf } from '../../model/sorting/categories.ts';
import { anchorOf } from '../../model/item.ts';
import { submitInterrupted } from '../../model/forms/formMessages.ts';
import { LIMITS } from '../../model/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { CancelButton, FormActions } from '../../ui/modals/ModalActions.tsx';
import { ForField } from './ForField.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import { PriceField } from './PriceField.tsx';
import { TransferModal } from './TransferModal.tsx';
import { UrlField } from './UrlField.tsx';
import { useItemForm, type ItemFormOptions } from './useItemForm.ts';
import styles from './ItemModal.module.css';

/**
 * §2 Modals: Add/Edit Item, large, with an image preview. A pasted URL auto-fills the form from the
 * shop's page (§7); typed values, and fields that the page does not have, stay unchanged.
 */
export default function ItemModal(options: ItemFormOptions) {
  const { list, item, draft, onClose } = options;
  const { items, people } = list;
  const [isTransferring, setTransferring] = useState(false);
  const [currencies] = useState(() => [...new Set(items.map(({ currency }) => currency))]);
  const [categories] = useState(() => categoriesOf(items));
  const form = useItemForm(options);
  const { register, fieldProps, onSubmit, failure, watch, setValue, busy } = form;
  const { autoFill, save, close } = form;
  // The first wrong field in the order of registration gets the focus, and PriceField alone would
  // register the price after all fields of this component.
  register('name');
  register('price');
  // Without a name and an address, a draft could not be told from others.
  const isUnnamed = watch(['name', 'url']).every((text) => text.trim() === '');

  const isSubmitting = busy && !save.busy;
  const submit = item ? 'Update Item' : 'Add Item';
  const status = () => {
    if (autoFill.isWaiting) return 'Reading the page…';
    // While a submit is running, a note would take the place of what says that it takes long.
    if (isSubmitting) return undefined;
    if (autoFill.isInterrupted) return submitInterrupted(item ? 'saved' : 'added', submit);
    if (form.isRestored) return 'Saved automatically on this device.';
    return draft && 'A draft: only you can see it.';
  };

  if (item && isTransferring) {
    // It may have been changed in another place since the form was opened.
    const current = items.find(({ id }) => id === item.id) ?? item;
    const anchor = anchorOf(items, item.id);
    return <TransferModal item={current} anchor={anchor} onClose={onClose} />;
  }
  return (
    <Modal title={item ? 'Edit Item' : 'Add New Item'} size="large" busy={busy} onClose={close}>
      <Form onSubmit={onSubmit} failure={failure} busy={form.isSending}>
        <div className={styles.columns}>
          <UrlField form={form} items={items} item={item} />
          <ItemPreview form={form} />
          <div className={styles.fields}>
            <Field label="Item Name" autoComplete="off" {...fieldProps('name')} />
            <div className={styles.row}>
              <PriceField form={form} currencies={currencies} />
              <Field
                label="Quantity"
                type="number"
                inputMode="numeric"
                min={1}
                max={LIMITS.quantity}
                {...fieldProps('quantity')}
              />
              <Checkbox
                checked={watch('mostWanted')}
                onChange={({ target }) =>
                  setValue('mostWanted', target.checked, { shouldDirty: true })
                }
              >
                Most wanted
              </Checkbox>
            </div>
            <Field
              label="Notes"
              multiline
              placeholder="Anything a giver should know"
              {...fieldProps('notes')}
            />
            <ForField form={form} people={people} />
            <MoreDetails form={form} categories={categories} />
            {item && (
              <CancelButton
                variant="ghost"
                flush
                className={styles.quiet}
                onClick={() => setTransferring(true)}
              >
                Copy or move to another list
              </CancelButton>
            )}
          </div>
        </div>
        <FormActions
          submit={submit}
          busy={isSubmitting}
          disabled={save.busy || (Boolean(item) && !form.formState.isDirty)}
          status={status()}
          onCancel={close}
          other={
            !item && (
              <Button
                variant="secondary"
                busy={save.busy}
                disabled={isSubmitting || isUnnamed}
                onClick={save.run}
              >
                Save as draft
              </Button>
            )
          }
        />
      </Form>
    </Modal>
  );
}

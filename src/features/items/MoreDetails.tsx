import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import type { ItemContent } from '../../model/item.ts';
import { Field } from '../../ui/forms/Field.tsx';
import styles from './ItemModal.module.css';
import type { ItemInputs } from './useAutoFill.ts';

type FormOfItem = ReturnType<typeof useSchemaForm<ItemInputs, ItemContent>>;

/** Color, size and picture: rarely typed, so they are hidden until one is filled or has an error. */
export function MoreDetails({
  register,
  watch,
  errors,
  submitCount,
}: Pick<FormOfItem, 'register' | 'watch'> & {
  errors: FieldErrors<ItemInputs>;
  submitCount: number;
}) {
  const isFilled = watch(['color', 'size', 'imageUrl']).some((text) => text !== '');
  const hasError = Boolean(errors.color ?? errors.size ?? errors.imageUrl);
  /** Opens at each change, so that what was closed by hand opens again for the error of a submit. */
  const need = hasError ? submitCount : isFilled ? 'filled' : null;
  const [lastNeed, setLastNeed] = useState(need);
  const [isOpen, setOpen] = useState(need !== null);
  if (need !== lastNeed) {
    setLastNeed(need);
    if (need !== null) setOpen(true);
  }
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>More details</summary>
      <div className={styles.fields}>
        <div className={styles.pair}>
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
      </div>
    </details>
  );
}

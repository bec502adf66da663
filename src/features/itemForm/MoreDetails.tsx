import { useId, useState } from 'react';
import { Field } from '../../ui/forms/Field.tsx';
import styles from './ItemModal.module.css';
import type { ItemFormMethods } from './useItemForm.ts';

interface MoreDetailsProps {
  form: ItemFormMethods;
  /** The categories in use on the list, which are suggested. */
  categories: readonly string[];
}

const FIELDS = ['color', 'size', 'category', 'imageUrl'] as const;

/** Fields that are rarely typed, so they are hidden until one is filled or has an error. */
export function MoreDetails({ form, categories }: MoreDetailsProps) {
  const { fieldProps, watch, formState } = form;
  const { errors, submitCount } = formState;
  const suggestions = useId();
  const isFilled = watch(FIELDS).some(Boolean);
  const hasError = FIELDS.some((field) => errors[field]);
  /** Each change opens the section: after another failed submit also one that the user has closed. */
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
          <Field label="Color" autoComplete="off" {...fieldProps('color')} />
          <Field label="Size" autoComplete="off" {...fieldProps('size')} />
        </div>
        <Field
          label="Category"
          autoComplete="off"
          placeholder="Books"
          list={suggestions}
          {...fieldProps('category')}
        />
        <datalist id={suggestions}>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </datalist>
        <Field
          label="Image URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          {...fieldProps('imageUrl')}
        />
      </div>
    </details>
  );
}

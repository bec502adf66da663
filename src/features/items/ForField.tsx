import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { compareNames } from '../../model/format.ts';
import { NEW_PERSON } from '../../model/itemForm/itemSchema.ts';
import { LIMITS } from '../../model/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import type { ItemInputs } from './useAutoFill.ts';
import styles from './ItemModal.module.css';

/** The inputs for whom an item is. */
export interface ForInputs {
  /** Id of a person, '' for oneself, or `NEW_PERSON`. */
  for?: string;
  /** The name of a new person. */
  newPerson?: string;
}

interface ForFieldProps<Output> {
  form: Pick<
    UseFormReturn<ItemInputs & ForInputs, unknown, Output>,
    'register' | 'watch' | 'setValue' | 'formState'
  >;
  /** Names of the people without an account, by their ids. */
  people: Record<string, string>;
}

/**
 * For whom an item is: oneself, or a person without an account (F11). On a list without such people it is
 * only a button.
 */
export function ForField<Output>({ form, people }: ForFieldProps<Output>) {
  const { register, watch, setValue, formState } = form;
  const known = Object.entries(people).toSorted((a, b) => compareNames(a[1], b[1]));
  const whom = watch('for');
  const [isAsked, setAsked] = useState(false);
  if (known.length === 0 && !isAsked && whom !== NEW_PERSON) {
    return (
      <Button
        variant="ghost"
        className={styles.quiet}
        onClick={() => {
          setAsked(true);
          setValue('for', NEW_PERSON, { shouldDirty: true });
        }}
      >
        For someone else
      </Button>
    );
  }
  const isNew = whom === NEW_PERSON;
  return (
    <div className={isNew ? styles.pair : undefined}>
      <Select
        label="For"
        {...register('for', {
          // A name that is hidden must not be in the way.
          onChange: () => setValue('newPerson', '', { shouldDirty: true }),
        })}
      >
        <option value="">Me</option>
        {known.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {(isNew || known.length < LIMITS.peoplePerList) && (
          <option value={NEW_PERSON}>New person…</option>
        )}
      </Select>
      {isNew && (
        <Field
          label="Their Name"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because it was asked for
          autoFocus
          hint="Someone without an account: a child, a grandparent, both of you."
          error={formState.errors.newPerson?.message}
          {...register('newPerson')}
        />
      )}
    </div>
  );
}

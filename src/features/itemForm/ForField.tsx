import { useState } from 'react';
import { NEW_PERSON } from '../../model/itemForm/itemSchema.ts';
import { LIMITS } from '../../model/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PersonOptions } from './PersonOptions.tsx';
import type { ItemFormControls } from './useItemForm.ts';
import styles from './ItemModal.module.css';

interface ForFieldProps {
  form: ItemFormControls;
  /** Names of the people without an account, by their ids. */
  people: Record<string, string>;
}

/**
 * For whom an item is: oneself, or a person without an account (F11). On a list without such people it is
 * only a button.
 */
export function ForField({ form, people }: ForFieldProps) {
  const { fieldProps, watch, setValue, isSending } = form;
  const known = Object.keys(people).length;
  const whom = watch('for') ?? '';
  const isNew = whom === NEW_PERSON;
  const [isAsked, setAsked] = useState(false);
  if (known === 0 && !isAsked && !isNew) {
    return (
      <Button
        variant="ghost"
        flush
        className={styles.quiet}
        disabled={isSending}
        onClick={() => {
          setAsked(true);
          setValue('for', NEW_PERSON, { shouldDirty: true });
        }}
      >
        <Icon name="add" size={16} />
        For someone else
      </Button>
    );
  }
  return (
    <div className={isNew ? styles.whom : undefined}>
      <Select
        label="For"
        // A person who was removed meanwhile is nobody: the item is the user's own.
        value={isNew || people[whom] ? whom : ''}
        onChange={({ target }) => {
          setValue('for', target.value, { shouldDirty: true });
          // The hidden name of a person who is no longer chosen is not stored with a draft.
          setValue('newPerson', '', { shouldDirty: true });
        }}
      >
        <PersonOptions people={people} />
        {(isNew || known < LIMITS.peoplePerList) && <option value={NEW_PERSON}>New person…</option>}
      </Select>
      {isNew && (
        <Field
          label="Their Name"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because it was asked for
          autoFocus
          hint="Someone without an account: a child, a grandparent, both of you."
          {...fieldProps('newPerson')}
        />
      )}
    </div>
  );
}

import { use, useState } from 'react';
import { writeSurprise } from '../../device/surprises.ts';
import { renamePerson } from '../../hooks/commands/peopleCommands.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { useSurprises } from '../../hooks/useSurprises.ts';
import { personSchema } from '../../model/forms/schemas.ts';
import type { List, Person } from '../../model/list.ts';
import { personByName } from '../../model/people/personByName.ts';
import { PEOPLE_MESSAGES } from '../../model/people/peopleMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CancelButton, FormActions } from '../../ui/modals/ModalActions.tsx';
import { ModalContext, useModalBusy } from '../../ui/modals/modalContext.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import modalStyles from '../../components/modals/modals.module.css';

interface PersonRowProps {
  list: Pick<List, 'id' | 'people'>;
  person: Person;
  /** How many items are for them. */
  wishes: number;
  isRenaming: boolean;
  /** Somebody else is being renamed, whose form gives way to that of this person. */
  isOtherRenaming: boolean;
  onRename: (isRenaming: boolean) => void;
  onRemove: () => void;
}

/** A person of a list, with what can be done about them. */
export function PersonRow({
  list,
  person,
  wishes,
  isRenaming,
  isOtherRenaming,
  onRename,
  onRemove,
}: PersonRowProps) {
  const { busy, leave } = use(ModalContext);
  const { id, name } = person;
  const isSurprise = useSurprises().has(id);
  const [wasRenaming, setWasRenaming] = useState(false);
  if (isRenaming) {
    return (
      <li className={modalStyles.row}>
        <RenameForm
          list={list}
          person={person}
          onDone={() => {
            setWasRenaming(true);
            onRename(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={modalStyles.row}>
      <div>
        {name}
        <small>{wishes === 1 ? '1 wish' : `${wishes} wishes`}</small>
        <Button
          variant="secondary"
          aria-pressed={isSurprise}
          onClick={() => writeSurprise(id, !isSurprise)}
        >
          <Icon name={isSurprise ? 'eyeOff' : 'eye'} size={18} />
          Surprise me, too<span className="visually-hidden">, with gifts for {name}</span>
        </Button>
      </div>
      <IconButton
        icon="edit"
        label={`Rename ${name}`}
        disabled={busy && isOtherRenaming}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form in its place had the focus
        autoFocus={wasRenaming}
        onClick={() => (isOtherRenaming ? leave(() => onRename(true)) : onRename(true))}
      />
      <CancelButton variant="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="delete" />
      </CancelButton>
    </li>
  );
}

interface RenameFormProps {
  list: Pick<List, 'id' | 'people'>;
  person: Person;
  onDone: () => void;
}

function RenameForm({ list, person, onDone }: RenameFormProps) {
  const { fieldProps, onSubmit, failure, busy } = useSchemaForm(
    personSchema,
    { name: person.name },
    async ({ name }, { setError }) => {
      const known = personByName(list.people, name);
      if (known && known !== person.id) {
        setError('name', { message: PEOPLE_MESSAGES.known }, { shouldFocus: true });
        return;
      }
      await renamePerson(list.id, { id: person.id, name });
      onDone();
    },
  );
  useModalBusy(busy);
  return (
    <Form onSubmit={onSubmit} failure={failure} busy={busy} label={`Rename ${person.name}`}>
      <Field
        label={`New name of ${person.name}`}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
        autoFocus
        {...fieldProps('name')}
      />
      <FormActions submit="Rename" busy={busy} onCancel={onDone} />
    </Form>
  );
}

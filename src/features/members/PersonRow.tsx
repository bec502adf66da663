import { writeSurprise } from '../../device/surprises.ts';
import { renamePerson } from '../../hooks/commands/peopleCommands.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { useSurprises } from '../../hooks/useSurprises.ts';
import { personSchema } from '../../model/forms/schemas.ts';
import type { Person } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FormActions } from '../../ui/modals/Modal.tsx';
import modalStyles from '../../components/modals/modals.module.css';

interface PersonRowProps {
  listId: string;
  person: Person;
  /** How many items are for them. */
  wishes: number;
  isRenaming: boolean;
  onRename: (isRenaming: boolean) => void;
  onRemove: () => void;
}

/** A person of a list, with what can be done about them. */
export function PersonRow({
  listId,
  person,
  wishes,
  isRenaming,
  onRename,
  onRemove,
}: PersonRowProps) {
  const { id, name } = person;
  const isSurprise = useSurprises().includes(id);
  if (isRenaming) {
    return (
      <li className={modalStyles.row}>
        <RenameForm listId={listId} person={person} onDone={() => onRename(false)} />
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
      <Button variant="icon" aria-label={`Rename ${name}`} onClick={() => onRename(true)}>
        <Icon name="edit" />
      </Button>
      <Button variant="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="delete" />
      </Button>
    </li>
  );
}

interface RenameFormProps {
  listId: string;
  person: Person;
  onDone: () => void;
}

function RenameForm({ listId, person, onDone }: RenameFormProps) {
  const { register, formState, onSubmit, failure, busy } = useSchemaForm(
    personSchema,
    { name: person.name },
    async ({ name }) => {
      await renamePerson(listId, { id: person.id, name });
      onDone();
    },
  );
  return (
    <Form onSubmit={onSubmit} failure={failure} label={`Rename ${person.name}`}>
      <Field
        label={`New name of ${person.name}`}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
        autoFocus
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <FormActions submit="Rename" busy={busy} onCancel={onDone} />
    </Form>
  );
}

import { useState, type ReactNode } from 'react';
import { addPerson } from '../../hooks/commands/peopleCommands.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import { compareNames } from '../../model/format.ts';
import { personSchema } from '../../model/forms/schemas.ts';
import { createStableIds } from '../../lib/stableIds.ts';
import { LIMITS } from '../../model/limits.ts';
import { peopleIn, type List, type Person } from '../../model/list.ts';
import { personByName } from '../../model/people/personByName.ts';
import { PEOPLE_MESSAGES } from '../../model/people/peopleMessages.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { DoneAction, FormActions } from '../../ui/modals/ModalActions.tsx';
import { PersonRow } from './PersonRow.tsx';
import { RemovePersonModal } from './RemovePersonModal.tsx';
import modalStyles from '../../components/modals/modals.module.css';

interface PeopleModalProps {
  list: Pick<List, 'id' | 'people' | 'items'>;
  onClose: () => void;
}

/** F11: the people without an account of a list. Any member adds, renames and removes them. */
export default function PeopleModal({ list, onClose }: PeopleModalProps) {
  const [removed, setRemoved] = useState<Person | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  if (removed) {
    return <RemovePersonModal list={list} person={removed} onClose={() => setRemoved(null)} />;
  }
  const people = peopleIn(list).toSorted((a, b) => compareNames(a.name, b.name));
  // Whoever is being renamed may be removed elsewhere, and the form goes with them.
  const isAdding = !people.some(({ id }) => id === renamed);
  return (
    <AddPersonModal list={list} isAdding={isAdding} onClose={onClose}>
      {people.length > 0 && (
        <>
          <ul role="list" aria-label="People" className={modalStyles.rows}>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                list={list}
                person={person}
                wishes={list.items.filter((item) => item.for === person.id).length}
                isRenaming={renamed === person.id}
                isOtherRenaming={!isAdding && renamed !== person.id}
                // Not null when another form was opened meanwhile.
                onRename={(isRenaming) =>
                  setRenamed((now) => (isRenaming ? person.id : now === person.id ? null : now))
                }
                onRemove={() => setRemoved(person)}
              />
            ))}
          </ul>
          <p className="hint">{PEOPLE_MESSAGES.surprise}</p>
        </>
      )}
    </AddPersonModal>
  );
}

interface AddPersonModalProps extends PeopleModalProps {
  /** False while another form is open. */
  isAdding: boolean;
  children: ReactNode;
}

/** The modal with the form that adds a person, below its children. */
function AddPersonModal({ list, isAdding, onClose, children }: AddPersonModalProps) {
  // The ids of people by their names, until they are added: a retry adds nobody twice.
  const [ids] = useState(createStableIds);
  const { fieldProps, onSubmit, failure, busy } = useSchemaForm(
    personSchema,
    { name: '' },
    async ({ name }, { reset, setError }) => {
      const id = ids.idOf(name);
      const known = personByName(list.people, name);
      if (known && known !== id) {
        setError('name', { message: PEOPLE_MESSAGES.known }, { shouldFocus: true });
        return;
      }
      await addPerson(list.id, { id, name });
      ids.release(name);
      reset();
    },
  );
  const isFull = Object.keys(list.people).length >= LIMITS.peoplePerList;
  return (
    <Modal title="People without an Account" busy={busy} onClose={onClose}>
      <div className="stack">
        <p>{PEOPLE_MESSAGES.intro}</p>
        {children}
        {isFull && <p>{PEOPLE_MESSAGES.full}</p>}
        {isAdding && isFull && <DoneAction onClose={onClose} data-autofocus />}
        {isAdding && !isFull && (
          <KeepsFocus>
            <Form onSubmit={onSubmit} failure={failure} busy={busy} label="New person">
              <Field label="Name" autoComplete="off" {...fieldProps('name')} />
              <FormActions submit="Add Person" cancel="Done" busy={busy} onCancel={onClose} />
            </Form>
          </KeepsFocus>
        )}
      </div>
    </Modal>
  );
}

/** Moves the focus on when the form disappears, because the last person who fits was added. */
function KeepsFocus({ children }: { children: ReactNode }) {
  const part = useFocusWhenRemoved<HTMLDivElement>();
  return <div ref={part}>{children}</div>;
}

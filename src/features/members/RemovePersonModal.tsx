import { useState } from 'react';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { useUndo } from '../../components/modals/useUndo.ts';
import { removePerson } from '../../hooks/commands/peopleCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import type { List, Person } from '../../model/list.ts';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';

interface RemovePersonModalProps {
  list: Pick<List, 'id' | 'items'>;
  person: Person;
  onClose: () => void;
}

/**
 * Asks for confirmation to remove a person without an account (F11), and what happens to the items the
 * user added for them. Items that others added become theirs, because nobody can change another's.
 */
export function RemovePersonModal({ list, person, onClose }: RemovePersonModalProps) {
  const user = useUser();
  const offerUndo = useUndo();
  const [withItems, setWithItems] = useState(false);
  // Filled by the command and kept for a retry, so that undoing restores all deleted items.
  const [taken] = useState<string[]>([]);
  // As it was when the question was asked: during the command the items disappear one by one.
  const [{ own, others }] = useState(() => {
    const wishes = list.items.filter((item) => item.for === person.id);
    const ofUser = wishes.filter(({ addedBy }) => addedBy === user.uid).length;
    return { own: ofUser, others: wishes.length - ofUser };
  });
  return (
    <ConfirmModal
      title="Remove Person"
      confirm={`Remove ${person.name}`}
      onClose={onClose}
      command={async () => {
        const { undo, commit } = await removePerson(list.id, user, person, { withItems, taken });
        offerUndo(`Removed ${person.name} from the list.`, undo, commit);
      }}
      fields={
        own > 0 && (
          <RadioGroup
            legend={`What about the ${own === 1 ? 'wish' : `${own} wishes`} you added for ${person.name}?`}
          >
            <Radio name="items" checked={!withItems} onChange={() => setWithItems(false)}>
              Keep {own === 1 ? 'it' : 'them'} among my own wishes
            </Radio>
            <Radio name="items" checked={withItems} onChange={() => setWithItems(true)}>
              Delete {own === 1 ? 'it' : 'them'}
            </Radio>
          </RadioGroup>
        )
      }
    >
      <p>
        <strong>{person.name}</strong> will have no wish list here anymore.
      </p>
      {others > 0 && (
        <p>
          {others === 1 ? 'One wish that another member' : `${others} wishes that other members`}{' '}
          added for {person.name} {others === 1 ? 'stays' : 'stay'}, under{' '}
          {others === 1 ? "that member's name" : 'their names'}.
        </p>
      )}
    </ConfirmModal>
  );
}

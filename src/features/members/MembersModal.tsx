import { useState } from 'react';
import { useUser } from '../../hooks/useAuth.tsx';
import { contributions, memberName, roleOf, type List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal, ModalActions } from '../../ui/modals/Modal.tsx';
import modalStyles from '../../components/modals/modals.module.css';
import { DeleteLeftBehindModal } from './DeleteLeftBehindModal.tsx';
import { HandOverModal } from './HandOverModal.tsx';
import { RemoveMemberModal } from './RemoveMemberModal.tsx';

interface MembersModalProps {
  list: List;
  onClose: () => void;
}

/** Somebody on the list, as they were when the owner chose what to do. */
export interface Person {
  uid: string;
  name: string;
  /** The number of their items, in words. */
  items: string;
  hasItems: boolean;
}

/** What the owner wants to do with somebody, which is asked in place of the members. */
interface Question {
  what: 'remove' | 'handOver' | 'deleteItems';
  person: Person;
}

/** F13: the owner removes members, hands the list over, and deletes what former members left behind. */
export default function MembersModal({ list, onClose }: MembersModalProps) {
  const user = useUser();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (what: Question['what'], person: Person) => setQuestion({ what, person });
  if (question) {
    const { what, person } = question;
    const back = () => setQuestion(null);
    switch (what) {
      case 'remove':
        return <RemoveMemberModal list={list} person={person} onClose={back} />;
      case 'deleteItems':
        return <DeleteLeftBehindModal list={list} person={person} onClose={back} />;
      case 'handOver':
        return <HandOverModal list={list} person={person} onHandedOver={onClose} onClose={back} />;
    }
  }
  const former = contributions(list, { includeEmpty: false })
    .filter(({ uid }) => !list.members.includes(uid))
    .map(({ uid }) => personOf(list, uid));
  return (
    <Modal title="Members" onClose={onClose}>
      <ul role="list" className={modalStyles.rows}>
        {list.members.map((uid) => {
          const person = personOf(list, uid);
          return (
            <li key={uid} className={modalStyles.row}>
              <span>
                {person.name}
                {uid === user.uid && ' (you)'}
                <small>
                  {roleOf(list, uid)}, {person.items}
                </small>
              </span>
              {uid !== list.ownerId && (
                <>
                  <Button
                    variant="ghost"
                    aria-label={`Hand over to ${person.name}`}
                    onClick={() => ask('handOver', person)}
                  >
                    Hand over
                  </Button>
                  <Button
                    variant="icon"
                    aria-label={`Remove ${person.name}`}
                    onClick={() => ask('remove', person)}
                  >
                    <Icon name="delete" />
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {former.length > 0 && (
        <section aria-label="No longer members">
          <h3 className={modalStyles.subtitle}>No longer members</h3>
          <ul role="list" className={modalStyles.rows}>
            {former.map((person) => (
              <li key={person.uid} className={modalStyles.row}>
                <span>
                  {person.name}
                  <small>{person.items} on this list</small>
                </span>
                <Button
                  variant="ghost"
                  aria-label={`Delete items of ${person.name}`}
                  onClick={() => ask('deleteItems', person)}
                >
                  Delete items
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </ModalActions>
    </Modal>
  );
}

function personOf(list: List, uid: string): Person {
  const count = list.items.filter(({ addedBy }) => addedBy === uid).length;
  const items = count === 1 ? '1 item' : `${count === 0 ? 'no' : count} items`;
  return { uid, name: memberName(list, uid), items, hasItems: count > 0 };
}

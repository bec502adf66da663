import { useState } from 'react';
import { useUser } from '../../hooks/useAuth.tsx';
import { compareNames } from '../../model/format.ts';
import { roleOf, type List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { DoneAction } from '../../ui/modals/ModalActions.tsx';
import modalStyles from '../../components/modals/modals.module.css';
import { DeleteLeftBehindModal } from './DeleteLeftBehindModal.tsx';
import { HandOverModal } from './HandOverModal.tsx';
import { itemCountText, summarize, type MemberSummary } from './memberSummary.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RemoveMemberModal } from './RemoveMemberModal.tsx';

/** What the owner chose for a member or former member; its question is shown in place of the list. */
interface Question {
  what: 'remove' | 'handOver' | 'deleteItems';
  member: MemberSummary;
}

/** F13: the owner removes members, hands the list over, and deletes what former members left behind. */
export default function MembersModal({ list, onClose }: { list: List; onClose: () => void }) {
  const user = useUser();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (what: Question['what'], member: MemberSummary) => setQuestion({ what, member });
  if (question) {
    const { what, member } = question;
    const back = () => setQuestion(null);
    switch (what) {
      case 'remove':
        return <RemoveMemberModal list={list} member={member} onClose={back} />;
      case 'deleteItems':
        return <DeleteLeftBehindModal list={list} member={member} onClose={back} />;
      case 'handOver':
        return <HandOverModal list={list} member={member} onHandedOver={onClose} onClose={back} />;
    }
  }
  const former = [...new Set(list.items.map(({ addedBy }) => addedBy))]
    .filter((uid) => !list.members.includes(uid))
    .map((uid) => summarize(list, uid))
    .toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <Modal title="Members" onClose={onClose}>
      <ul role="list" className={modalStyles.rows}>
        {list.members.map((uid) => {
          const member = summarize(list, uid);
          return (
            <li key={uid} className={modalStyles.row}>
              <span>
                {member.name}
                {uid === user.uid && ' (you)'}
                <small>
                  {roleOf(list, uid)}, {itemCountText(member.itemCount)}
                </small>
              </span>
              {uid !== list.ownerId && (
                <>
                  <Button
                    variant="ghost"
                    aria-label={`Hand over to ${member.name}`}
                    onClick={() => ask('handOver', member)}
                  >
                    Hand over
                  </Button>
                  <IconButton
                    icon="delete"
                    label={`Remove ${member.name}`}
                    onClick={() => ask('remove', member)}
                  />
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
            {former.map((member) => (
              <li key={member.uid} className={modalStyles.row}>
                <span>
                  {member.name}
                  <small>{itemCountText(member.itemCount)} on this list</small>
                </span>
                <Button
                  variant="ghost"
                  aria-label={`Delete items of ${member.name}`}
                  onClick={() => ask('deleteItems', member)}
                >
                  Delete items
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DoneAction onClose={onClose} />
    </Modal>
  );
}

import { useEffect, useRef, useState } from 'react';
import { CopyField } from '../../components/modals/CopyField.tsx';
import { OpenInvites } from './OpenInvites.tsx';
import { MemberRoles } from './MemberRoles.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useInvites } from './useInvites.ts';
import { ShareButton, ShareActions } from './ShareActions.tsx';
import { inviteToken } from '../../device/inviteLinks.ts';
import { createInvite, isClockWrong } from '../../hooks/commands/listCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { AppError, toAppError } from '../../model/errors.ts';
import { LIMITS } from '../../model/limits.ts';
import type { List } from '../../model/list.ts';
import { invitation, mailtoLink } from '../../model/mail.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { inviteSchema } from '../../model/forms/schemas.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { CancelButton, ModalActions } from '../../ui/modals/ModalActions.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './InviteModal.module.css';

interface InviteModalProps {
  list: Pick<List, 'id' | 'name' | 'ownerId' | 'members' | 'memberInfo'>;
  onClose: () => void;
}

interface CreatedInvite {
  email: string;
  token: string;
  link: string;
}

/**
 * §2 Modals: Invite. Creates a single-use link for an e-mail address; lists the members and the open
 * invites. A list does not store its members' addresses, so only the user's own one is recognized.
 */
export default function InviteModal({ list, onClose }: InviteModalProps) {
  const user = useUser();
  const invites = useInvites(list.id, user.uid);
  const [created, setCreated] = useState<CreatedInvite | null>(null);
  const isOpen = created !== null && invites.some(({ id }) => inviteToken(id) === created.token);
  /** The token of the created invite, once it is among the open ones. */
  const [seen, setSeen] = useState<string | null>(null);
  if (isOpen && seen !== created.token) setSeen(created.token);
  // It was revoked or used, so that its link no longer works.
  if (created && !isOpen && seen === created.token) setCreated(null);
  const { fieldProps, onSubmit, failure, busy } = useSchemaForm(
    inviteSchema,
    { email: '' },
    async ({ email }, { reset, setError }) => {
      if (email.toLowerCase() === user.email.toLowerCase()) {
        setError('email', { message: FORM_MESSAGES.ownAddress }, { shouldFocus: true });
        return;
      }
      // Otherwise a failure would stand below this success, and another success would not be announced.
      setCreated(null);
      try {
        const token = await createInvite(list.id, user, email);
        setCreated({ email, token, link: absoluteUrl(paths.join(list.id, token)) });
        reset();
      } catch (error) {
        const isMisdated = toAppError(error).code === 'permission-denied' && (await isClockWrong());
        const message = isMisdated ? FORM_MESSAGES.inviteMisdated : FORM_MESSAGES.inviteFailed;
        throw new AppError('unknown', message, error);
      }
    },
  );
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (created) result.current?.scrollIntoView({ block: 'nearest' });
  }, [created]);

  return (
    <Modal title="Invite Members" busy={busy} onClose={onClose}>
      <div ref={result} className={`stack ${styles.result}`}>
        <Notice tone="success">{created && FORM_MESSAGES.inviteCreated}</Notice>
        {created && (
          <>
            <CopyField label={`Link for ${created.email}`} value={created.link} primary />
            <SendInvite listName={list.name} email={created.email} link={created.link} />
          </>
        )}
      </div>
      <Form onSubmit={onSubmit} failure={failure} busy={busy}>
        {!created && (
          <p>
            Members of <strong>{list.name}</strong> add their own wishes and can invite others.
          </p>
        )}
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          hint={`You send the link yourself. It works once, for ${LIMITS.inviteDays} days.`}
          {...fieldProps('email')}
        />
        <ModalActions>
          <CancelButton onClick={onClose}>{created ? 'Done' : 'Cancel'}</CancelButton>
          <Button type="submit" variant={created ? 'secondary' : 'primary'} busy={busy}>
            Create Invite Link
          </Button>
        </ModalActions>
      </Form>
      <MemberRoles list={list} viewer={user.uid} />
      <OpenInvites listId={list.id} invites={invites} />
    </Modal>
  );
}

/** F5: the inviter sends the link, by e-mail or with an app of their device. */
function SendInvite({ listName, email, link }: { listName: string; email: string; link: string }) {
  const { subject, text } = invitation(listName);
  return (
    <ShareActions>
      <a
        href={mailtoLink(email, subject, `${text}\n${link}\n`)}
        className={buttonClass('secondary')}
      >
        Send by E-mail
      </a>
      <ShareButton data={{ title: subject, text, url: link }}>Share with an App</ShareButton>
    </ShareActions>
  );
}

import { useState } from 'react';
import { CopyField } from './CopyField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { ShareButton, ShareActions } from './ShareActions.tsx';
import {
  createInvite,
  revokeInvite,
  type InviteAttempts,
} from '../../hooks/commands/listCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useAction } from '../../hooks/useAction.ts';
import { useInvites } from './useInvites.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { AppError } from '../../model/errors.ts';
import { LIMITS } from '../../model/limits.ts';
import type { Invite } from '../../model/list.ts';
import { invitation, mailtoLink } from '../../model/mail.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { MESSAGES } from '../../model/messages.ts';
import { inviteSchema } from '../../model/forms/schemas.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FormActions, Modal } from '../../ui/modals/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../../components/modals/modals.module.css';

interface InviteModalProps {
  list: { id: string; name: string };
  onClose: () => void;
}

/** §2 Modals: Invite. Creates a single-use link for an e-mail address, and lists the open invites. */
export default function InviteModal({ list, onClose }: InviteModalProps) {
  const user = useUser();
  const [attempts] = useState<InviteAttempts>(() => new Map());
  const [created, setCreated] = useState<{ email: string; link: string } | null>(null);
  const { register, formState, onSubmit, failure, busy } = useSchemaForm(
    inviteSchema,
    { email: '' },
    async ({ email }, { reset }) => {
      try {
        const token = await createInvite(list.id, user, email, attempts);
        setCreated({ email, link: absoluteUrl(paths.join(list.id, token)) });
        reset();
      } catch (error) {
        throw new AppError('unknown', MESSAGES.inviteFailed, error);
      }
    },
  );
  return (
    <Modal title="Invite Members" busy={busy} onClose={onClose}>
      <Form onSubmit={onSubmit} failure={failure}>
        <p>
          Whoever you invite to <strong>{list.name}</strong> can add their own wishes and invite
          others.
        </p>
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          hint={`Each link works once, for ${LIMITS.inviteDays} days. You send it yourself.`}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Notice tone="success">{created && FORM_MESSAGES.inviteCreated}</Notice>
        {created && (
          <>
            <CopyField label={`Link for ${created.email}`} value={created.link} />
            <SendInvite listName={list.name} {...created} />
          </>
        )}
        <FormActions
          submit="Create Invite Link"
          cancel={created ? 'Done' : 'Cancel'}
          busy={busy}
          onCancel={onClose}
        />
      </Form>
      <OpenInvites listId={list.id} />
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
      <ShareButton what={{ title: subject, text, url: link }}>Share with an App</ShareButton>
    </ShareActions>
  );
}

function OpenInvites({ listId }: { listId: string }) {
  const invites = useInvites(listId);
  if (!invites || invites.length === 0) return null;
  return (
    <section aria-label="Open invites">
      <h3 className={styles.subtitle}>Open invites</h3>
      <ul role="list" className={styles.invites}>
        {invites.map((invite) => (
          <OpenInvite key={invite.id} listId={listId} invite={invite} />
        ))}
      </ul>
    </section>
  );
}

function day(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}

function OpenInvite({ listId, invite }: { listId: string; invite: Invite }) {
  const { run, busy, failure } = useAction(() => revokeInvite(listId, invite.id));
  return (
    <li className={styles.invite}>
      <span>
        {invite.email}
        <small>
          Invited {day(invite.createdAt)}, expires {day(invite.expiresAt)}
        </small>
        {failure && <Notice tone="error">{failure}</Notice>}
      </span>
      <Button
        variant="icon"
        busy={busy}
        aria-label={`Revoke the invite for ${invite.email}`}
        onClick={run}
      >
        {!busy && <Icon name="delete" />}
      </Button>
    </li>
  );
}

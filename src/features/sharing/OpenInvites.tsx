import { useCopy } from '../../components/useCopy.ts';
import { inviteToken } from '../../device/inviteLinks.ts';
import { revokeInvite } from '../../hooks/commands/listCommands.ts';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import { formatMonthDay } from '../../model/format.ts';
import type { Invite } from '../../model/list.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useAskFirst } from '../../components/modals/useAskFirst.ts';
import modalStyles from '../../components/modals/modals.module.css';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

/** Not "Select the link", because an open invite shows none. */
const COPY_TEXTS = {
  failed: 'Your browser did not allow copying. Create a new invite link and select that.',
};

/** The open invites of a list, which can be copied again where they were made, and revoked. */
export function OpenInvites({ listId, invites }: { listId: string; invites: Invite[] }) {
  if (invites.length === 0) return null;
  return (
    <section aria-label="Open invites">
      <h3 className={modalStyles.subtitle}>Open invites</h3>
      <ul role="list" className={modalStyles.rows}>
        {invites.map((invite) => (
          <OpenInvite
            key={invite.id}
            listId={listId}
            invite={invite}
            name={nameOf(invite, invites)}
          />
        ))}
      </ul>
      {invites.some(({ id }) => inviteToken(id) === null) && (
        <p className="hint">
          A link can be copied again only where it was made. Elsewhere, invite again for a new one.
        </p>
      )}
    </section>
  );
}

/** What the buttons of an invite call it. Several may be open for one address, even of one day. */
function nameOf({ id, email }: Invite, invites: Invite[]): string {
  const ids = invites.filter((other) => other.email === email).map((invite) => invite.id);
  return ids.length === 1
    ? `the invite for ${email}`
    : `invite ${ids.indexOf(id) + 1} of ${ids.length} for ${email}`;
}

interface OpenInviteProps {
  listId: string;
  invite: Invite;
  name: string;
}

function OpenInvite({ listId, invite, name }: OpenInviteProps) {
  const copy = useCopy(COPY_TEXTS);
  // Rows move when another invite is made or used, and who got the link would be turned away.
  const { isAsking, failure, button } = useAskFirst(() => revokeInvite(listId, invite.id));
  const row = useFocusWhenRemoved();
  const token = inviteToken(invite.id);
  return (
    <li ref={row} className={modalStyles.row}>
      <span>
        {invite.email}
        <small>
          {/* Without the year: an invite lives for two weeks. */}
          Invited {formatMonthDay(invite.createdAt)}, expires {formatMonthDay(invite.expiresAt)}
        </small>
        {failure && <Notice tone="error">{failure}</Notice>}
      </span>
      {token !== null && (
        <IconButton
          icon="copy"
          label={`Copy ${name}`}
          onClick={() => copy(absoluteUrl(paths.join(listId, token)))}
        />
      )}
      <Button
        {...button}
        variant={isAsking ? 'danger' : 'icon'}
        aria-label={`Revoke ${name}${isAsking ? ' for good' : ''}`}
      >
        {isAsking ? 'Revoke' : <Icon name="delete" />}
      </Button>
    </li>
  );
}

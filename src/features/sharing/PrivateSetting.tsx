import { useState } from 'react';
import { setPrivate } from '../../hooks/commands/listCommands.ts';
import { useAction } from '../../hooks/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useModalBusy } from '../../ui/modals/modalContext.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ShareActions } from './ShareActions.tsx';

interface PrivateSettingProps {
  listId: string;
  isPrivate: boolean;
  /** Asks whether to change the link. */
  onChangeLink: () => void;
}

/**
 * Makes a list private, which closes its public link to everybody but its members, or makes it
 * public again; and asks to change the link (F13).
 */
export function PrivateSetting({ listId, isPrivate, onChangeLink }: PrivateSettingProps) {
  /** What the last press asked for. */
  const [wanted, setWanted] = useState(isPrivate);
  const { run, reset, busy, failure } = useAction(() => {
    setWanted(!isPrivate);
    return setPrivate(listId, !isPrivate);
  });
  // Only the answer was lost. Trying again, as the message says, would now do the opposite.
  if (failure !== null && isPrivate === wanted) reset();
  useModalBusy(busy);
  return (
    <section aria-label="Who can see the list" className="stack">
      <p role="status" className="hint">
        {isPrivate
          ? 'Everyone else sees “This list is private now.” You can make it public again at any time.'
          : 'Want only the members to see it? Everyone else then sees “This list is private now.”'}
      </p>
      <ShareActions>
        <Button
          variant="secondary"
          busy={busy}
          // The second click of a double-click would do the opposite.
          onClick={({ detail }) => {
            if (detail < 2) run();
          }}
        >
          <Icon name={isPrivate ? 'eye' : 'lock'} size={18} />
          {isPrivate ? 'Make Public Again' : 'Make Private'}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onChangeLink}>
          <Icon name="renew" size={18} />
          Change the Link…
        </Button>
      </ShareActions>
      {failure && <Notice tone="error">{failure}</Notice>}
    </section>
  );
}

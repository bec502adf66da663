import { useAction } from '../../hooks/useAction.ts';
import { useOutbox, type RefusedEntry } from '../../hooks/useOutbox.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import { draftTitle } from '../../model/drafts/draft.ts';
import { draftNotSavedAfterAll, notAddedAfterAll } from '../../model/unsentMessages.ts';
import { BottomNotice } from '../../ui/BottomNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './RefusedEntries.module.css';

/**
 * Items and drafts that were saved on this device and then refused by the server. They are shown on
 * every page, also after a reload, until the user sends them again or discards them.
 */
export default function RefusedEntries() {
  const { uid } = useUser();
  const { refused, sendAgain, discard } = useOutbox(uid);
  if (refused.length === 0) return null;
  return (
    <BottomNotice>
      {refused.map((entry) => (
        <RefusedNotice
          // A draft and the item that is made of it have the same id.
          key={`${'item' in entry ? 'item' : 'draft'}-${entry.id}`}
          entry={entry}
          onSendAgain={() => sendAgain(entry)}
          onDiscard={() => discard(entry)}
        />
      ))}
    </BottomNotice>
  );
}

interface RefusedNoticeProps {
  entry: RefusedEntry;
  onSendAgain: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

function RefusedNotice({ entry, onSendAgain, onDiscard }: RefusedNoticeProps) {
  const { name, message, action } = textsOf(entry);
  const row = useFocusWhenRemoved<HTMLDivElement>();
  const again = useAction(onSendAgain);
  const discard = useAction(onDiscard);
  /** What is done last shows its failure, and nothing is done meanwhile. */
  const start = ({ run }: typeof again, other: typeof again) => {
    if (again.busy || discard.busy) return;
    other.reset();
    run();
  };
  const failure = again.failure ?? discard.failure;
  return (
    <div ref={row}>
      <Notice tone="error">
        <p>{message}</p>
        {failure && <p>{failure}</p>}
        <div className={`buttons ${styles.actions}`}>
          <Button
            variant="secondary"
            aria-label={`Try again to ${action} ${name}`}
            busy={again.busy}
            onClick={() => start(again, discard)}
          >
            Try Again
          </Button>
          <Button
            variant="ghost"
            aria-label={`Discard ${name}`}
            busy={discard.busy}
            onClick={() => start(discard, again)}
          >
            Discard
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function textsOf(entry: RefusedEntry): { name: string; message: string; action: string } {
  const why = entry.failure ?? '';
  if ('item' in entry) {
    const { name } = entry.item;
    return { name, message: notAddedAfterAll(name, why), action: 'add' };
  }
  const name = entry.draft ? draftTitle(entry.draft) : '';
  return { name, message: draftNotSavedAfterAll(name, why), action: 'save' };
}

import { useCallback, useEffect } from 'react';
import { saveDraft } from '../../hooks/commands/listCommands.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import type { ItemForm } from '../../model/drafts/draft.ts';
import { DRAFT_MESSAGES } from '../../model/drafts/draftMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';

interface SaveAsDraftProps {
  listId: string;
  /** The draft that the form was opened with; without it a new one is saved. */
  id: string | undefined;
  /** What was typed, asked for when the button is pressed. */
  typed: () => ItemForm;
  /** There is neither a name nor an address, by which a draft could be told from others. */
  isEmpty: boolean;
  onSaved: () => void;
  /** Receives why it could not be saved; null while that is not known. */
  onFailure: (message: string | null) => void;
}

/** Saves the form of a new item as a draft, valid or not. */
export function SaveAsDraft({ listId, id, typed, isEmpty, onSaved, onFailure }: SaveAsDraftProps) {
  const { uid } = useUser();
  const showToast = useToast();
  const save = useCallback(async () => {
    const draft = { id: id ?? crypto.randomUUID(), listId, savedAt: Date.now(), form: typed() };
    const how = await saveDraft(uid, draft);
    showToast(how === 'sent' ? DRAFT_MESSAGES.saved : DRAFT_MESSAGES.queued);
    onSaved();
  }, [uid, id, listId, typed, onSaved, showToast]);
  const { run, busy, failure } = useAction(save);
  useEffect(() => onFailure(failure), [failure, onFailure]);
  return (
    <Button variant="ghost" busy={busy} disabled={isEmpty} onClick={run}>
      Save as draft
    </Button>
  );
}

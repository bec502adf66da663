import { useFocusAfterClose } from '../../components/modals/useFocusAfterClose.ts';
import { useUndo } from '../../components/modals/useUndo.ts';
import { deleteDraft, restoreDraft } from '../../hooks/commands/listCommands.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { download } from '../../lib/files/download.ts';
import { draftTitle, type Draft, type ItemForm } from '../../model/drafts/draft.ts';
import { toAppError } from '../../model/errors.ts';
import { fileName, jsonFile } from '../../model/files/exportFile.ts';
import { formatDay } from '../../model/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './DraftsModal.module.css';

interface DraftsModalProps {
  drafts: readonly Draft[];
  /** The name of a list; undefined when it is not known. */
  listName?: ((listId: string) => string | undefined) | undefined;
  /** Names of the people without an account, by their ids, where they are known. */
  people?: Record<string, string> | undefined;
  onOpen: (draft: Draft) => void;
  onClose: () => void;
}

/** The user's drafts: each can be opened as the form it was saved from, or deleted. */
export default function DraftsModal({
  drafts,
  listName,
  people,
  onOpen,
  onClose,
}: DraftsModalProps) {
  const { uid } = useUser();
  const offerUndo = useUndo();
  const showToast = useToast();
  const focusAfterClose = useFocusAfterClose();
  const remove = async (draft: Draft, button: HTMLElement) => {
    // Its button is about to be removed, and the focus would be lost.
    const next = button.closest('li')?.nextElementSibling ?? button.closest('dialog');
    next?.querySelector('button')?.focus();
    if (drafts.length === 1) {
      // With the last draft, the button that opened this modal disappears, too.
      focusAfterClose(button);
      onClose();
    }
    try {
      await deleteDraft(uid, draft.id);
      offerUndo(`Deleted the draft “${draftTitle(draft)}.”`, () => restoreDraft(uid, draft));
    } catch (error) {
      showToast(toAppError(error).message, 'error');
    }
  };
  const exportAll = () => {
    const now = new Date();
    const items = drafts.map((draft) => exported(draft, people));
    download(jsonFile('Drafts', items, now), fileName('Drafts', 'json', now), 'application/json');
  };
  return (
    <Modal title="Drafts" onClose={onClose}>
      <p>Only you can see these, on all your devices.</p>
      <ul role="list" className={styles.drafts}>
        {drafts.map((draft, index) => (
          <li key={draft.id} className={styles.draft}>
            <Button
              variant="ghost"
              className={styles.open}
              data-autofocus={index === 0 ? true : undefined}
              onClick={() => onOpen(draft)}
            >
              {draftTitle(draft)}
              <small>
                {[
                  listName?.(draft.listId),
                  `${listName ? 'saved' : 'Saved'} on ${formatDay(draft.savedAt)}`,
                  draft.isUnsent && 'so far only on this device',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Button>
            <IconButton
              icon="delete"
              label={`Delete the draft ${draftTitle(draft)}`}
              onClick={({ currentTarget, detail }) => {
                // The second click of a double click is on the next draft, which has moved up.
                if (detail <= 1) void remove(draft, currentTarget);
              }}
            />
          </li>
        ))}
      </ul>
      <Button variant="ghost" flush onClick={exportAll}>
        <Icon name="down" size={18} />
        Download JSON
      </Button>
    </Modal>
  );
}

/** The draft as a file has it: by name, for whom it is, because an import knows no ids of people. */
function exported({ form }: Draft, people?: Record<string, string>): ItemForm {
  const { for: id = '', newPerson, ...others } = form;
  const name = newPerson || people?.[String(id)];
  return name ? { ...others, for: name } : others;
}

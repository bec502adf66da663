import { useCallback } from 'react';
import { useOnDemand } from '../hooks/useOnDemand.ts';
import { MESSAGES } from '../model/messages.ts';
import { useToast } from '../ui/Toast.tsx';

const load = () => import('./SeveralModal.tsx');

interface SeveralOnDemandProps {
  listId: string;
  /** Pasted already, or none yet; null while the modal is closed. */
  links: readonly string[] | null;
  onClose: () => void;
}

/** Add Several Items, brought when it is opened. */
export function SeveralOnDemand({ listId, links, onClose }: SeveralOnDemandProps) {
  const showToast = useToast();
  const onFailure = useCallback(
    (error: unknown) => {
      console.warn('Add Several Items did not come', error);
      showToast(MESSAGES.offline);
      onClose();
    },
    [showToast, onClose],
  );
  const loaded = useOnDemand(load, links !== null, onFailure);
  return loaded && links && <loaded.default listId={listId} links={links} onClose={onClose} />;
}

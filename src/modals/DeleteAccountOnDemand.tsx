import { useCallback } from 'react';
import { useOnDemand } from '../hooks/useOnDemand.ts';
import { MESSAGES } from '../model/messages.ts';
import { useToast } from '../ui/Toast.tsx';

const load = () => import('./DeleteAccountModal.tsx');

/** Delete Account, brought when it is opened: that happens once at most. */
export function DeleteAccountOnDemand({ open, onClose }: { open: boolean; onClose: () => void }) {
  const showToast = useToast();
  const onFailure = useCallback(
    (error: unknown) => {
      console.warn('Delete Account did not come', error);
      showToast(MESSAGES.offline);
      onClose();
    },
    [showToast, onClose],
  );
  const loaded = useOnDemand(load, open, onFailure);
  return loaded && <loaded.default onClose={onClose} />;
}

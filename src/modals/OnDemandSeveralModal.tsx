import { useCallback } from 'react';
import { useOnDemand } from '../hooks/useOnDemand.ts';
import { MESSAGES } from '../model/messages.ts';
import { useToast } from '../ui/Toast.tsx';

const load = () => import('./SeveralModal.tsx');

interface OnDemandSeveralModalProps {
  listId: string;
  /** Pasted already; none asks for them. */
  links: readonly string[];
  onClose: () => void;
}

/** Add Several Items, brought when it is opened. */
export default function OnDemandSeveralModal(props: OnDemandSeveralModalProps) {
  const { onClose } = props;
  const showToast = useToast();
  const onFailure = useCallback(
    (error: unknown) => {
      console.warn('Add Several Items did not come', error);
      showToast(MESSAGES.offline);
      onClose();
    },
    [showToast, onClose],
  );
  const loaded = useOnDemand(load, true, onFailure);
  return loaded && <loaded.default {...props} />;
}

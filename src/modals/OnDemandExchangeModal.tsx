import { useCallback } from 'react';
import { useOnDemand } from '../hooks/useOnDemand.ts';
import type { List } from '../model/list.ts';
import { MESSAGES } from '../model/messages.ts';
import { useToast } from '../ui/Toast.tsx';

const load = () => import('./ExchangeModal.tsx');

interface OnDemandExchangeModalProps {
  list: List;
  onClose: () => void;
}

/** Export and Import, brought when it is opened: few do, and it has a parser with it. */
export default function OnDemandExchangeModal({ list, onClose }: OnDemandExchangeModalProps) {
  const showToast = useToast();
  const onFailure = useCallback(
    (error: unknown) => {
      console.warn('Export and Import did not come', error);
      showToast(MESSAGES.offline);
      onClose();
    },
    [showToast, onClose],
  );
  const loaded = useOnDemand(load, true, onFailure);
  return loaded && <loaded.default list={list} onClose={onClose} />;
}

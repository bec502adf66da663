import type { List } from '../model/list.ts';
import { useOnDemandModal } from './useOnDemandModal.tsx';

const load = () => import('./ExchangeModal.tsx');

interface OnDemandExchangeModalProps {
  list: List;
  onClose: () => void;
}

/** Export and Import, brought when it is opened: few do, and it has a parser with it. */
export default function OnDemandExchangeModal({ list, onClose }: OnDemandExchangeModalProps) {
  const loaded = useOnDemandModal(load, onClose);
  return loaded && <loaded.default list={list} onClose={onClose} />;
}

import { useOnDemandModal } from './useOnDemandModal.tsx';

const load = () => import('./DeleteAccountModal.tsx');

/** Delete Account, brought when it is opened: that happens once at most. */
export default function OnDemandDeleteAccountModal({ onClose }: { onClose: () => void }) {
  const loaded = useOnDemandModal(load, onClose);
  return loaded && <loaded.default onClose={onClose} />;
}

import { useOnDemandModal } from './useOnDemandModal.tsx';

const load = () => import('./SeveralModal.tsx');

interface OnDemandSeveralModalProps {
  listId: string;
  /** Pasted already; none asks for them. */
  links: readonly string[];
  onClose: () => void;
}

/** Add Several Items, brought when it is opened. */
export default function OnDemandSeveralModal(props: OnDemandSeveralModalProps) {
  const loaded = useOnDemandModal(load, props.onClose);
  return loaded && <loaded.default {...props} />;
}

import { Link } from 'react-router-dom';
import { paths } from '../../model/paths.ts';
import { Modal } from '../../ui/modals/Modal.tsx';
import { DoneAction } from '../../ui/modals/ModalActions.tsx';
import styles from './ShortcutsModal.module.css';

interface ShortcutsModalProps {
  /** Each key with what it does on this page. */
  keys: readonly (readonly [key: string, does: string])[];
  onClose: () => void;
}

/** F9: lists the shortcuts of a page, with a link to the setting that turns them off. */
export default function ShortcutsModal({ keys, onClose }: ShortcutsModalProps) {
  return (
    <Modal title="Keyboard Shortcuts" size="small" onClose={onClose}>
      <dl className={styles.root}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={`hint ${styles.off}`}>
        They can be turned off in your <Link to={paths.account}>Account Settings</Link>.
      </p>
      <DoneAction onClose={onClose} data-autofocus />
    </Modal>
  );
}

import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../hooks/useAuth.tsx';
import { paths } from '../../model/paths.ts';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';
import { removeModalEntry } from '../../lib/modals/modalHistory.ts';

/** Asks for confirmation to log out while there are unsent changes, which would be lost. */
export default function LogOutModal({ onClose }: { onClose: () => void }) {
  const { logOut } = useAuth();
  const navigate = useNavigate();
  return (
    <ConfirmModal
      title="Log out?"
      confirm="Log Out Anyway"
      command={async () => {
        await removeModalEntry();
        await logOut();
        navigate(paths.login());
      }}
      onClose={onClose}
    >
      <p>
        Something you added or saved has not been sent yet. If you log out now, it will be lost.
      </p>
    </ConfirmModal>
  );
}

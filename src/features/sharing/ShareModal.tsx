import { useState } from 'react';
import { CopyField } from '../../components/modals/CopyField.tsx';
import { useUser } from '../../hooks/useAuth.tsx';
import { ChangeLinkModal } from './ChangeLinkModal.tsx';
import { PrivateSetting } from './PrivateSetting.tsx';
import { ShareButton, ShareActions } from './ShareActions.tsx';
import { useAfterPaint } from '../../lib/useAfterPaint.ts';
import { PublicListLink } from '../../components/PublicListLink.tsx';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { DoneAction } from '../../ui/modals/ModalActions.tsx';
import { QrCode } from '../../ui/modals/QrCode.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './ShareModal.module.css';

interface ShareModalProps {
  list: { id: string; name: string; ownerId: string; private?: boolean };
  onClose: () => void;
}

/** F5: all ways to share the public link, and printing the list. */
export default function ShareModal({ list, onClose }: ShareModalProps) {
  const user = useUser();
  const [isChangingLink, setChangingLink] = useState(false);
  // The page behind may still show the list under its former id.
  const [newId, setNewId] = useState<string | null>(null);
  const id = newId ?? list.id;
  const url = absoluteUrl(paths.publicList(id));
  const text = 'See the wish list, and mark what you buy:';
  const isPrivate = list.private ?? false;
  if (isChangingLink) {
    return (
      <ChangeLinkModal
        list={{ id, name: list.name }}
        onChanged={setNewId}
        onClose={() => setChangingLink(false)}
      />
    );
  }
  return (
    <Modal title="Share List" onClose={onClose}>
      <div className={styles.root}>
        {newId !== null && <LinkChanged isPrivate={isPrivate} />}
        <p>
          {isPrivate ? (
            <>
              <strong>{list.name}</strong> is private: this link works for its members only.
            </>
          ) : (
            <>
              Anyone with this link can see <strong>{list.name}</strong> and mark gifts as
              purchased. They need no account.
            </>
          )}
        </p>
        <CopyField label="Public link" value={url} primary />
        <ShareActions>
          {!isPrivate && (
            <ShareButton data={{ title: list.name, text, url }}>
              <Icon name="phone" size={18} />
              Share with an App
            </ShareButton>
          )}
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon name="print" size={18} />
            Print
          </Button>
          <PublicListLink listId={id} className={buttonClass('secondary')}>
            <Icon name="eye" size={18} />
          </PublicListLink>
        </ShareActions>
        {!isPrivate && (
          <figure className={`hint ${styles.code}`}>
            <QrCode text={url} label={`QR code of the public link of ${list.name}`} />
            <figcaption>Point a phone's camera here to open the list.</figcaption>
          </figure>
        )}
        {list.ownerId === user.uid && (
          <PrivateSetting
            listId={id}
            isPrivate={isPrivate}
            onChangeLink={() => setChangingLink(true)}
          />
        )}
      </div>
      <DoneAction onClose={onClose} />
    </Modal>
  );
}

/** Shown when the question about the new link has given way to this modal. */
function LinkChanged({ isPrivate }: { isPrivate: boolean }) {
  const isPainted = useAfterPaint();
  return (
    <Notice tone="success">
      {isPainted && (
        <>
          The link was changed.
          {!isPrivate && ' Send the new one to everybody who should see the list.'}
        </>
      )}
    </Notice>
  );
}

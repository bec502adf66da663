import { Printer, Smartphone } from 'lucide';
import { CopyField } from './CopyField.tsx';
import { ShareButton, ShareWays } from './ShareActions.tsx';
import { LATER_MESSAGES } from '../../model/laterMessages.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { adoptStyles } from '../../ui/adoptStyles.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, ModalActions } from '../../ui/Modal.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Drawing } from '../../ui/Sign.tsx';
import css from './ShareModal.css?inline';
// What Print prints.
import '../../ui/print.ts';

adoptStyles(css);

interface ShareModalProps {
  list: { id: string; name: string };
  onClose: () => void;
}

/** F5: every way to hand the public link to somebody who gives, and the list on paper. */
export default function ShareModal({ list, onClose }: ShareModalProps) {
  const url = absoluteUrl(paths.publicList(list.id));
  const text = 'See what is wished for, and mark what you bought:';
  return (
    <Modal title="Share List" onClose={onClose}>
      <div className="share">
        <p>
          Whoever has this link sees <strong>{list.name}</strong> and can mark gifts as purchased.
          They need no account.
        </p>
        <CopyField label="Public link" value={url} />
        <ShareWays>
          <ShareButton what={{ title: list.name, text, url }}>
            <Drawing of={Smartphone} size={18} />
            Share with an App
          </ShareButton>
          <Button variant="secondary" onClick={() => window.print()}>
            <Drawing of={Printer} size={18} />
            Print
          </Button>
        </ShareWays>
        <figure className="share-code">
          <QrCode
            text={url}
            label={`QR code of the public link of ${list.name}`}
            failure={LATER_MESSAGES.qrFailed}
          />
          <figcaption>Point a phone’s camera here to open the list.</figcaption>
        </figure>
      </div>
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </ModalActions>
    </Modal>
  );
}

import { useEffect, useState } from 'react';
import { pack } from '../../lib/packed.ts';
import { watchPromise } from '../../lib/loading/watchPromise.ts';
import type { Mark } from '../../model/marks/mark.ts';
import { marksToText } from '../../model/marks/markTransfer.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Modal } from '../../ui/modals/Modal.tsx';
import { DoneAction } from '../../ui/modals/ModalActions.tsx';
import { QrCode } from '../../ui/modals/QrCode.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CopyField } from '../../components/modals/CopyField.tsx';

/** The longest link that is shown as a QR code: phone cameras read codes of longer texts poorly. */
const MAX_CODE_CHARACTERS = 1_200;

interface MarksLinkModalProps {
  marks: readonly Mark[];
  onClose: () => void;
}

/**
 * A link and a QR code with which another device gets the marks of this one (F2). They are in the
 * fragment of the link, which is not sent to a server.
 */
export default function MarksLinkModal({ marks, onClose }: MarksLinkModalProps) {
  const [url, setUrl] = useState('');
  useEffect(
    () =>
      watchPromise(pack(marksToText(marks)), (packed) =>
        setUrl(absoluteUrl(paths.giftsWith(packed))),
      ),
    [marks],
  );
  return (
    <Modal title="Your gifts on another device" size="small" onClose={onClose}>
      <div className="stack">
        <p>
          Open this link on your other device. It contains your marks and names, so keep it to
          yourself. No server sees it.
        </p>
        {url === '' ? (
          <Spinner label="Making the link" />
        ) : (
          <CopyField label="Link to your gifts" value={url} />
        )}
        {url !== '' && url.length <= MAX_CODE_CHARACTERS && (
          <QrCode text={url} label="QR code of your own link" />
        )}
        {url.length > MAX_CODE_CHARACTERS && (
          <p>There are too many gifts for a QR code. Send yourself the link.</p>
        )}
      </div>
      <DoneAction onClose={onClose} data-autofocus />
    </Modal>
  );
}

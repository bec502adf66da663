import { QrCode } from '../../ui/modals/QrCode.tsx';

/** The QR code of a public link, on paper; nothing when it cannot be drawn. */
export default function PrintedCode({ url }: { url: string }) {
  return <QrCode text={url} label="QR code of the public link" failure="" />;
}

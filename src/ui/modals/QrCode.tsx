import { useEffect, useState } from 'react';
import { watchPromise } from '../../lib/loading/watchPromise.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** The description for screen readers. */
  label: string;
  /** Shown instead when the library cannot be loaded: what helps. */
  failure?: string;
}

/** Width of the white border in modules, as the standard requires. */
const BORDER = 4;

type QrImage = { size: number; path: string } | 'failed';

/**
 * A QR code, created by a library that is loaded when the first one is shown. Black on white in every
 * theme, because many cameras cannot read inverted codes.
 */
export function QrCode({
  text,
  label,
  failure = 'The QR code could not be drawn. The link above works just as well.',
}: QrCodeProps) {
  const [image, setImage] = useState<QrImage | null>(null);

  useEffect(() => watchPromise(createImage(text), setImage), [text]);

  if (image === 'failed') return <p>{failure}</p>;
  if (!image) return <div className={styles.root} />;
  const side = image.size + 2 * BORDER;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.root}
      viewBox={`${-BORDER} ${-BORDER} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={image.path} fill="#000" />
    </svg>
  );
}

async function createImage(text: string): Promise<QrImage> {
  try {
    const [{ generate }, { toSvgPath }] = await Promise.all([
      import('lean-qr'),
      import('lean-qr/extras/svg'),
    ]);
    const code = generate(text);
    return { size: code.size, path: toSvgPath(code) };
  } catch (error) {
    console.warn('No QR code', error);
    return 'failed';
  }
}

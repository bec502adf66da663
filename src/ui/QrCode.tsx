import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for those who cannot see it. */
  label: string;
  /** Said in its place when the drawing code does not arrive. */
  failure: string;
}

/** Modules left white around a code, as the standard asks. */
const QUIET = 4;

type QrDrawing = { size: number; path: string } | 'failed';

/**
 * A QR code, drawn by a library that is brought when the first one is shown. Black on white in
 * every theme: cameras do not read it the other way round.
 */
export function QrCode({ text, label, failure }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);

  useEffect(() => {
    let cancelled = false;
    void drawingOf(text).then((drawn) => {
      if (!cancelled) setDrawing(drawn);
    });
    return () => {
      cancelled = true;
    };
  }, [text]);

  if (drawing === 'failed') return <p>{failure}</p>;
  if (!drawing) return <div className={styles.root} />;
  const side = drawing.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.root}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}

async function drawingOf(text: string): Promise<QrDrawing> {
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

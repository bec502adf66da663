import { useEffect, useState } from 'react';
import { adoptStyles } from './adoptStyles.ts';
import css from './QrCode.css?inline';

adoptStyles(css);

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

type Drawing = { size: number; path: string } | 'failed';

/**
 * A QR code, drawn by a library that is brought when the first one is shown. Black on white in
 * every theme: cameras do not read it the other way round.
 */
export function QrCode({ text, label, failure }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  useEffect(() => {
    let ended = false;
    void drawingOf(text).then((drawn) => {
      if (!ended) setDrawing(drawn);
    });
    return () => {
      ended = true;
    };
  }, [text]);

  if (drawing === 'failed') return <p>{failure}</p>;
  if (!drawing) return <div className="qr-code" />;
  const side = drawing.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}

async function drawingOf(text: string): Promise<Drawing> {
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

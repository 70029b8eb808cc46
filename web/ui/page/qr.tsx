import { useEffect, useState } from 'preact/hooks';
import { loadPart } from './loading.ts';

/** A code as a path, in modules; white is part of its side. */
export interface Drawing {
  readonly side: number;
  readonly path: string;
}

const NOTHING: Drawing = { side: 1, path: '' };

/** The script is loaded when the first code is drawn: most visits at a desk draw none. */
export interface QrScript {
  readonly draw: (text: string) => Drawing;
}

/** A QR code, black on white on any page: that is what cameras read. Without its script it stays white. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [{ side, path }, setDrawing] = useState(NOTHING);
  useEffect(() => {
    const drawn = ({ draw }: QrScript) => setDrawing(draw(text));
    loadPart<QrScript>('qr').then(drawn, () => undefined);
  }, [text]);
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

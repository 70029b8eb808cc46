import { useEffect, useState } from 'preact/hooks';

/** A code as a path, in modules; white is part of its side. */
export interface Drawing {
  readonly side: number;
  readonly path: string;
}

/** The script is fetched when the first code is drawn: most who are at a desk draw none. */
const SCRIPT = '/assets/qr.js';
const NOTHING: Drawing = { side: 1, path: '' };

interface QrScript {
  readonly draw: (text: string) => Drawing;
}

const isScript = (module: unknown): module is QrScript =>
  typeof module === 'object' && module !== null && 'draw' in module;

/** A QR code, black on white whatever the page's colours: that is what cameras read. Without its script it stays white. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [{ side, path }, setDrawing] = useState(NOTHING);
  useEffect(() => {
    const drawn = (module: unknown) => isScript(module) && setDrawing(module.draw(text));
    import(SCRIPT).then(drawn, () => undefined);
  }, [text]);
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

import { draw } from '../kit/qr-encoder.ts';

/** The QR code of an address, drawn into the page: black on white whatever its colours, because that is what cameras read. */
export const PageCode = ({ address, label }: { readonly address: string; readonly label: string }) => {
  const { side, path } = draw(address);
  return (
    <svg class="page-code" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

/** A part of the icon in its colour: measures and places in 64ths of its side, from the top left. */
export type Shape = { readonly fill: Colour; readonly x: number; readonly y: number } & (
  | { readonly kind: 'bar'; readonly width: number; readonly height: number }
  /** `x` and `y` are its middle. */
  | { readonly kind: 'peg'; readonly radius: number }
);

/** Red, green and blue, as #rrggbb. */
type Colour = `#${string}`;

export const SIDE = 64;

const [GREEN, PAPER, PEG] = ['#1d5b49', '#fcfbf8', '#f5e3a8'] as const;

const bar = (fill: Colour, x: number, y: number, width: number, height: number): Shape => ({
  kind: 'bar',
  fill,
  x,
  y,
  width,
  height,
});

/** A ladder and a peg on its top rung. All of it but the ground lies in the circle that a telephone may cut out. */
export const ICON: readonly Shape[] = [
  bar(GREEN, 0, 0, SIDE, SIDE),
  ...[17, 42].map((x) => bar(PAPER, x, 12, 5, 40)),
  ...[23, 33, 43].map((y) => bar(PAPER, 17, y, 30, 4)),
  { kind: 'peg', fill: PEG, x: 32, y: 17, radius: 6 },
];

const element = (shape: Shape): string =>
  shape.kind === 'bar'
    ? `<path fill="${shape.fill}" d="M${shape.x} ${shape.y}h${shape.width}v${shape.height}h-${shape.width}z"/>`
    : `<circle fill="${shape.fill}" cx="${shape.x}" cy="${shape.y}" r="${shape.radius}"/>`;

/** The icon for whoever can draw it at any size. */
export const formatSvg = (shapes: readonly Shape[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${shapes.map(element).join('')}</svg>`;

/** Where the icon lies: as a drawing, and as squares, by their side in pixels. Apple's phones take 180. */
export const ICONS = { drawing: '/assets/icon.svg', sides: [180, 192, 512] } as const;
export const pictureOf = (side: (typeof ICONS.sides)[number]): string => `/assets/icon-${side}.png`;

/**
 * What a home screen shows of a page that a player puts there. `browser`: it opens in the browser, where the access link
 * was opened. `standalone`: as an app of its own, which is how an iPhone shows notices. Neither says where it starts: that
 * is then the very page that was put there, such as a player's own.
 */
export type Display = 'browser' | 'standalone';

export const DISPLAYS: readonly Display[] = ['browser', 'standalone'];

/** Of a club's own pages, under its id; of all others without one. */
export const manifestPathOf = (display: Display, club?: string): string =>
  `/${club ?? 'assets'}/${display === 'browser' ? 'app' : 'own'}.webmanifest`;

interface AtHome {
  readonly name: string;
  readonly crest?: string | undefined;
}

/** From a player's own page everything of the site opens in the same app. A club is there under its name, with its crest if it has one. */
export const manifestOf = (display: Display, { name, crest }: AtHome = { name: 'Club Ladder' }): string =>
  JSON.stringify({
    name,
    short_name: name === 'Club Ladder' ? 'Ladder' : name,
    display,
    ...(display === 'standalone' && { scope: '/' }),
    icons: crest === undefined ? OURS : [{ src: crest, type: typeOfPicture(crest), sizes: 'any' }],
  });

const OURS = [
  { src: ICONS.drawing, type: 'image/svg+xml', sizes: 'any' },
  ...ICONS.sides.map((side) => ({
    src: pictureOf(side),
    type: 'image/png',
    sizes: `${side}x${side}`,
    purpose: 'any maskable',
  })),
];

/** By the end of its name. */
export const typeOfPicture = (path: string): string => (path.endsWith('.png') ? 'image/png' : 'image/webp');

/** A part of the icon: measures and places in 64ths of its side, from the top left. */
type Shape = { readonly fill: string; readonly x: number; readonly y: number } & (
  | { readonly kind: 'bar'; readonly width: number; readonly height: number }
  /** `x` and `y` are its middle. */
  | { readonly kind: 'peg'; readonly radius: number }
);

const SIDE = 64;

const [GREEN, PAPER, PEG] = ['#1d5b49', '#fcfbf8', '#f5e3a8'] as const;

const bar = (fill: string, x: number, y: number, width: number, height: number): Shape => ({
  kind: 'bar',
  fill,
  x,
  y,
  width,
  height,
});

/** A ladder and a peg on its top rung. All of it except the ground is in the circle that a phone may cut out. */
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

/** The icon for programs that can draw it at any size. */
export const formatSvg = (shapes: readonly Shape[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${shapes.map(element).join('')}</svg>`;

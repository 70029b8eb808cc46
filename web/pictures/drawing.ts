import { escaped } from '#shared/words/escaping.ts';

/** What programs show beside a link, in pixels: as large as they ask for it. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The face of everything that is written in a picture, which it has in one weight. */
export const FACE = 'Bricolage Grotesque';

/** How wide a line is, in pixels, in a size. */
export type Measure = (text: string, size: number) => number;

export const [PAPER, INK, QUIET, LINE, GOLD] = ['#fcfbf8', '#1f1e1b', '#615d54', '#e2ddd1', '#e0b84a'] as const;

/** The middle of a line of text is this much of its size above its foot. */
const MIDDLE = 0.35;

interface Written {
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly at?: 'start' | 'middle' | 'end';
}

export const write = (text: string, { x, y, size, fill = INK, at = 'start' }: Written): string =>
  `<text x="${x}" y="${y + size * MIDDLE}" font-size="${size}" fill="${fill}" text-anchor="${at}">${escaped(text)}</text>`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly round?: number;
}

export const box = ({ x, y, width, height, fill, round = 0 }: Box): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
}

export const disc = ({ x, y, radius, fill }: Disc): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A picture of somebody, cut round; `href`: an address that holds all of it. */
export const photo = ({ x, y, radius, href }: Omit<Disc, 'fill'> & { readonly href: string }): string =>
  [
    `<clipPath id="photo"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`,
    `<image x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}" clip-path="url(#photo)" href="${href}"/>`,
  ].join('');

/** An arrow up or down, with its middle at a point. */
export const arrow = (up: boolean, x: number, y: number, size: number, fill: string): string => {
  const [tip, foot] = up ? [y - size / 2, y + size / 2] : [y + size / 2, y - size / 2];
  return `<path fill="${fill}" d="M${x} ${tip}L${x + size * 0.6} ${foot}H${x - size * 0.6}Z"/>`;
};

/** The largest of some sizes, and the least. */
type Sizes = readonly [most: number, least: number];

/** The largest of some sizes, down to the least, in which a line has room; cut with "…" where it has in none. */
export function fitted(text: string, [most, least]: Sizes, width: number, measure: Measure) {
  const size = sizeFor([text], [most, least], width, measure);
  return { text: cut(text, size, width, measure), size };
}

/** The largest size for all of some lines, which stand below each other. */
export function sizeFor(texts: readonly string[], [most, least]: Sizes, width: number, measure: Measure): number {
  const wide = Math.max(...texts.map((text) => measure(text, most)), 0);
  return wide <= width ? most : Math.max(least, Math.floor((most * width) / wide));
}

function cut(text: string, size: number, width: number, measure: Measure): string {
  if (measure(text, size) <= width) return text;
  const letters = [...text];
  const begun = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}…`;
  // Names may have a thousand letters, and each look takes a millisecond.
  let [fits, over] = [1, letters.length];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (measure(begun(middle), size) <= width) fits = middle;
    else over = middle;
  }
  return begun(fits);
}

/** A text in lines of a width, as many as there may be; the last is cut where it has no room. */
export function lines(text: string, size: number, width: number, most: number, measure: Measure): readonly string[] {
  const told: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const line = told.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    const isFull = told.length === most;
    if (isFull && line !== undefined && measure(line, size) > width) break;
    if (line !== undefined && (isFull || measure(longer, size) <= width)) told[told.length - 1] = longer;
    else told.push(word);
  }
  return told.map((line) => cut(line, size, width, measure));
}

export const picture = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="${FACE}">${parts.join('')}</svg>`;

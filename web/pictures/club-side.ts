import type { LadderView } from '#shared/contract/view.ts';
import { initialsOf } from '../ui/page/club-look.tsx';
import { box, fitted, lines, type Measure, PAPER, PICTURE, write } from './drawing.ts';
import { drawable } from './letters.ts';

/** How a picture is drawn: in whose colour, with which crest, and how wide letters are. */
export interface Hand {
  readonly accent: string;
  /** The club's crest as an address that holds all of it; undefined where its initials stand in for one. */
  readonly crest: string | undefined;
  readonly measure: Measure;
}

/** Where the side of the club ends and the card begins. */
export const SIDE = 480;
const EDGE = 64;
const ROOM = SIDE - 2 * EDGE + 24;
const [CREST, LARGE, SMALL] = [112, [66, 40], [30, 24]] as const;

/** The ground of a picture, and on it whose it is: the crest, a title in up to three lines, and a line at its foot. */
export function clubSide(club: LadderView['club'], title: string, foot: string, hand: Hand): string {
  const { measure } = hand;
  const shown = drawable(title) ?? '';
  const [most, least] = LARGE;
  const widest = Math.max(...shown.split(/\s+/u).map((word) => measure(word, most)));
  const size = Math.max(least, Math.min(most, Math.floor((most * ROOM) / Math.max(widest, 1))));
  const told = lines(shown, size, ROOM, 3, measure);
  const below = fitted(drawable(foot) ?? '', SMALL, ROOM, measure);
  return [
    box({ x: 0, y: 0, ...PICTURE, fill: hand.accent }),
    crestOf(club, hand),
    ...told.map((line, n) => write(line, { x: EDGE, y: EDGE + CREST + 76 + n * size * 1.08, size, fill: PAPER })),
    write(below.text, { x: EDGE, y: PICTURE.height - EDGE - 12, size: below.size, fill: PAPER }),
  ].join('');
}

function crestOf(club: LadderView['club'], { accent, crest }: Hand): string {
  const place = { x: EDGE, y: EDGE, width: CREST, height: CREST };
  if (crest !== undefined)
    return `${box({ ...place, fill: PAPER, round: 20 })}<image x="${EDGE + 8}" y="${EDGE + 8}" width="${CREST - 16}" height="${CREST - 16}" href="${crest}"/>`;
  const [left, right, foot] = [EDGE, EDGE + CREST, EDGE + CREST];
  const shield = `M${left} ${EDGE + 16}q0 -16 16 -16H${right - 16}q16 0 16 16V${foot - 46}q0 46 -56 46t-56 -46Z`;
  const initials = drawable(initialsOf(club?.name ?? '')) ?? '';
  return `<path fill="${PAPER}" d="${shield}"/>${write(initials, { x: EDGE + CREST / 2, y: EDGE + CREST / 2 - 4, size: 50, fill: accent, at: 'middle' })}`;
}

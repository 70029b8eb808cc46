import type { LadderView, StandingView } from '#shared/contract/view.ts';
import { resultAsText } from '#shared/view/as-text.ts';
import { written } from '#shared/words/score.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { clubSide, type Hand, SIDE } from './club-side.ts';
import {
  arrow,
  box,
  disc,
  fitted,
  GOLD,
  INK,
  LINE,
  PAPER,
  PICTURE,
  picture,
  QUIET,
  sizeFor,
  write,
} from './drawing.ts';
import { drawable } from './letters.ts';

const CARD = { x: SIDE, y: 56, width: PICTURE.width - SIDE - 56, height: PICTURE.height - 112 } as const;
const [RUNGS, PAD] = [3, 40] as const;
const NAME = CARD.x + PAD + 96;
/** The largest size of a name, and the least. */
const [MOST, LEAST] = [50, 36] as const;

/**
 * The picture of a ladder beside its link: whose it is, the first three with what moved them, and the last result. Nobody is
 * named where a club is not listed; a bar stands for a name that the face has no letters for.
 */
export function ladderPicture(view: LadderView, ladder: string, hand: Hand): string {
  const { club } = view;
  const title = view.name ?? ladder;
  const top = view.standings.slice(0, RUNGS);
  const nameless = club?.unlisted === true;
  const foot = nameless ? '' : footOf(view, hand);
  const size = sizeFor(
    nameless ? [] : top.flatMap(({ name }) => drawable(name) ?? []),
    [MOST, LEAST],
    roomFor(top[0]),
    hand.measure,
  );
  const height = (CARD.height - 48) / (foot === '' ? RUNGS : RUNGS + 0.6);
  return picture(
    clubSide(club, title, club?.name ?? '', hand),
    box({ ...CARD, fill: PAPER, round: 28 }),
    ...Array.from({ length: RUNGS }, (_, n) => {
      const y = CARD.y + 24 + height * (n + 0.5);
      const isLast = foot === '' && n === RUNGS - 1;
      const under = { x: CARD.x + PAD, y: y + height / 2 - 1, width: CARD.width - 2 * PAD, height: 2, fill: LINE };
      return `${rowOf({ standing: top[n], row: n, y, nameless, size }, hand)}${isLast ? '' : box(under)}`;
    }),
    foot,
  );
}

/** How wide a name may be: what moved the player stands beside it, or their points. */
const roomFor = (standing: StandingView | undefined): number =>
  CARD.x + CARD.width - PAD - NAME - (standing?.points === undefined ? 110 : 150);

interface Row {
  readonly standing: StandingView | undefined;
  /** From 0. */
  readonly row: number;
  readonly y: number;
  readonly nameless: boolean;
  /** Of all names. */
  readonly size: number;
}

function rowOf({ standing, row, y, nameless, size }: Row, hand: Hand): string {
  const isFirst = (standing?.rung ?? row + 1) === 1;
  const name = nameless ? undefined : standing && drawable(standing.name);
  const told = name === undefined ? [] : linesOf(name, standing?.people !== undefined, roomFor(standing), size, hand);
  return [
    disc({ x: CARD.x + PAD + 34, y, radius: 36, fill: isFirst ? GOLD : LINE }),
    write(String(standing?.rung ?? row + 1), { x: CARD.x + PAD + 34, y, size: 40, at: 'middle' }),
    ...told.map(({ text, size }, n) =>
      write(text, { x: NAME, y: y + (n - (told.length - 1) / 2) * LEAST * 1.2, size }),
    ),
    told.length === 0
      ? box({ x: NAME, y: y - 12, width: [330, 280, 360][row] ?? 300, height: 24, round: 12, fill: LINE })
      : '',
    standing && !nameless ? changeOf(standing, y, hand) : '',
  ].join('');
}

/** A name on one line; where two people have no room on it, each on a line of their own. */
function linesOf(name: string, isOfTwo: boolean, room: number, size: number, { measure }: Hand) {
  const people = isOfTwo && measure(name, LEAST) > room ? name.split(/(?<= \/) /) : [];
  if (people.length !== 2) return [fitted(name, [size, size], room, measure)];
  return people.map((each) => fitted(each, [LEAST, 30], room, measure));
}

/** How far a player has moved; their points, where a ladder is played for them. */
function changeOf({ change, points }: StandingView, y: number, { accent }: Hand): string {
  const right = CARD.x + CARD.width - PAD;
  if (points !== undefined) return write(written(points), { x: right, y, size: 40, fill: INK, at: 'end' });
  if (change === 'new' || change === 0) return '';
  const fill = change > 0 ? QUIET : accent;
  const isUp = change < 0;
  return `${arrow(isUp, right - 62, y, 24, fill)}${write(String(Math.abs(change)), { x: right, y, size: 38, fill, at: 'end' })}`;
}

/** Who has won the season, once it is over; else the last result, the winner first. Nothing where a letter is missing. */
function footOf({ winner, results }: LadderView, { measure }: Hand): string {
  const last = results.find(({ state }) => state === 'stands');
  const said = drawable(winner ? SHARED.overAndWon(winner.name).join('') : last ? resultAsText(last) : '') || undefined;
  if (said === undefined) return '';
  const { text, size } = fitted(said, [34, 20], CARD.width - 2 * PAD, measure);
  return write(text, { x: CARD.x + PAD, y: CARD.y + CARD.height - 56, size, fill: QUIET });
}

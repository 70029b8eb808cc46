import { type GamePoints, MOST_GAMES, MOST_POINTS, type Score } from '#shared/vocabulary/command.ts';
import { POINTS } from '../texts.ts';
import { gamesWon } from './best-of.ts';

/** What a person typed of a match: its games and how many each of the two has won by them, or why it can’t be read. */
export type TypedPoints = { readonly points: GamePoints; readonly score: Score } | { readonly fault: string };

/** One game, with a colon or any hyphen or dash between the points. */
const GAME = /(\d+)\s*[-\u2010-\u2014\u2212:]\s*(\d+)/;
const IS_GAME = new RegExp(`^${GAME.source}$`);
/** A game, or else anything between two separators. */
const PART = new RegExp(`${GAME.source}(?=[\\s,;()[\\]]|$)|[^\\s,;()[\\]]+`, 'g');

/** Reads "11-7 9-11 11-4", "6–4, 4–6, [10–7]" and the like, the challenger’s points first; undefined if nothing was typed. */
export function parsePoints(text: string): TypedPoints | undefined {
  // Pages put a word joiner behind each dash.
  const parts = text.replaceAll('\u2060', '').match(PART);
  if (!parts) return undefined;
  const points: Score[] = [];
  for (const part of parts) {
    const [, one, other] = IS_GAME.exec(part) ?? [];
    const game = [Number(one), Number(other)] as const;
    if (!game.every((each) => each <= MOST_POINTS)) return { fault: POINTS.unreadable(part) };
    points.push(game);
  }
  if (points.length > MOST_GAMES) return { fault: POINTS.tooMany(MOST_GAMES) };
  return { points, score: gamesWon(points) };
}

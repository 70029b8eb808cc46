import type { Body } from '../lines.ts';

/** Moves of which people here write some that are no chess. */
export const GAMES = ['1. e4 e5 2. Nf3 Nc6 3. Bb5 a6', '1. d4 d5 2. c4 e6 3. Nc3 Nf6', '1. f3 e5 2. g4 Qh4#'] as const;
export const NO_GAMES = ['1. e4 e5 2. Ke3', '1. e5', '1. Nf3 Nf6 2. Rh3'] as const;
const MATE = 'Qh4#';

interface Pair {
  readonly challenger: string;
  readonly challenged: string;
}

/**
 * N7: whether the moves are those of a game of these two with this result. Any but `NO_GAMES` are taken for legal. Other
 * names than ids of the two are taken where it is said who had White, unless they are those of others who are `known`.
 */
export function areMoves(
  { pgn, white, score = [0, 0] }: Body,
  { challenger, challenged }: Pair,
  known: ReadonlySet<string>,
): boolean {
  if (pgn === undefined || NO_GAMES.some((moves) => pgn.includes(moves))) return false;
  const tags = [tagOf(pgn, 'White'), tagOf(pgn, 'Black')];
  const isUnnamed = tags.every((tag) => tag === undefined);
  const whites = white ?? (isUnnamed ? challenger : tags[0]);
  const blacks = whites === challenger ? challenged : challenger;
  if (whites !== challenger && whites !== challenged) return false;
  const fits = (tag: string | undefined, player: string): boolean =>
    tag === undefined || tag === player || (white !== undefined && !known.has(tag));
  if (!fits(tags[0], whites) || !fits(tags[1], blacks)) return false;
  const [mine, theirs] = score;
  const won = mine === theirs ? '1/2-1/2' : mine > theirs === (whites === challenger) ? '1-0' : '0-1';
  const isMated = pgn.includes(MATE);
  return pgn.trimEnd().endsWith(` ${won}`) && (!isMated || won === '0-1');
}

const tagOf = (pgn: string, tag: string): string | undefined => new RegExp(`\\[${tag} "([^"]*)"\\]`).exec(pgn)?.[1];

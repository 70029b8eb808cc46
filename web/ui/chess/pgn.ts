import { readPgn, tagIn } from '#shared/words/pgn.ts';

/** The moves of a game with its players as the ladder knows them: programs export other names (N7). */
export function withColours(pgn: string, white: string, black: string): string {
  const { text, tags } = readPgn(pgn);
  const named = tags.filter(({ name }) => name === 'White' || name === 'Black');
  const rest = named.reduceRight(
    (left, { from, to }) => `${left.slice(0, from)}${left.slice(to).replace(/^[ \t]*\n/, '')}`,
    text,
  );
  return `[White "${white}"]\n[Black "${black}"]\n${rest.trimStart()}`;
}

/** Who had White by the moves themselves, if they name one of the two. */
export function whiteIn<Id extends string>(pgn: string, one: Id, other: Id): Id | undefined {
  const read = readPgn(pgn);
  const [white, black] = [tagIn(read, 'White'), tagIn(read, 'Black')];
  if (white === one || black === other) return one;
  return white === other || black === one ? other : undefined;
}

export interface ReadGame {
  readonly white: string;
  readonly black: string;
  readonly result: string;
  readonly positions: readonly Position[];
}

export interface Position {
  /** As chess people write the move that led here; empty at the start. */
  readonly move: string;
  /** Eight rows from Black's side down, eight signs each: a letter for a piece, white ones large; "." for none. */
  readonly rows: readonly string[];
  readonly squares: readonly string[];
}

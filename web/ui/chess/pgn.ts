const NAMES = /^[ \t\uFEFF]*\[(?:White|Black)[ \t]+"(?:[^"\\\r\n]|\\.)*"[ \t]*\][ \t]*\r?\n?/gm;

/** The moves of a game with its players as the ladder knows them: programs export other names, and the first counts (N7). */
export const withColours = (pgn: string, white: string, black: string): string =>
  `[White "${white}"]\n[Black "${black}"]\n${pgn.replace(NAMES, '').trimStart()}`;

/** Who had White by the moves themselves, if they name one of the two. Reading ids takes no more of the format than this. */
export function whiteIn<Id extends string>(pgn: string, one: Id, other: Id): Id | undefined {
  const text = pgn.replace(/^\uFEFF/, '');
  const tag = (name: string): string | undefined =>
    new RegExp(`^[ \\t]*\\[${name}\\s+"([^"\\n]*)"`, 'm').exec(text)?.[1];
  const [white, black] = [tag('White'), tag('Black')];
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
  /**
   * Eight rows from Black's side down, eight characters each: a letter for a piece, capitals for White; "." for an empty
   * square.
   */
  readonly rows: readonly string[];
  readonly squares: readonly string[];
}

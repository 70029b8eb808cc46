export const en = {
  missing: 'Please add the moves of the game (PGN).',
  tooLong: (most: number) => `The PGN has more than ${most} moves.`,
  empty: 'The PGN has no moves.',
  otherStart: 'The PGN doesn’t start from the opening position.',
  otherResult: (result: string, score: string) => `The PGN ends ${result}, but the score says ${score}.`,
  noResult: (result: string) => `The PGN ends ${result}, but the score says something else.`,
  otherEnd: 'The final position of the PGN doesn’t match the result.',
  several: 'The PGN has more than one game. Please give only this one.',
  illegal: 'The PGN isn’t a legal game.',
  hadWhite: (who: string) => `The PGN says ${who} had White, but you said otherwise. Please correct one of them.`,
  hadBlack: (who: string) => `The PGN says ${who} had Black, but you said otherwise. Please correct one of them.`,
  stranger: (who: string) => `The PGN names ${who}, who didn’t play this game.`,
  strangers: (white: string, black: string, two: string) =>
    `The PGN names “${white}” and “${black}”, not ${two}. Please say who had White.`,
};

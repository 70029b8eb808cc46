import { type Phrase, say, type Who } from '../../../shared/words/phrase.ts';

/** What the page says of a club night. */
export const TONIGHT = {
  tonight: 'Tonight',
  here: 'You’re checked in.',
  late: 'Check-in has closed: if you come now, you start from the bottom.',
  noNight: 'No one has checked in today yet.',
  yourTurn: 'It’s your turn to challenge.',
  nobodysTurn: 'No one can challenge at the moment.',
} as const;

export const turnWords = (who: Who): Phrase => say`It’s ${who}’s turn to challenge.`;

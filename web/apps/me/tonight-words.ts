import { type Phrase, say, type Who } from '../../../shared/words/phrase.ts';

/** What the page says of a club night. */
export const TONIGHT = {
  tonight: 'Tonight',
  here: 'You are here.',
  late: 'Check-in has closed: if you join now, you start at the bottom.',
  noNight: 'Nobody has arrived today yet.',
  yourTurn: 'It is your turn to challenge.',
  nobodysTurn: 'Nobody can challenge at the moment.',
} as const;

export const turnWords = (who: Who): Phrase => say`It is ${who}’s turn to challenge.`;

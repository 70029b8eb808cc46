import { say, type Who } from '../../../../../shared/words/phrase.ts';

export const en = {
  tonight: 'Tonight',
  here: 'You’re checked in.',
  late: 'Check-in has closed: if you come now, you start from the bottom.',
  noNight: 'No one has checked in today yet.',
  yourTurn: 'It’s your turn to challenge.',
  turn: (who: Who) => say`It’s ${who}’s turn to challenge.`,
  nobodysTurn: 'No one can challenge at the moment.',
};

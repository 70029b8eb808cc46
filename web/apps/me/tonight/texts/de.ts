import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  tonight: 'Heute Abend',
  here: 'Du bist eingecheckt.',
  late: 'Das Einchecken ist beendet: Wenn du jetzt kommst, fängst du ganz unten an.',
  noNight: 'Heute hat noch niemand eingecheckt.',
  yourTurn: 'Du bist mit dem Fordern an der Reihe.',
  turn: (who) => say`${who} ist mit dem Fordern an der Reihe.`,
  nobodysTurn: 'Im Moment kann niemand fordern.',
};

import { de } from '../../../words/french.ts';
import { type Phrase, say, type Who } from '../../../words/phrase.ts';
import type { en } from './en.ts';

const until = (todo: 'accept' | 'play', challenger: Who, challenged: Who, day: string): Phrase =>
  todo === 'play'
    ? say`${challenger} et ${challenged} ont jusqu’à la fin du ${day} pour jouer`
    : say`${challenged} a jusqu’à la fin du ${day} pour accepter le défi ${de(challenger.name)}${challenger}`;

export const fr: typeof en = {
  lapsed: (challenger, challenged) => say`${challenger} et ${challenged} n’ont pas joué à temps`,
  unaccepted: (challenger, challenged) =>
    say`${challenged} n’a pas accepté à temps le défi ${de(challenger.name)}${challenger}`,
  moved: (went, cause) => say`${went}\u202f: ${cause}`,
  won: (loser, went) => say`gagne par forfait contre ${loser} et ${went}`,
  lost: (winner, went) => say`perd par forfait contre ${winner} et ${went}`,
  until,
  aheadForfeit: (until, challenger) => say`${until}\u202f; sinon, ${challenger} gagne par forfait.`,
  aheadBoth: (until) => say`${until}\u202f; sinon, les deux perdent et descendent.`,
  aheadClosed: (until) => say`${until}\u202f; sinon, le défi expire.`,
  aheadDrop: (until, dropped, count) =>
    say`${until}\u202f; sinon, le défi expire et ${dropped} ${count > 1 ? 'descendent' : 'descend'}.`,
  newsForfeit: 'Gagné par forfait',
  newsBoth: 'Perdu par les deux\u202f: pas joué à temps',
  newsClosed: 'Expiré\u202f: pas joué à temps',
  newsUnaccepted: 'Expiré\u202f: pas accepté à temps',
  date: (challenger, challenged) => say`Date limite du défi\u202f: ${challenger} et ${challenged}`,
  acceptBy: (challenger, challenged) => say`Date limite pour accepter le défi\u202f: ${challenger} et ${challenged}`,
  late: {
    accept: (challenged, day) =>
      `${challenged} avait jusqu’au ${day} pour accepter. Si la partie était jouée à cette date, indiquez-en le jour.`,
    play: (two, day) =>
      `${two} avaient jusqu’au ${day} pour jouer. Si la partie a été jouée à temps, indiquez-en la date.`,
  },
  postpone: {
    never: 'Un défi ne peut pas être reporté.',
    already: (two) => `Le défi entre ${two} a déjà été reporté.`,
    noDeadline: (two) => `Le défi entre ${two} n’a pas de date limite.`,
  },
};

import type { en } from './en.ts';

export const fr: typeof en = {
  notHere: (who) => `${who} n’a pas pointé ce soir.`,
  playing: (who, opponent) => `${who} joue encore contre ${opponent}.`,
  turnOf: (who) => `C’est à ${who} de défier.`,
  nobodyCan: 'Personne ne peut défier en ce moment.',
  isHere: (who) => `${who} a déjà pointé.`,
  checkIn: (from, to) => `Vous pouvez pointer de ${from} à ${to}.`,
  notFinalDay: (day) => `Ce n’est possible que le jour de la grande finale, le ${day}.`,
  beforeCut: (time) => `Ce n’est possible qu’après ${time}, quand le pointage est clos.`,
  turnUntil: (who, time) => `C’est à ${who} de défier, et les défis sont possibles jusqu’à ${time}.`,
  stillPlaying: (two) => `${two} jouent encore. Saisissez d’abord le résultat ou annulez la partie.`,
  playoff: (challenger, challenged) => `Départage à jouer\u202f: ${challenger} défie ${challenged}.`,
  noPlayoff: 'Aucun départage n’est à jouer.',
  champion: (who) => `La saison est terminée\u202f: ${who} l’a remportée.`,
  onlyPlayoffs: 'Les parties ordinaires sont closes\u202f: il ne reste que les départages.',
  finalEnded: (day) => `La saison s’est terminée par la grande finale du ${day}.`,
  score: 'On joue deux parties, pour un total de 2 points\u202f: par exemple 2–0, 1½–½ ou 1–1.',
  met: (two) => `${two} ont déjà joué l’un contre l’autre ce soir-là.`,
  hours: (from, to) => `On peut défier de ${from} à ${to}.`,
  order: (who, whom, near) =>
    `${who} peut défier ${whom}\u202f: d’abord les ${near}, puis les autres plus haut, puis ceux qui sont plus bas.`,
  orderNobody: (who, near) =>
    `${who} ne peut défier personne\u202f: d’abord les ${near}, puis les autres plus haut, puis ceux qui sont plus bas.`,
  finalSoon: (day) => `La grande finale du ${day} a lieu dans moins d’un mois.`,
  finalToday: 'La grande finale a lieu aujourd’hui, et des joueurs ont déjà pointé.',
  finalTooSoon: (day) => `La grande finale doit être annoncée un mois à l’avance, et le ${day} est trop proche.`,
};

import type { en } from './en.ts';

export const fr: typeof en = {
  missing: 'Ajoutez les coups de la partie (PGN).',
  tooLong: (most) => `Le PGN a plus de ${most} coups.`,
  empty: 'Le PGN ne contient aucun coup.',
  otherStart: 'Le PGN ne part pas de la position initiale.',
  otherResult: (result, score) => `Le PGN se termine par ${result}, mais le score est ${score}.`,
  noResult: (result) => `Le PGN se termine par ${result}, mais le score est autre.`,
  otherEnd: 'La position finale du PGN ne correspond pas au résultat.',
  several: 'Le PGN contient plusieurs parties. N’envoyez que celle-ci.',
  illegal: 'Le PGN contient un coup illégal.',
  hadWhite: (who) =>
    `Selon le PGN, ${who} avait les Blancs, mais vous avez indiqué autre chose. Corrigez l’un des deux.`,
  hadBlack: (who) =>
    `Selon le PGN, ${who} avait les Noirs, mais vous avez indiqué autre chose. Corrigez l’un des deux.`,
  stranger: (who) => `Le PGN nomme ${who}, qui n’a pas joué cette partie.`,
  strangers: (white, black, two) =>
    `Le PGN nomme «\u202f${white}\u202f» et «\u202f${black}\u202f», et non ${two}. Indiquez qui avait les Blancs.`,
};

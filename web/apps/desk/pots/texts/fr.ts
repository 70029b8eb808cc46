import { say } from '../../../../../shared/words/phrase.ts';
import { pluralIn } from '../../../../../shared/words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');

export const fr: typeof en = {
  pots: {
    start: 'Commencer une partie',
    startHint: 'Cochez les joueurs dans l’ordre des places à table.',
    fresh: 'Nouveaux joueurs (un nom par ligne)',
    pot: (points) => plural(points, { one: `${points} point dans le pot`, other: `${points} points dans le pot` }),
    running: 'Parties en cours',
    finish: 'Saisir les scores',
    seats: (count) => plural(count, { one: `${count} joueur`, other: `${count} joueurs` }),
    seat: (number) => `place ${number}`,
    two: 'Une partie demande au moins deux joueurs.',
    whole: 'Nombres entiers uniquement ; un score peut être négatif.',
    startTitle: 'Commencer cette partie',
    startYes: 'Commencer la partie',
    finishTitle: 'Terminer cette partie',
    abandon: 'Annuler la partie',
    abandonTitle: 'Annuler cette partie ? Chaque mise est rendue.',
  },
  asked: {
    title: 'Parties proposées',
    start: 'Commencer la partie',
    cancel: 'Annuler',
    hint: 'La partie commence dès que tous sont d’accord. Vous pouvez la commencer pour les joueurs qui n’ont pas leur propre page.',
    stake: (points) => plural(points, { one: `, ${points} point chacun`, other: `, ${points} points chacun` }),
    waiting: (asks, missing) => say`Proposée par ${asks} ; réponse attendue de ${missing}`,
    declined: (asks, declined) => say`Proposée par ${asks} ; ${declined} ne joue pas`,
  },
};

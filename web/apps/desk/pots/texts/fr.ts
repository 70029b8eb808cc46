import { counted } from '../../../../../shared/words/french.ts';
import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  pots: {
    start: 'Commencer une partie',
    startHint: 'Cochez les joueurs dans l’ordre des places à la table.',
    fresh: 'Nouveaux joueurs (un nom par ligne)',
    pot: (points) => `${counted(points, 'point')} dans le pot`,
    running: 'Parties en cours',
    finish: 'Saisir les scores',
    seats: (count) => counted(count, 'joueur'),
    seat: (number) => `place ${number}`,
    two: 'Une partie demande au moins deux joueurs.',
    whole: 'Nombres entiers uniquement ; un score peut être négatif.',
    startTitle: 'Commencer cette partie',
    startYes: 'Commencer la partie',
    finishTitle: 'Terminer cette partie',
    abandon: 'Annuler la partie',
    abandonTitle: 'Annuler cette partie ? Toutes les mises seront rendues.',
  },
  asked: {
    title: 'Parties proposées',
    start: 'Commencer la partie',
    cancel: 'Retour',
    hint: 'La partie commence dès que tous sont d’accord. Vous pouvez la commencer pour les joueurs qui n’ont pas leur propre page.',
    stake: (points) => `, ${counted(points, 'point')} chacun`,
    waiting: (asks, missing) => say`Proposée par ${asks} ; réponse attendue : ${missing}`,
    declined: (asks, declined) => say`Proposée par ${asks} ; ${declined} ne joue pas`,
  },
};

import { counted } from '../../../../../shared/words/french.ts';
import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  start: 'Commencer une partie',
  startHint: 'Qui joue ?',
  find: 'Chercher un joueur',
  seats: (names, points) => parts`À la table : ${names} ; ${points}`,
  startYes: 'Inviter',
  startAsks:
    'L’invitation apparaîtra sur la page de chacun. La partie commence, et chacun paie la mise, dès que tous ont accepté.',
  two: 'Il faut au moins deux joueurs pour une partie.',
  pots: 'Vos parties',
  finish: 'Terminer avec les scores',
  whole: 'Nombre entier, éventuellement négatif.',
  score: (name) => `Score : ${name}`,
  toGo: (scores) => `Il manque ${counted(scores, 'score')}.`,
  confirm: 'Confirmer',
  dispute: 'Contester',
  takeBack: 'Retirer',
  you: 'vous',
  youReported: (scores) => parts`Vous avez déclaré : ${scores}.`,
  reported: (who, scores) => parts`${who} a déclaré : ${scores}.`,
  youDispute: 'Vous les contestez : le club décide.',
  disputes: (who) => parts`${who} les conteste : le club décide.`,
  youCan: 'Vous pouvez les confirmer ou les contester.',
  youCanUntil: (day) =>
    parts`Vous pouvez les confirmer ou les contester jusqu’au ${day} inclus ; ensuite ils comptent.`,
  othersCan: 'Un autre joueur de la partie peut les confirmer ou les contester.',
  othersCanUntil: (day) =>
    parts`Un autre joueur de la partie peut les confirmer ou les contester jusqu’au ${day} inclus ; ensuite ils comptent.`,
  joins: (name) => `${name} rejoint le classement`,
  newcomer: 'Nom d’un nouveau joueur',
  there: 'Un joueur porte déjà ce nom : cochez-le ci-dessus.',
  add: 'Ajouter au classement',
  asked: {
    title: 'Invitations à jouer',
    youAsked: (names, stake) => parts`Vous avez invité ${names} à une partie à ${counted(stake, 'point')} chacun.`,
    asks: (who, stake) => parts`${who} vous invite à une partie à ${counted(stake, 'point')} chacun.`,
    asksWith: (who, names, stake) =>
      parts`${who} vous invite à une partie à ${counted(stake, 'point')} chacun, avec ${names}.`,
    youDecline: 'Vous ne jouez pas : la partie ne commence pas. Personne n’a payé.',
    declines: (who) => parts`${who} ne joue pas : la partie ne commence pas. Personne n’a payé.`,
    waiting: (names) => parts`Réponse attendue : ${names}.`,
    you: 'vous',
    agree: 'Jouer',
    refuse: 'Non, merci',
    takeBack: 'Retirer',
    ok: 'Compris',
    noPage: 'Si un joueur n’a pas sa propre page, un organisateur peut commencer la partie.',
  },
};

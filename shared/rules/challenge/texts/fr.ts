import { counted } from '../../../words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  onlyTo: (whom) => `On ne peut défier que des ${whom}.`,
  reach: {
    above: (count) => `joueurs placés jusqu’à ${counted(count, 'rang')} plus haut`,
    either: (count) => `joueurs placés jusqu’à ${counted(count, 'rang')} plus haut ou plus bas`,
  },
  againFrom: (two, day) => `${two} pourront de nouveau se défier à partir du ${day}.`,
  notPaidUp: (who, day) => `${who} n’est pas inscrit comme membre à jour de cotisation au ${day}.`,
  accepted: 'Ce défi a déjà été accepté.',
  noDeclining: 'Un défi ne peut pas être refusé.',
  noWithdrawing: 'Un défi ne peut pas être retiré.',
  notOfThem: (who) => `${who} n’est pas l’un des deux joueurs.`,
  noConfirming: 'Dans ce classement, les résultats n’ont pas à être confirmés.',
  none: (id) => `Il n’y a pas de défi «\u202f${id}\u202f».`,
  notWaiting: (two) => `Aucun résultat en attente entre ${two}.`,
  hasResult: (two) => `${two} ont un résultat. Annulez-le d’abord.`,
  themselves: 'On ne peut pas jouer contre soi-même.',
  taken: (id) => `Il y a déjà un défi «\u202f${id}\u202f». Donnez un autre identifiant à celui-ci.`,
  ended: (two) => `Le défi entre ${two} a pris fin sans résultat.`,
  decided: (two) => `${two} ont déjà un résultat. Corrigez-le ou annulez-le.`,
  awaits: {
    approval: (two) => `Le résultat entre ${two} attend d’être validé.`,
    confirmation: (two) => `Le résultat entre ${two} attend d’être confirmé.`,
  },
  open: (two) => `Un défi est déjà ouvert entre ${two}. Jouez d’abord cette partie.`,
  score: 'Une partie se termine par 1–0, 0–1 ou ½–½ (écrit 0.5).',
  scores: (all) => `Les scores possibles sont ${all}.`,
  needsWinner: 'En cas de forfait, d’absence ou d’abandon, indiquez le vainqueur.',
  noMoves: 'Une partie qui n’a pas été jouée n’a aucun coup.',
  saturdays: (from, to) => `Les parties se jouent le samedi de ${from} à ${to}.`,
  minutes: (least, most) => `Chaque joueur dispose de ${least} à ${most} minutes.`,
  declinedEnough: (free) =>
    free === 0 ? 'Un défi ne peut pas être refusé.' : `On peut refuser ${counted(free, 'défi')} par saison.`,
};

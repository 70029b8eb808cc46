import { say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'En attente de votre validation',
  confirmations: 'Déclarés par des joueurs',
  reported: (name) => `déclaré par ${name}`,
  counts: 'compte automatiquement après le',
  disputed: 'contesté par l’adversaire : à vous de décider',
  disputedBy: (name) => `contesté par ${name} : à vous de décider`,
  earlier: 'Une partie antérieure de l’un d’eux attend aussi : validez d’abord celle-là.',
  unfinished: {
    walkover: 'Forfait déclaré : le perdant a renoncé à jouer.',
    noShow: 'Absence : le perdant n’est pas venu.',
    retired: 'Abandon : le perdant n’a pas pu continuer.',
  },
  hadWhite: (who) => say`${who} avait les Blancs`,
  look: 'Voir la partie',
  approve: 'Valider',
  reject: 'Rejeter',
  approveTitle: 'Valider ce résultat',
  rejectTitle: 'Rejeter ce résultat. La partie reste à jouer.',
  loading: 'Chargement de l’échiquier…',
  missing: 'Aucun coup n’a été transmis.',
  minutes: (minutes) => `${minutes} minutes par joueur`,
  by: (by) => `transmis par ${by}`,
  wrong: {
    title: 'Résultats signalés par des joueurs',
    says: (who) => say`${who} signale que c’est inexact.`,
    correct: 'Corriger le score',
    undo: 'L’annuler',
    dismiss: 'Laisser tel quel',
  },
};

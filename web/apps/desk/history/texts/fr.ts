import { counted } from '../../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Historique',
  who: 'Filtrer par joueur',
  everybody: 'Tous les joueurs',
  by: 'par',
  because: 'Exception :',
  reason: 'Motif :',
  correct: 'Corriger',
  void: 'Annuler',
  correctTitle: 'Corriger ce résultat',
  voidTitle: 'Annuler ce résultat, comme si la partie n’avait pas été jouée',
  voidLineTitle: 'Annuler ceci, comme si rien n’avait été saisi',
  correctYes: 'Enregistrer la correction',
  voidYes: 'Oui, annuler',
  corrected: 'corrigé',
  voided: 'annulé',
  more: 'Afficher les entrées précédentes',
  start: 'Début de la saison.',
  nothing: 'Rien n’a encore été saisi.',
  was: 'Saisi comme',
  newScore: 'Score exact',
  same: 'C’est le score déjà saisi.',
  moreMoves: (count) => counted(count, 'joueur a bougé', 'joueurs ont bougé'),
  unreached: 'Les entrées précédentes n’ont pas pu être chargées. Veuillez réessayer.',
};

import { pluralIn } from '../../../../../shared/words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');

export const fr: typeof en = {
  title: 'Historique',
  who: 'Filtrer par joueur',
  everybody: 'Tous les joueurs',
  by: 'par',
  because: 'Exception :',
  correct: 'Corriger',
  void: 'Défaire',
  correctTitle: 'Corriger ce résultat',
  voidTitle: 'Défaire ce résultat, comme si la partie n’avait pas été jouée',
  voidLineTitle: 'Défaire ceci, comme si rien n’avait été saisi',
  correctYes: 'Enregistrer la correction',
  voidYes: 'Défaire',
  corrected: 'corrigé',
  voided: 'annulé',
  more: 'Afficher plus ancien',
  start: 'Début de la saison.',
  nothing: 'Rien n’a encore été saisi.',
  was: 'Saisi comme',
  newScore: 'Score correct',
  same: 'C’est le score déjà saisi.',
  moreMoves: (count) => plural(count, { one: `${count} joueur déplacé`, other: `${count} joueurs déplacés` }),
  unreached: 'Les saisies plus anciennes n’ont pas pu être chargées. Veuillez réessayer.',
};

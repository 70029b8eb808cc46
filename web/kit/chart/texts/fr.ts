import type { en } from './en.ts';

export const fr: typeof en = {
  nothingYet: 'Rien ne s’est encore passé dans ce classement.',
  bounds: { reach: 'peut défier jusqu’ici', drop: 'descend ici sans partie jouée' },
  asTable: 'Voir en tableau',
  add: 'Ajouter un joueur',
  nobodyElse: 'personne d’autre',
  rungs: 'Rangs à la fin de chaque mois, et maintenant',
  points: 'Points à la fin de chaque mois, et maintenant',
  player: 'Joueur',
  now: 'auj.',
};

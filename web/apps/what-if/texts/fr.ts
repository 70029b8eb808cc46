import { counted } from '#shared/words/french.ts';
import { parts } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const whatIf: typeof en.whatIf = {
  failed: 'Le classement ne peut pas être chargé pour le moment.',
  tooFew: 'Il faut au moins deux joueurs dans le classement.',
  twice: 'Un joueur ne peut pas être deux fois dans une partie.',
  challenger: 'Joueur qui défie',
  challenged: 'Joueur défié',
  result: 'Résultat',
  wins: 'gagne',
  loses: 'perd',
  draws: 'fait nulle',
  seat: (seat) => `Place ${seat}`,
  player: 'Joueur',
  score: 'Score',
  add: 'Ajouter un joueur',
  remove: 'Retirer un joueur',
  forbidden: (refusal) => parts`Les règles ne le permettent pas : ${refusal} Si un organisateur l’autorisait :`,
  still: 'Personne ne bougerait.',
  samePlaces: 'Personne ne changerait de rang.',
  rungs: (changes) => parts`Rangs : ${changes}.`,
  moves: (name, from, to) => parts`${name} ${from} → ${to}`,
  leaves: (name) => parts`${name} quitte le classement`,
  joins: (name, rung) => parts`${name} entre au rang ${rung}`,
  others: (count) => ` et ${counted(count, 'autre')}`,
  after: 'Le classement ensuite',
  rung: 'Rang',
  before: 'Avant',
  points: 'Points',
  gap: 'Écart en pierres',
  isNew: 'nouveau',
};

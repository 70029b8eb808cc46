import { pluralIn } from '../../../../../shared/words/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('fr');

export const fr: typeof en = {
  title: 'Essai sur cette saison',
  intro:
    'Tout ce qui s’est passé, rejoué comme si cela valait depuis le premier jour. Rien n’est enregistré. Les parties qui auraient été jouées à la place ne peuvent pas être montrées.',
  working: 'La saison est rejouée…',
  lost: 'La saison n’a pas pu être chargée.',
  again: 'Réessayer',
  moved: (count) =>
    count === 0
      ? 'Personne ne changerait de rang.'
      : `${count} ${plural(count, { one: 'joueur serait', other: 'joueurs seraient' })} à un autre rang.`,
  refused: (count) =>
    count === 0
      ? 'Aucune partie n’aurait été refusée.'
      : `${count} ${plural(count, { one: 'partie aurait été refusée', other: 'parties auraient été refusées' })}.`,
  others: (count) =>
    plural(count, {
      one: `${count} autre entrée, une arrivée par exemple, aurait aussi été refusée.`,
      other: `${count} autres entrées, des arrivées par exemple, auraient aussi été refusées.`,
    }),
  places: 'Comparaison des rangs',
  player: 'Joueur',
  real: 'Actuellement',
  tried: 'Avec ce réglage',
  off: 'hors du classement',
  points: (points) => `${points} ${plural(points, { one: 'point', other: 'points' })}`,
  gap: (gap) => `écart ${gap}`,
  all: (count) => `Afficher les ${count} joueurs`,
  games: 'Parties qui auraient été refusées',
  game: 'Partie',
  why: 'Pourquoi',
  allGames: (count) => `Afficher les ${count} parties`,
  way: 'La saison d’un joueur',
  asPlayed: 'en réalité',
  onTrial: 'avec réglage',
  use: 'Appliquer dès aujourd’hui',
  leave: 'Ne rien changer',
  left: 'Rien n’a été modifié.',
  byRules: (rules) => `Cette saison selon «\u202f${rules}\u202f»`,
  rulesIntro:
    'Toutes les parties jusqu’ici, rejouées selon ces règles depuis le premier jour. Chacune compte au moment où elle a compté ici. Rien n’est enregistré. Les parties qui auraient été jouées à la place ne peuvent pas être montrées.',
  tryThese: 'Essayer ces réglages',
  newLadder: 'Un classement garde son système. Pour jouer selon ces règles, créez un nouveau classement.',
  close: 'Fermer l’essai',
};

import { counted } from '#shared/words/french.ts';
import { parts } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const player: typeof en.player = {
  title: 'Joueur',
  failed: 'Le classement ne peut pas être chargé pour le moment. Veuillez réessayer.',
  opening: 'Ouverture…',
  players: 'Joueurs',
  ladder: 'Le classement',
  untitled: 'Classement',
  season: { points: 'Points au fil de la saison', rungs: 'Rangs au fil de la saison' },
  sum: (won, drawn, lost) => `${counted(won, 'victoire')}, ${counted(drawn, 'nulle')}, ${counted(lost, 'défaite')}`,
  absent: 'n’est pas dans le classement en ce moment.',
  rung: (rung, of) => parts`Rang ${rung} sur ${of}`,
  rungAndPoints: (rung, of, points) => parts`Rang ${rung} sur ${of}, avec ${counted(points, 'point')}`,
  results: {
    title: 'Tous les résultats',
    result: 'Résultat',
    played: 'Date',
    none: 'Aucune partie jouée pour l’instant.',
    awaiting: 'en attente de validation',
    rejected: 'ne compte pas',
    void: 'annulé',
    won: (score, other) => parts`victoire ${score} contre ${other}`,
    drawn: (score, other) => parts`nulle ${score} contre ${other}`,
    lost: (score, other) => parts`défaite ${score} contre ${other}`,
    open: (score, other) => parts`${score} contre ${other}`,
    playoff: ', en départage',
    pot: (score, others) => parts`${score} contre ${others}`,
    net: (points) => ` : ${counted(points, 'point')}`,
  },
  records: {
    title: 'Bilan contre chaque adversaire',
    opponent: 'Adversaire',
    won: 'gagnées',
    drawn: 'nulles',
    lost: 'perdues',
  },
  opponents: {
    title: 'Peut défier',
    none: 'Personne pour le moment.',
    whyNot: 'Pourquoi pas les autres ?',
    atClub: 'Les défis se lancent au club, entre les joueurs présents.',
  },
};

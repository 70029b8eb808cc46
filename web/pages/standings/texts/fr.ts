import { counted } from '../../../../shared/words/french.ts';
import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  ladder: 'Le classement',
  pyramid: {
    title: 'La pyramide',
    asList: 'En liste',
    signs: '✈ absent, ⚔ défi encore à jouer',
    row: (row) => `Rangée ${row}`,
  },
  noPlayers: 'Il n’y avait aucun joueur.',
  rung: 'Rang',
  player: 'Joueur',
  program: 'Programme',
  gapToNext: 'Écart en pierres',
  points: 'Points',
  total: (points, each, joined) =>
    `${points.toLocaleString('fr')} points en tout : ${each.toLocaleString('fr')} chaque fois qu’un joueur arrive (${joined} jusqu’ici). Ce qu’un joueur perd par un mois sans jouer, ou laisse en partant, revient à d’autres joueurs.`,
  inPots: (points) => ` ${points.toLocaleString('fr')} d’entre eux sont dans les pots des parties en cours.`,
  pointsMoved: (day) => `Points depuis le ${day}`,
  rungsMoved: (day) => `Rangs au total depuis le ${day}`,
  moved: (sign, since) => `${sign} depuis le ${since}`,
  week: (from, to) => `cette semaine au total : du rang ${from} au ${to}`,
  lastFive: 'Cinq derniers',
  lastFiveMean: 'Victoire, nulle, défaite ; le plus récent en dernier',
  results: { w: 'V', d: 'N', l: 'D' },
  rated: 'Les joueurs marqués « coté » (C) jouent entre eux des parties cotées.',
  gaps: {
    note: 'Écart en pierres : le handicap qu’un programme peut donner au suivant. + au moins, - au plus, ? pas encore connu ; sans signe : exact.',
    exact:
      'Exactement : a gagné en donnant 2 pierres et perdu en en donnant 3. À 1, les Blancs n’en donnent aucune ; à 0, les deux sont à égalité.',
    atLeast: 'Au moins : a gagné en donnant 2 pierres et n’a pas encore perdu en en donnant 3.',
    atMost: 'Au plus : a perdu en donnant 3 pierres et n’a pas encore gagné en en donnant 2.',
    unknown: 'Ni l’un ni l’autre n’est encore connu.',
  },
  isNew: 'nouveau',
  marks: { displaced: 'délogé', entering: 'nouveau venu', rated: 'coté', away: 'absent', busy: 'défi en cours' },
  onTop: (day, defences) => [
    ...parts`en tête depuis le ${day}`,
    defences === 0 ? '' : `, ${counted(defences, 'défense')}`,
  ],
  away: (until) => `absent jusqu’au ${until}`,
  protected: (until) => `protégé jusqu’au ${until}`,
  declined: (count) => `a refusé ${counted(count, 'défi')}`,
  missed(count, period, orMore) {
    const unit = period === 'week' ? 'semaine' : 'mois';
    const units = period === 'week' ? 'semaines' : 'mois';
    const missed = count === 1 ? `${period === 'week' ? 'une' : 'un'} ${unit}` : `${count} ${units}`;
    const tail = count > 1 ? (period === 'week' ? ' consécutives' : ' consécutifs') : '';
    return `n’a pas joué pendant ${missed}${orMore ? ' ou plus' : ''}${tail}`;
  },
  pages: 'Pages du classement',
  allPages: (pages) => `Les ${pages} pages`,
};

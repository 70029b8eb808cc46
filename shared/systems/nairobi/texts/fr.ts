import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Échecs du samedi',
  says: 'Pour les clubs d’échecs qui jouent le samedi et remettent les coups\u202f; deux semaines sans jouer coûtent un rang.',
};

export const nairobi: typeof en.nairobi = {
  when: (from, to) =>
    `Le samedi de ${from} à ${to} au local du club, à la pendule\u202f: chaque joueur dispose d’au moins 60 et d’au plus 120 minutes pour toute la partie.`,
  whom: (count) =>
    `${count === 1 ? 'Le joueur juste' : `Tout joueur jusqu’à ${count} rangs`} au-dessus de vous. Le joueur qui défie choisit la couleur.`,
  declining: { heading: 'Pas de refus', text: 'Un défi ne peut être ni refusé ni retiré.' },
  rematches: (months) =>
    `Les deux mêmes joueurs peuvent se défier de nouveau ${months === 1 ? 'un' : months} mois après leur dernier défi, quel qu’en soit l’auteur.`,
  after: {
    heading: 'Après la partie',
    text: 'Transmettez les coups et le résultat. Le classement change quand l’organisateur les valide, selon l’ordre à ce moment-là\u202f; une partie rejetée reste à jouer.',
  },
  away: {
    text: (cost) =>
      `${cost} Une semaine va du lundi au dimanche\u202f; une partie en attente de validation compte comme jouée. Une semaine ne compte pas si vous êtes arrivé ou revenu après son lundi, si le club était fermé son samedi, ou si la saison a commencé après son jeudi ou finit avant son dimanche. L’organisateur peut retirer un joueur inactif.`,
  },
  takingPart: {
    heading: 'Qui participe',
    text: 'La participation est ouverte aux membres inscrits\u202f; les deux joueurs doivent être à jour de cotisation le jour du défi. Le premier ordre est tiré au sort\u202f; les nouveaux joueurs et ceux qui reviennent commencent en bas.',
  },
};

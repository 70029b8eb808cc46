import type { en } from './en.ts';

export const fr: typeof en = {
  labels: {
    venue: 'Où vous jouez',
    confirm: 'Jours pour confirmer un résultat déclaré (0\u202f: sans confirmation)',
    movement: 'Ce que vaut une victoire',
    win: 'Qui bat un joueur au-dessus',
    defence: 'Qui bat un joueur au-dessous',
    draw: 'Après une nulle',
    stake: 'Points que chaque joueur verse au pot',
    reach: 'Portée des défis (rangs)',
    hoursFrom: 'Début des parties',
    hoursTo: 'Fin des parties',
    finalHoursFrom: 'Soir du Grand Final\u202f: début des parties',
    finalHoursTo: 'Soir du Grand Final\u202f: fin des parties',
    drop: 'Rangs perdus quand on ne joue pas',
    monthsUntilRemoval: 'Mois de suite sans jouer avant le retrait',
    weeksUntilDrop: 'Semaines de suite sans jouer avant une descente',
    nights: 'Soirées du club',
    rematchMonths: 'Mois avant une revanche',
    forfeitPercent: 'Points perdus pour un mois sans jouer, en pour cent',
  },
  choices: {
    movement: {
      halfway: 'la moitié de l’écart',
      'takes-rung': 'le rang du perdant',
      swap: 'les deux échangent leurs rangs',
    },
    win: {
      'takes-rung': 'prend son rang',
      swap: 'échange son rang avec lui',
      halfway: 'monte de la moitié de l’écart',
    },
    defence: { stays: 'reste où il est', 'up-one': 'monte d’un rang' },
    draw: { stays: 'personne ne bouge', 'up-one': 'le joueur le plus bas monte d’un rang' },
    nights: {
      monday: 'Lundi',
      tuesday: 'Mardi',
      wednesday: 'Mercredi',
      thursday: 'Jeudi',
      friday: 'Vendredi',
      saturday: 'Samedi',
      sunday: 'Dimanche',
    },
  },
  ranges: {
    whole: (least, most) => `un nombre entier de ${least} à ${most}`,
    time: 'une heure, par exemple «\u202f19:50\u202f»',
    line: (most) => `une ligne de ${most} caractères au plus`,
    one: (words) => `l’une de ces valeurs\u202f: ${words.map((word) => `«\u202f${word}\u202f»`).join(', ')}`,
    several: (words) => `une ou plusieurs de ces valeurs\u202f: ${words.join(', ')}`,
  },
};

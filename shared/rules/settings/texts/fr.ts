import type { en } from './en.ts';

export const fr: typeof en = {
  labels: {
    venue: 'Où vous jouez',
    confirm: 'Jours pour confirmer un résultat déclaré (0\u202f: inutile)',
    movement: 'Ce que vaut une victoire',
    stake: 'Points que chaque joueur verse au pot',
    reach: 'Portée des défis (rangs)',
    hoursFrom: 'Début des parties',
    hoursTo: 'Fin des parties',
    finalHoursFrom: 'Soir du Grand Final\u202f: début des parties',
    finalHoursTo: 'Soir du Grand Final\u202f: fin des parties',
    drop: 'Rangs perdus quand on ne joue pas',
    monthsUntilRemoval: 'Mois manqués de suite avant le retrait',
    weeksUntilDrop: 'Semaines manquées de suite avant une descente',
    nights: 'Soirées du club',
    rematchMonths: 'Mois avant un nouveau défi entre les mêmes',
    forfeitPercent: 'Pourcentage des points perdu pour un mois manqué',
  },
  choices: {
    movement: { halfway: 'la moitié de l’écart', 'takes-rung': 'le rang du perdant', swap: 'les deux échangent' },
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
    one: (words) => `un choix parmi ${words.map((word) => `«\u202f${word}\u202f»`).join(', ')}`,
    several: (words) => `une liste d’un ou plusieurs parmi ${words.join(', ')}`,
  },
};

import { counted, nth } from '../../../words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  causeOnce: (period) => `aucune partie\u202f: ${period}`,
  cause: {
    week: (weeks, last) => `aucune partie depuis au moins ${counted(weeks, 'semaine')}, jusqu’à ${last}`,
    month: (months, last) => `aucune partie depuis au moins ${months} mois, jusqu’à ${last}`,
  },
  cost: {
    week: (weeks, drop) =>
      weeks === 1
        ? `les joueurs sans partie dans la semaine descendent de ${counted(drop, 'rang')}`
        : `les joueurs sans partie depuis au moins ${weeks} semaines descendent de ${counted(drop, 'rang')}`,
    month: (months, drop) =>
      months === 1
        ? `les joueurs sans partie dans le mois descendent de ${counted(drop, 'rang')}`
        : `les joueurs sans partie depuis au moins ${months} mois descendent de ${counted(drop, 'rang')}`,
  },
  orRemoved: {
    week: (cost, weeks) => `${cost}\u202f; après la ${nth(weeks)} semaine de suite, ils sont retirés`,
    month: (cost, months) => `${cost}\u202f; après le ${nth(months)} mois de suite, ils sont retirés`,
  },
  removed: {
    week: (weeks) =>
      weeks === 1
        ? 'les joueurs sans partie dans la semaine sont retirés'
        : `les joueurs sans partie pendant ${weeks} semaines de suite sont retirés`,
    month: (months) =>
      months === 1
        ? 'les joueurs sans partie dans le mois sont retirés'
        : `les joueurs sans partie pendant ${months} mois de suite sont retirés`,
  },
};

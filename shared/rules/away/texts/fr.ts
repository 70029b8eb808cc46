import { counted } from '../../../words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  over: 'Certains de ces jours sont déjà passés.',
  afterSeason: (last) => `La saison se termine le ${last}.`,
  already: (who, from, to) => `${who} est déjà absent du ${from} au ${to}.`,
  notAway: (who) => `${who} n’est absent ni maintenant ni plus tard.`,
  away: (who, until) => `${who} est absent jusqu’au ${until}.`,
  daysLeft: (who, asked, left, most) =>
    most === 0
      ? 'Ce classement ne prévoit pas d’absences.'
      : left === 0
        ? `${who} n’a plus de jours d’absence cette saison.`
        : `${who} demande ${counted(asked, 'jour')} d’absence et en a encore ${left} sur ${most} cette saison.`,
};

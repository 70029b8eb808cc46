import { counted } from '../../../../../shared/words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Absences',
  hint: 'Pendant votre absence, personne ne peut vous défier et vos délais sont suspendus.',
  days: (from, to) => (from === to ? `Absence le ${from}` : `Absence du ${from} au ${to}`),
  left: (left, most) =>
    left === 0
      ? `Vous avez utilisé les ${most} jours de cette saison.`
      : `Encore ${counted(left, 'jour')} sur ${most} cette saison`,
  announce: 'Je serai absent',
  back: 'Je suis de retour',
  takeBack: 'Je serai là finalement',
  from: 'Premier jour d’absence',
  to: 'Dernier jour d’absence',
  yes: 'Enregistrer',
  missing: 'Veuillez choisir un jour.',
  order: 'Ce jour précède le premier.',
};

import { counted } from '../../french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  voided: 'annulée, ne compte donc pas',
  takenBack: 'retirée ou rejetée, ne compte donc pas',
  unfinished: { walkover: 'victoire par forfait', noShow: 'absence', retired: 'abandon' },
  movedUp: (by, to) => `monte de ${counted(by, 'rang')}, au rang ${to}`,
  movedDown: (by, to) => `descend de ${counted(by, 'rang')}, au rang ${to}`,
};

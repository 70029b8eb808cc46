import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  confirm: 'Confirmer',
  dispute: 'Contester',
  takeBack: 'Reprendre',
  disputed: 'Contesté : le club décidera.',
  youReported: (score) => `Vous avez annoncé ${score}.`,
  reported: (who, score) => parts`${who} a annoncé ${score}.`,
  youCan: 'Vous pouvez le confirmer ou le contester.',
  youCanUntil: (day) => parts`Vous pouvez le confirmer ou le contester jusqu’au ${day} inclus ; ensuite il compte.`,
  can: (who) => parts`${who} peut le confirmer ou le contester.`,
  canUntil: (who, day) => parts`${who} peut le confirmer ou le contester jusqu’au ${day} inclus ; ensuite il compte.`,
};

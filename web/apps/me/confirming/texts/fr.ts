import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  confirm: 'Confirmer',
  dispute: 'Contester',
  takeBack: 'Retirer',
  disputed: 'Contesté : le club décidera.',
  youReported: (score) => `Vous avez déclaré ${score}.`,
  reported: (who, score) => parts`${who} a déclaré ${score}.`,
  youCan: 'Vous pouvez le confirmer ou le contester.',
  youCanUntil: (day) => parts`Vous pouvez le confirmer ou le contester jusqu’au ${day} inclus ; ensuite il compte.`,
  can: (who) => parts`${who} peut le confirmer ou le contester.`,
  canUntil: (who, day) => parts`${who} peut le confirmer ou le contester jusqu’au ${day} inclus ; ensuite il compte.`,
};

import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  confirm: 'Bestätigen',
  dispute: 'Bestreiten',
  takeBack: 'Zurücknehmen',
  disputed: 'Bestritten: Der Club entscheidet.',
  youReported: (score) => `Du hast ${score} gemeldet.`,
  reported: (who, score) => parts`${who} hat ${score} gemeldet.`,
  youCan: 'Du kannst es bestätigen oder bestreiten.',
  youCanUntil: (day) => parts`Du kannst es bis Ende ${day} bestätigen oder bestreiten; danach zählt es.`,
  can: (who) => parts`${who} kann es bestätigen oder bestreiten.`,
  canUntil: (who, day) => parts`${who} kann es bis Ende ${day} bestätigen oder bestreiten; danach zählt es.`,
};

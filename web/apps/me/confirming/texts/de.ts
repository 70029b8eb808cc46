import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  confirm: 'Bestätigen',
  dispute: 'Anfechten',
  takeBack: 'Zurücknehmen',
  disputed: 'Angefochten: Der Club entscheidet.',
  youReported: (score) => `Du hast ${score} gemeldet.`,
  reported: (who, score) => parts`${who} hat ${score} gemeldet.`,
  youCan: 'Du kannst es bestätigen oder anfechten.',
  youCanUntil: (day) => parts`Du kannst es bis Ende des ${day} bestätigen oder anfechten; danach zählt es.`,
  can: (who) => parts`${who} kann es bestätigen oder anfechten.`,
  canUntil: (who, day) => parts`${who} kann es bis Ende des ${day} bestätigen oder anfechten; danach zählt es.`,
};

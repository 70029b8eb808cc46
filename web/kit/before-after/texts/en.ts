import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  nobodyMoves: 'No one moves.',
  removed: <T>(names: T) => parts`Off the ladder: ${names}`,
  rung: 'Rung',
  now: 'Now',
  after: 'Then',
  more: (count: number) => `${count} more not shown here.`,
  joins: 'joins',
  up: (by: number) => `▲ up ${by}`,
  down: (by: number) => `▼ down ${by}`,
};

import { counted } from '../../../../shared/words/english.ts';

export const en = {
  found: (count: number) => (count === 0 ? 'No player found.' : counted(count, 'player')),
  more: (count: number) => `and ${count} more`,
};

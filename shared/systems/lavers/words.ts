import type { Ladder } from '../../vocabulary/ladder.ts';
import { counted, ordinal } from '../../words/phrase.ts';
import type { SystemWords } from '../system-words.ts';
import { laversSettings } from './declaration.ts';

function cost(ladder: Ladder): string {
  const { drop, monthsUntilRemoval } = laversSettings;
  const month = ordinal(monthsUntilRemoval.of(ladder));
  return `played no match in it moves down ${counted(drop.of(ladder), 'rung')}; with a ${month} month in a row without one they are removed`;
}

export const laversWords: SystemWords = {
  missed: { cause: (_, period) => `no match in ${period}`, cost },
};

import type { Ladder } from '../../vocabulary/ladder.ts';
import { ordinal } from '../../words/phrase.ts';
import type { SystemWords } from '../system-words.ts';
import { shicargoSettings } from './declaration.ts';

function cost(ladder: Ladder): string {
  const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;
  const month = ordinal(monthsUntilRemoval.of(ladder));
  return `taken part in no game in it forfeits ${forfeitPercent.of(ladder)}% of what they had before to those who did; with a ${month} month in a row all they have left, and their place`;
}

export const shicargoWords: SystemWords = {
  missed: { cause: (_, period) => `no game in ${period}`, cost },
};

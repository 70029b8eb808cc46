import type { Ladder } from '../../vocabulary/ladder.ts';
import { counted } from '../../words/phrase.ts';
import type { SystemWords } from '../system-words.ts';
import { nairobiSettings } from './declaration.ts';

function cause(ladder: Ladder, period: string, last: string): string {
  const weeks = nairobiSettings.weeksUntilDrop.of(ladder);
  return weeks > 1 ? `no game for ${weeks} weeks or more, up to ${last}` : `no game in ${period}`;
}

function cost(ladder: Ladder): string {
  const { drop, weeksUntilDrop } = nairobiSettings;
  const weeks = weeksUntilDrop.of(ladder);
  const missed = weeks === 1 ? 'played no game in it' : `then missed ${weeks} weeks in a row, or more,`;
  return `${missed} drops ${counted(drop.of(ladder), 'rung')}`;
}

export const nairobiWords: SystemWords = {
  missed: { cause, cost },
};

import { RESULTS } from '#shared/log/texts.ts';
import { PAIRS, WHO } from '../texts.ts';
import type { PairState } from './deciding.ts';

/** What becomes of a line that names a pair; nothing where its mistakes stand with its people. */
export function stateWords(state: PairState): string | undefined {
  switch (state) {
    case 'new':
      return WHO.isNew;
    case 'open':
      return WHO.legend;
    case 'here':
      return WHO.here;
    case 'faulty':
      return undefined;
    case 'alone':
    case 'crowd':
    case 'twice':
      return RESULTS.pair[state];
    default:
      return PAIRS.states[state];
  }
}

import { isMoment } from '../../words/dates.ts';
import { noTerms } from '../../words/game-terms.ts';
import type { SystemControls } from '../system-controls.ts';

export const laversControls: SystemControls = {
  hasNights: true,
  hasFinal: true, // L27
  measure: 'rungs',
  plays: ['matches'],
  meeting: 'match', // L5
  showsMissed: false,
  terms: noTerms,
  /** What a month costs, and whom it removes, stands in two clauses (L25, L26). */
  penalty: ({ period, clause }) =>
    isMoment(period) ? { unless: 'arriving', removal: clause } : { unless: 'playing', removal: 'L26' },
};

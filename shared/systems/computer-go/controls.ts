import { handicapTerms } from '../../rules/go/terms-in-words.ts';
import type { SystemControls } from '../system-controls.ts';

export const computerGoControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'gaps',
  plays: ['challenges', 'entrants'],
  meeting: 'game',
  showsMissed: false,
  terms: handicapTerms,
};

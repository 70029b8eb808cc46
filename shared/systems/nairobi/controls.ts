import type { SystemControls } from '../system-controls.ts';

export const nairobiControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'rungs',
  plays: ['challenges', 'rematches'],
  meeting: 'game',
  showsMissed: true,
  /** The challenger chooses (N8). */
  terms: (_, { challenger }, named) => ({ chooses: named(challenger) }),
};

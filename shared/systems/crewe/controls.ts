import type { SystemControls } from '../system-controls.ts';

export const creweControls: SystemControls = {
  hasNights: false,
  hasFinal: false,
  measure: 'rungs',
  plays: ['challenges'],
  meeting: 'game',
  showsMissed: false,
  /** The challenger has Black (C13); a game is rated only if both have elected so (C14). */
  terms: ({ players }, { challenger, challenged }, named) => ({
    black: named(challenger),
    white: named(challenged),
    rated: [challenger, challenged].every((id) => players.get(id)?.preferences?.rated ?? false),
  }),
};

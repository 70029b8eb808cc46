import type { SystemControls } from '../system-controls.ts';

export const computerGoControls: SystemControls = {
  hasNights: false,
};

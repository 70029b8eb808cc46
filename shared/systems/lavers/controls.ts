import type { SystemControls } from '../system-controls.ts';

export const laversControls: SystemControls = {
  hasNights: true,
};

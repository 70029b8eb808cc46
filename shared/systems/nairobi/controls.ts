import type { SystemControls } from '../system-controls.ts';

export const nairobiControls: SystemControls = {
  hasNights: false,
};

import type { SystemControls } from '../system-controls.ts';

export const creweControls: SystemControls = {
  hasNights: false,
};

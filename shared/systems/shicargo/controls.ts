import type { SystemControls } from '../system-controls.ts';

export const shicargoControls: SystemControls = {
  hasNights: false,
};

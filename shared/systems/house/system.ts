import type { ConfirmationSettlement, DeadlineSettlement, PeriodSettlement } from '../../vocabulary/entry.ts';
import type { System } from '../system.ts';
import { houseControls } from './controls.ts';
import { houseDeclaration } from './declaration.ts';

/** House rules: a challenge ladder, or a pyramid, whose figures the club chooses. */
export const house: System<DeadlineSettlement | PeriodSettlement | ConfirmationSettlement> = {
  ...houseDeclaration,
  controls: houseControls,
};

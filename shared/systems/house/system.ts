import type { ConfirmationSettlement, DeadlineSettlement, PeriodSettlement } from '../../vocabulary/entry.ts';
import type { Settling } from '../system.ts';
import { houseControls } from './controls.ts';
import { houseDeclaration } from './declaration.ts';

/** House rules: a challenge ladder, or a pyramid, whose figures the club chooses. */
export const house: Settling<DeadlineSettlement | PeriodSettlement | ConfirmationSettlement> = {
  ...houseDeclaration,
  controls: houseControls,
};

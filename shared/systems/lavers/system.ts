import type { CutSettlement, PeriodSettlement } from '../../vocabulary/entry.ts';
import type { Settling } from '../system.ts';
import { laversControls } from './controls.ts';
import { laversDeclaration } from './declaration.ts';

/** The Lavers Ladder: a club-night peg board, from September until the Grand Final in June. */
export const lavers: Settling<PeriodSettlement<'month'> | CutSettlement> = {
  ...laversDeclaration,
  controls: laversControls,
};

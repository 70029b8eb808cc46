import type { PeriodSettlement } from '../../vocabulary/entry.ts';
import type { System } from '../system.ts';
import { shicargoControls } from './controls.ts';
import { shicargoDeclaration } from './declaration.ts';

/** The Shicargo Ladder: points from pots, and forfeits for those who stay away. */
export const shicargo: System<PeriodSettlement<'month'>> = { ...shicargoDeclaration, controls: shicargoControls };

import type { PeriodSettlement } from '../../vocabulary/entry.ts';
import type { Settling } from '../system.ts';
import { nairobiControls } from './controls.ts';
import { nairobiDeclaration } from './declaration.ts';

/** The Nairobi Chess Ladder: Saturdays at the club house, moves submitted, two missed weeks cost a place. */
export const nairobi: Settling<PeriodSettlement<'week'>> = { ...nairobiDeclaration, controls: nairobiControls };

import type { PeriodSettlement } from '../../vocabulary/entry.ts';
import type { System } from '../system.ts';
import { nairobiControls } from './controls.ts';
import { nairobiDeclaration } from './declaration.ts';

/** The Nairobi Chess Ladder: Saturdays at the club house, moves submitted, two missed weeks cost a place. */
export const nairobi: System<PeriodSettlement<'week'>> = { ...nairobiDeclaration, controls: nairobiControls };

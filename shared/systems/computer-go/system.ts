import type { ConfirmationSettlement } from '../../vocabulary/entry.ts';
import type { System } from '../system.ts';
import { computerGoControls } from './controls.ts';
import { computerGoDeclaration } from './declaration.ts';

/** The Computer Go Ladder: programs, and the handicap that each can give the next. */
export const computerGo: System<ConfirmationSettlement> = { ...computerGoDeclaration, controls: computerGoControls };

import type { ConfirmationSettlement } from '../../vocabulary/entry.ts';
import type { Settling } from '../system.ts';
import { computerGoControls } from './controls.ts';
import { computerGoDeclaration } from './declaration.ts';

/** The Computer Go Ladder: programs, and the handicap that each can give the next. */
export const computerGo: Settling<ConfirmationSettlement> = { ...computerGoDeclaration, controls: computerGoControls };

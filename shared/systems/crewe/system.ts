import type { ConfirmationSettlement } from '../../vocabulary/entry.ts';
import type { Settling } from '../system.ts';
import { creweControls } from './controls.ts';
import { creweDeclaration } from './declaration.ts';

/** The Crewe Chess Ladder: long play, half the distance, nobody sinks for staying away. */
export const crewe: Settling<ConfirmationSettlement> = { ...creweDeclaration, controls: creweControls };

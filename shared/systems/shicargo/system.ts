import type { Settling } from '../system.ts';
import { shicargoControls } from './controls.ts';
import { type ShicargoSettlement, shicargoDeclaration } from './declaration.ts';

/** The Shicargo Ladder: points from pots, and forfeits for those who stay away. */
export const shicargo: Settling<ShicargoSettlement> = { ...shicargoDeclaration, controls: shicargoControls };

import { house } from './house/reading.ts';
import type { Reading } from './reading.ts';

export const READINGS: readonly Reading[] = [house];

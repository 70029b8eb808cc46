import { boxes, boxesPairs } from './boxes/reading.ts';
import { computerGo } from './computer-go/reading.ts';
import { halfDistance } from './half-distance/reading.ts';
import { house, housePairs } from './house/reading.ts';
import { lavers } from './lavers/reading.ts';
import type { Reading } from './reading.ts';
import { shicargo } from './shicargo/reading.ts';

export const READINGS: readonly Reading[] = [
  house,
  housePairs,
  halfDistance,
  lavers,
  computerGo,
  shicargo,
  boxes,
  boxesPairs,
];

export function readingOf(system: string): Reading {
  const found = READINGS.find(({ systems }) => systems.includes(system));
  if (!found) throw new Error(`nobody has read the rules of ${system} a second time`);
  return found;
}

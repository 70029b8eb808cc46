import type { SystemId } from '../../../shared/vocabulary/vocabulary.ts';
import { computerGoPlay } from './computer-go.ts';
import { crewePlay } from './crewe.ts';
import { laversPlay } from './lavers.ts';
import { nairobiPlay } from './nairobi.ts';
import type { Play } from './play.ts';
import { shicargoPlay } from './shicargo.ts';

export type { Play } from './play.ts';

/** How each system is played. */
export const PLAYS: Readonly<Record<SystemId, Play>> = {
  lavers: laversPlay,
  crewe: crewePlay,
  nairobi: nairobiPlay,
  'computer-go': computerGoPlay,
  shicargo: shicargoPlay,
};

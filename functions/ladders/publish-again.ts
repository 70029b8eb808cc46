import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { AGAIN, untilThrough } from '../database/change.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import type { LadderStore } from './store.ts';

/** By how much a publisher's clock may be ahead, in milliseconds. */
export const CLOCKS_DIFFER = 1000;

/** A writer of the ladder may meanwhile have published what was before. */
export const publishAgain = (
  store: Pick<LadderStore, 'database' | 'touch'>,
  key: LadderKey,
  since: Instant,
): Promise<void> =>
  untilThrough(store.database, nameOf(key), async () =>
    (await store.touch(key, since)) === 'ladder-changed' ? AGAIN : undefined,
  );

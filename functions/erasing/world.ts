import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Pace } from '../importing/pace.ts';
import type { Clearing } from './clearing.ts';
import type { LadderStore } from '../ladders/store.ts';
import type { ListedFiles } from '../publishing/files.ts';
import type { Transfers } from '../transfers/transfers.ts';

export interface ClearingWorld {
  readonly store: Pick<LadderStore, 'database' | 'touch'>;
  readonly clearing: Clearing;
  readonly files: Pick<ListedFiles, 'list' | 'remove' | 'text'>;
  readonly transfers: Pick<Transfers, 'remove' | 'removeAll'>;
  readonly pace: Pace;
  readonly now: () => Instant;
  /** Whether there is time for more. */
  readonly hasTime: () => boolean;
  /** Has others of these names worked off. */
  readonly enqueue: (names: readonly string[]) => Promise<void>;
  /** Tells those who keep copies for readers that a folder has changed, where there are any. */
  readonly forgetCopies?: (folder: string) => Promise<void>;
}

/**
 * `more`: it goes on at once. `later`: not before it has rested. `busy`: somebody else stands in its way, perhaps for
 * long: the hourly look takes it up again. `none`: nothing of this name is to be cleared.
 */
export type Cleared = 'more' | 'later' | 'busy' | 'over' | 'none';

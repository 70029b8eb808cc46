import type { Database, Reader } from '../database/database.ts';
import type { LadderKey } from '../database/keys.ts';

/** As much of a store of ladders as those need who store something beside a season's log. */
export interface Seasonal {
  readonly database: Database;
  /** Where a ladder is now, as stored. */
  inSeason(key: LadderKey): Promise<LadderKey>;
}

/** The same for those who only look: they may look into the season before for a moment. */
export interface SeasonalReader {
  readonly database: Reader;
  readonly present: { of(key: LadderKey): LadderKey };
}

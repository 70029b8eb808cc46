import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Slide } from './happening.ts';
import type { Phrase } from './phrase.ts';

/** How a system speaks of one kind of what falls due with nobody at a keyboard. */
export interface SettlementWords {
  /** What was held against players: "no match in October 2021". */
  readonly cause: (ladder: Ladder, settlement: Settlement) => string;
  /** What it did to somebody whose rung it changed, in words that follow their name. */
  readonly moved: (ladder: Ladder, settlement: Settlement, slide: Slide) => Phrase;
  /** What it will do, where it is yet to come: a whole sentence. */
  readonly ahead: (ladder: Ladder, settlement: Settlement) => string;
  /** Its headline among the news: "Penalties: October 2021". */
  readonly news: (settlement: Settlement) => string;
  /** What it is called in a calendar, unless the system's own dates have it already: "Penalties for October 2021". */
  readonly date?: (settlement: Settlement) => string;
}

import type { When } from '../calendar/moment.ts';
import { formatLocal } from '../calendar/zone.ts';
import { type Ahead, ahead } from '../engine/ahead.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** A settlement that lies ahead, as the rules themselves would have it if nothing happened until then. */
export interface Outlook {
  readonly at: When;
  readonly settlement: Settlement;
  readonly before: Ladder;
  readonly after: Ladder;
  /** Whoever has yet to play where that costs points, also those who would forfeit nothing. */
  readonly idle: readonly PlayerId[];
  /** Nobody has played in that period, and as long as that is so it does not count. */
  readonly uncertain?: true;
}

/** What happens to a ladder with nobody at a keyboard, soonest first; what settles nothing is not told. */
export const outlooksOf = (ladder: Ladder): readonly Outlook[] =>
  Array.from(ahead(ladder)).flatMap((each) => outlookOf(each) ?? []);

function outlookOf({ before, ladder: after, settlement, uncounted, idle = [] }: Ahead): Outlook | undefined {
  const told = settlement ?? uncounted;
  if (!told) return undefined;
  const at = formatLocal(before.header.timezone, told.at);
  return { at, settlement: told, before, after, idle, ...(!settlement && { uncertain: true }) };
}

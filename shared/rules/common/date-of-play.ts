import type { Challenge, Ladder } from '../../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../../vocabulary/refusal.ts';
import type { Instant } from '../../vocabulary/vocabulary.ts';
import { dayOf } from './standing.ts';

/**
 * Refuses a date of play, where one is given, that lies before the season or before the challenge: probably it was mistyped,
 * and it would count for another month or week (§0 Playing).
 */
export function* mustHaveBeenPlayedSince(
  ladder: Ladder,
  playedAt: Instant | undefined,
  challenge?: Pick<Challenge, 'issued'>,
): Generator<Refusal> {
  if (playedAt === undefined) return;
  const played = dayOf(ladder, playedAt);
  const { start } = ladder.header.season;
  const issued = challenge && dayOf(ladder, challenge.issued);
  if (played < start) yield oddDate(`${played} is before the season, which begins on ${start}.`);
  else if (issued && played < issued) yield oddDate(`${played} is before the challenge, which is of ${issued}.`);
}

const oddDate = (why: string): Refusal => refusal('odd-date', `Please check the date of play: ${why}`, '§0');

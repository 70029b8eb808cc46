import { later } from '../../calendar/days.ts';
import type { Challenge, Ladder } from '../../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../../vocabulary/refusal.ts';
import type { Instant } from '../../vocabulary/vocabulary.ts';
import { dayWords } from '../../words/dates.ts';
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
  const { start } = ladder.header.season;
  const since = challenge ? later(start, dayOf(ladder, challenge.issued)) : start;
  const begun = since === start ? 'season began' : 'challenge was made';
  if (playedAt === undefined || dayOf(ladder, playedAt) >= since) return;
  yield refusal(
    'odd-date',
    `Please check the date of play: it can’t be before ${dayWords(since)}, when the ${begun}.`,
    '§0',
  );
}

import { later } from '#shared/calendar/days.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { COMMON } from '../texts.ts';
import { dayOf } from './standing.ts';

/** Refuses a date of play before the season or the challenge: it would count for another month or week (§0 Playing). */
export function* mustHaveBeenPlayedSince(
  ladder: Ladder,
  playedAt: Instant | undefined,
  challenge?: Pick<Challenge, 'issued'>,
): Generator<Refusal> {
  const { start } = ladder.header.season;
  const since = challenge ? later(start, dayOf(ladder, challenge.issued)) : start;
  if (playedAt === undefined || dayOf(ladder, playedAt) >= since) return;
  const says = since === start ? COMMON.beforeSeason : COMMON.beforeChallenge;
  yield refusal('odd-date', says(dayWords(since)), '§0');
}

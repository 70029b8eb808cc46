import { localOf } from '#shared/calendar/zone.ts';
import { mayChallenge } from '#shared/engine/decide.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Chance } from './chance.ts';
import { matchId, TABLET } from './evening.ts';
import { HERE_TONIGHT } from './members.ts';
import type { Scribe } from './scribe.ts';

const MINUTE = 60_000;

/** When ten people have come and begun four matches, in minutes before now. */
const ARRIVALS = [34, 33, 31, 29, 28, 26, 25, 23, 21, 18];
const CHALLENGES = [14.5, 14, 13, 11.5];
const FIRST_RESULT = 1.5;

/** The night that is going on now: three matches are under way and one is over. It has always begun today. */
export function playTonight(scribe: Scribe, chance: Chance, now: Instant, week: number): void {
  const zone = scribe.ladder.header.timezone;
  const second = now - (now % 1000);
  const midnight = second - localOf(zone, instant(second)).time;
  const before = (minutes: number): Instant => instant(Math.max(midnight, second - minutes * MINUTE));
  for (const [index, minutes] of ARRIVALS.entries()) {
    const player = HERE_TONIGHT[index];
    if (player && scribe.ladder.order.has(player)) scribe.write(before(minutes), 'arrive', { player }, TABLET);
  }
  for (const [index, minutes] of CHALLENGES.entries()) challenge(scribe, chance, before(minutes), week, index + 1);
  scribe.write(before(FIRST_RESULT), 'result', { challenge: matchId(week, 1), score: [1.5, 0.5] }, TABLET);
}

function challenge(scribe: Scribe, chance: Chance, at: Instant, week: number, number: number): void {
  const challenger = turnOf(scribe.ladder, at);
  if (!challenger) throw new Error('nobody has the turn');
  const challenged = chance.pick(mayChallenge(scribe.ladder, challenger, at));
  const pair = { id: matchId(week, number), challenger, challenged };
  scribe.write(at, 'challenge', pair, { ...TABLET, ...outsideHours(scribe, at) });
}

/** A demo that is looked at in the morning plays in the morning. */
function outsideHours({ ladder }: Scribe, at: Instant): { readonly override?: string } {
  const minute = localOf(ladder.header.timezone, at).time / MINUTE;
  return minute >= 19 * 60 + 50 && minute <= 22 * 60 ? {} : { override: 'A demonstration outside the club’s hours' };
}

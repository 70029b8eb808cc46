import { addDays } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import { mayChallenge } from '#shared/engine/decide.ts';
import type { Season } from '#shared/engine/season.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Day, type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Chance } from './chance.ts';
import { Evening, matchId, TABLET } from './evening.ts';
import { HERE_TONIGHT, idOf, MEMBERS, type Member } from './members.ts';
import { challengeId, type DemoLadder, Scribe } from './scribe.ts';

export const demos = [
  { club: 'lavers-chess', name: 'Lavers Chess Club', ladder: 'main', file: 'lavers', play: playSeason },
] as const satisfies readonly DemoLadder[];

export const ZONE = 'Europe/London';

const ORGANISER = { by: 'organiser' } as const;
/** The season has lasted for ten weeks and a half, from a Monday to a Friday, when it is looked at on a Friday. */
const DAYS_SO_FAR = 74;
const WEEK = 7;

const HOUR = 60 * 60 * 1000;
const on = (day: Day, hour: number): Instant => instantOf(ZONE, day, hour * HOUR);

/** Half a season of the demo club up to now, with a club night going on at this moment; equal whenever `now` is. */
export function playSeason(now: Instant): Season {
  const today = localOf(ZONE, now).day;
  const start = mondayBy(addDays(today, -DAYS_SO_FAR));
  const scribe = new Scribe(headerFrom(start));
  const chance = new Chance(20_260_907);
  seed(scribe, start);
  let week = 0;
  for (let day = start; day < today; day = addDays(day, WEEK)) playWeek(scribe, chance, week++, day);
  scribe.settleBy(now);
  playTonight(scribe, chance, now, week);
  return scribe.season;
}

const mondayBy = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK));

function headerFrom(start: Day): Header {
  const end = addDays(start, 39 * WEEK);
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  return {
    system: 'lavers',
    timezone: ZONE,
    season: { start, end },
    closures: [{ from: addDays(start, 15 * WEEK), to: addDays(start, 17 * WEEK - 1) }],
    name: `Club ladder ${from === to ? from : `${from}–${to.slice(2)}`}`,
  };
}

function seed(scribe: Scribe, day: Day): void {
  const founders = MEMBERS.filter(({ joins }) => joins === undefined);
  const players = founders.map(({ id, name, rating }) => ({ id, name, rating }));
  scribe.write(on(day, 18), 'seed', { order: 'rating', players }, ORGANISER);
}

function playWeek(scribe: Scribe, chance: Chance, week: number, day: Day): void {
  scribe.settleBy(on(day, 19));
  for (const { id: player, name, joins } of MEMBERS) {
    if (joins === week) scribe.write(on(day, 19), 'join', { player, name }, ORGANISER);
  }
  if (week === 4) enterSheet(scribe, addDays(day, -4), day);
  const evening = new Evening(scribe, chance, week, day);
  evening.play(whoComes(scribe, chance));
  amend(scribe, week, day, evening);
}

function whoComes({ ladder }: Scribe, chance: Chance): readonly PlayerId[] {
  const comes = ({ id, keen, comes: may = () => true }: Member): boolean =>
    chance.happens(keen / 10) && may(ladder.settled.length) && ladder.order.has(id);
  return MEMBERS.filter(comes).map(({ id }) => id);
}

/** A match that two members played at home on a Thursday, and wrote down. */
function enterSheet(scribe: Scribe, played: Day, entered: Day): void {
  const pair = { id: challengeId('sheet-1'), challenger: idOf('Priya Nair'), challenged: idOf('Tom Garside') };
  scribe.write(on(entered, 19.25), 'match', { ...pair, score: [1.5, 0.5], playedAt: on(played, 20.5) }, ORGANISER);
}

function amend(scribe: Scribe, week: number, day: Day, { results }: Evening): void {
  const [line] = results;
  const at = on(day, 22.9);
  if (week === 3 && line) scribe.write(at, 'correct', { line, score: [0.5, 1.5] }, ORGANISER);
  if (week === 6 && line) scribe.write(at, 'void', { line }, ORGANISER);
  for (const { id: player, leaves } of MEMBERS) {
    if (leaves === week && scribe.ladder.order.has(player)) scribe.write(at, 'leave', { player }, ORGANISER);
  }
}

const MINUTE = 60_000;

/** When ten people have come and begun four matches, in minutes before now. */
const ARRIVALS = [34, 33, 31, 29, 28, 26, 25, 23, 21, 18];
const CHALLENGES = [14.5, 14, 13, 11.5];
const FIRST_RESULT = 1.5;

/** The night that is going on now: three matches are under way and one is over. It has always begun today. */
function playTonight(scribe: Scribe, chance: Chance, now: Instant, week: number): void {
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

import { addDays } from '#shared/calendar/days.ts';
import { formatMinute } from '#shared/calendar/minute.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import { mayChallenge } from '#shared/engine/decide.ts';
import type { Season } from '#shared/engine/season.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type ChallengeId, type Day, type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Chance } from './chance.ts';
import { Evening, matchId, TABLET } from './evening.ts';
import { type DemoMember, HERE_TONIGHT, idOf, MEMBERS } from './members.ts';
import { challengeId, type DemoLadder, Scribe } from './scribe.ts';

export const demos = [
  { club: 'lavers-chess', name: 'Lavers Chess Club', ladder: 'main', play: playSeason },
] as const satisfies readonly DemoLadder[];

export const ZONE = 'Europe/London';

const ORGANISER = { by: 'organiser' } as const;
/** The season has lasted for ten weeks and a half, from a Monday to a Friday, when it is looked at on a Friday. */
const DAYS_SO_FAR = 74;
const WEEK = 7;

const MINUTE = 60_000;

/** Half a season of the demo club up to now, with a club night going on at this moment; equal whenever `now` is. */
export function playSeason(now: Instant): Season {
  const today = localOf(ZONE, now).day;
  const start = mondayBy(addDays(today, -DAYS_SO_FAR));
  const hours = hoursAround(now);
  const scribe = new Scribe(headerFrom(start, hours));
  const chance = new Chance(20_260_907);
  const on: On = (day, minute) => instantOf(ZONE, day, Math.max(0, hours.from + minute) * MINUTE);
  seed(scribe, on(start, -110));
  let week = 0;
  for (let day = start; day < today; day = addDays(day, WEEK)) {
    const evening = new Evening(scribe, chance, week, day, hours.from);
    playWeek({ scribe, chance, on, evening }, week++, day);
  }
  scribe.settleBy(now);
  playTonight(scribe, chance, { now, opens: on(today, 0) }, week);
  return scribe.season;
}

const mondayBy = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK));

/** An instant of a day, in minutes from when the club's hours begin; not before that day. */
type On = (day: Day, minute: number) => Instant;

/** In minutes after midnight. */
interface DemoHours {
  readonly from: number;
  readonly to: number;
}

/** Lavers' own hours (L9), and when the demo begins so early or late in them that it needs others. */
const USUAL: DemoHours = { from: 19 * 60 + 50, to: 22 * 60 };
const [EARLIEST, LATEST] = [19 * 60 + 55, 21 * 60];

/** How long before the start the first match of tonight began, and how long people may look after it. */
const SO_FAR = 20 * MINUTE;
const TO_COME = 4 * 60;

/** Hours with the demo's night in the middle, whatever the time: in the morning, too, the club is playing. */
function hoursAround(now: Instant): DemoHours {
  const minuteAt = (at: number): number => Math.floor(localOf(ZONE, instant(at)).time / MINUTE);
  const [minute, before] = [minuteAt(now), minuteAt(now - SO_FAR)];
  if (minute >= EARLIEST && minute <= LATEST) return USUAL;
  // Where the clocks were set back since, it was later before. An evening of three hours ends before midnight.
  const from = before > minute + 60 ? 0 : Math.min(before, minute, 20 * 60 + 50);
  return { from: from - (from % 5), to: Math.min(minute + TO_COME, 24 * 60 - 1) };
}

function headerFrom(start: Day, hours: DemoHours): Header {
  const end = addDays(start, 39 * WEEK);
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  return {
    system: 'lavers',
    timezone: ZONE,
    season: { start, end },
    closures: [{ from: addDays(start, 15 * WEEK), to: addDays(start, 17 * WEEK - 1) }],
    ...(hours !== USUAL && { settings: { hoursFrom: formatMinute(hours.from), hoursTo: formatMinute(hours.to) } }),
    name: `Club ladder ${from === to ? from : `${from}–${to.slice(2)}`}`,
  };
}

function seed(scribe: Scribe, at: Instant): void {
  const founders = MEMBERS.filter(({ joins }) => joins === undefined);
  const players = founders.map(({ id, name, rating }) => ({ id, name, rating }));
  scribe.write(at, 'seed', { order: 'rating', players }, ORGANISER);
}

interface Playing {
  readonly scribe: Scribe;
  readonly chance: Chance;
  readonly on: On;
  readonly evening: Evening;
}

function playWeek({ scribe, chance, on, evening }: Playing, week: number, day: Day): void {
  const before = on(day, -50);
  scribe.settleBy(before);
  for (const { id: player, name, joins } of MEMBERS) {
    if (joins === week) scribe.write(before, 'join', { player, name }, ORGANISER);
  }
  if (week === 4) enterSheet(scribe, on(addDays(day, -4), 40), on(day, -35));
  evening.play(whoComes(scribe, chance));
  amend(scribe, week, on(day, 184), evening);
}

function whoComes({ ladder }: Scribe, chance: Chance): readonly PlayerId[] {
  const comes = ({ id, keen, comes: may = () => true }: DemoMember): boolean =>
    chance.happens(keen / 10) && may(ladder.settled.length) && ladder.order.has(id);
  return MEMBERS.filter(comes).map(({ id }) => id);
}

/** A match that two members played at home on a Thursday, and wrote down. */
function enterSheet(scribe: Scribe, playedAt: Instant, entered: Instant): void {
  const two = { id: challengeId('sheet-1'), challenger: idOf('Priya Nair'), challenged: idOf('Tom Garside') };
  scribe.write(entered, 'match', { ...two, score: [1.5, 0.5], playedAt }, ORGANISER);
}

function amend(scribe: Scribe, week: number, at: Instant, { results }: Evening): void {
  const [line] = results;
  if (week === 3 && line) scribe.write(at, 'correct', { line, score: [0.5, 1.5] }, ORGANISER);
  if (week === 6 && line) scribe.write(at, 'void', { line }, ORGANISER);
  for (const { id: player, leaves } of MEMBERS) {
    if (leaves === week && scribe.ladder.order.has(player)) scribe.write(at, 'leave', { player }, ORGANISER);
  }
}

/** When ten people have come and begun four matches, in minutes before now. */
const ARRIVALS = [34, 33, 31, 29, 28, 26, 25, 23, 21, 18];
const CHALLENGES = [14.5, 14, 13, 11.5];
const FIRST_RESULT = 1.5;

interface Tonight {
  readonly now: Instant;
  /** When the club's hours begin: no challenge is made before. */
  readonly opens: Instant;
}

/** The night that is going on now: three matches are under way and one is over. It has always begun today. */
function playTonight(scribe: Scribe, chance: Chance, { now, opens }: Tonight, week: number): void {
  const second = now - (now % 1000);
  const midnight = instantOf(ZONE, localOf(ZONE, now).day);
  const before = (minutes: number, earliest = midnight): Instant =>
    instant(Math.max(earliest, second - minutes * MINUTE));
  for (const [index, minutes] of ARRIVALS.entries()) {
    const player = HERE_TONIGHT[index];
    if (player && scribe.ladder.order.has(player)) scribe.write(before(minutes), 'arrive', { player }, TABLET);
  }
  for (const [index, minutes] of CHALLENGES.entries())
    challenge(scribe, chance, before(minutes, opens), matchId(week, index + 1));
  scribe.write(before(FIRST_RESULT), 'result', { challenge: matchId(week, 1), score: [1.5, 0.5] }, TABLET);
}

function challenge(scribe: Scribe, chance: Chance, at: Instant, id: ChallengeId): void {
  const challenger = turnOf(scribe.ladder, at);
  if (!challenger) throw new Error('nobody has the turn');
  const challenged = chance.pick(mayChallenge(scribe.ladder, challenger, at));
  scribe.write(at, 'challenge', { id, challenger, challenged }, TABLET);
}

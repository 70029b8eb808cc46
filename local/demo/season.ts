import { addDays } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import type { Season } from '#shared/engine/season.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Day, type Instant, type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { Chance } from './chance.ts';
import { Evening } from './evening.ts';
import { idOf, MEMBERS, type Member } from './members.ts';
import { Scribe } from './scribe.ts';
import { playTonight } from './tonight.ts';

/** Where the demo club is at home. */
export const ZONE = 'Europe/London';

const ORGANISER = { by: 'organiser' } as const;
/** The season has lasted for ten weeks and a half, from a Monday to a Friday, when it is looked at on a Friday. */
const DAYS_SO_FAR = 74;
const WEEK = 7;

const HOUR = 60 * 60 * 1000;
const on = (day: Day, hour: number): Instant => instantOf(ZONE, day, hour * HOUR);

/**
 * Half a season of the demo club, up to now: a club night every Monday, and one that is going on at this moment. It is
 * played by the rules, so that it is good at any time of the year, and equal whenever `now` is.
 */
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

/** The last Monday up to a day. */
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
  const id = parseChallengeId('sheet-1');
  if (!id) throw new Error('no id');
  const pair = { id, challenger: idOf('Priya Nair'), challenged: idOf('Tom Garside') };
  scribe.write(on(entered, 19.25), 'match', { ...pair, score: [1.5, 0.5], playedAt: on(played, 20.5) }, ORGANISER);
}

/** What an organiser does in some weeks besides. */
function amend(scribe: Scribe, week: number, day: Day, { results }: Evening): void {
  const [line] = results;
  const at = on(day, 22.9);
  if (week === 3 && line) scribe.write(at, 'correct', { line, score: [0.5, 1.5] }, ORGANISER);
  if (week === 6 && line) scribe.write(at, 'void', { line }, ORGANISER);
  for (const { id: player, leaves } of MEMBERS) {
    if (leaves === week && scribe.ladder.order.has(player)) scribe.write(at, 'leave', { player }, ORGANISER);
  }
}

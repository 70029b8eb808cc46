import { type Day, dayOf, periodAround, startOf, weekday } from '../calendar.ts';
import { shutDays } from '../configured.ts';
import type { Body, Entry, Header } from '../lines.ts';
import { drop, isThere, listedFirst, rungOf, seeded } from '../placing.ts';
import type { Kept } from '../season.ts';
import { close, cutOf, playOff, removeLatecomers } from './final.ts';
import { arrive, begin, depart, end, pass } from './night.ts';
import {
  admit,
  count,
  has,
  type Match,
  newWorld,
  settingsWith,
  takeOff,
  today,
  WEEKDAYS,
  type World,
} from './world.ts';

type Matches = ReadonlyMap<string, Match>;

/**
 * The ladder that a header and the entries accepted make by an instant. Months look at all matches of which the log tells,
 * however late. What becomes of a match does not depend on months, so a first telling shows it.
 */
export function fold(header: Header, kept: readonly Kept[], by: number): World {
  const { challenges } = foldKnowing(header, kept, by, new Map());
  return foldKnowing(header, kept, by, challenges);
}

interface Known {
  readonly matches: Matches;
  readonly kept: readonly Kept[];
}

function foldKnowing(header: Header, kept: readonly Kept[], by: number, matches: Matches): World {
  const world = newWorld(header, shutDays(header, kept));
  for (const entry of kept) {
    settle(world, { matches, kept }, entry.at);
    if (entry.verb === 'arrive' && !entry.voided) world.nightsTold.add(today(world, entry.at));
    if (!entry.voided) apply(world, entry);
    else if (entry.verb === 'result') callOff(world, entry);
  }
  settle(world, { matches, kept }, by);
  return world;
}

/** What is due: months when the next one begins, and the cut of the final after 20:15:00; nothing once there is a champion. */
function settle(world: World, known: Known, by: number): void {
  while (world.champion === undefined) {
    const { last, name } = periodAround(world.monthFrom, 'month');
    const monthAt = startOf(last + 1, world.zone);
    const cutAt = world.cuts.has(world.end) ? Number.POSITIVE_INFINITY : cutOf(world) + 1;
    if (Math.min(monthAt, cutAt) > by) return;
    if (cutAt < monthAt) {
      removeLatecomers(world, known.kept);
    } else {
      settleMonth(world, known, { from: world.monthFrom, last, name, dueAt: monthAt });
      world.monthFrom = last + 1;
    }
  }
}

interface Month {
  readonly from: Day;
  readonly last: Day;
  readonly name: string;
  readonly dueAt: number;
}

/** L25, L26: whoever did not play drops, and is removed where they did not the month before either. */
function settleMonth(world: World, { matches }: Known, month: Month): void {
  const counts = countsAtAll(world, month);
  const missing: string[] = [];
  for (const player of world.order) {
    const played = [...matches.values()].some((match) => has(match, player) && isOf(match, month));
    const wasThere = (world.admitted.get(player) ?? 0) <= month.from;
    if (played) world.missed.set(player, 0);
    else if (counts && wasThere) missing.push(player);
  }
  if (!counts) return;
  for (const player of missing) world.missed.set(player, (world.missed.get(player) ?? 0) + 1);
  const isRemoved = (player: string): boolean => (world.missed.get(player) ?? 0) >= world.settings.monthsUntilRemoval;
  const removed = missing.filter(isRemoved);
  const dropped = missing.filter((player) => !isRemoved(player));
  for (const player of removed) takeOff(world, player);
  drop(world, dropped, world.settings.drop);
  world.settled.push({ period: month.name, dropped, removed });
}

/** Whether a match is one of a month: played in it, or in progress at its end and not called off later. */
function isOf(
  { state, told, startedAt, endedAt = Number.POSITIVE_INFINITY }: Match,
  { from, last, dueAt }: Month,
): boolean {
  if (state === 'gone') return false;
  if (told && told.playedOn >= from && told.playedOn <= last) return true;
  return startedAt < dueAt && endedAt >= dueAt;
}

/** The nights are those of the week on which there is one. */
function countsAtAll(world: World, { from, last }: Month): boolean {
  const { first } = periodAround(from, 'month');
  const days = Array.from({ length: last - from + 1 }, (_, index) => from + index);
  const nights = days.filter((day) => world.settings.nights.includes(WEEKDAYS[weekday(day) - 1] ?? ''));
  return days.length * 2 >= last - first + 1 && last < world.end && !nights.every((day) => world.shut.has(day));
}

function apply(world: World, entry: Entry): void {
  const { at, verb, body } = entry;
  const { player } = body;
  const day = today(world, at);
  if (verb === 'seed') seed(world, body, day);
  else if (verb === 'join') admit(world, player, day);
  else if (verb === 'leave') leave(world, player, at);
  else if (verb === 'depart') depart(world, player, day);
  else if (verb === 'pass') pass(world, player, day);
  else if (verb === 'challenge') begin(world, newMatch(world, body, { at, night: day }));
  else if (verb === 'result') tell(world, entry);
  else if (verb === 'match') enter(world, entry);
  else if (verb === 'abandon') callOff(world, entry);
  else if (verb === 'close') close(world);
  else if (verb === 'playoff') playOff(world, body);
  else if (verb === 'configure') configure(world, body);
  else if (verb === 'arrive') {
    admit(world, player, day);
    arrive(world, player, day);
  }
}

/** Whoever the new seed lists stands where it puts them; others who are there come after, in their order. */
function seed(world: World, body: Body, day: Day): void {
  const listed = seeded(body);
  for (const { id } of listed) admit(world, id, day);
  world.order = listedFirst(listed, world.order);
}

/** Of somebody who is present it is a departure, too. */
function leave(world: World, player: string, at: number): void {
  if (!isThere(world, player)) return;
  for (const match of takeOff(world, player)) match.endedAt = at;
  depart(world, player, today(world, at));
}

/** Puts the two of a match back, the challenger first, where the replay has taken them off. */
function gather(world: World, { challenger, challenged }: Pick<Match, 'challenger' | 'challenged'>, day: Day): void {
  for (const player of [challenger, challenged]) admit(world, player, day);
}

function newMatch(world: World, body: Body, { at, night }: { readonly at: number; readonly night: Day }): Match {
  const { id, challenger, challenged, distance } = body;
  gather(world, body, today(world, at));
  const match: Match = {
    id,
    challenger,
    challenged,
    night,
    startedAt: at,
    distance: distance ?? rungOf(world, challenger) - rungOf(world, challenged),
    reach: world.settings.reach,
    state: 'running',
  };
  world.challenges.set(id, match);
  return match;
}

/** What a departure of this replay closed is ended all the same by what ended it before. */
const isToEnd = (match: Match | undefined): match is Match => match?.state === 'running' || match?.state === 'left';

function tell(world: World, entry: Entry): void {
  const match = world.challenges.get(entry.body.challenge);
  if (!isToEnd(match)) return;
  result(world, match, entry);
  end(world, match, today(world, entry.at));
}

/** A match from a sheet: no peg and no pass is touched. */
function enter(world: World, entry: Entry): void {
  const { at, body } = entry;
  const night = today(world, body.playedAt ? Date.parse(body.playedAt) : at);
  result(world, newMatch(world, body, { at, night }), entry);
}

function result(world: World, match: Match, { line, at, body }: Entry): void {
  gather(world, match, today(world, at));
  match.state = 'result';
  match.endedAt = at;
  match.told = { line, playedOn: today(world, body.playedAt ? Date.parse(body.playedAt) : at) };
  count(world, match, body.score ?? [1, 1]);
}

/** A match ends without a result, which is also what a voided one leaves. */
function callOff(world: World, { at, body }: Entry): void {
  const match = world.challenges.get(body.challenge);
  if (!isToEnd(match)) return;
  gather(world, match, today(world, at));
  match.state = 'gone';
  end(world, match, today(world, at));
}

function configure(world: World, { end: last, settings }: Body): void {
  if (typeof last === 'string') world.end = dayOf(last);
  world.settings = settingsWith(world.settings, settings);
}

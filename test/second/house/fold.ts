import { answer, issue, tell } from './answers.ts';
import { type Day, dayAt, dayOf } from './calendar.ts';
import { nextDue } from './due.ts';
import type { Body, Closure, Entry, Header } from './lines.ts';
import { settingsWith } from './settings.ts';
import { admit, type Game, type Games, isThere, newWorld, takeOff, today, type World } from './world.ts';

/** An entry that was accepted, as it counts now: perhaps with another score, perhaps no longer. */
export interface Kept extends Entry {
  readonly voided?: true;
}

/**
 * The ladder that a header and the entries accepted make by an instant. Periods and deadlines look at all games of which the
 * log tells, however late; so what becomes of each is assumed first, until it comes out as assumed. `coming` is an entry
 * that is judged: the ladder is the one that it finds, on which its game was played (H15).
 */
export function fold(header: Header, kept: readonly Kept[], by: number, coming?: Entry): World {
  const all = gamesToldOf(header, kept, coming);
  let games = all;
  for (let round = 0; round < 20; round++) {
    const world = foldKnowing(header, kept, by, games);
    const found = new Map(world.games);
    const game = coming && all.get(coming.line);
    if (game) found.set(game.line, game);
    if (sameFates(games, found)) return world;
    games = found;
  }
  throw new Error('What became of the results does not settle.');
}

/** All games that results and matches tell of; at first as if each counted. */
function gamesToldOf({ timezone }: Header, kept: readonly Kept[], coming: Entry | undefined): Games {
  const games = new Map<number, Game>();
  const pairs = new Map<string, string[]>();
  const all: readonly Kept[] = coming ? [...kept, coming] : kept;
  for (const { line, at, verb, body, voided } of all) {
    if (verb === 'challenge' || verb === 'match') pairs.set(idOf(body), [body.challenger, body.challenged]);
    if ((verb !== 'result' && verb !== 'match') || voided) continue;
    const playedAt = body.playedAt ? Date.parse(body.playedAt) : at;
    const players = pairs.get(idOf(body)) ?? [];
    const playedOn = dayAt(playedAt, timezone);
    games.set(line, {
      line,
      challenge: idOf(body),
      players,
      playedAt,
      playedOn,
      fate: 'counts',
      isComing: line === coming?.line,
    });
  }
  return games;
}

const sameFates = (one: Games, other: Games): boolean =>
  [...one.values()].every(({ line, fate }) => other.get(line)?.fate === fate);

export const idOf = ({ id, challenge }: Body): string => challenge ?? id;

function foldKnowing(header: Header, kept: readonly Kept[], by: number, games: Games): World {
  const world = newWorld(header, shutDays(closuresNow(header, kept)));
  let line = 1;
  for (const entry of kept) {
    settle(world, games, line, entry.at);
    line = entry.line;
    world.settingsAt.set(line, world.settings);
    if (entry.voided) endVoided(world, entry);
    else apply(world, entry, games);
  }
  settle(world, games, line, by);
  return world;
}

function settle(world: World, games: Games, line: number, by: number): void {
  for (;;) {
    const due = nextDue(world, games, line);
    if (!due || due.at > by) return;
    due.settle();
  }
}

/** Closures count as if they had always been there: the last ones that were given. */
const closuresNow = (header: Header, kept: readonly Kept[]): readonly Closure[] =>
  kept.findLast(({ voided, body }) => !voided && body.closures)?.body.closures ?? header.closures ?? [];

function shutDays(closures: readonly Closure[]): ReadonlySet<Day> {
  const shut = new Set<Day>();
  for (const { from, to } of closures) for (let day = dayOf(from); day <= dayOf(to); day++) shut.add(day);
  return shut;
}

/** A voided result leaves its challenge as if it had ended there without one; anything else was never there. */
function endVoided(world: World, { verb, body }: Kept): void {
  const challenge = verb === 'result' ? world.challenges.get(body.challenge) : undefined;
  if (challenge?.state === 'open') challenge.state = 'void';
}

function apply(world: World, { line, at, verb, body }: Entry, games: Games): void {
  const day = today(world, at);
  const challenge = world.challenges.get(idOf(body));
  const game = games.get(line);
  if (verb === 'seed') seed(world, body, day);
  else if (verb === 'join') admit(world, body.player, day, body.rung);
  else if (verb === 'leave') takeOff(world, body.player);
  else if (verb === 'away') goAway(world, body);
  else if (verb === 'back') comeBack(world, body.player, day);
  else if (verb === 'challenge') issue(world, body, day);
  else if (verb === 'match' && game) tell(world, issue(world, body, day, game.playedOn), body, game, day);
  else if (verb === 'configure') configure(world, body, day);
  else if (challenge) answer(world, challenge, { line, verb, body, day, game });
}

/** Whoever the new seed lists stands where it puts them; others who are there come after, in their order. */
function seed(world: World, { order, players }: Body, day: Day): void {
  const sorted = players.toSorted((one, other) => (order === 'rating' ? (one.rating ?? 0) - (other.rating ?? 0) : 0));
  const others = world.order;
  world.order = [];
  for (const { id } of sorted) {
    const admitted = world.admitted.get(id);
    admit(world, id, day);
    if (others.includes(id) && admitted !== undefined) world.admitted.set(id, admitted);
  }
  world.order.push(...others.filter((each) => !world.order.includes(each)));
}

/** Of somebody who is not there, in a replay, it says nothing. */
function goAway(world: World, { player, from, to }: Body): void {
  if (!isThere(world, player)) return;
  const { away } = world;
  const days = away.get(player) ?? new Set();
  for (let day = dayOf(from); day <= dayOf(to); day++) days.add(day);
  away.set(player, days);
}

function comeBack({ away }: World, player: string, today: Day): void {
  for (const day of away.get(player) ?? []) if (day >= today) away.get(player)?.delete(day);
}

function configure(world: World, { end, settings }: Body, day: Day): void {
  if (end !== undefined) world.end = end === null ? undefined : dayOf(end);
  if (!settings) return;
  world.settings = settingsWith(world.settings, settings);
  if (world.settings.period === world.period.kind) return;
  world.period = { kind: world.settings.period, from: Math.max(day, world.start) };
  world.missed.clear();
}

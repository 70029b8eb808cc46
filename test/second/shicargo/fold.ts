import { type Day, dayOf, periodAround, startOf } from '../calendar.ts';
import { shutDays } from '../configured.ts';
import type { Body, Entry, Header } from '../lines.ts';
import { listedFirst, seeded } from '../placing.ts';
import type { Kept } from '../season.ts';
import {
  admit,
  callOff,
  type Game,
  gather,
  give,
  isOver,
  newWorld,
  orderOf,
  seatsOf,
  settingsWith,
  share,
  spread,
  takeOff,
  today,
  type World,
} from './world.ts';

/**
 * The ladder that a header and the entries accepted make by an instant. Months look at all games of which the log tells,
 * however late. What becomes of a game does not depend on months, so a first telling shows it.
 */
export function fold(header: Header, kept: readonly Kept[], by: number): World {
  const { games } = foldKnowing(header, kept, by, new Map());
  return foldKnowing(header, kept, by, games);
}

type Games = ReadonlyMap<string, Game>;

function foldKnowing(header: Header, kept: readonly Kept[], by: number, games: Games): World {
  const world = newWorld(header, shutDays(header, kept));
  for (const entry of kept) {
    settle(world, games, entry.at);
    if (!entry.voided) apply(world, entry);
    else if (entry.verb === 'finish') endVoided(world, entry);
  }
  settle(world, games, by);
  return world;
}

/** A voided result leaves its game as if it had been abandoned there; anything else was never there. */
function endVoided(world: World, { at, body }: Entry): void {
  const game = world.games.get(body.game);
  if (game?.state === 'running') callOff(world, game, today(world, at));
}

/** What is due: the season's first day, reports that nobody answered, and months; at one midnight in this order. */
function settle(world: World, games: Games, by: number): void {
  for (;;) {
    const { from, hasBegun } = world.month;
    const { last, name } = periodAround(from, 'month');
    const monthAt = startOf(hasBegun ? last + 1 : from, world.zone);
    const [waiting] = [...world.games.values()]
      .filter(({ state, told }) => state === 'waiting' && !told?.disputed)
      .toSorted(byDue);
    const confirmedAt = waiting?.told ? startOf(waiting.told.lastDay + 1, world.zone) : Number.POSITIVE_INFINITY;
    if (Math.min(monthAt, confirmedAt) > by) return;
    if (waiting && confirmedAt <= monthAt) {
      count(world, waiting, waiting.told ? waiting.told.lastDay + 1 : from);
      world.settled.push({ period: `confirmed-${waiting.id}`, removed: [] });
    } else if (hasBegun) {
      settleMonth(world, games, { from, last, name, dueAt: monthAt });
      beginMonth(world, last + 1);
    } else {
      beginMonth(world, from);
    }
  }
}

/** By the day on which they count, then in the order of the reports. */
const byDue = ({ told: one }: Game, { told: other }: Game): number =>
  one && other ? one.lastDay - other.lastDay || one.line - other.line : 0;

function beginMonth(world: World, from: Day): void {
  world.month = { from, hasBegun: true };
  for (const player of world.players.values()) player.atFirst = player.points;
}

interface Month {
  readonly from: Day;
  readonly last: Day;
  readonly name: string;
  readonly dueAt: number;
}

/** Missing players: whoever took part in no game of a month forfeits points to those who did. */
function settleMonth(world: World, games: Games, month: Month): void {
  const order = orderOf(world);
  const tookPart = order.filter((player) =>
    [...games.values()].some((game) => game.players.includes(player) && isOf(game, month)),
  );
  for (const player of tookPart) forget(world, player);
  if (tookPart.length === 0 || !countsAtAll(world, month)) return;
  const missing = order.filter(
    (player) => !tookPart.includes(player) && (world.players.get(player)?.admitted ?? 0) <= month.from,
  );
  const forfeited = missing.map((player) => ({ player, points: forfeitOf(world, player) }));
  const removed = missing.filter((player) => isToBeRemoved(world, player));
  for (const { player, points } of forfeited) {
    give(world, player, -points);
    spread(world, points, tookPart);
  }
  for (const player of removed) takeOff(world, player, []);
  world.settled.push({ period: month.name, forfeited: forfeited.filter(({ points }) => points !== 0), removed });
}

/** Whether a game is one of a month: played in it, or running at its end and not called off later. */
function isOf({ state, told, startedAt }: Game, { from, last, dueAt }: Month): boolean {
  if (state === 'gone') return false;
  if (!told) return startedAt < dueAt;
  return (told.playedOn >= from && told.playedOn <= last) || (startedAt < dueAt && told.at >= dueAt);
}

function countsAtAll(world: World, { from, last }: Month): boolean {
  const { first } = periodAround(from, 'month');
  const days = Array.from({ length: last - from + 1 }, (_, index) => from + index);
  return days.length * 2 >= last - first + 1 && !isOver(world, last) && !days.every((day) => world.shut.has(day));
}

function forget(world: World, player: string): void {
  const found = world.players.get(player);
  if (found) found.missed = 0;
}

const isToBeRemoved = (world: World, player: string): boolean =>
  (world.players.get(player)?.missed ?? 0) >= world.settings.monthsUntilRemoval;

/** What a player who missed one more month forfeits. */
function forfeitOf(world: World, player: string): number {
  const found = world.players.get(player);
  if (!found) return 0;
  if (found.missed === 0) found.original = found.atFirst;
  found.missed++;
  if (isToBeRemoved(world, player)) return found.points;
  if (found.points <= 0 || found.original <= 0) return 0;
  return Math.floor((found.original * world.settings.forfeitPercent) / 100);
}

function apply(world: World, { line, at, verb, body }: Entry): void {
  const day = today(world, at);
  const game = world.games.get(body.game);
  if (verb === 'seed') seed(world, body, day);
  else if (verb === 'join') admit(world, body.player, day);
  else if (verb === 'leave') leave(world, body.player);
  else if (verb === 'start') start(world, body, at);
  else if (verb === 'configure') configure(world, body);
  else if (verb === 'finish' && game?.state === 'running') finish(world, game, { line, at, body });
  else if (verb === 'abandon' && game?.state === 'running') callOff(world, game, day);
  else if (verb === 'approve' && game?.state === 'waiting') count(world, game, day);
  else if (verb === 'reject' && game?.state === 'waiting') reject(game, body);
}

/** Whoever the seed lists comes first among equal points; others who are there come after, in their order. */
function seed(world: World, body: Body, day: Day): void {
  const listed = seeded(body);
  for (const { id } of listed) admit(world, id, day);
  world.joined = listedFirst(listed, world.joined);
}

/** What they have is spread among all who stay. */
function leave(world: World, player: string): void {
  takeOff(
    world,
    player,
    orderOf(world).filter((each) => each !== player),
  );
}

function start(world: World, body: Body, at: number): void {
  const { id } = body;
  const seats = seatsOf(body);
  const { stake } = world.settings;
  for (const player of seats) {
    admit(world, player, today(world, at));
    give(world, player, -stake);
  }
  world.games.set(id, { id, players: seats, stake, startedAt: at, state: 'running' });
}

/** What a player reports waits where scores are confirmed; else they count at once. */
function finish(world: World, game: Game, { line, at, body }: Pick<Entry, 'line' | 'at' | 'body'>): void {
  const { scores, reported, playedAt } = body;
  const day = today(world, at);
  const playedOn = playedAt ? today(world, Date.parse(playedAt)) : day;
  game.told = { line, scores, at, playedOn, lastDay: day + world.settings.confirm, disputed: false };
  game.state = 'waiting';
  gather(world, game, day);
  if (reported === undefined || world.settings.confirm === 0) count(world, game, day);
}

function count(world: World, game: Game, day: Day): void {
  game.state = 'ended';
  gather(world, game, day);
  share(world, game, game.told?.scores ?? []);
}

/** Disputed it waits for the club; else it was taken back, and the game goes on. */
function reject(game: Game, { disputed }: Body): void {
  if (disputed !== undefined && game.told) {
    game.told.disputed = true;
    return;
  }
  game.state = 'running';
  delete game.told;
}

function configure(world: World, { end, settings }: Body): void {
  if (end !== undefined) world.end = end === null ? undefined : dayOf(end);
  world.settings = settingsWith(world.settings, settings);
}

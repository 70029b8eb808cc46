import { dayOf, startOf } from '../calendar.ts';
import type { Body, Entry, Header } from '../lines.ts';
import { neededFor } from '../match-scores.ts';
import { tellPairs } from '../of-pairs.ts';
import { listedFirst, seeded } from '../placing.ts';
import type { Kept } from '../season.ts';
import { endRound } from './round.ts';
import { type Match, settingsWith, takeOff, World } from './world.ts';

/** The ladder that a header and the entries accepted make by an instant. */
export function fold(header: Header, kept: readonly Kept[], by: number): World {
  const world = new World(header, kept);
  for (const entry of kept) {
    settle(world, entry.at);
    if (!entry.voided) apply(world, entry);
    else if (entry.verb === 'match') world.challenges.set(entry.body.id, { ...matchOf(world, entry), state: 'void' });
    world.now = entry.at;
  }
  settle(world, by);
  return world;
}

function settle(world: World, by: number): void {
  for (;;) {
    const ends = world.roundEnds();
    const waiting = [...world.challenges.values()]
      .filter(({ state, disputed }) => state === 'waiting' && !disputed)
      .toSorted((one, other) => one.counts - other.counts || one.line - other.line)[0];
    const counts = waiting && Math.min(waiting.counts, ends ?? waiting.counts);
    if (waiting && counts !== undefined && counts <= by && counts <= (ends ?? counts)) {
      count(world, waiting);
      world.settled.push({ period: `confirmed-${waiting.id}`, removed: [] });
    } else if (ends !== undefined && ends <= by) {
      endRound(world);
    } else {
      return;
    }
  }
}

function apply(world: World, entry: Entry): void {
  const { verb, body, at } = entry;
  const day = world.day(at);
  const challenge = world.challenges.get(body.challenge);
  const isThere = world.order.includes(body.player);
  if (verb === 'seed') seed(world, body, day);
  else if (verb === 'join') join(world, body.player, day);
  else if (verb === 'leave') leave(world, body.player);
  else if (verb === 'match') play(world, entry);
  else if (verb === 'approve' && challenge?.state === 'waiting') count(world, challenge);
  else if (verb === 'reject' && challenge?.state === 'waiting') reject(challenge, body);
  else if (verb === 'away') goAway(world, body);
  else if (verb === 'back') comeBack(world, body.player, day);
  else if (verb === 'configure') configure(world, body);
  if (world.pairs) tellPairs(world.pairs, verb, body, { isKnown: world.known.has(body.player), isThere });
}

function seed(world: World, body: Body, day: number): void {
  const listed = seeded(body);
  for (const { id } of listed) {
    world.known.add(id);
    if (!world.order.includes(id)) world.admitted.set(id, day);
  }
  world.order = listedFirst(listed, world.order);
  world.fixed = undefined;
}

/** B2: in the last box if it has room and nobody waits. */
function join(world: World, player: string, day: number): void {
  if (world.order.includes(player)) return;
  const waits = world.order.some((each) => world.boxOf(each) < 0);
  const last = world.fixed?.boxes.at(-1);
  const size = world.fixed?.size ?? 0;
  if (last && !waits && last.length <= size) last.push(player);
  world.order.push(player);
  world.known.add(player);
  world.admitted.set(player, day);
}

function leave(world: World, player: string): void {
  for (const match of world.challenges.values())
    if (match.state === 'waiting' && [match.challenger, match.challenged].includes(player)) match.state = 'left';
  takeOff(world, player);
}

function matchOf(world: World, { line, at, body }: Entry): Match {
  const score = body.score ?? [0, 0];
  const { confirm } = world.settings;
  return {
    id: body.id,
    challenger: body.challenger,
    challenged: body.challenged,
    line,
    score,
    isWalkover: Boolean(body.walkover || body.noShow),
    isFinished:
      Boolean(body.walkover || body.noShow || body.retired) || Math.max(...score) >= neededFor(world.settings.game),
    counts: startOf(world.day(at) + confirm + 1, world.zone),
    state: 'waiting',
    disputed: false,
  };
}

function play(world: World, entry: Entry): void {
  const { body, at } = entry;
  for (const player of [body.challenger, body.challenged]) join(world, player, world.day(at));
  const match = matchOf(world, entry);
  match.counts = Math.min(match.counts, world.roundEnds() ?? match.counts);
  world.fixed = world.round();
  world.challenges.set(body.id, match);
  if (body.reported === undefined || world.settings.confirm === 0) count(world, match);
}

function count(world: World, match: Match): void {
  const { challenger, challenged, score, isWalkover, isFinished } = match;
  match.state = 'result';
  world.fixed = world.round();
  world.fixed.played = true;
  const [mine, theirs] = score;
  for (const [one, other, won, lost] of [
    [challenger, challenged, mine, theirs],
    [challenged, challenger, theirs, mine],
  ] as const) {
    const sides = world.sides.get(one) ?? new Map();
    world.sides.set(one, sides.set(other, { won, lost, isWalkover, isFinished }));
  }
}

function reject(match: Match, { disputed }: Body): void {
  if (disputed === undefined) match.state = 'rejected';
  else match.disputed = true;
}

function goAway(world: World, { player, from, to }: Body): void {
  if (!world.known.has(player)) return;
  const days = world.away.get(player) ?? new Set();
  for (let day = dayOf(from); day <= dayOf(to); day++) days.add(day);
  world.away.set(player, days);
}

const comeBack = (world: World, player: string, today: number): void => {
  for (const day of [...(world.away.get(player) ?? [])]) if (day >= today) world.away.get(player)?.delete(day);
};

function configure(world: World, { end, settings }: Body): void {
  if (end !== undefined) world.end = end === null ? undefined : dayOf(end);
  if (settings) world.settings = settingsWith(world.settings, settings);
  world.everSet.push(world.settings);
}

import { behind, share } from '../of-pairs.ts';
import { pointsOf, type Side, takeOff, type World } from './world.ts';

interface Player {
  readonly id: string;
  readonly rung: number;
  readonly isAway: boolean;
  readonly tooFew: boolean;
}

/** B7: what becomes of everybody at the last midnight of a round. */
export function endRound(world: World): void {
  const round = world.round();
  const last = world.lastDay() ?? round.until;
  for (const match of world.challenges.values()) if (match.state === 'waiting') match.state = 'closed';
  if (round.played) move(world, last);
  world.sides = new Map();
  world.lastRound = last;
  world.fixed = undefined;
  if (world.order.length > 0) world.fixed = world.newRound();
}

function move(world: World, last: number): void {
  const { since, boxes } = world.round();
  const before = world.order;
  const removed: string[] = [];
  const all = boxes.map((box) => box.map((id) => playerOf(world, box, id, since, last)));
  for (const player of all.flat()) {
    const { id, isAway, tooFew } = player;
    const isNew = (world.admitted.get(id) ?? since) > since;
    if (isAway || (tooFew && isNew)) continue;
    world.short.set(id, tooFew ? (world.short.get(id) ?? 0) + 1 : 0);
    const { removeAfter } = world.settings;
    if (tooFew && removeAfter > 0 && (world.short.get(id) ?? 0) >= removeAfter) removed.push(id);
  }
  const stay = all.map((box) => box.filter(({ id }) => !removed.includes(id)));
  const ends = stay.map((box) => inOrder(world, box));
  const after = ends.map((box) => box.map(({ id }) => id));
  const fallen: string[] = [];
  for (let box = 1; box < ends.length; box++) {
    const [above = [], below = []] = [ends[box - 1], ends[box]];
    const count = Math.min(places(world, above), places(world, below), best(below));
    for (let place = 0; place < count; place++) {
      const [riser, faller] = [below[place]?.id ?? '', above[above.length - count + place]?.id ?? ''];
      (after[box - 1] ?? [])[above.length - count + place] = riser;
      (after[box] ?? [])[place] = faller;
      fallen.push(faller);
    }
  }
  const waiting = before.filter((id) => !boxes.some((box) => box.includes(id)));
  for (const id of removed) takeOff(world, id);
  world.order = [...after.flat(), ...waiting];
  world.settled.push({
    period: `round-${world.date(last)}`,
    dropped: before.filter((id) => fallen.includes(id)),
    removed: before.filter((id) => removed.includes(id)),
  });
}

function playerOf(world: World, box: readonly string[], id: string, since: number, last: number): Player {
  let days = 0;
  for (let day = since; day <= last; day++) if (world.isAway(id, day)) days++;
  const isAway = days > (last - since + 1) / 2;
  const played = sidesOf(world, id).filter((side) => !(side.isWalkover && side.lost > side.won)).length;
  return { id, rung: world.order.indexOf(id), isAway, tooFew: !isAway && played < wanted(world, box, id) };
}

/** P5: of pairs nobody has to have played those with whom they share a person, if they have not. */
function wanted(world: World, box: readonly string[], id: string): number {
  const { pairs, settings } = world;
  const { least } = settings;
  const others = box.filter((each) => each !== id);
  const open = others.filter((other) => world.side(id, other) || !share(behind(pairs, id), behind(pairs, other)));
  return open.length < others.length ? Math.min(least, open.length) : least;
}

const sidesOf = (world: World, id: string): readonly Side[] => [...(world.sides.get(id)?.values() ?? [])];

/** B6–B8: those who played too little last, those who were away in the middle. */
function inOrder(world: World, box: readonly Player[]): readonly Player[] {
  const there = box.filter(({ isAway }) => !isAway).toSorted((one, other) => before(world, box, one, other));
  const ranked = [...there.filter(({ tooFew }) => !tooFew), ...there.filter(({ tooFew }) => tooFew)];
  const middle = Math.floor((ranked.length + 1) / 2);
  return [...ranked.slice(0, middle), ...box.filter(({ isAway }) => isAway), ...ranked.slice(middle)];
}

function before(world: World, box: readonly Player[], one: Player, other: Player): number {
  const [mine, theirs] = [total(world, one.id), total(world, other.id)];
  if (mine !== theirs) return theirs - mine;
  const level = box.filter((each) => !each.isAway && total(world, each.id) === mine).map(({ id }) => id);
  const between = among(world, other.id, level) - among(world, one.id, level);
  if (between !== 0) return between;
  const won = wins(world, other.id) - wins(world, one.id);
  if (won !== 0) return won;
  const games = difference(world, other.id) - difference(world, one.id);
  return games === 0 ? one.rung - other.rung : games;
}

const total = (world: World, id: string): number =>
  sidesOf(world, id).reduce((sum, side) => sum + pointsOf(world, side), 0);

/** The result between two; among more, their points from each other. */
function among(world: World, id: string, level: readonly string[]): number {
  const sides = level.flatMap((other) => world.side(id, other) ?? []);
  if (level.length > 2) return sides.reduce((sum, side) => sum + pointsOf(world, side), 0);
  return sides.some((side) => side.isFinished && side.won > side.lost) ? 1 : 0;
}

const wins = (world: World, id: string): number =>
  sidesOf(world, id).filter(({ isFinished, won, lost }) => isFinished && won > lost).length;

const difference = (world: World, id: string): number =>
  sidesOf(world, id).reduce((sum, { won, lost }) => sum + won - lost, 0);

/** How many change places at either end of a box. */
function places(world: World, box: readonly Player[]): number {
  const { up } = world.settings;
  const there = box.filter(({ isAway }) => !isAway).length;
  if (there < 2) return 0;
  return there < 2 * up ? 1 : up;
}

const best = (box: readonly Player[]): number => box.filter(({ isAway, tooFew }) => !isAway && !tooFew).length;

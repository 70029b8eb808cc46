import type { Day } from '../calendar.ts';
import { rungOf } from '../placing.ts';
import { type Band, has, isAway, type World } from './world.ts';

/** H3: whether a player reaches another one on a day without a free challenge. */
export function isNear(world: World, challenger: string, challenged: string, day: Day): boolean {
  const mine = rungOf(world, challenger);
  const theirs = rungOf(world, challenged);
  if (mine === 0 || theirs === 0 || mine === theirs) return false;
  const { shape, reachDown } = world.settings;
  if (theirs > mine) return isCounted(world, [mine, theirs], reachDown, day);
  const { up = 0, to } = reachAt(world, mine);
  if (shape === 'ladder')
    return to === undefined ? up === 100 || isCounted(world, [mine, theirs], up, day) : theirs >= to;
  return shape === 'pyramid' ? rowOf(mine).row - rowOf(theirs).row <= 1 : isRight(mine, theirs);
}

/** H3: in a `pyramid-right` to the left, or in the row above from the same place on; rung 3 also rung 1. */
function isRight(mine: number, theirs: number): boolean {
  const one = rowOf(mine);
  const other = rowOf(theirs);
  if (mine === 3 && theirs === 1) return true;
  return one.row === other.row || (one.row - other.row === 1 && other.place >= one.place);
}

function reachAt({ settings: { reach } }: World, rung: number): Pick<Band, 'up' | 'to'> {
  if (typeof reach === 'number') return { up: reach };
  return reach.filter(({ from }) => from <= rung).at(-1) ?? {};
}

/** H3: those passed over are no rungs on the way to others; for themselves they stand where they stand. */
function isCounted(world: World, [mine, theirs]: readonly [number, number], most: number, day: Day): boolean {
  const apart = Math.abs(mine - theirs);
  const isOver = (rung: number) => isPassedOver(world, world.order[rung - 1] ?? '', day);
  if (isOver(theirs) || most === 0) return apart <= most;
  const between = Array.from({ length: apart - 1 }, (_, index) => Math.min(mine, theirs) + 1 + index);
  return between.filter((rung) => !isOver(rung)).length < most;
}

function isPassedOver(world: World, player: string, day: Day): boolean {
  const { passes } = world.settings;
  if (passes === 'nobody') return false;
  const isBusy = [...world.challenges.values()].some((each) => each.state === 'open' && has(each, player));
  return isAway(world, player, day) || (passes === 'busy' && isBusy);
}

function rowOf(rung: number): { readonly row: number; readonly place: number } {
  let row = 1;
  let last = 1;
  while (last < rung) {
    row++;
    last += row;
  }
  return { row, place: rung - (last - row) };
}

/** H3: whether a free challenge of a player goes to another one. */
export function hasFree(world: World, challenger: string, challenged: string): boolean {
  const { freeFrom } = world.settings;
  const mine = rungOf(world, challenger);
  const theirs = rungOf(world, challenged);
  if (mine === 0 || theirs === 0 || theirs >= mine || theirs < freeFrom) return false;
  return hasFreeLeft(world, challenger);
}

/** H3: one that is not used up, and not over with the first result that counts. */
export function hasFreeLeft(world: World, challenger: string): boolean {
  const { shape, reach, freeChallenges, freeFor, freeUntil } = world.settings;
  if (shape === 'ladder' && reach === 100) return false;
  if (freeUntil === 'result' && world.haveResult.has(challenger)) return false;
  if (freeFor === 'newcomers' && !world.newcomers.has(challenger)) return false;
  return (world.freeUsed.get(challenger)?.size ?? 0) < freeChallenges;
}

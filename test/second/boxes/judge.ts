import { dayOf } from '../calendar.ts';
import { has } from '../challenge.ts';
import type { Body, Entry } from '../lines.ts';
import { isBrokenOff, isPlayed, isWon, neededFor } from '../match-scores.ts';
import { againstPairs } from '../of-pairs.ts';
import { againstSeed, hasBegun, mayEndWithout, notThere, toVoid } from '../reasons.ts';
import { type Before as BeforeIn, correctedBody, type Kept } from '../season.ts';
import { type Settings, settingsWith, type World } from './world.ts';

type Before = BeforeIn<World>;

const BEGINNINGS = ['seed', 'join', 'away'];

/** Every reason against an entry. */
export function* reasons(before: Before, entry: Entry): Iterable<string> {
  const { world } = before;
  const { verb, body, at } = entry;
  const today = world.day(at);
  if (BEGINNINGS.includes(verb) && world.isOver(today)) yield 'season-over';
  if (['leave', 'away', 'back'].includes(verb)) yield* notThere(world, body.player, world.order.includes(body.player));
  if (verb === 'seed') yield* againstSeed(before, body, ['match']);
  if (verb === 'join' && world.order.includes(body.player)) yield 'already-on-ladder';
  if (verb === 'rename' && !world.known.has(body.player) && !world.pairs?.ever.has(body.player)) yield 'unknown-player';
  if (world.pairs) {
    const inPlay = [...world.challenges.values()].filter(({ state }) => state === 'waiting');
    const two = verb === 'match' ? body : undefined;
    yield* againstPairs({ pairs: world.pairs, known: world.known, inPlay, two }, verb, body);
  }
  if (verb === 'leave' && waits(world, body.player)) yield 'awaiting-approval';
  if (verb === 'away') yield* againstAway(world, body, today);
  if (verb === 'back' && ![...(world.away.get(body.player) ?? [])].some((day) => day >= today)) yield 'not-away';
  if (verb === 'match') yield* againstMatch(before, entry);
  if (verb === 'approve' || verb === 'reject') yield* againstAnswer(before, body);
  if (verb === 'configure') yield* againstConfiguring(world, entry);
  if (verb === 'correct') yield* againstCorrecting(before, body);
  if (verb === 'void') yield* againstVoiding(before, entry);
}

const waits = ({ challenges }: World, player: string): boolean =>
  [...challenges.values()].some((each) => each.state === 'waiting' && has(each, player));

function* againstAway(world: World, { player, from, to }: Body, today: number): Iterable<string> {
  let [count, isFree] = [0, dayOf(from) >= today && !world.isOver(dayOf(to))];
  for (let day = dayOf(from); day <= dayOf(to); day++) {
    count++;
    if (world.isAway(player, day)) isFree = false;
  }
  if (!isFree) yield 'bad-days';
  if (count > Math.max(0, world.settings.holidayDays - (world.away.get(player)?.size ?? 0))) yield 'no-days-left';
}

/** B3, B4. */
function* againstMatch({ world, kept }: Before, { body, at }: Entry): Iterable<string> {
  const { id, challenger, challenged, reported, playedAt } = body;
  const playedOn = world.day(playedAt === undefined ? at : Date.parse(playedAt));
  if (world.isOver(playedOn)) yield 'season-over';
  for (const player of [challenger, challenged]) yield* notThere(world, player, world.order.includes(player));
  if (challenger === challenged) yield 'self-challenge';
  else {
    const open = [...world.challenges.values()].filter(({ state }) => state === 'waiting');
    if (open.some((each) => has(each, challenger) && has(each, challenged))) yield 'already-open';
    const areThere = world.order.includes(challenger) && world.order.includes(challenged);
    const [one, other] = [world.boxOf(challenger), world.boxOf(challenged)];
    if (areThere && (one < 0 || one !== other)) yield 'other-box';
    if (world.side(challenger, challenged)) yield 'already-played';
  }
  const last = world.lastDay();
  if (last === undefined || playedOn < world.round().since || playedOn > last) yield 'outside-round';
  if (reported !== undefined && !has(body, reported)) yield 'unknown-player';
  if (!isScore(body, world.settings)) yield 'bad-score';
  if (kept.some(({ verb, body: each }) => verb === 'match' && each.id === id)) yield 'duplicate-id';
  if (playedAt !== undefined && playedOn < world.start) yield 'odd-date';
}

function* againstAnswer({ world, kept }: Before, { challenge: id, disputed }: Body): Iterable<string> {
  const challenge = world.challenges.get(id);
  const isWaiting = challenge?.state === 'waiting';
  const told = kept.find(({ verb, body }) => verb === 'match' && body.id === id)?.body;
  if (world.settings.confirm === 0 && !isWaiting) yield 'not-this-system';
  if (!told) yield 'unknown-challenge';
  if (!isWaiting) yield 'not-awaiting-approval';
  if (told && disputed !== undefined && !has(told, disputed)) yield 'unknown-player';
}

function* againstConfiguring(world: World, { at, body }: Entry): Iterable<string> {
  if (body.settings && settingsWith(world.settings, body.settings).weeks === 1) yield 'invalid';
  const end = typeof body.end === 'string' ? dayOf(body.end) : undefined;
  if (body.end !== undefined && end !== world.end && world.isOver(world.day(at))) yield 'season-over';
}

const canChange = ({ challenges }: World, { body }: Kept): boolean =>
  ['waiting', 'result'].includes(challenges.get(body.id)?.state ?? '');

function* againstCorrecting({ world, kept }: Before, body: Body): Iterable<string> {
  const target = kept.find(({ line }) => line === body.line);
  if (target?.verb !== 'match' || target.voided || !canChange(world, target)) {
    yield 'not-correctable';
    return;
  }
  // It may have been played under settings that hold no longer.
  const { points: _, walkover: __, noShow: ___, retired: ____, ...scored } = target.body;
  const then = world.everSet.filter((settings) => isScore(scored, settings));
  const under = then.length > 0 ? then : [world.settings];
  if (!under.some((settings) => isScore(correctedBody(target.body, body), settings))) yield 'bad-score';
}

function* againstVoiding(before: Before, { at, body }: Entry): Iterable<string> {
  const { kept, world } = before;
  const target = toVoid(kept, body);
  if (!target) {
    yield 'not-correctable';
    return;
  }
  if (target.verb === 'match' && !canChange(world, target)) yield 'not-correctable';
  if (target.verb === 'seed' && hasBegun(kept, ['match'])) yield 'not-correctable';
  const today = world.day(at);
  if (!mayEndWithout(before, target, { end: world.end, today, isOver: world.isOver(today) })) yield 'not-correctable';
}

/** B4: a match, or what was played of it where that counts. */
function isScore({ score = [0, 0], points, walkover, noShow, retired }: Body, settings: Settings): boolean {
  const needed = neededFor(settings.game);
  const [mine, theirs] = score;
  const isWhole = Number.isInteger(mine) && Number.isInteger(theirs);
  const isFull = isWon(score, needed);
  const isPart = isWhole && settings.unfinished === 'yes' && Math.max(mine, theirs) < needed && mine + theirs > 0;
  if (walkover || noShow) return isFull && points === undefined;
  if (retired && !isFull) return false;
  if (!isFull && !isPart) return false;
  if (!points) return true;
  return retired ? isBrokenOff(points, score, needed) : isPlayed(points, score, needed);
}

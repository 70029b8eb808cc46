import { dayAt, dayOf, periodAround } from '../calendar.ts';
import type { Body, Entry } from '../lines.ts';
import { isBrokenOff, isPlayed, isWon, neededFor } from '../match-scores.ts';
import { againstPairs, type Pairs } from '../of-pairs.ts';
import { issuedAs } from '../pair-reasons.ts';
import { isThere } from '../placing.ts';
import { againstSeed, hasBegun, mayEndWithout, notThere, toVoid } from '../reasons.ts';
import { type Before as BeforeIn, correctedBody, type Kept } from '../season.ts';
import { lastDayToPlay } from './due.ts';
import { fold, idOf } from './fold.ts';
import { hasFree, isNear } from './near.ts';
import {
  areFit,
  type Challenge,
  has,
  isAway,
  isOver,
  type Settings,
  settingsWith,
  today,
  type World,
} from './world.ts';

type Before = BeforeIn<World>;

/** Every reason against an entry; a result finds the ladder on which its game was played (H15). */
export function* reasons({ header, kept, world }: Before, entry: Entry): Iterable<string> {
  const { verb, body, at } = entry;
  const isConfirmed = world.settings.confirm > 0 || world.challenges.get(body.challenge)?.state === 'waiting';
  if ((verb === 'approve' || verb === 'reject') && !isConfirmed) yield 'not-this-system';
  yield* against({ header, kept, world: verb === 'result' ? fold(header, kept, at, entry) : world }, entry);
}

function* against(before: Before, entry: Entry): Iterable<string> {
  const { world, kept } = before;
  const { verb, body, at } = entry;
  const challenge = world.challenges.get(body.challenge);
  const issued = issuedAs(kept, body.challenge);
  if (BEGINNINGS.includes(verb) && isOver(world, today(world, at))) yield 'season-over';
  if (ON_THE_LADDER.includes(verb)) yield* notThere(world, body.player, isThere(world, body.player));
  if (ANSWERS.includes(verb) && !issued) yield 'unknown-challenge';
  if (OF_OPEN_ONES.includes(verb) && challenge?.state !== 'open') yield 'closed-challenge';
  if (verb === 'seed') yield* againstSeed(before, body, BEGIN);
  if (verb === 'join' && isThere(world, body.player)) yield 'already-on-ladder';
  if (verb === 'rename' && !world.known.has(body.player) && !world.pairs?.ever.has(body.player)) yield 'unknown-player';
  if (world.pairs) yield* againstPairs(sceneOf(world, world.pairs, entry, challenge), verb, body);
  if (verb === 'leave' && waits(world, body.player)) yield 'awaiting-approval';
  if (verb === 'join' && (body.rung ?? 1) > world.order.length + 1) yield 'no-such-rung';
  if (verb === 'place' && (body.rung ?? 1) > world.order.length) yield 'no-such-rung';
  if (verb === 'place' && !entry.overridden) yield 'reason-required';
  if (verb === 'away' && !areFree(world, body, today(world, at))) yield 'bad-days';
  if (verb === 'back' && !isToBeAway(world, body.player, today(world, at))) yield 'not-away';
  const speaker = { result: body.reported, postpone: body.player, reject: body.disputed }[verb];
  if (issued && speaker !== undefined && !has(issued, speaker)) yield 'unknown-player';
  if (verb === 'away' && daysWith(world, body) > world.settings.holidayDays) yield 'no-days-left';
  if (verb === 'challenge') yield* againstChallenge(before, body, today(world, at));
  if (verb === 'decline' && challenge) yield* againstDecline(world, challenge);
  if (verb === 'withdraw' && challenge?.accepted) yield 'cannot-withdraw';
  if (verb === 'offer' && issued && !has(issued, body.player)) yield 'unknown-challenge';
  if (verb === 'offer' && challenge?.state === 'open' && challenge.offers.has(body.player)) yield 'already-offered';
  if (verb === 'postpone' && challenge) yield* againstPostponing(world, challenge);
  if (verb === 'result') yield* againstResult(world, entry, challenge);
  if (verb === 'match') yield* againstMatch(before, entry);
  if ((verb === 'approve' || verb === 'reject') && challenge?.state !== 'waiting') yield 'not-awaiting-approval';
  if (verb === 'configure') yield* againstConfiguring(world, entry);
  if (verb === 'correct') yield* againstCorrecting(before, body);
  if (verb === 'void') yield* againstVoiding(before, entry);
}

const sceneOf = (world: World, pairs: Pairs, { verb, body }: Entry, challenge: Challenge | undefined) => ({
  pairs,
  known: world.known,
  inPlay: [...world.challenges.values()].filter(({ state }) => state === 'open' || state === 'waiting'),
  two: verb === 'match' ? body : challenge,
});

const BEGINNINGS = ['seed', 'join', 'away', 'challenge', 'accept'];
const ON_THE_LADDER = ['leave', 'place', 'away', 'back'];
const ANSWERS = ['accept', 'decline', 'withdraw', 'postpone', 'offer', 'result', 'approve', 'reject'];
const OF_OPEN_ONES = ['accept', 'decline', 'withdraw', 'postpone', 'offer', 'result'];

/** H19: the days are to come, in the season, and not announced yet. */
function areFree(world: World, { player, from, to }: Body, today: number): boolean {
  if (dayOf(from) < today || isOver(world, dayOf(to))) return false;
  for (let day = dayOf(from); day <= dayOf(to); day++) if (isAway(world, player, day)) return false;
  return true;
}

const isToBeAway = ({ away }: World, player: string, today: number): boolean =>
  [...(away.get(player) ?? [])].some((day) => day >= today);

/** What a ladder has begun with. */
const BEGIN = ['challenge', 'match'];

const waits = ({ challenges }: World, player: string): boolean =>
  [...challenges.values()].some((each) => each.state === 'waiting' && has(each, player));

const daysWith = ({ away }: World, { player, from, to }: Body): number =>
  (away.get(player)?.size ?? 0) + dayOf(to) - dayOf(from) + 1;

/** Against a challenge made on a day, whether it is to be played or was (a match from a sheet). */
function* againstChallenge({ world, kept }: Before, body: Body, day: number): Iterable<string> {
  const { challenger, challenged, id } = body;
  const all = [...world.challenges.values()];
  const between = all.filter((each) => has(each, challenger) && has(each, challenged));
  for (const player of [challenger, challenged]) yield* notThere(world, player, isThere(world, player));
  if (challenger === challenged) yield 'self-challenge';
  else if (between.some(({ state }) => state === 'open' || state === 'waiting')) yield 'already-open';
  if (issuedAs(kept, id)) yield 'duplicate-id';
  if (!isNear(world, challenger, challenged, day) && !hasFree(world, challenger, challenged)) yield 'out-of-reach';
  if (areTooSoon(world, body, day)) yield 'rematch-too-soon';
  yield* againstDaysAfter(world, body, day);
  yield* againstMany(world, body, day);
  if (isAway(world, challenger, day) || isAway(world, challenged, day)) yield 'away';
  const open = all.filter(({ state }) => state === 'open');
  const { openMade, openReceived, openInAll, challengedWaits } = world.settings;
  const made = open.filter((each) => each.challenger === challenger).length;
  const received = open.filter((each) => each.challenged === challenged).length;
  const areFull = [challenger, challenged].some(
    (player) => open.filter((each) => has(each, player)).length >= openInAll,
  );
  const waits = challengedWaits === 'yes' && open.some((each) => each.challenged === challenger);
  if (made >= openMade || received >= openReceived || (openInAll > 0 && areFull) || waits) yield 'enough-open';
}

/** H5: the same two again. */
function areTooSoon(world: World, { challenger, challenged }: Body, day: number): boolean {
  const { rematchDays, rematchWeeks, rematchFor, rematchMost } = world.settings;
  const met = [...world.challenges.values()].filter(
    (each) => each.meets && has(each, challenger) && has(each, challenged) && challenger !== challenged,
  );
  const last = met.toSorted((one, other) => one.issued - other.issued).at(-1);
  if (!last) return false;
  if (rematchMost > 0 && met.length >= rematchMost) return true;
  if (rematchFor === 'other' && !hasOneMetAnother(world, challenger, challenged)) return true;
  const wait = rematchDays < 0 ? 7 * rematchWeeks : rematchDays;
  const ending = world.endings.findLast((each) => each.challenge === last.id);
  const hasLost = ending?.losers.includes(challenger) ?? false;
  if (rematchFor === 'loser') return hasLost && day < (ending?.day ?? 0) + wait;
  if (rematchFor === 'return' && hasLost && last.challenged === challenger) return false;
  return day < last.issued + wait;
}

/** H5, `other`: one of the two has had a result against a third player since they last met. */
function hasOneMetAnother({ endings }: World, one: string, other: string): boolean {
  const inOrder = endings.toSorted((a, b) => a.day - b.day || Number(b.isGame) - Number(a.isGame) || a.line - b.line);
  const isTheirs = (players: readonly string[]): boolean => players.includes(one) && players.includes(other);
  const since = inOrder.slice(inOrder.findLastIndex(({ players }) => isTheirs(players)) + 1);
  return since.some(({ players, isGame }) => isGame && (players.includes(one) || players.includes(other)));
}

/** H6: days after a game, told or reported. */
function* againstDaysAfter(world: World, { challenger, challenged }: Body, day: number): Iterable<string> {
  const { protectedDays, winnerDays, beatenDays } = world.settings;
  const waiting = [...world.challenges.values()].filter(({ state }) => state === 'waiting');
  const reported = (fits: (each: Challenge, mine: number, theirs: number) => boolean): readonly number[] =>
    waiting.flatMap((each) => (each.told && fits(each, ...each.told.score) ? [each.told.playedOn] : []));
  const isWithin = (games: readonly number[], days: number): boolean =>
    games.some((game) => game < day && day <= game + days);
  const defended = reported((each, mine, theirs) => each.challenged === challenged && each.fromBelow && theirs > mine);
  const won = reported((each, mine, theirs) => each.challenger === challenged && mine > theirs);
  const beaten = reported((each, mine, theirs) => each.challenger === challenger && theirs > mine);
  if (
    isWithin([...(world.defended.get(challenged) ?? []), ...defended], protectedDays) ||
    isWithin([...(world.won.get(challenged) ?? []), ...won], winnerDays)
  )
    yield 'protected';
  if (isWithin([...(world.beaten.get(challenger) ?? []), ...beaten], beatenDays)) yield 'must-wait';
}

/** H4: so many in one week or month. */
function* againstMany(world: World, { challenger, challenged }: Body, day: number): Iterable<string> {
  const { mostMade, mostReceived, mostPer } = world.settings;
  const { first, last } = periodAround(day, mostPer);
  const lately = [...world.challenges.values()].filter(
    ({ state, issued }) => first <= issued && issued <= last && state !== 'withdrawn' && state !== 'void',
  );
  const made = lately.filter((each) => each.challenger === challenger).length;
  const received = lately.filter((each) => each.challenged === challenged).length;
  if ((mostMade > 0 && made >= mostMade) || (mostReceived > 0 && received >= mostReceived)) yield 'enough-lately';
}

function* againstDecline({ declines }: World, { accepted, challenged, terms }: Challenge): Iterable<string> {
  const isFree = terms.strikes === 0 && (declines.get(challenged) ?? 0) < terms.freeDeclines;
  if (accepted || (!isFree && terms.declining === 'no')) yield 'cannot-decline';
}

function* againstPostponing(world: World, challenge: Challenge): Iterable<string> {
  const { putOff, terms } = challenge;
  if (putOff > 0 || terms.postponeDays === 0 || lastDayToPlay(world, challenge) === undefined) yield 'cannot-postpone';
}

function* againstResult(world: World, { at, body }: Entry, challenge: Challenge | undefined): Iterable<string> {
  const playedOn = dayAt(body.playedAt ? Date.parse(body.playedAt) : at, world.zone);
  if (isOver(world, playedOn)) yield 'season-over';
  if (!isScore(body, world.settings)) yield 'bad-score';
  if (body.playedAt && (playedOn < world.start || (challenge && playedOn < challenge.issued))) yield 'odd-date';
}

/** H3–H6: what does not keep other matches from counting where they always do. */
const WAIVED = ['out-of-reach', 'rematch-too-soon', 'enough-lately', 'protected', 'must-wait'];

/** A match from a sheet: what speaks against a challenge, and against a result, on the day on which it was played. */
function* againstMatch(before: Before, entry: Entry): Iterable<string> {
  const { body, at } = entry;
  const { world } = before;
  const day = dayAt(body.playedAt ? Date.parse(body.playedAt) : at, world.zone);
  for (const each of againstChallenge(before, body, day)) {
    if (each === 'enough-open' || each === 'away') continue;
    if (world.settings.otherMatches === 'always' && WAIVED.includes(each)) continue;
    yield each;
  }
  yield* againstResult(world, entry, undefined);
}

function* againstConfiguring(world: World, { at, body }: Entry): Iterable<string> {
  if (body.settings && !areFit(settingsWith(world.settings, body.settings))) yield 'invalid';
  const end = typeof body.end === 'string' ? dayOf(body.end) : undefined;
  if (body.end !== undefined && end !== world.end && isOver(world, today(world, at))) yield 'season-over';
}

function* againstCorrecting({ world, kept }: Before, body: Body): Iterable<string> {
  const target = kept.find(({ line }) => line === body.line);
  const isResult = target && (target.verb === 'result' || target.verb === 'match') && !target.voided;
  if (!isResult || !canChange(world, target)) yield 'not-correctable';
  const settings = (isResult && world.settingsAt.get(target.line)) || world.settings;
  if (isResult && !isScore(correctedBody(target.body, body), settings)) yield 'bad-score';
}

/** What was turned down, closed as a player left, or does nothing any more, can be neither corrected nor voided. */
const canChange = ({ games }: World, { line }: Kept): boolean =>
  ['counts', 'waits'].includes(games.get(line)?.fate ?? 'nothing');

function* againstVoiding(before: Before, { at, body }: Entry): Iterable<string> {
  const { kept, world } = before;
  const target = toVoid(kept, body);
  if (!target) {
    yield 'not-correctable';
    return;
  }
  const { verb } = target;
  if ((verb === 'result' || verb === 'match') && !canChange(world, target)) yield 'not-correctable';
  if (verb === 'seed' && hasBegun(kept, BEGIN)) yield 'not-correctable';
  const told = verb === 'challenge' ? world.challenges.get(idOf(target.body)) : undefined;
  if (told && (['result', 'waiting'].includes(told.state) || fateOf(world, told) === 'left')) yield 'has-result';
  const day = today(world, at);
  if (!mayEndWithout(before, target, { end: world.end, today: day, isOver: isOver(world, day) }))
    yield 'not-correctable';
}

const fateOf = ({ games }: World, { told }: Challenge): string | undefined => told && games.get(told.line)?.fate;

/** H7–H10: whether a score, with its points, is one that a match can end with. */
function isScore({ score, points, walkover, noShow, retired }: Body, settings: Settings): boolean {
  if (!score) return false;
  const needed = neededFor(settings.game);
  const isDraw = score[0] === 0.5 && score[1] === 0.5;
  if (isDraw && (walkover || noShow || retired || settings.draws === 'no' || settings.game !== 'one')) return false;
  if (!isDraw && !isWon(score, needed)) return false;
  if (!points) return true;
  if (walkover || noShow) return false;
  if (isDraw) return points.length === 1 && points.every(([mine, theirs]) => mine === theirs);
  return retired ? isBrokenOff(points, score, needed) : isPlayed(points, score, needed);
}

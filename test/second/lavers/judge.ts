import { addMonths, type Day, dayAt, dayOf, instantAt, timeAt } from '../calendar.ts';
import { endWithout } from '../configured.ts';
import type { Body, Entry } from '../lines.ts';
import { isThere } from '../placing.ts';
import { againstSeed, hasBegun, notThere, toVoid } from '../reasons.ts';
import type { Before, Kept } from '../season.ts';
import { cutOf, isDue, pairOf } from './final.ts';
import { haveMet, isBusy, isPresent, mayChallenge, turnOf } from './night.ts';
import { isOver, today, type World } from './world.ts';

/** Whether an entry cannot be, as those accepted stand. */
export function isInvalid({ header, kept }: Omit<Before<World>, 'world'>, { verb, body, at }: Entry): boolean {
  const zone = header.timezone;
  if (verb === 'configure') return body.end === null;
  if (verb === 'playoff') return !pairOf(body).includes(body.winner);
  if (verb === 'arrive') return !isArrival(body, at, zone);
  if (verb !== 'correct') return false;
  if ((body.score === undefined) === (body.arrivedAt === undefined)) return true;
  const target = kept.find(({ line }) => line === body.line);
  return target?.verb === 'arrive' && !isArrival(body, target.at, zone);
}

/** When somebody arrived lies on the date of the entry, and not after it. */
function isArrival({ arrivedAt }: Body, at: number, zone: string): boolean {
  if (arrivedAt === undefined) return true;
  const arrived = Date.parse(arrivedAt);
  return arrived <= at && dayAt(arrived, zone) === dayAt(at, zone);
}

/** Every reason against an entry, in any order. */
export function* reasons(before: Before<World>, entry: Entry): Iterable<string> {
  const { world } = before;
  const { verb, body, at } = entry;
  const { player } = body;
  const day = today(world, at);
  if (isTooLate(world, entry)) yield 'season-over';
  if (verb === 'seed') yield* againstSeed(before, body, BEGIN);
  if (verb === 'join' && isThere(world, player)) yield 'already-on-ladder';
  if (verb === 'rename' && !world.known.has(player)) yield 'unknown-player';
  if (verb === 'leave' || verb === 'depart' || verb === 'pass') yield* notThere(world, player, isThere(world, player));
  if (verb === 'arrive') yield* againstArriving(world, player, day);
  if ((verb === 'depart' || verb === 'pass') && !isPresent(world, player, day)) yield 'not-present';
  if ((verb === 'leave' || verb === 'depart' || verb === 'pass') && isBusy(world, player)) yield 'busy';
  if (verb === 'pass' && turnOf(world, day) !== player) yield 'not-your-turn';
  if (verb === 'challenge') yield* againstChallenge(before, entry);
  if (verb === 'match') yield* againstMatch(before, entry);
  if (verb === 'result' || verb === 'abandon') yield* againstEnding(before, entry);
  if (verb === 'close') yield* againstClosing(world, at);
  if (verb === 'playoff') yield* againstPlayOff(world, body, day);
  if (verb === 'configure') yield* againstConfiguring(before, entry);
  if (verb === 'correct') yield* againstCorrecting(before, body);
  if (verb === 'void') yield* againstVoiding(before, entry);
}

const BEGINNINGS = ['seed', 'join', 'arrive', 'pass', 'challenge'];
const UNTIL_CLOSED = ['leave', 'result', 'abandon', 'close', 'configure'];

/** Whether the season, normal play or the final is over for this. */
function isTooLate(world: World, { verb, body, at }: Entry): boolean {
  if (BEGINNINGS.includes(verb)) return isOver(world, today(world, at));
  if (verb === 'match') return isOver(world, playedOn(world, body, at));
  if (UNTIL_CLOSED.includes(verb)) return world.closed !== undefined;
  return (verb === 'playoff' || verb === 'depart') && world.champion !== undefined;
}

const playedOn = (world: World, { playedAt }: Body, at: number): Day =>
  today(world, playedAt ? Date.parse(playedAt) : at);

/** What a ladder has begun with. */
const BEGIN = ['challenge', 'match'];

/** Whom the cut of the final removed may come back on its date. */
function* againstArriving(world: World, player: string, day: Day): Iterable<string> {
  if (!world.cutOff.has(player) || day !== world.end) yield* notThere(world, player, isThere(world, player));
  if (isPresent(world, player, day)) yield 'already-present';
}

function* againstPair(
  { world, kept }: Before<World>,
  { id, challenger, challenged }: Body,
  night: Day,
): Iterable<string> {
  for (const player of [challenger, challenged]) yield* notThere(world, player, isThere(world, player));
  if (challenger === challenged) yield 'self-challenge';
  if (haveMet(world, challenger, challenged, night)) yield 'met-tonight';
  if (isTaken(kept, id)) yield 'duplicate-id';
}

/** Were it by a line that was voided. */
const isTaken = (kept: readonly Kept[], id: string): boolean =>
  kept.some(({ verb, body }) => BEGIN.includes(verb) && body.id === id);

function* againstChallenge(before: Before<World>, { body, at }: Entry): Iterable<string> {
  const { world } = before;
  const { challenger, challenged } = body;
  const day = today(world, at);
  yield* againstPair(before, body, day);
  for (const player of [challenger, challenged]) {
    if (!isPresent(world, player, day)) yield 'not-present';
    if (isBusy(world, player)) yield 'busy';
  }
  if (!areHours(world, at)) yield 'outside-hours';
  if (turnOf(world, day) !== challenger) yield 'not-your-turn';
  if (!mayChallenge(world, challenger, day).includes(challenged)) yield 'out-of-reach';
}

/** L9, L28. */
function areHours({ settings, zone, end }: World, at: number): boolean {
  const isFinal = dayAt(at, zone) === end;
  const time = timeAt(at, zone);
  const [from, to] = isFinal
    ? [settings.finalHoursFrom, settings.finalHoursTo]
    : [settings.hoursFrom, settings.hoursTo];
  return time >= `${from}:00` && time <= `${to}:00`;
}

function* againstMatch(before: Before<World>, { body, at }: Entry): Iterable<string> {
  const { world } = before;
  const day = playedOn(world, body, at);
  yield* againstPair(before, body, day);
  if (!fits(body.score)) yield 'bad-score';
  if (body.playedAt && day < world.start) yield 'odd-date';
}

/** Two games, each won, lost or drawn. */
const fits = ([mine, theirs]: readonly [number, number] = [0, 0]): boolean =>
  [0, 0.5, 1, 1.5, 2].includes(mine) && mine + theirs === 2;

function* againstEnding({ world, kept }: Before<World>, { verb, body, at }: Entry): Iterable<string> {
  const match = world.challenges.get(body.challenge);
  if (!match) yield isTaken(kept, body.challenge) ? 'closed-challenge' : 'unknown-challenge';
  else if (match.state !== 'running') yield 'closed-challenge';
  if (verb !== 'result') return;
  if (!fits(body.score)) yield 'bad-score';
  if (body.playedAt && playedOn(world, body, at) < Math.max(world.start, match?.night ?? 0)) yield 'odd-date';
}

function* againstClosing(world: World, at: number): Iterable<string> {
  const day = today(world, at);
  if (day < world.end) yield 'not-final-night';
  if (at <= cutOf(world)) yield 'too-early';
  if ([...world.challenges.values()].some(({ state }) => state === 'running')) yield 'match-in-progress';
  const last = instantAt(world.end, world.settings.finalHoursTo, world.zone);
  if (at <= last && turnOf(world, day) !== undefined) yield 'outside-hours';
}

function* againstPlayOff(world: World, body: Body, day: Day): Iterable<string> {
  for (const player of pairOf(body)) yield* notThere(world, player, isThere(world, player));
  if (day < world.end) yield 'not-final-night';
  if (!isDue(world, body)) yield 'not-the-playoff';
}

function* againstConfiguring({ world, kept }: Before<World>, { body, at }: Entry): Iterable<string> {
  if (typeof body.end !== 'string' || dayOf(body.end) === world.end) return;
  const day = today(world, at);
  if (isOver(world, day)) yield 'season-over';
  if (isFinalBegun(world, kept, day)) yield 'not-correctable';
  if (dayOf(body.end) < addMonths(day, 1)) yield 'short-notice';
}

/** On the day of the final, once somebody has come. */
const isFinalBegun = (world: World, kept: readonly Kept[], day: Day): boolean =>
  day === world.end && kept.some(({ verb, at, voided }) => verb === 'arrive' && !voided && today(world, at) === day);

function* againstCorrecting({ world, kept }: Before<World>, { line, score }: Body): Iterable<string> {
  const target = kept.find((each) => each.line === line && !each.voided);
  const isRight = score ? target !== undefined && isResult(world, line) : target?.verb === 'arrive';
  if (!isRight) yield 'not-correctable';
  if (isRight && score && !fits(score)) yield 'bad-score';
}

/** Whether a line tells of a result that counts. */
const isResult = ({ challenges }: World, line: number): boolean =>
  [...challenges.values()].some(({ told, state }) => told?.line === line && state === 'result');

function* againstVoiding(before: Before<World>, { at, body }: Entry): Iterable<string> {
  const { world, kept } = before;
  const target = toVoid(kept, body);
  if (!target) {
    yield 'not-correctable';
    return;
  }
  const { verb, line } = target;
  if ((verb === 'result' || verb === 'match') && !isResult(world, line)) yield 'not-correctable';
  if (verb === 'seed' && hasBegun(kept, BEGIN)) yield 'not-correctable';
  if (verb === 'challenge' && world.challenges.get(target.body.id)?.state === 'result') yield 'has-result';
  if (verb === 'configure' && !mayEnd(before, target, today(world, at))) yield 'not-correctable';
}

/** Whether the final may be, from a day on, when it would be without a line. */
function mayEnd({ header, kept, world }: Before<World>, { line, body }: Kept, day: Day): boolean {
  if (typeof body.end !== 'string') return true;
  const end = endWithout(header, kept, line) ?? world.end;
  return end === world.end || !(isOver(world, day) || isFinalBegun(world, kept, day) || end < day);
}

import { has, idOf } from './challenge.ts';
import type { Body, Entry } from './lines.ts';
import type { PairLadder } from './pairs.ts';
import { againstSeed, hasBegun, mayEndWithout, notThere, toVoid } from './reasons.ts';
import type { Before, Kept } from './season.ts';

type Ladder = PairLadder<unknown>;

const BEGINNINGS = ['seed', 'join', 'prefer', 'challenge', 'accept'];
const OF_OPEN_ONES = ['accept', 'decline', 'withdraw', 'result'];
const APPROVALS = ['approve', 'reject'];

/** The reasons against an entry that Crewe, Nairobi and Computer Go have in common, in any order. */
export function* commonReasons(before: Before<Ladder>, entry: Entry): Iterable<string> {
  const { world } = before;
  const { verb, body, at } = entry;
  if (BEGINNINGS.includes(verb) && world.isOver(world.dayAt(at))) yield 'season-over';
  if (verb === 'leave' || verb === 'prefer') yield* notThere(world, body.player, world.isThere(body.player));
  if (verb === 'seed') yield* againstSeed(before, body, BEGIN);
  if (verb === 'join' && world.isThere(body.player)) yield 'already-on-ladder';
  if (verb === 'rename' && !world.known.has(body.player)) yield 'unknown-player';
  if (verb === 'leave' && hasWaiting(world, body.player)) yield 'awaiting-approval';
  if (verb === 'challenge' || verb === 'match') yield* againstChallenge(before, body);
  if (verb === 'result' || verb === 'match') yield* againstResult(world, entry);
  if (OF_OPEN_ONES.includes(verb) || APPROVALS.includes(verb)) yield* againstAnswer(before, entry);
  if (verb === 'configure') yield* againstConfiguring(world, entry);
  if (verb === 'correct') yield* againstCorrecting(before, body);
  if (verb === 'void') yield* againstVoiding(before, entry);
}

/** What a ladder has begun with. */
const BEGIN = ['challenge', 'match'];

const hasWaiting = ({ challenges }: Ladder, player: string): boolean =>
  [...challenges.values()].some((each) => each.state === 'waiting' && has(each, player));

/** The system's own reasons say who may challenge whom, and when. */
function* againstChallenge({ world, kept }: Before<Ladder>, { id, challenger, challenged }: Body): Iterable<string> {
  for (const player of [challenger, challenged]) yield* notThere(world, player, world.isThere(player));
  if (challenger === challenged) yield 'self-challenge';
  else if (world.between(challenger, challenged).some(({ state }) => state === 'open' || state === 'waiting')) {
    yield 'already-open';
  }
  if (issuedAs(kept, id)) yield 'duplicate-id';
}

/** The challenge or match that has an id, voided or not. */
export const issuedAs = (kept: readonly Kept[], id: string): Body | undefined =>
  kept.find(({ verb, body }) => BEGIN.includes(verb) && body.id === id)?.body;

function* againstResult(world: Ladder, entry: Entry): Iterable<string> {
  const { verb, body } = entry;
  const playedOn = world.playedOn(entry);
  const challenge = world.challenges.get(body.challenge);
  if (world.isOver(playedOn)) yield 'season-over';
  if (!world.isScore(body)) yield 'bad-score';
  const isBefore = verb === 'result' && challenge !== undefined && playedOn < challenge.issued;
  if (body.playedAt !== undefined && (isBefore || playedOn < world.start)) yield 'odd-date';
}

/** The id of a challenge that was voided stays taken: it is closed. */
function* againstAnswer({ world, kept }: Before<Ladder>, { verb, body }: Entry): Iterable<string> {
  const challenge = world.challenges.get(body.challenge);
  if (!world.approves() && APPROVALS.includes(verb) && challenge?.state !== 'waiting') yield 'not-this-system';
  const issued = issuedAs(kept, body.challenge);
  if (!issued) yield 'unknown-challenge';
  const isWanted = challenge?.state === (APPROVALS.includes(verb) ? 'waiting' : 'open');
  if (!isWanted) yield APPROVALS.includes(verb) ? 'not-awaiting-approval' : 'closed-challenge';
  const told = verb === 'result' ? body.reported : body.disputed;
  if (told !== undefined && issued && !has(issued, told)) yield 'unknown-player';
}

function* againstConfiguring(world: Ladder, { at, body }: Entry): Iterable<string> {
  if (body.end !== undefined && world.isOver(world.dayAt(at)) && world.isAnotherEnd(body.end ?? undefined)) {
    yield 'season-over';
  }
}

function* againstCorrecting({ world, kept }: Before<Ladder>, { line, score }: Body): Iterable<string> {
  const target = kept.find((each) => each.line === line);
  const isResult = target && (target.verb === 'result' || target.verb === 'match') && !target.voided;
  if (!isResult || !canChange(world, target)) yield 'not-correctable';
  else if (!world.isScore({ ...target.body, ...(score && { score }) })) yield 'bad-score';
}

/** What was rejected, closed as a player left, or does nothing any more, can be neither corrected nor voided. */
const canChange = ({ fates }: Ladder, { line }: Kept): boolean => ['counts', 'waits'].includes(fates.get(line) ?? '');

function* againstVoiding(before: Before<Ladder>, { at, body }: Entry): Iterable<string> {
  const { kept, world } = before;
  const target = toVoid(kept, body);
  if (!target) {
    yield 'not-correctable';
    return;
  }
  const { verb } = target;
  if ((verb === 'result' || verb === 'match') && !canChange(world, target)) yield 'not-correctable';
  if (verb === 'seed' && hasBegun(kept, BEGIN)) yield 'not-correctable';
  if (verb === 'challenge' && hasResult(world, idOf(target.body))) yield 'has-result';
  const today = world.dayAt(at);
  if (!mayEndWithout(before, target, { end: world.end, today, isOver: world.isOver(today) })) yield 'not-correctable';
}

function hasResult({ challenges, fates }: Ladder, id: string): boolean {
  const challenge = challenges.get(id);
  if (!challenge) return false;
  return ['result', 'waiting'].includes(challenge.state) || fates.get(challenge.told?.line ?? 0) === 'left';
}

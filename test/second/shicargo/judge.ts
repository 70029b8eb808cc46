import { type Day, dayOf } from '../calendar.ts';
import { type Entry, type Fields, type Fits, isId, isInstant, isListOf, isObject, verbsOfAll } from '../lines.ts';
import { againstSeed, hasBegun, mayEndWithout, notThere, toVoid } from '../reasons.ts';
import type { Before, Kept } from '../season.ts';
import { FIGURES, type Game, isOver, today, type World } from './world.ts';

const isScored: Fits = (value) =>
  Array.isArray(value) && value.length === 2 && isId(value[0]) && typeof value[1] === 'number';
const areSeats: Fits = (value) =>
  isListOf(isId)(value) &&
  new Set(value as string[]).size >= 2 &&
  new Set(value as string[]).size === (value as string[]).length;
const areSettings: Fits = (value) => isObject(value) && Object.entries(value).every(isSetting);

function isSetting([name, value]: readonly [string, unknown]): boolean {
  const bounds = Object.entries(FIGURES).find(([each]) => each === name)?.[1];
  if (!bounds || value === null) return bounds !== undefined;
  return Number.isInteger(value) && Number(value) >= bounds[1] && Number(value) <= bounds[2];
}

export const verbs: Readonly<Record<string, Fields>> = {
  ...verbsOfAll({}, areSettings),
  start: { id: isId, players: areSeats },
  finish: { game: isId, scores: isListOf(isScored), 'playedAt?': isInstant, 'reported?': isId },
  abandon: { game: isId },
  approve: { game: isId },
  reject: { game: isId, 'disputed?': isId },
  correct: { line: Number.isInteger, scores: isListOf(isScored) },
};

/** Every reason against an entry, in any order. */
export function* reasons(before: Before<World>, entry: Entry): Iterable<string> {
  const { world } = before;
  const { verb, body, at } = entry;
  const day = today(world, at);
  const game = world.games.get(body.game);
  if (['seed', 'join', 'start'].includes(verb) && isOver(world, day)) yield 'season-over';
  if (verb === 'seed') yield* againstSeed(before, body, ['start']);
  if (verb === 'join' && world.players.has(body.player)) yield 'already-on-ladder';
  if (verb === 'rename' && !world.known.has(body.player)) yield 'unknown-player';
  if (verb === 'leave') yield* againstLeaving(world, body.player);
  if (verb === 'start' && isTaken(before.kept, body.id)) yield 'duplicate-id';
  if ((verb === 'finish' || verb === 'abandon') && game?.state !== 'running') yield 'unknown-game';
  if (verb === 'finish' && game?.state === 'running') yield* againstFinishing(world, game, entry);
  if (verb === 'approve' || verb === 'reject') yield* againstAnswering(before, game, entry);
  if (verb === 'configure' && body.end !== undefined && dayIn(body.end) !== world.end && isOver(world, day))
    yield 'season-over';
  if (verb === 'correct') yield* againstCorrecting(before, entry);
  if (verb === 'void') yield* againstVoiding(before, entry);
}

function* againstLeaving({ known, players, games }: World, player: string): Iterable<string> {
  yield* notThere({ known }, player, players.has(player));
  const theirs = [...games.values()].filter((game) => game.players.includes(player));
  if (theirs.some(({ state }) => state === 'running' || state === 'waiting')) yield 'busy';
}

function* againstFinishing(world: World, game: Game, { body }: Entry): Iterable<string> {
  const { scores, reported, playedAt } = body;
  if (!fits(game, scores)) yield 'bad-score';
  if (reported !== undefined && !game.players.includes(reported)) yield 'unknown-player';
  if (playedAt && today(world, Date.parse(playedAt)) < world.start) yield 'odd-date';
}

/** Everybody of the game once, each with a whole number. */
const fits = ({ players }: Game, scores: Entry['body']['scores']): boolean =>
  scores.length === players.length &&
  players.every((player) => scores.some(([scored, score]) => scored === player && Number.isInteger(score)));

const isTaken = (kept: readonly Kept[], id: string): boolean =>
  kept.some(({ verb, body }) => verb === 'start' && body.id === id);

/** Where nothing is confirmed, these verbs are not of this system, unless it still waits. */
function* againstAnswering(
  { world, kept }: Before<World>,
  game: Game | undefined,
  { body: { game: id, disputed } }: Entry,
): Iterable<string> {
  if (world.settings.confirm === 0 && game?.state !== 'waiting') yield 'not-this-system';
  // Also of a game whose start was voided: its id stays taken.
  if (!isTaken(kept, id)) yield 'unknown-game';
  else if (game?.state !== 'waiting') yield 'not-awaiting-approval';
  else if (disputed !== undefined && !game.players.includes(disputed)) yield 'unknown-player';
}

/** A result that counts or waits; of what was turned down or does nothing any more nothing is told. */
const gameTold = ({ games }: World, line: number): Game | undefined =>
  [...games.values()].find(({ told, state }) => told?.line === line && state !== 'gone');

function* againstCorrecting({ world, kept }: Before<World>, { body }: Entry): Iterable<string> {
  const game = gameTold(world, body.line);
  const isVoided = kept.some(({ line, voided }) => line === body.line && voided);
  if (!game || isVoided) yield 'not-correctable';
  else if (!fits(game, body.scores)) yield 'bad-score';
}

function* againstVoiding(before: Before<World>, { at, body }: Entry): Iterable<string> {
  const { world, kept } = before;
  const target = toVoid(kept, body);
  if (!target) {
    yield 'not-correctable';
    return;
  }
  const { verb, line } = target;
  if (verb === 'finish' && !gameTold(world, line)) yield 'not-correctable';
  if (verb === 'seed' && hasBegun(kept, ['start'])) yield 'not-correctable';
  const state = verb === 'start' ? world.games.get(target.body.id)?.state : undefined;
  if (state === 'ended' || state === 'waiting') yield 'has-result';
  const day = today(world, at);
  if (!mayEndWithout(before, target, { end: world.end, today: day, isOver: isOver(world, day) }))
    yield 'not-correctable';
}

const dayIn = (end: string | null): Day | undefined => (end === null ? undefined : dayOf(end));

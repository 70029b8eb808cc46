import { distanceBetween } from '../rules/challenge/remembered-distance.ts';
import { dayOf } from '../rules/common/standing.ts';
import { ENGINE } from '../rules/texts.ts';
import { systemOf } from '../systems/registry.ts';
import { picked } from '../vocabulary/alike.ts';
import type { Bodies, Command } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import { isSoft, type Refusal } from '../vocabulary/refusal.ts';
import type { ChallengeId, LineNumber, Verb } from '../vocabulary/vocabulary.ts';
import { notCorrectable } from './amend.ts';
import { type Decision, refused } from './decide.ts';
import type { Season } from './season.ts';

/** What is right in place of what was recorded: a match of two, or a game for points. Its id is new. */
export type Right = Command<'match' | 'finish'>;

export interface Replacement {
  /** The line that gave the wrong result. */
  readonly line: LineNumber;
  readonly right: Right;
  /** Whether who corrects it may approve games, so that one that counted goes on counting. */
  readonly approves: boolean;
}

/** The lines that put a result right, in the order in which they are recorded, and the ladder after them. */
export interface Replaced extends Decision {
  readonly before: readonly Entry[];
}

/** Voids a result and records the right one: everything or, if the rules refuse any part, nothing. Changes the season. */
export function replace(season: Season, replacement: Replacement): Replaced {
  const before = season.ladder;
  const entries: Entry[] = [];
  for (const step of stepsOf(season, replacement)) {
    const { entry, refusal = undefined } = 'code' in step ? { refusal: step } : season.decide(step);
    if (refusal) return { ...refused(before, replacement.right.at, refusal), before: [] };
    if (entry) entries.push(entry);
  }
  const entry = entries.pop();
  return { ...(entry && { entry }), ladder: season.ladder, before: entries };
}

type CorrectedCommand = Command<'result' | 'match' | 'finish'>;

/** Goes on only once the season has what came before: what is to be recorded depends on the ladder without the wrong result. */
function* stepsOf(season: Season, { line, right, approves }: Replacement): Generator<Command | Refusal> {
  const wrong = season.standing(line);
  if (!isResult(wrong) || (wrong.verb === 'finish') !== (right.verb === 'finish')) return yield notCorrectable();
  const asItIs = season.against({ at: right.at, verb: 'correct', body: { line, ...scoreOf(wrong) } });
  if (asItIs) return yield asItIs;
  const began = beginningOf(season.lines(), wrong);
  const counted = approves && season.ladder.past.ended.get(idOf(wrong))?.decided === line;
  yield voiding(right, line);
  if (began && neverWas(season.ladder, began, right)) yield voiding(right, began.line);
  if (right.verb === 'finish') return yield* gameForPoints(right, began);
  yield* matchOfTwo(season, right, began?.command ?? wrong);
  if (counted) yield* approval(season.ladder, right);
}

const isResult = (command: Command | undefined): command is CorrectedCommand =>
  command?.verb === 'result' || command?.verb === 'match' || command?.verb === 'finish';

const scoreOf = ({ body }: CorrectedCommand): Pick<Bodies['correct'], 'score' | 'scores'> =>
  'scores' in body ? { scores: body.scores } : { score: body.score };

function idOf({ verb, body }: CorrectedCommand): ChallengeId {
  if (verb === 'match') return body.id;
  return verb === 'finish' ? body.game : body.challenge;
}

const stampOf = (command: Pick<Command, 'at' | 'by' | 'override'>) => picked(command, ['at', 'by', 'override']);

const voiding = ({ override: _, ...right }: Right, line: LineNumber): Command<'void'> => ({
  ...stampOf(right),
  verb: 'void',
  body: { line },
});

type Beginning = Entry<'challenge' | 'start'>;

/** The line by which the match or game began, where that was another one. */
const beginningOf = (entries: readonly Entry[], wrong: CorrectedCommand): Beginning | undefined =>
  entries.find((entry): entry is Beginning => begins(entry, idOf(wrong)));

const begins = ({ command: { verb, body } }: Entry, id: ChallengeId): boolean =>
  (verb === 'challenge' || verb === 'start') && body.id === id;

/** The lines of a log that a replacement voids, the result first; empty if its line gave no result. */
export function voidedFor(
  of: Pick<Ladder, 'header'>,
  entries: readonly Entry[],
  { line, right }: Replacement,
): readonly Entry[] {
  const wrong = entries.find((entry) => entry.line === line);
  if (!wrong || !isResult(wrong.command)) return [];
  const began = beginningOf(entries, wrong.command);
  return began && neverWas(of, began, right) ? [wrong, began] : [wrong];
}

/**
 * Whether what began it was as wrong as its end: at a club night the two sat down at once, and would count as having met; and
 * nobody paid into a pot who was not at the table. Elsewhere a challenge says who had agreed to play, even if someone else
 * played in the end (§0 Voiding).
 */
function neverWas(of: Pick<Ladder, 'header'>, { command: { verb, body } }: Beginning, right: Right): boolean {
  if (verb === 'challenge') return systemOf(of).controls.hasNights;
  if (right.verb !== 'finish') return false;
  const seated = new Set(right.body.scores.map(([player]) => player));
  return seated.size !== body.players.length || body.players.some((player) => !seated.has(player));
}

function* gameForPoints(right: Command<'finish'>, began: Entry | undefined): Generator<Command> {
  const seated = right.body.scores.map(([player]) => player);
  const before = began?.command.verb === 'start' ? began.command.body.players : [];
  const inOrder = [...before.filter((player) => seated.includes(player)), ...seated];
  yield { ...stampOf(right), verb: 'start', body: { id: right.body.game, players: [...new Set(inOrder)] } };
  yield right;
}

function* matchOfTwo(season: Season, right: Command<'match'>, was: Command): Generator<Command> {
  const { ladder } = season;
  const { id, challenger, challenged, agreed: _, distance: __, ...game } = right.body;
  const ending = (challenge: ChallengeId): Command<'result'> => ({
    ...stampOf(right),
    verb: 'result',
    body: { challenge, ...game },
  });
  const open = openBetween(ladder, right);
  if (open) return yield ending(open.id);
  const challenge: Command<'challenge'> = {
    ...stampOf(right),
    verb: 'challenge',
    body: { id, challenger, challenged },
  };
  const { rules } = systemOf(ladder);
  const no = season.against(challenge);
  // At the night itself the pegs of the two go where the match would have moved them (L14).
  const asTonight = isOfTheNight(ladder, right, was) && (!no || isSoft(no.code));
  if (rules.match && !asTonight) return yield withDistance(season, right, was);
  const exception = rules.match && no && right.override === undefined ? { override: ENGINE.correction } : {};
  yield { ...challenge, ...exception };
  yield onItsDay(season, ending(id));
}

/** Where there are no matches from a sheet, the right challenge is only made now, though its game was on an earlier day. */
function onItsDay(season: Season, result: Command<'result'>): Command<'result'> {
  const { header } = season.ladder;
  const { playedAt = result.at } = result.body;
  const isBefore = result.override === undefined && season.against(result)?.code === 'odd-date';
  if (!isBefore || dayOf(season.ladder, playedAt) < header.season.start) return result;
  return { ...result, override: ENGINE.correction };
}

const openBetween = ({ challenges }: Ladder, { body }: Command<'match'>): Challenge | undefined =>
  [...challenges.values()].find(
    ({ challenger, challenged, awaiting }) =>
      challenger === body.challenger && challenged === body.challenged && !awaiting,
  );

const isOfTheNight = (ladder: Ladder, { at, body: { playedAt = at } }: Command<'match'>, was: Command): boolean =>
  was.verb === 'challenge' &&
  systemOf(ladder).controls.hasNights &&
  [was.at, playedAt].every((moment) => dayOf(ladder, moment) === dayOf(ladder, at));

/** A match is worth what it was when the wrong one began, where the distance of then decides (L20a). */
function withDistance(season: Season, right: Command<'match'>, was: Command): Command<'match'> {
  const knows = systemOf(season.ladder).rules.match?.fields.includes('distance');
  if (!knows || right.body.distance !== undefined) return right;
  const then = season.asOf(was.at);
  const distance = distanceBetween(then, right.body);
  const isKnown = [right.body.challenger, right.body.challenged].every((player) => then.order.has(player));
  return isKnown && distance !== 0 ? { ...right, body: { ...right.body, distance } } : right;
}

/** A game that had been approved is so again: it was the club that approved it, and the club that corrects it (N7). */
function* approval(ladder: Ladder, right: Command<'match'>): Generator<Command<'approve'>> {
  const { id } = openAwaiting(ladder, right) ?? {};
  if (id !== undefined && knowsVerb(ladder, 'approve'))
    yield { ...stampOf(right), verb: 'approve', body: { challenge: id } };
}

const openAwaiting = ({ challenges }: Ladder, { body }: Command<'match'>): Challenge | undefined =>
  [...challenges.values()].find(
    ({ challenger, challenged, awaiting }) =>
      awaiting && challenger === body.challenger && challenged === body.challenged,
  );

const knowsVerb = (ladder: Ladder, verb: Verb): boolean => verb in systemOf(ladder).rules;

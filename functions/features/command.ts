import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { notThisSystem } from '#shared/engine/decide.ts';
import { unknownFields } from '#shared/log/faults.ts';
import { remark } from '#shared/log/fields.ts';
import { commandOf, parseBody } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { BYTES } from '#shared/vocabulary/size-limits.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import { readClearance } from '../books/clearances.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { notYourRole } from '../http/access.ts';
import { readObject, shaped } from '../http/body.ts';
import type { Call, HttpAnswer } from '../http/call.ts';
import { ladderIn } from '../http/event.ts';
import {
  closedLadder,
  deletedLadder,
  isProblem,
  noSuchLadder,
  type Problem,
  problem,
  refused,
  tooManyRequests,
} from '../http/problem.ts';
import { makeId, type RequestTerms, readTerms } from '../http/request.ts';
import type { Submission } from '../ladders/submit.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { type Accepted, tell, tellRehearsed } from './entry-answer.ts';
import { keepName, keepNameOfVoided } from './keep-name.ts';
import { againstNames } from './names-at-the-door.ts';
import { againstReporting, asReported, notYours, onlyTheirOwn } from './own/only-their-own.ts';
import { withUnheard } from './own/unheard.ts';

type Teller<A extends HttpAnswer> = (accepted: Accepted) => A;

/** Records an entry of the season log: the verb is the route's, its object is the body. */
const recordingAs =
  <A extends HttpAnswer>(told: Teller<A>, then: (call: Call, accepted: Accepted) => Promise<void> = async () => {}) =>
  async (call: Call) => {
    const key = ladderIn(call.event);
    if (!key) return noSuchLadder;
    const terms = readTerms(call);
    if (isProblem(terms)) return terms;
    const asked = await readCommand(call, key, terms);
    if (isProblem(asked)) return asked;
    const options = await onlyTheirOwn(call, key, asked, terms);
    if (isProblem(options)) return options;
    const { store } = call.runtime;
    if (!terms.dryRun) {
      const submission = await store.submit(key, asked, options);
      if (submission.kind === 'accepted') await then(call, submission);
      return outcomeOf(submission, told, asked.verb);
    }
    // What was done under the same name before would not be done again: the first answer says what it was.
    const toldOfTrial = (accepted: Accepted) => (accepted.repeated ? told(accepted) : tellRehearsed(accepted));
    const { ifVersion: _, ...tried } = options;
    return outcomeOf(await store.rehearse(key, asked, tried), toldOfTrial, asked.verb);
  };

/** Records something about what is there already. */
export const recording = recordingAs((accepted) => tell(200, accepted));
/** Renames a player: the club’s own record of them follows, and so does what all other logs say of them. */
export const renaming = recordingAs((accepted) => tell(200, accepted), keepName);
/** Undoes a line: where it gave a player another name, they have the one before again. */
export const voiding = recordingAs((accepted) => tell(200, accepted), keepNameOfVoided);
/** Records something that was not there before: a challenge, match or game, or a player. */
export const creating = recordingAs((accepted) => tell(201, accepted));

/** Reads the body: the verb's object and, beside its fields, the reason for passing over a soft refusal. */
async function readCommand(call: Call, key: LadderKey, terms: RequestTerms): Promise<Command | Problem> {
  const { verb } = call.operation;
  if (!verb) throw new Error(`${call.event.routeKey} records nothing`);
  const given = readObject(call.event, verb === 'seed' ? BYTES.seed : undefined);
  if (isProblem(given)) return given;
  const { override, ...object } = given.value;
  const reason = override === undefined ? undefined : readReason(call, override);
  if (reason && isProblem(reason)) return reason;
  const header = await call.runtime.headers.of(key);
  if (!header) return (await readClearance(call.runtime.database, nameOf(key))) ? deletedLadder : noSuchLadder;
  const notTheirs = againstReporting(call, header, verb);
  if (notTheirs) return notTheirs;
  if (!hasVerb(header, verb)) return refused(notThisSystem({ header }, verb));
  const body = parseBody(verb, systemOf({ header }), withId(verb, object, terms));
  if (!body.ok) return refused(body.refusal);
  const noName = againstNames(body.value);
  if (noName) return noName;
  // Only the service knows who may not hear of a challenge.
  if ('unreached' in body.value) return problem('invalid', unknownFields(['unreached']));
  const stamp = { at: call.at, by: call.caller.by, ...reason };
  const command = await asReported(call, key, header, commandOf(stamp, verb, drawn(body.value)));
  return isProblem(command) ? command : withUnheard(call, key, header, command);
}

const reasonShape = z.strictObject({ override: remark });

/** Only the organiser and the scorer may override (§0 Overriding). */
export function readReason({ caller }: Call, override: unknown): { readonly override: string } | Problem {
  if (caller.role === 'player') return notYourRole(caller.role, ['organiser', 'scorer']);
  const reason = shaped(reasonShape, { override });
  return isProblem(reason) ? reason : reason.value;
}

/** Whether a ladder's system knows a verb; amending lines is common to all. */
const hasVerb = (header: Header, verb: Verb): boolean =>
  verb in systemOf({ header }).rules || verb === 'correct' || verb === 'void';

/** A challenge, match or game needs no id of the caller's. */
const withId = (verb: Verb, object: Readonly<Record<string, unknown>>, terms: RequestTerms) =>
  verb === 'challenge' || verb === 'match' || verb === 'start' ? { id: makeId(terms), ...object } : object;

/** Draws lots if asked to: the order drawn is recorded (§0 Seeding). */
export function drawn<V extends Verb>(body: Bodies[V]): Bodies[V] {
  if (!('order' in body) || body.order !== 'draw') return body;
  const players = [...body.players];
  for (let left = players.length; left > 1; left--) players.push(...players.splice(randomInt(left), 1));
  return { ...body, players };
}

const SEASON_TURNED = problem('season-turned', () => REQUESTS.seasonTurned);

export function outcomeOf<A extends HttpAnswer>(submission: Submission, told: Teller<A>, verb: Verb): A | Problem {
  switch (submission.kind) {
    case 'accepted':
      return told(submission);
    case 'refused':
      return { ...refused(submission.refusal), version: submission.ladder.line };
    case 'not-allowed':
      return notYours(verb);
    case 'outdated':
    case 'ladder-changed':
      return { ...problem('ladder-changed', REQUESTS.changed), version: submission.ladder.line };
    case 'season-turned':
      return { ...SEASON_TURNED, version: submission.ladder.line };
    case 'key-reused':
      return problem('key-reused', REQUESTS.keyReused);
    case 'too-large':
      return problem('too-large', submission.message);
    case 'busy':
      return tooManyRequests(REQUESTS.busy, submission.retryAfter);
    case 'closed':
      return closedLadder;
    case 'gone':
      return deletedLadder;
    case 'no-such-ladder':
      return noSuchLadder;
  }
}

import * as z from 'zod/mini';
import { type Replacement, type Right, voidedFor } from '#shared/engine/replacing.ts';
import { line } from '#shared/log/fields.ts';
import { commandOf, parseBody } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Stamp } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { LadderKey } from '../database/keys.ts';
import { readObject, shaped } from '../http/body.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { ladderIn } from '../http/event.ts';
import { isProblem, noSuchLadder, type Problem, refused } from '../http/problem.ts';
import { makeId, type RequestTerms, readTerms } from '../http/request.ts';
import { outcomeOf, readReason } from './command.ts';
import { tell, tellRehearsed } from './entry-answer.ts';
import { againstAmendingAll } from './who-may-undo.ts';

const asked = z.object({ line });

/** Puts right who played, when, or with which score: what was wrong is voided with it, or nothing happens. */
async function replaceResult(call: Call): EndpointAnswer<'replaceResult'> {
  const key = ladderIn(call.event);
  const header = key && (await call.runtime.headers.of(key));
  if (!key || !header) return noSuchLadder;
  const terms = readTerms(call);
  if (isProblem(terms)) return terms;
  const replacement = readReplacement(call, header, terms);
  if (isProblem(replacement)) return replacement;
  const no = await againstAmending(call, key, header, replacement);
  if (no) return no;
  const { right, ...instead } = replacement;
  const { dryRun, ifVersion, ...options } = terms;
  const { store } = call.runtime;
  const submission = dryRun
    ? await store.rehearse(key, right, { ...options, instead })
    : await store.submit(key, right, { ...options, ...(ifVersion !== undefined && { ifVersion }), instead });
  const rehearsed = dryRun && !(submission.kind === 'accepted' && submission.repeated);
  return outcomeOf(submission, (done) => (rehearsed ? tellRehearsed(done) : tell(200, done)), right.verb);
}

function readReplacement(call: Call, header: Header, terms: RequestTerms): Replacement | Problem {
  const given = readObject(call.event);
  if (isProblem(given)) return given;
  const { line: wrong, override, ...object } = given.value;
  const which = shaped(asked, { line: wrong });
  if (isProblem(which)) return which;
  const reason = override === undefined ? undefined : readReason(call, override);
  if (reason && isProblem(reason)) return reason;
  const stamp = { at: call.at, by: call.caller.by, ...reason };
  const right = readRight(stamp, header, { ...object, id: makeId(terms) });
  if (isProblem(right)) return right;
  return { ...which.value, right, approves: call.caller.role === 'organiser' };
}

/** What is right, under an id of ours. */
function readRight(stamp: Stamp, header: Header, { id, ...object }: { readonly id: string }): Right | Problem {
  const system = systemOf({ header });
  if (system.controls.play.kind === 'pots') {
    const finish = parseBody('finish', system, { ...object, game: id });
    return finish.ok ? commandOf(stamp, 'finish', finish.value) : refused(finish.refusal);
  }
  const match = parseBody('match', system, { ...object, id });
  return match.ok ? commandOf(stamp, 'match', match.value) : refused(match.refusal);
}

/** Scorers correct what they could undo: the result, and with it what began it, where that is voided too. */
async function againstAmending(
  call: Call,
  key: LadderKey,
  header: Header,
  replacement: Replacement,
): Promise<Problem | undefined> {
  if (call.caller.role !== 'scorer') return undefined;
  return againstAmendingAll(call, header, voidedFor({ header }, await call.runtime.store.log(key), replacement));
}

export const replacing = { replaceResult };

import type { Amending, Rules, Voiding, WholeLog } from '../rules/rule.ts';
import { systemOf } from '../systems/registry.ts';
import type { Bodies, Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { firstRefusal, type Passes, type Refusal, refusal } from '../vocabulary/refusal.ts';
import type { Instant, Verb } from '../vocabulary/vocabulary.ts';
import { ENGINE } from './words.ts';

/** A command that changes what an earlier line counts as. */
export type Amendment = Command<'correct' | 'void'>;

export const isAmendment = (command: Command): command is Amendment =>
  command.verb === 'correct' || command.verb === 'void';

/** A line that is to be amended: as it was recorded, and as it counts now, if it still counts. */
export interface Target {
  readonly recorded?: Command | undefined;
  readonly standing?: Command | undefined;
}

/** The first reason against amending a line; `passes`: what does not count against it. */
export function judgeAmendment(
  ladder: Ladder,
  command: Amendment,
  target: Target,
  log: WholeLog,
  passes?: Passes,
): Refusal | undefined {
  const over = systemOf(ladder).seasonOver(ladder, command);
  if (over && !passes?.(over)) return over;
  return firstRefusal(reasonsAgainst(ladder, command, target, log), false, passes);
}

function* reasonsAgainst(
  ladder: Ladder,
  command: Amendment,
  { recorded, standing }: Target,
  log: WholeLog,
): Generator<Refusal> {
  if (command.verb === 'correct') {
    yield* systemOf(ladder).score.against(ladder, command.body, recorded);
    if (!standing || !stands(ladder, standing, command.body)) yield notCorrectable();
  } else if (!standing || NEVER_VOIDED.includes(standing.verb)) yield notVoidable();
  else yield* againstVoiding(ladder, standing, { line: command.body.line, at: command.at }, log);
}

const NEVER_VOIDED: readonly Verb[] = ['settle', 'correct', 'void'];

const notCorrectable = (): Refusal => refusal('not-correctable', ENGINE.notCorrectable, '§0');
const notVoidable = (): Refusal => refusal('not-correctable', ENGINE.notVoidable, '§0');

/** A result is voided as long as it stands; anything else, unless something was built on it that is to be voided first. */
function* againstVoiding<V extends Verb>(
  ladder: Ladder,
  target: Command<V>,
  voiding: Voiding,
  log: WholeLog,
): Generator<Refusal> {
  const { line } = voiding;
  const rules: Rules = systemOf(ladder).rules;
  const rule = rules[target.verb];
  if (!rule || (rule.amending && !rule.amending.stands(ladder, target, line))) yield notCorrectable();
  yield* rule?.againstVoiding?.(ladder, target, log, voiding) ?? [];
}

/** Whether a line says what a correction is about, and that still counts. */
function stands<V extends Verb>(ladder: Ladder, target: Command<V>, correction: Bodies['correct']): boolean {
  const amending = amendingOf(ladder, target);
  const about = correction.arrivedAt === undefined ? 'result' : 'arrival';
  return amending?.corrects === about && amending.stands(ladder, target, correction.line);
}

function amendingOf<V extends Verb>(of: Pick<Ladder, 'header'>, { verb }: Command<V>): Amending<V> | undefined {
  const rules: Rules = systemOf(of).rules;
  return rules[verb]?.amending;
}

/** What a line counts as once it is corrected (§0 Correcting). */
export const corrected = (header: Header, target: Command, { body }: Command<'correct'>): Command =>
  correctedBy(header, target, body) ?? target;

const correctedBy = <V extends Verb>(header: Header, target: Command<V>, body: Bodies['correct']) =>
  amendingOf({ header }, target)?.corrected(target, body);

/**
 * The earliest moment at which a command, or its being voided, changes who has played: its date of play, or when the
 * match began that ends by it.
 */
export const attendedSince = (ladder: Ladder, command: Command): Instant | undefined =>
  attendedBy(systemOf(ladder).rules, ladder, command);

const attendedBy = <V extends Verb>(rules: Rules, ladder: Ladder, command: Command<V>): Instant | undefined =>
  rules[command.verb]?.attendedSince?.(ladder, command);

/** Whether lines of a command's kind record a result. */
export const recordsResult = <V extends Verb>(of: Pick<Ladder, 'header'>, command: Command<V>): boolean =>
  amendingOf(of, command)?.corrects === 'result';

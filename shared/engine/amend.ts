import type { Amending, Rules, Voiding, WholeLog } from '../rules/rule.ts';
import { ENGINE } from '../rules/texts.ts';
import { systemOf } from '../systems/registry.ts';
import type { Bodies, Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { firstRefusal, type Passes, type Refusal, refusal } from '../vocabulary/refusal.ts';
import type { Instant, LineNumber, Verb } from '../vocabulary/vocabulary.ts';

/** A command that changes what an earlier line counts as. */
export type Amendment = Command<'correct' | 'void'>;

export const isAmendment = (command: Command): command is Amendment =>
  command.verb === 'correct' || command.verb === 'void';

/** A line to be amended: as it was recorded; and if the log is at hand, as it counts now, unless it no longer counts. */
export interface Target {
  readonly recorded: Command | undefined;
  readonly now?: { readonly standing: Command | undefined; readonly log: WholeLog };
}

/** The first reason against amending a line; `passes`: what does not count against it. */
export const judgeAmendment = (
  ladder: Ladder,
  command: Amendment,
  target: Required<Target>,
  passes?: Passes,
): Refusal | undefined => judged(ladder, command, reasonsAgainst(ladder, command, target), passes);

/** The same without the ladder's past; undefined if only that can tell. */
export const judgeAhead = (ladder: Ladder, command: Amendment, target: Target): Refusal | undefined =>
  judged(ladder, command, reasonsAhead(ladder, command, target));

function judged(ladder: Ladder, command: Amendment, reasons: Iterable<Refusal>, passes?: Passes): Refusal | undefined {
  const over = systemOf(ladder).seasonOver(ladder, command);
  if (over && !passes?.(over)) return over;
  return firstRefusal(reasons, false, passes);
}

function* reasonsAgainst(ladder: Ladder, command: Amendment, target: Required<Target>): Generator<Refusal> {
  yield* reasonsAhead(ladder, command, target);
  const { standing } = target.now;
  if (standing && !stands(ladder, standing, command.body.line)) yield notCorrectable();
}

/** Reasons that need no past. No reason that does is more urgent, so the first of these is the one reported. */
function* reasonsAhead(ladder: Ladder, command: Amendment, { recorded, now }: Target): Generator<Refusal> {
  const target = now ? now.standing : recorded;
  if (command.verb === 'correct') {
    yield* systemOf(ladder).score.against(ladder, command.body, recorded);
    if (!target || !isAbout(ladder, target, command.body)) yield notCorrectable();
  } else if (!target || NEVER_VOIDED.includes(target.verb)) yield notVoidable();
  else yield* againstVoiding(ladder, target, { line: command.body.line, at: command.at }, now?.log);
}

const NEVER_VOIDED: readonly Verb[] = ['settle', 'correct', 'void'];

export const notCorrectable = (): Refusal => refusal('not-correctable', ENGINE.notCorrectable, '§0');
const notVoidable = (): Refusal => refusal('not-correctable', ENGINE.notVoidable, '§0');

/** Nothing is voided on which something was built that is to be voided first. */
function* againstVoiding<V extends Verb>(
  ladder: Ladder,
  target: Command<V>,
  voiding: Voiding,
  log: WholeLog | undefined,
): Generator<Refusal> {
  const rules: Rules = systemOf(ladder).rules;
  const rule = rules[target.verb];
  if (!rule) yield notCorrectable();
  if (log) yield* rule?.againstVoiding?.(ladder, target, log, voiding) ?? [];
}

/** Whether what a line is about still has its result from it, where it recorded one. */
const stands = <V extends Verb>(ladder: Ladder, target: Command<V>, line: LineNumber): boolean =>
  amendingOf(ladder, target)?.stands(ladder, target, line) ?? true;

/** Whether what falls due can still take away the result that a line recorded, as far as a ladder tells. */
export const awaits = <V extends Verb>(ladder: Ladder, target: Command<V>): boolean =>
  amendingOf(ladder, target)?.awaits?.(ladder, target) ?? false;

/** Whether a line says what a correction is about. */
const isAbout = (ladder: Ladder, target: Command, { arrivedAt }: Bodies['correct']): boolean =>
  amendingOf(ladder, target)?.corrects === (arrivedAt === undefined ? 'result' : 'arrival');

function amendingOf<V extends Verb>(of: Pick<Ladder, 'header'>, { verb }: Command<V>): Amending<V> | undefined {
  const rules: Rules = systemOf(of).rules;
  return rules[verb]?.amending;
}

/** What a line counts as once it is corrected (§0 Correcting). */
export const corrected = (header: Header, target: Command, { body }: Command<'correct'>): Command =>
  correctedBy(header, target, body) ?? target;

const correctedBy = <V extends Verb>(header: Header, target: Command<V>, body: Bodies['correct']) =>
  amendingOf({ header }, target)?.corrected(target, body);

/** When a command, or voiding it, first changes who has played: its date of play, or when the match it ends began. */
export const attendedSince = (ladder: Ladder, command: Command): Instant | undefined =>
  attendedBy(systemOf(ladder).rules, ladder, command);

const attendedBy = <V extends Verb>(rules: Rules, ladder: Ladder, command: Command<V>): Instant | undefined =>
  rules[command.verb]?.attendedSince?.(ladder, command);

export const recordsResult = <V extends Verb>(of: Pick<Ladder, 'header'>, command: Command<V>): boolean =>
  amendingOf(of, command)?.corrects === 'result';

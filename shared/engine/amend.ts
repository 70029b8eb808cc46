import type { Amending, Rules } from '../rules/rule.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { firstRefusal, type Refusal, refusal } from '../vocabulary/refusal.ts';
import type { Instant, LineNumber, Verb } from '../vocabulary/vocabulary.ts';

/** A command that changes what an earlier line counts as. */
export type Amendment = Command<'correct' | 'void'>;

export const isAmendment = (command: Command): command is Amendment =>
  command.verb === 'correct' || command.verb === 'void';

/** A line that is to be amended: as it was recorded, and as it counts now, if it still counts. */
export interface Target {
  readonly recorded?: Command | undefined;
  readonly standing?: Command | undefined;
}

/** The first reason against amending a line. */
export function judgeAmendment(ladder: Ladder, command: Amendment, target: Target): Refusal | undefined {
  const over = systemOf(ladder).seasonOver(ladder, command);
  return over ?? firstRefusal(reasonsAgainst(ladder, command, target), false);
}

function* reasonsAgainst(ladder: Ladder, command: Amendment, { recorded, standing }: Target): Generator<Refusal> {
  if (command.verb === 'correct') yield* systemOf(ladder).score.against(ladder, command.body, recorded);
  if (standing && stands(ladder, standing, command.body.line)) return;
  const message = `There is no result on line ${command.body.line} that could be changed, or it was voided.`;
  yield refusal('not-correctable', message, '§0');
}

const stands = <V extends Verb>(ladder: Ladder, target: Command<V>, line: LineNumber): boolean =>
  amendingOf(ladder, target)?.stands(ladder, target, line) ?? false;

function amendingOf<V extends Verb>(of: Pick<Ladder, 'header'>, { verb }: Command<V>): Amending<V> | undefined {
  const rules: Rules = systemOf(of).rules;
  return rules[verb]?.amending;
}

/** What a line counts as once it is amended (§0 Correcting, Voiding); as never entered, where nothing else is said. */
export const amended = (header: Header, target: Command, command: Amendment): Command =>
  command.verb === 'correct'
    ? (corrected(header, target, command) ?? target)
    : (voided(header, target) ?? { at: target.at, verb: 'settle', body: {} });

const corrected = <V extends Verb>(header: Header, target: Command<V>, { body }: Command<'correct'>) =>
  amendingOf({ header }, target)?.corrected(target, body);

const voided = <V extends Verb>(header: Header, target: Command<V>) => amendingOf({ header }, target)?.voided(target);

/**
 * The earliest moment at which a command, or its being voided, changes who has played: its date of play, or when the
 * match began that ends by it.
 */
export const attendedSince = (ladder: Ladder, command: Command): Instant | undefined =>
  attendedBy(systemOf(ladder).rules, ladder, command);

const attendedBy = <V extends Verb>(rules: Rules, ladder: Ladder, command: Command<V>): Instant | undefined =>
  rules[command.verb]?.attendedSince?.(ladder, command);

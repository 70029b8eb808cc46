import { asRemembered } from '../policies/attendance.ts';
import { settleDue } from '../policies/duties.ts';
import { dayOf, putAtBottom } from '../policies/standing.ts';
import { systemOf } from '../systems/registry.ts';
import type { Applied, Attendance, Rules } from '../systems/system.ts';
import type { Command } from './command.ts';
import type { Effects, Entry } from './entry.ts';
import type { Ladder } from './ladder.ts';
import { movesBetween } from './moves.ts';
import { type Instant, type LineNumber, lineNumber, type PlayerId, type Verb } from './vocabulary.ts';

export interface Step {
  readonly ladder: Ladder;
  readonly effects: Effects;
}

/** The ladder after an entry. Nothing is judged: what was accepted stays accepted (§0 Correcting). */
export const evolve = (ladder: Ladder, entry: Entry, attendance: Attendance = asRemembered): Ladder =>
  step(ladder, entry.command, attendance, entry.line).ladder;

/** What an accepted command does to a ladder: first what is due by then, then its own effect. */
export function step(
  ladder: Ladder,
  command: Command,
  attendance: Attendance = asRemembered,
  line: LineNumber = nextLine(ladder),
): Step {
  const { ladder: ready, settlements } = settleDue(ladder, command.at, attendance);
  const { ladder: after, clause } = applied(systemOf(ladder).rules, ready, command);
  const moves = movesBetween(ready.order, after.order);
  return {
    ladder: { ...after, line, at: command.at },
    effects: { settled: settlements, moves, ...(clause !== undefined && { clause }) },
  };
}

export const nextLine = (ladder: Ladder): LineNumber => lineNumber(ladder.line + 1);

function applied<V extends Verb>(rules: Rules, ladder: Ladder, command: Command<V>): Applied {
  const rule = rules[command.verb];
  if (!rule) return { ladder };
  return rule.apply(withThoseNeeded(ladder, rule.needs?.(ladder, command) ?? [], command.at), command);
}

/** In a replay an entry whose players were taken off the ladder first puts them at the bottom, the challenger first. */
function withThoseNeeded(ladder: Ladder, needed: readonly PlayerId[], at: Instant): Ladder {
  return needed
    .filter((player) => !ladder.order.has(player))
    .reduce((back, player) => putAtBottom(back, player, dayOf(ladder, at)), ladder);
}

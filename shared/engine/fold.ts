import { dayOf, nextLine } from '../rules/common/standing.ts';
import type { Attendance } from '../rules/duty.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import type { Applied, Applying, Rules } from '../rules/rule.ts';
import { systemOf } from '../systems/registry.ts';
import { picked } from '../vocabulary/alike.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Effects } from '../vocabulary/entry.ts';
import type { HandicapTerms, Ladder } from '../vocabulary/ladder.ts';
import { movesBetween } from '../vocabulary/moves.ts';
import type { Instant, PlayerId, Verb } from '../vocabulary/vocabulary.ts';
import { type SettledLadder, type SettlementStage, settleDue } from './settle.ts';

/** What is known of a line besides its command: what a challenge was issued at, and whether the line was voided. */
export interface AsItCounts {
  readonly terms?: HandicapTerms | undefined;
  readonly voided?: boolean;
}

/** A ladder one line further on, and what that line did to it. */
export interface Evolved {
  readonly ladder: Ladder;
  readonly effects: Effects;
  /** What was settled first, and the ladder with all of it settled, on which the line itself counts. */
  readonly stages: readonly SettlementStage[];
  readonly ready: Ladder;
}

/** Folds the next accepted command onto a ladder, settling first; nothing is judged again (§0 Correcting). */
export function evolve(
  ladder: Ladder,
  command: Command,
  attendance: Attendance = asRemembered,
  { terms: recorded, voided = false }: AsItCounts = {},
  settled: SettledLadder = settleDue(ladder, command.at, attendance),
): Evolved {
  const { ladder: ready, settlements, stages } = settled;
  const rule = ruleFor(systemOf(ladder).rules, command, voided);
  const outcome = rule ? applied(rule, ready, command, recorded) : { ladder: ready };
  const { ladder: after } = outcome;
  return {
    ladder: { ...after, line: nextLine(ladder), at: command.at },
    effects: {
      settled: settlements,
      moves: movesBetween(ready.order, after.order),
      ...picked(outcome, ['clause', 'terms', 'free', 'strikes']),
    },
    stages,
    ready,
  };
}

const ruleFor = <V extends Verb>(rules: Rules, { verb }: Command<V>, voided: boolean): Applying<V> | undefined =>
  voided ? rules[verb]?.voided : rules[verb];

function applied<V extends Verb>(
  rule: Applying<V>,
  ladder: Ladder,
  command: Command<V>,
  terms?: HandicapTerms,
): Applied {
  return rule.apply(withThoseNeeded(ladder, rule.needs?.(ladder, command) ?? [], command.at), command, terms);
}

/** In a replay an entry whose players were taken off the ladder first puts them back, the challenger first. */
function withThoseNeeded(ladder: Ladder, needed: readonly PlayerId[], at: Instant): Ladder {
  const { putBack } = systemOf(ladder);
  return needed
    .filter((player) => !ladder.order.has(player))
    .reduce((back, player) => putBack(back, player, dayOf(ladder, at)), ladder);
}

import { amended, isAmendment } from '../engine/amend.ts';
import { evolve } from '../engine/fold.ts';
import type { Step } from '../engine/season.ts';
import { settleNext } from '../engine/settle.ts';
import { Register } from '../rules/inactivity/attendance.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import { newLadder } from '../vocabulary/ladder.ts';

/**
 * A season step by step, as it stands now: points and gaps are not among the effects of a line, only the ladders
 * around it tell them.
 */
export function* retold(header: Header, lines: readonly Entry[]): Generator<Step> {
  const { commands, register } = asItStands(header, lines);
  let before = newLadder(header);
  for (const [index, entry] of lines.entries()) {
    const command = commands[index] ?? entry.command;
    for (let next = settleNext(before, command.at, register); next; next = settleNext(before, command.at, register)) {
      const { ladder: after, settlement } = next;
      if (settlement) yield { entry, settlement, before, after };
      before = after;
    }
    const { ladder: after } = evolve(before, command, register, entry.effects.terms);
    yield { entry, before, after };
    before = after;
  }
}

/** What each line counts as after all corrections, and who has played by that. */
function asItStands(header: Header, lines: readonly Entry[]) {
  const commands: Command[] = [];
  const register = new Register(header.timezone, systemOf({ header }).rules);
  for (const { line, command } of lines) {
    commands.push(command);
    register.note(line, command);
    if (!isAmendment(command)) continue;
    const index = command.body.line - 2;
    const target = commands[index];
    if (!target) continue;
    const standing = amended(header, target, command);
    commands[index] = standing;
    register.forget(command.body.line);
    register.note(command.body.line, standing);
  }
  return { commands, register };
}

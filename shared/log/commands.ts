import type { Command } from '../vocabulary/command.ts';
import { BEGINNING } from '../vocabulary/ladder.ts';
import type { LogLine } from './read.ts';

/** What was recorded, one command a line: one that cannot be read keeps its number, and only lets no time pass. */
export function commandsIn(lines: Iterable<LogLine>): readonly Command[] {
  const commands: Command[] = [];
  for (const { entry } of lines) {
    const at = commands.at(-1)?.at ?? BEGINNING;
    commands.push(entry.ok === true ? entry.command : { at, verb: 'settle', body: {} });
  }
  return commands;
}

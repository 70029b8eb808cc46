import { looksBack } from '#shared/engine/decide.ts';
import { parseEntry } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';

/** A ladder as it is kept, without its log. */
export const kept = ({ ladder }: { readonly ladder: Ladder }): Ladder => ({
  ...ladder,
  past: newLadder(ladder.header).past,
});

/** A line of a ladder at an instant; at its last line, unless that is said. */
export function commandAt({ ladder }: { readonly ladder: Ladder }, entry: object, at?: string): Command {
  const parsed = parseEntry({ at: at ?? new Date(ladder.at).toISOString(), ...entry }, systemOf(ladder));
  if (parsed.ok !== true) throw new Error(JSON.stringify(parsed));
  return parsed.command;
}

/** Whether a line asks for the log, on a ladder that is kept without. */
export const needsTheLog = (of: { readonly ladder: Ladder }, entry: object, at?: string): boolean =>
  looksBack(kept(of), commandAt(of, entry, at));

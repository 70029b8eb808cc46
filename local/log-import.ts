import type { LadderKey, LadderStore } from '../functions/store/port.ts';
import { readLog } from '../shared/log/read.ts';
import { type RefusedLine, replay } from '../shared/log/replay.ts';
import { Trouble } from './trouble.ts';

export interface Imported {
  /** The lines that the rules refuse. */
  readonly refused: readonly RefusedLine[];
  /** How many lines the ladder has now; nothing was imported where there are none. */
  readonly lines: number;
}

/**
 * Makes a ladder from a season log. Lines that are refused stop it, unless they are kept: then they stand there as
 * `settle`, which changes nothing, and all others keep their numbers. Throws trouble where there can be no such ladder.
 */
export async function importLog(store: LadderStore, key: LadderKey, text: string, keep = false): Promise<Imported> {
  const log = readLog(text);
  if (!log.ok) throw new Trouble(`Line 1 is no header of a season log: ${log.refusal.message}`);
  const { season, refused } = replay(log.value);
  if (refused.length > 0 && !keep) return { refused, lines: 0 };
  const commands = season.lines().map(({ command }) => command);
  switch (await store.import(key, log.value.header, commands)) {
    case 'created':
      return { refused, lines: commands.length + 1 };
    case 'exists':
      throw new Trouble(`There is a ladder ${key.club}/${key.ladder} already. Import the log as another one.`);
    case 'no-such-club':
      throw new Trouble(`There is no club "${key.club}". To make it as well: --create-club "Its name"`);
  }
}

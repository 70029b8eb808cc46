import { importLog as importInto } from '../functions/log-import.ts';
import type { LadderKey, LadderStore } from '../functions/store/port.ts';
import type { RefusedLine } from '../shared/log/replay.ts';
import { Trouble } from './trouble.ts';

export interface Imported {
  /** The lines that the rules refuse. */
  readonly refused: readonly RefusedLine[];
  /** How many lines the ladder has now; nothing was imported where there are none. */
  readonly lines: number;
}

/** Makes a ladder from a season log. Throws trouble where there can be no such ladder. */
export async function importLog(store: LadderStore, key: LadderKey, text: string, keep = false): Promise<Imported> {
  const imported = await importInto(store, key, text, { keepRefused: keep, dryRun: false });
  switch (imported.kind) {
    case 'done':
      return { refused: imported.outcome.refused, lines: imported.lines };
    case 'refused':
      return { refused: imported.refused, lines: 0 };
    case 'bad-header':
      throw new Trouble(`Line 1 is no header of a season log: ${imported.message}`);
    case 'exists':
      throw new Trouble(`There is a ladder ${key.club}/${key.ladder} already. Import the log as another one.`);
    case 'importing':
      throw new Trouble(`A log is just being imported as ${key.club}/${key.ladder}.`);
    case 'no-such-club':
      throw new Trouble(`There is no club "${key.club}". To make it as well: --create-club "Its name"`);
  }
}

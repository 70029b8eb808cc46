import type { Command } from '../../shared/ladder/command.ts';
import type { Header } from '../../shared/ladder/header.ts';
import { Season } from '../../shared/ladder/season.ts';
import { lineNumber } from '../../shared/ladder/vocabulary.ts';
import type { LadderKey, LadderStore } from '../store/port.ts';

/** How many ladders' logs are remembered between two publications. */
const REMEMBERED = 16;

/** As much of the store as publishing reads. */
export type Readable = Pick<LadderStore, 'load' | 'log' | 'club' | 'clubs'>;

interface Remembered {
  readonly header: Header;
  readonly commands: readonly Command[];
}

export interface Found {
  readonly season: Season;
  /** Nothing of the ladder was remembered: it may be new. */
  readonly first: boolean;
}

/** Whole seasons from the store. What was read once is remembered, so that next time only the tail of a log is read. */
export class Seasons {
  readonly #store: Readable;
  readonly #remembered = new Map<string, Remembered>();

  constructor(store: Readable) {
    this.#store = store;
  }

  /** The season as it is now; nothing if there is no such ladder. */
  async find(key: LadderKey): Promise<Found | undefined> {
    const name = `${key.club}/${key.ladder}`;
    const known = this.#remembered.get(name);
    const read = known ? await this.#readOn(key, known) : await this.#read(key);
    this.#remembered.delete(name);
    if (!read) return undefined;
    this.#remembered.set(name, read);
    this.#forgetOldest();
    return { season: Season.of(read.header, read.commands), first: known === undefined };
  }

  async #read(key: LadderKey): Promise<Remembered | undefined> {
    const ladder = await this.#store.load(key);
    return ladder && this.#readOn(key, { header: ladder.header, commands: [] });
  }

  /** The log is only ever appended to: a correction, too, is one more line. */
  async #readOn(key: LadderKey, { header, commands }: Remembered): Promise<Remembered> {
    const tail = await this.#store.log(key, lineNumber(commands.length + 1));
    return { header, commands: [...commands, ...tail.map((entry) => entry.command)] };
  }

  #forgetOldest(): void {
    for (const name of this.#remembered.keys()) {
      if (this.#remembered.size <= REMEMBERED) return;
      this.#remembered.delete(name);
    }
  }
}

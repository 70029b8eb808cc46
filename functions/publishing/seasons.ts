import type { Command } from '../../shared/ladder/command.ts';
import type { Header } from '../../shared/ladder/header.ts';
import type { Season } from '../../shared/ladder/season.ts';
import { lineNumber } from '../../shared/ladder/vocabulary.ts';
import { publicSeason } from '../../shared/view/public-season.ts';
import type { LadderKey, LadderStore } from '../store/port.ts';

/** How many ladders' logs are remembered between two publications. */
const REMEMBERED = 16;

/** As much of the store as publishing reads. */
export type Readable = Pick<LadderStore, 'load' | 'log' | 'version' | 'club' | 'clubs' | 'naming'>;

interface Remembered {
  readonly header: Header;
  readonly commands: readonly Command[];
}

/**
 * Whole seasons from the store, as the public may know them: nothing private gets past here. What was read once is
 * remembered, so that next time only the tail of a log is read.
 */
export class Seasons {
  readonly #store: Readable;
  readonly #remembered = new Map<string, Remembered>();

  constructor(store: Readable) {
    this.#store = store;
  }

  /** The season as it is now; nothing if there is no such ladder. */
  async find(key: LadderKey): Promise<Season | undefined> {
    const name = `${key.club}/${key.ladder}`;
    const known = this.#remembered.get(name);
    const read = known ? await this.#readOn(key, known) : await this.#read(key);
    this.#remembered.delete(name);
    if (!read) return undefined;
    this.#remembered.set(name, read);
    this.#forgetOldest();
    return publicSeason(read.header, read.commands, await this.#store.naming(key.club));
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

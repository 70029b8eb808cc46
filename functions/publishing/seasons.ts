import type { Season } from '../../shared/engine/season.ts';
import { publicSeason } from '../../shared/view/public-season.ts';
import type { Command } from '../../shared/vocabulary/command.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import type { HandicapTerms } from '../../shared/vocabulary/ladder.ts';
import { type LineNumber, lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { LadderKey, LadderStore } from '../store/port.ts';

/** How many ladders' logs are remembered between two publications. */
const REMEMBERED = 16;

/** As much of the store as publishing reads. */
export type Readable = Pick<LadderStore, 'load' | 'log' | 'version' | 'club' | 'clubs' | 'naming'>;

interface Remembered {
  readonly header: Header;
  readonly commands: readonly Command[];
  /** What challenges were issued at, where their system keeps that. */
  readonly terms: ReadonlyMap<LineNumber, HandicapTerms>;
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
    const { header, commands, terms } = read;
    return publicSeason(header, commands, await this.#store.naming(key.club), (line) => terms.get(line));
  }

  async #read(key: LadderKey): Promise<Remembered | undefined> {
    const ladder = await this.#store.load(key);
    return ladder && this.#readOn(key, { header: ladder.header, commands: [], terms: new Map() });
  }

  /** The log is only ever appended to: a correction, too, is one more line. */
  async #readOn(key: LadderKey, { header, commands, terms }: Remembered): Promise<Remembered> {
    const tail = await this.#store.log(key, lineNumber(commands.length + 1));
    const issued = tail.flatMap(({ line, effects }) => (effects.terms ? [[line, effects.terms] as const] : []));
    return {
      header,
      commands: [...commands, ...tail.map((entry) => entry.command)],
      terms: issued.length === 0 ? terms : new Map([...terms, ...issued]),
    };
  }

  #forgetOldest(): void {
    for (const name of this.#remembered.keys()) {
      if (this.#remembered.size <= REMEMBERED) return;
      this.#remembered.delete(name);
    }
  }
}

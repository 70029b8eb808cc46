import * as z from 'zod/mini';
import type { Log } from '../functions/lambda.ts';
import { formatNewLine, parseNewLine } from '../functions/notifying/messages.ts';
import {
  formatNewDate,
  type NewDate,
  parseNewDate,
  parseReminding,
  parseTelling,
} from '../functions/notifying/player-messages.ts';
import { nameOf } from '../functions/settling/message.ts';
import type { LadderKey, LadderStore } from '../functions/store/port.ts';
import { lineNumber } from '../shared/vocabulary/vocabulary.ts';
import type { Done } from './aside/task.ts';
import type { DataFolder } from './data-folder.ts';

const FILE = 'players.json';

/** What is kept: up to which line each ladder’s players are told, what is yet to be done, and when they were reminded. */
const shape = z.object({
  told: z.record(z.string(), z.int()),
  waiting: z.array(z.object({ message: z.string(), due: z.int() })),
  /** When the players of each ladder were last reminded. */
  reminded: z._default(z.record(z.string(), z.int()), {}),
});
type Kept = z.infer<typeof shape>;

/** A message is of one of these kinds. */
const PARSERS = [parseTelling, parseNewLine, parseNewDate, parseReminding];

/** Players are reminded of something new no sooner than so long after they were last, in milliseconds. */
const PAUSE = 12 * 3_600_000;
/** The longest that a timer waits, in milliseconds. */
const LONGEST = 3_600_000;

/** Takes the place of the function that tells players, and of its queue. What waits is kept over a stop or a kill. */
export class LaptopPlayers {
  readonly #tell: (message: string) => Promise<Pick<Done, 'messages' | 'pause'>>;
  readonly #folder: Pick<DataFolder, 'read' | 'write'>;
  readonly #log: Log;
  readonly #isReached: (club: string) => Promise<boolean>;
  readonly #kept: Kept;
  #work: Promise<void> = Promise.resolve();
  #alarm: NodeJS.Timeout | undefined;
  #closed = false;

  /** `isReached`: whether anybody of a club can be told anything; `tell` is not asked where nobody can. */
  constructor(
    tell: (message: string) => Promise<Pick<Done, 'messages' | 'pause'>>,
    folder: Pick<DataFolder, 'read' | 'write'>,
    isReached: (club: string) => Promise<boolean>,
    log: Log,
  ) {
    this.#tell = tell;
    this.#isReached = isReached;
    this.#folder = folder;
    this.#log = log;
    this.#kept = shape.safeParse(folder.read(FILE)).data ?? { told: {}, waiting: [], reminded: {} };
  }

  /** What was there before anybody was told counts as told; what a kill has left undone is done. */
  async begin(store: Pick<LadderStore, 'club' | 'clubIds' | 'version'>): Promise<void> {
    for await (const club of store.clubIds()) {
      for (const ladder of (await store.club(club))?.ladders ?? []) {
        const key = { club, ladder };
        const line = (await store.version(key))?.line;
        if (line === undefined) continue;
        if (this.#kept.told[nameOf(key)] === undefined) this.#kept.told[nameOf(key)] = line;
        else this.changed(key, line);
      }
    }
    this.#then(() => this.#bringAll());
  }

  /** Says that a ladder may have lines up to a version. */
  changed(key: LadderKey, version: number): void {
    const name = nameOf(key);
    const known = this.#kept.told[name] ?? version - 1;
    // Another ladder may have taken the address of one that was deleted.
    const since = known > version ? version - 1 : known;
    const lines = Array.from({ length: Math.max(0, version - since) }, (_, index) => lineNumber(since + 1 + index));
    if (lines.length === 0) return;
    this.#kept.told[name] = version;
    this.#then(async () => {
      if (!(await this.#isReached(key.club))) return;
      this.#wait(lines.map((line) => formatNewLine({ key, line })));
      await this.#bringAll();
    });
  }

  /** Says that the date of a game was proposed, agreed or called off. */
  dated(date: NewDate): void {
    this.#then(async () => {
      if (!(await this.#isReached(date.key.club))) return;
      this.#wait([formatNewDate(date)]);
      await this.#bringAll();
    });
  }

  /** Takes ladders whose players are to be reminded, as a queue does; one of which that was done of late waits. */
  remind = async (messages: readonly string[]): Promise<readonly string[]> => {
    this.#then(async () => {
      const now = Date.now();
      const due = messages.filter((message) => (this.#kept.reminded[message] ?? 0) <= now - PAUSE);
      for (const message of due) this.#kept.reminded[message] = now;
      this.#wait(due);
      await this.#bringAll();
    });
    return [];
  };

  /** Lets what is under way end. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#alarm);
    await this.#work;
  }

  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (!this.#closed) await work().catch((error) => this.#log({ what: 'players', error: String(error) }));
    });
  }

  #wait(messages: readonly string[], due = Date.now()): void {
    this.#kept.waiting.push(...messages.map((message) => ({ message, due })));
  }

  async #bringAll(): Promise<void> {
    const due = this.#kept.waiting.filter((each) => each.due <= Date.now());
    for (const each of due) await this.#bring(each.message).then(() => this.#done(each));
    this.#folder.write(FILE, this.#kept);
    const next = Math.min(...this.#kept.waiting.map((each) => each.due));
    clearTimeout(this.#alarm);
    if (!Number.isFinite(next) || this.#closed) return;
    const pause = Math.min(LONGEST, Math.max(0, next - Date.now()));
    this.#alarm = setTimeout(() => this.#then(() => this.#bringAll()), pause).unref();
  }

  async #bring(message: string): Promise<void> {
    if (!PARSERS.some((parse) => parse(message))) return;
    const { messages = [], pause } = await this.#tell(message).catch(() => ({ messages: [], pause: 300 }));
    this.#wait(messages);
    if (pause !== undefined) this.#wait([message], Date.now() + pause * 1000);
  }

  #done(one: Kept['waiting'][number]): void {
    this.#kept.waiting.splice(this.#kept.waiting.indexOf(one), 1);
  }
}

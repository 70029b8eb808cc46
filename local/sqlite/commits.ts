import { setImmediate } from 'node:timers/promises';
import type { Item, Scalar } from '#functions/database/item.ts';
import type { Comparison, Test } from '#functions/database/transaction.ts';
import type { Pause } from '#functions/runtime/deadline.ts';
import { type Connection, isBusy } from './connection.ts';

/** Something to write all or nothing; done again where it had to be rolled back. */
interface PendingWrite {
  readonly write: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** How often a commit is tried that others stand in the way of, with pauses between. */
const TRIES = 8;

/** Writes to a file in the order of asking: what waits meanwhile is one commit, and one that breaks takes no other with it. */
export class Commits {
  readonly #connection: Connection;
  readonly #pause: Pause;
  #waiting: PendingWrite[] = [];
  #underWay: Promise<void> | undefined;

  constructor(connection: Connection, pause: Pause) {
    this.#connection = connection;
    this.#pause = pause;
  }

  /** Does some work all or nothing, with the file to itself; done when it is on the disk. It may be done twice. */
  add<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: { readonly of: T } | undefined;
      const write = (): void => {
        result = { of: work() };
      };
      this.#waiting.push({ write, reject, resolve: () => result && resolve(result.of) });
      this.#underWay ??= this.#writeAll();
    });
  }

  /** Resolves when everything asked for so far is on the disk, or has failed. */
  async done(): Promise<void> {
    await this.#underWay;
  }

  async #writeAll(): Promise<void> {
    await setImmediate();
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0));
    this.#underWay = undefined;
  }

  async #write(pieces: readonly PendingWrite[]): Promise<void> {
    const error = await this.#commit(pieces);
    if (error === undefined) for (const { resolve } of pieces) resolve();
    else if (pieces.length === 1 || isBusy(error)) for (const { reject } of pieces) reject(error);
    else for (const piece of pieces) await this.#write([piece]);
  }

  /** Gives the error where nothing was written: its own are one after the other, and others' files are locked meanwhile. */
  async #commit(pieces: readonly PendingWrite[]): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      try {
        this.#connection.transact(() => {
          for (const { write } of pieces) write();
        });
        return undefined;
      } catch (error) {
        if (!isBusy(error) || tries === TRIES) return error;
        await this.#pause(tries);
      }
    }
  }
}

/** Whether something holds of an item, which may not be there; as DynamoDB judges it. */
export function holds(test: Test, item: Item | undefined): boolean {
  if (test === 'absent') return item === undefined;
  if (test === 'present') return item !== undefined;
  if ('lacks' in test) return item?.[test.lacks] === undefined;
  if ('any' in test) return test.any.some((each) => holds(each, item));
  if ('all' in test) return test.all.every((each) => holds(each, item));
  const value = item?.[test.attribute];
  return value !== undefined && typeof value === typeof test.value && COMPARISONS[test.is](compare(value, test.value));
}

const COMPARISONS: { readonly [C in Comparison]: (order: number) => boolean } = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Numbers by their size, everything else by its bytes. */
const compare = (one: Scalar, other: Scalar): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : Buffer.compare(bytesOf(one), bytesOf(other));

const bytesOf = (value: Scalar): Uint8Array => (value instanceof Uint8Array ? value : Buffer.from(String(value)));

import type { Write } from '#functions/database/transaction.ts';
import { DatabaseGivingMore } from './unknown-fields.ts';

/** A table on which somebody else is faster: of each request's transactions the first is crowded out. */
export class CrowdedDatabase extends DatabaseGivingMore {
  #asking: string | undefined;
  /** The operations that were crowded out. */
  readonly crowded = new Set<string>();

  crowdOut(operation: string): void {
    this.#asking = operation;
  }

  override async transact<Name extends string>(writes: readonly Write<Name>[], token?: string, inLine?: () => void) {
    if (this.#asking === undefined) return super.transact(writes, token, inLine);
    this.crowded.add(this.#asking);
    this.#asking = undefined;
    return { end: 'contended' } as const;
  }
}

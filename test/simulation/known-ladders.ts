import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import type { SettleEnd } from '#functions/ladders/settle-ladder.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

interface Known {
  readonly key: LadderKey;
  readonly ladder: Ladder;
  /** When time alone next changes something on it. */
  readonly due: Instant | undefined;
}

/** The ladders of a deployment as they were last seen by anybody. */
export class KnownLadders {
  readonly #known = new Map<string, Known>();
  readonly #closed = new Map<string, Instant>();

  /** Says what has become of a ladder since it was seen last. */
  see(key: LadderKey, ladder: Ladder, due: Instant | undefined): SettleEnd {
    const known = this.#known.get(nameOf(key));
    this.#known.set(nameOf(key), { key, ladder, due });
    if (known?.ladder.line !== ladder.line) return 'settled';
    return known.due === due ? 'nothing-due' : 'touched';
  }

  /** Nothing is due on it any more. */
  close(key: LadderKey, at: Instant): void {
    this.#closed.set(nameOf(key), at);
  }

  closedAt = (key: LadderKey): Instant | undefined => this.#closed.get(nameOf(key));

  /** It was deleted. */
  forget(key: LadderKey): void {
    this.#known.delete(nameOf(key));
  }

  has = (key: LadderKey): boolean => this.#known.has(nameOf(key));

  ladder(key: LadderKey): Ladder {
    const known = this.#known.get(nameOf(key));
    if (!known) throw new Error(`nobody has seen ${nameOf(key)} yet`);
    return known.ladder;
  }

  keys(): readonly LadderKey[] {
    return [...this.#known].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, { key }]) => key);
  }

  /** When time alone changes something somewhere. */
  firstDue(): number {
    let first = Number.POSITIVE_INFINITY;
    for (const { due } of this.#known.values()) if (due !== undefined && due < first) first = due;
    return first;
  }
}

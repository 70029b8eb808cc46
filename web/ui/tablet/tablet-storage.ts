import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type LadderSnapshot, parseLadder } from '#shared/vocabulary/snapshot.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { TRUTH } from '../session/remembered.ts';
import { NOTHING, type TapQueue } from './queue.ts';

interface Truth<L> {
  readonly ladder: L;
  readonly seen: Instant;
  /** The server's time minus the tablet's, in milliseconds. */
  readonly ahead: number;
}

/** A ladder whose text is longer than this is not kept: a browser keeps little, and the queue needs its place. */
const LONGEST = 1_000_000;

export interface Drawer {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
}

/** Keeps a tablet's queue over reloads and for all tabs; where the browser keeps nothing, in memory alone. */
export class TabletStorage {
  readonly #drawer: Drawer | undefined;
  readonly name: string;
  #memory: TapQueue = NOTHING;

  /** `whose`: taps of one person are never sent with another's key. */
  constructor(
    drawer: Drawer | undefined,
    place: { readonly club: string; readonly ladder: string },
    whose: string = 'board',
  ) {
    this.#drawer = drawer;
    this.name = `${whose}/${place.club}/${place.ladder}`;
  }

  read(): TapQueue {
    try {
      this.#memory = parseQueue(this.#drawer?.getItem(this.name)) ?? this.#memory;
    } catch {
      // A browser may forbid it at any time; what is in memory goes on.
    }
    return this.#memory;
  }

  /** Changes what is stored now, whichever tab stored it last. */
  change(how: (queue: TapQueue) => TapQueue): TapQueue {
    this.#memory = how(this.read());
    try {
      this.#drawer?.setItem(this.name, JSON.stringify(this.#memory));
    } catch {
      // It is full or forbidden: the same.
    }
    return this.#memory;
  }

  /** Stores what is known of the ladder in place of what was; nothing if nothing is given. */
  keepTruth(truth?: Truth<LadderSnapshot>): void {
    const text = truth ? JSON.stringify(truth) : '';
    try {
      // First, so that nothing older stays where this one finds no place.
      this.#drawer?.setItem(this.#truthName, '');
      if (text.length <= LONGEST) this.#drawer?.setItem(this.#truthName, text);
    } catch {
      // Without it the board opens where there is a connection.
    }
  }

  truth(): Truth<Ladder> | undefined {
    try {
      const truth: unknown = JSON.parse(this.#drawer?.getItem(this.#truthName) ?? '');
      return isTruth(truth) ? { ...truth, ladder: parseLadder(truth.ladder) } : undefined;
    } catch {
      // It doesn't exist, or is of another kind.
      return undefined;
    }
  }

  get #truthName(): string {
    return `${this.name}${TRUTH}`;
  }
}

function parseQueue(text: string | null | undefined): TapQueue | undefined {
  if (!text) return undefined;
  const value: unknown = JSON.parse(text);
  return isQueue(value) ? value : undefined;
}

const isTruth = (value: unknown): value is Truth<LadderSnapshot> =>
  typeof value === 'object' && value !== null && 'ladder' in value && 'seen' in value && 'ahead' in value;

const isQueue = (value: unknown): value is TapQueue =>
  typeof value === 'object' &&
  value !== null &&
  ['taps', 'refused', 'done'].every((name) => Array.isArray(Object.getOwnPropertyDescriptor(value, name)?.value));

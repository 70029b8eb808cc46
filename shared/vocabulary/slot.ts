import { type Form, listed } from './form.ts';
import type { Ladder } from './ladder.ts';
import { type Lens, lens } from './lens.ts';
import type { Figures, Keeping, RecordChange, StoredSlot } from './slot-storage.ts';
import type { PlayerId } from './vocabulary.ts';

/** How a slot is stored, published and read, for code that need not know what it holds. */
export interface AnySlot {
  readonly name: string;
  /** The part of it in the head; undefined if there is nothing to say. */
  readonly head: (ladder: Ladder) => unknown;
  /** The name of its records, or its beginning; undefined if it has no records. */
  readonly records?: string;
  readonly recordCount: (ladder: Ladder) => number;
  readonly recordChanges: (before: Ladder, after: Ladder) => Iterable<RecordChange>;
  /** Its columns beside the rungs, where a player has figures. */
  readonly columns: (ladder: Ladder) => readonly string[];
  readonly figures: (ladder: Ladder, player: PlayerId) => Figures | undefined;
  readonly figuresChanged: (before: Ladder, after: Ladder) => Iterable<PlayerId>;
  /** Its field in the records of players, where it has one. */
  readonly field?: (ladder: Ladder) => (player: PlayerId) => unknown;
  readonly fieldsChanged: (before: Ladder, after: Ladder) => Iterable<PlayerId>;
  readonly read: (ladder: Ladder, found: StoredSlot) => Ladder;
  readonly format: (ladder: Ladder) => unknown;
  /** What is public of it; nothing, where it does not say. */
  readonly shown?: Form;
  /** Whether snapshots have it on ladders of every system, empty where they lack it. */
  readonly isEverywhere?: true;
}

/** One part of a ladder that only some systems have. */
export interface Slot<S> extends Lens<S>, AnySlot {}

/** A slot by its name, which is its field in the head, in players' records and in snapshots, and which no other has. */
export function slot<S>(name: string, empty: S, keeping: Keeping<S>, shown?: Form): Slot<S> {
  const { of, set, has } = lens(name, empty, keeping.parse);
  const { records, columns, ofPlayers } = keeping;
  return {
    name,
    of,
    set,
    has,
    head: (ladder) => keeping.head?.(of(ladder)),
    ...(records && { records: records.called }),
    recordCount: (ladder) => records?.count(of(ladder)) ?? 0,
    recordChanges: (before, after) => unlessSame(records?.changes, of(before), of(after)),
    columns: (ladder) => (columns && !columns.isEmpty(of(ladder)) ? columns.names : []),
    figures: (ladder, player) => columns?.figures(of(ladder), player),
    figuresChanged: (before, after) => unlessSame(columns?.changed, of(before), of(after)),
    ...(ofPlayers && { field: (ladder) => ofPlayers.field(of(ladder)) }),
    fieldsChanged: (before, after) => unlessSame(ofPlayers?.changed, of(before), of(after)),
    read: (ladder, found) => set(ladder, keeping.read(found)),
    format: (ladder) => keeping.format(of(ladder)),
    ...(shown && { shown }),
  };
}

/** A slot that the snapshot of any ladder has, empty where the system of the ladder lacks it. */
export const everywhere = <S>(each: Slot<S>): Slot<S> => ({ ...each, isEverywhere: true });

const unlessSame = <S, T>(
  changes: ((before: S, after: S) => Iterable<T>) | undefined,
  before: S,
  after: S,
): Iterable<T> => (changes && before !== after ? changes(before, after) : []);

/** Of a slot what it lists as public. */
export const shownOf = (slot: AnySlot, ladder: Ladder): unknown =>
  slot.shown && listed(slot.shown, slot.format(ladder));

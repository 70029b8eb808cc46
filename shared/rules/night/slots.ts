import { a, fields, listOf, perhaps, tupleOf } from '#shared/vocabulary/form.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { remembered } from '#shared/vocabulary/lens.ts';
import { everywhere, slot } from '#shared/vocabulary/slot.ts';
import { asRecord, formatIds, inHead, type Keeping, oneRecord, parseIds } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** Tonight, or the last night on which a player arrived. */
export interface Night {
  readonly day: Day;
  /** Counts what clears all passes: matches that end, arrivals, departures (L16). */
  readonly situation: number;
  /** The player left over while everybody else played, who goes first (L12a). */
  readonly waiting?: PlayerId;
  readonly present: readonly PlayerId[];
}

/** The list of who is present is a record of its own: it does not change with every line. */
const nightKept: Keeping<Night | undefined> = {
  ...inHead<Night | undefined>(undefined),
  head: (night) => night && withoutPresent(night),
  records: oneRecord('tonight', (night) => night && formatIds(night.present)),
  read: ({ head, records: [tonight] }) =>
    head === undefined ? undefined : { ...(head as Omit<Night, 'present'>), present: parseIds(tonight?.[1]) },
};

const withoutPresent = ({ present: _, ...rest }: Night): Omit<Night, 'present'> => rest;

export const nightSlot = everywhere(
  slot<Night | undefined>(
    'night',
    undefined,
    nightKept,
    perhaps(
      fields({ day: a('day'), situation: a('count'), waiting: perhaps(a('player')), present: listOf(a('player')) }),
    ),
  ),
);

/** What the Grand Final adds (L27–L34). */
export interface GrandFinal {
  /** Removed at the cut and not yet back (L29); missing before the cut. */
  readonly latecomers?: readonly PlayerId[];
  /** Players who lost rung 1 without playing, in the order in which it happened (L30). */
  readonly displaced: readonly PlayerId[];
  readonly closed: boolean;
  /** The play-off that is due; where the upper player is not on rung 1, another one follows it (L32). */
  readonly playoff?: readonly [lower: PlayerId, upper: PlayerId];
  readonly champion?: PlayerId;
}

const NOT_YET: GrandFinal = { displaced: [], closed: false };

export const finalSlot = everywhere(
  slot(
    'final',
    NOT_YET,
    asRecord('final', NOT_YET),
    perhaps(
      fields({
        latecomers: perhaps(listOf(a('player'), 'Removed at the cut and not yet back; missing before the cut.')),
        displaced: listOf(a('player')),
        closed: a('flag'),
        playoff: perhaps(tupleOf(a('player'), a('player'))),
        champion: perhaps(a('player')),
      }),
    ),
  ),
);

/** Whom each player met on a given day, stored with the one whose id comes first: pegs only know it of the last night. */
const metBefore = remembered<Table<Day, Table<PlayerId, readonly PlayerId[]>>>('met', Table.empty());

/** Two players, no matter who challenged. */
const inOrderOfIds = (one: PlayerId, other: PlayerId) => (one < other ? ([one, other] as const) : [other, one]);

export function rememberMeeting(ladder: Ladder, day: Day, one: PlayerId, other: PlayerId): Ladder {
  const [first, second] = inOrderOfIds(one, other);
  const before = metBefore.of(ladder);
  const met = before.get(day) ?? Table.empty<PlayerId, readonly PlayerId[]>();
  return metBefore.set(ladder, before.set(day, met.set(first, [...(met.get(first) ?? []), second])));
}

export function isMeetingRemembered(ladder: Ladder, day: Day, one: PlayerId, other: PlayerId): boolean {
  const [first, second] = inOrderOfIds(one, other);
  return metBefore.of(ladder).get(day)?.get(first)?.includes(second) ?? false;
}

import { parseDay } from '#shared/calendar/moment.ts';
import type { ListOrder } from '#shared/systems/system-controls.ts';
import type { Reconfiguration } from '#shared/vocabulary/header.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type ClosureFields, changedBy, fieldsOf, type HeaderFields, headerOf } from '../header-fields.ts';
import { inListOrder, isByRating, orderInLog } from '../list-order.ts';
import type { Directory } from '../people/directory.ts';
import type { OtherOrder } from '../starting-order.tsx';
import type { AdminView } from '../view.ts';

export interface SeasonFields {
  readonly header: HeaderFields;
  /** Another ladder of the club, whose players and order this one takes. */
  readonly from?: OtherOrder | undefined;
  readonly order: ListOrder | typeof BY_HAND;
  readonly isChosen: boolean;
  readonly ticked: ReadonlySet<string>;
  readonly byHand: readonly PlayerId[];
  readonly early: boolean;
}

export const BY_HAND = 'hand' as const;

const YEARS_LATER = /^\d{4}/;
const aYearLater = (day: string): string =>
  day.replace(YEARS_LATER, (year) => String(Number(year) + 1).padStart(4, '0'));

/** To begin with, a year after this season began and ends; without an end if this one has none. */
export function suggested(view: AdminView): SeasonFields {
  const { header, standings, asOf } = view;
  const { start, end } = header.season;
  const days = {
    start: end === undefined ? asOf.slice(0, 10) : aYearLater(start),
    end: end === undefined ? '' : aYearLater(end),
  };
  return {
    header: { ...fieldsOf(header), ...days, closures: [] },
    order: 'given',
    isChosen: false,
    ticked: new Set([...standings.map(({ player }) => player), ...removedAtFinal(view)]),
    byHand: inOrder(view),
    early: false,
  };
}

export const closuresLater = ({ header: { closures = [] } }: AdminView): readonly ClosureFields[] =>
  closures
    .map(({ from, to }) => ({ from: aYearLater(from), to: aYearLater(to) }))
    .filter(({ from, to }) => parseDay(from) && parseDay(to));

/** The last day of a season that goes on and has one: it has to be ended before the next one can start. */
export const goesOnUntil = ({ header: { season }, asOf, final }: AdminView): string | undefined =>
  season.end !== undefined && asOf.slice(0, 10) <= season.end && !final?.champion ? season.end : undefined;

/** Those who didn't come to the final and lost their rung: most of them still play on. */
export const removedAtFinal = ({ final }: AdminView): readonly PlayerId[] => final?.latecomers ?? [];

/**
 * All who were ever on the ladder: as they stand, then as those stood who were removed at the final, and the others. Whom
 * another ladder has comes before them, in its order.
 */
export const inOrder = (view: AdminView, from?: OtherOrder): readonly PlayerId[] => [
  ...new Set([...idsOn(view, from), ...removedAtFinal(view), ...view.off.map(({ player }) => player)]),
];

const idsOn = ({ standings }: Pick<AdminView, 'standings'>, from: OtherOrder | undefined): readonly PlayerId[] =>
  [...(from?.players ?? []), ...standings].map(({ player }) => player);

/** With the order of another ladder, all of whose players are in it; or with this one's own again. */
export const takenFrom = (view: AdminView, from: OtherOrder | undefined): Partial<SeasonFields> => ({
  from,
  order: 'given',
  byHand: inOrder(view, from),
  ticked: new Set([...idsOn(view, from), ...removedAtFinal(view)]),
});

/** Players who go on, in the order set by hand, or else in that of the ladder, with those who left it last. */
export function playersOf(view: AdminView, fields: SeasonFields): readonly PlayerId[] {
  const back = removedAtFinal(view);
  const on = idsOn(view, fields.from);
  const all = fields.order === BY_HAND ? fields.byHand : inOrder(view, fields.from);
  const isAsked = (id: PlayerId) => fields.isChosen || back.includes(id);
  return all.filter((id) => (isAsked(id) ? fields.ticked.has(id) : on.includes(id)));
}

export const figuresChanged = ({ header }: AdminView, fields: SeasonFields): Reconfiguration['settings'] =>
  changedBy(header, fields.header).settings;

export type Ratings = ReadonlyMap<PlayerId, number>;

/** Ratings as the list of members has them, or else as the ladder took them over when it began. */
export function ratingsOf({ standings, off }: AdminView, members: Directory['members'], from?: OtherOrder): Ratings {
  const latest = new Map<string, number | undefined>(members.map(({ id, rating }) => [id, rating]));
  return new Map(
    [...standings, ...off, ...(from?.players ?? [])].flatMap(({ player, rating }) => {
      const known = latest.get(player) ?? rating;
      return known === undefined ? [] : [[player, known] as const];
    }),
  );
}

/** Players who go on in the order in which they begin, with their ratings if that is the order. */
export const orderOf = (view: AdminView, fields: SeasonFields, ratings: Ratings) =>
  inListOrder(
    playersOf(view, fields).map((id) => ({ id, ...(isByRating(fields.order) && { rating: ratings.get(id) }) })),
    fields.order,
  );

export function requestOf(view: AdminView, fields: SeasonFields, ratings: Ratings): object {
  const { order, early } = fields;
  const isNamed = fields.isChosen || fields.from || removedAtFinal(view).some((id) => fields.ticked.has(id));
  const { season, closures } = headerOf(fields.header);
  const settings = figuresChanged(view, fields);
  return {
    season,
    order: order === BY_HAND ? 'given' : orderInLog(order),
    ...(closures && { closures }),
    ...(settings && { settings }),
    ...((isNamed || isByRating(order) || order === BY_HAND) && {
      players: orderOf(view, fields, ratings).map((player) => ({ ...player, ...nameOfNew(view, fields, player.id) })),
    }),
    ...(early && { endsEarly: true }),
  };
}

/** Whoever is new to this ladder is called as on the one that they come from. */
function nameOfNew({ standings, off }: AdminView, { from }: SeasonFields, id: PlayerId) {
  const known = [...standings, ...off].some(({ player }) => player === id);
  const name = known ? undefined : from?.players.find(({ player }) => player === id)?.name;
  return name !== undefined && { name };
}

export function movedTo(order: readonly PlayerId[], player: PlayerId, place: number): readonly PlayerId[] {
  const others = order.filter((id) => id !== player);
  const before = Math.max(0, Math.min(others.length, Math.round(place) - 1));
  return [...others.slice(0, before), player, ...others.slice(before)];
}

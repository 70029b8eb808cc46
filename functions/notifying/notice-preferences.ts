import { addDays } from '#shared/calendar/days.ts';
import { instantOf, localOf } from '#shared/calendar/zone.ts';
import {
  CHANNELS,
  CHOSEN_KINDS,
  type ChannelName,
  type ChosenKind,
  type PersonalKind,
} from '#shared/vocabulary/club.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Wishes } from '../books/contacts.ts';

/** What players are told unless they choose otherwise: what waits for them. Moves are on the page anyway. */
const USUAL: { readonly [Kind in ChosenKind]: boolean } = {
  challenged: true,
  answered: true,
  date: true,
  moved: false,
  due: true,
  suggested: true,
  night: false,
  message: true,
};

const isChosen = (kind: PersonalKind): kind is ChosenKind => CHOSEN_KINDS.some((each) => each === kind);

/** A message from the organiser may be long: it goes by e-mail alone. */
export const isOffered = (kind: PersonalKind, channel: ChannelName): boolean =>
  kind !== 'message' || channel === 'email';

/**
 * Whether a player wants notices of a kind on a channel. What others enter about their games, and what they lose without one,
 * they are always told.
 */
export const wants = ({ kinds, by, off }: Wishes, kind: PersonalKind, channel: ChannelName): boolean =>
  !off && isOffered(kind, channel) && (!isChosen(kind) || (by?.[channel]?.[kind] ?? kinds?.[kind] ?? USUAL[kind]));

export const wantsAnywhere = (wishes: Wishes, kind: PersonalKind): boolean =>
  CHANNELS.some((channel) => wants(wishes, kind, channel));

const MINUTE = 60_000;

/** From ten in the evening until eight in the morning players get no notices, unless they choose otherwise. */
const QUIET = { from: 22 * 60, to: 8 * 60 } as const;

export const quietOf = ({ quiet = QUIET }: Wishes): NonNullable<Wishes['quiet']> => quiet;

/** When players who want one message a day get it, in minutes since midnight. */
const DAILY = 8 * 60;

/** When a player's quiet hours end, or their daily message is due, by the clocks of their ladder; `now` if they may be told now. */
export function endOfQuiet(wishes: Wishes, zone: string, now: Instant): Instant {
  const { day, time } = localOf(zone, now);
  const minute = Math.floor(time / MINUTE);
  const next = (at: number): Instant => instantOf(zone, minute < at ? day : addDays(day, 1), at * MINUTE);
  if (wishes.daily) return next(DAILY);
  const quiet = quietOf(wishes);
  return isWithin(minute, quiet) ? next(quiet.to) : now;
}

/** If the hours end before they begin, midnight lies between; if they end as they begin, it is never quiet. */
const isWithin = (minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  from <= to ? from <= minute && minute < to : minute >= from || minute < to;

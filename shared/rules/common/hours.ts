import type { Local } from '#shared/calendar/zone.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Clause } from '#shared/vocabulary/vocabulary.ts';
import { type Setting, timeIn } from './settings.ts';

/** From one time of day to another, both included, to the second. */
export interface Hours {
  readonly from: Setting<string>;
  readonly to: Setting<string>;
  readonly clause: Clause;
}

type OfLadder = { readonly header: Pick<Header, 'settings'> };

export const isWithin = (ladder: OfLadder, { from, to }: Hours, { time }: Local): boolean =>
  time >= timeIn(ladder, from) && time <= timeIn(ladder, to);

/** When they begin and end, such as 19:50 and 22:00. */
export const fromTo = (ladder: OfLadder, { from, to }: Hours): [from: string, to: string] => [
  from.of(ladder),
  to.of(ladder),
];

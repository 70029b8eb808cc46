import type { Local } from '#shared/calendar/zone.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Clause } from '#shared/vocabulary/vocabulary.ts';
import { clockWords } from '#shared/words/dates.ts';
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

/** When they begin and end, in words. */
export const fromTo = (ladder: OfLadder, { from, to }: Hours): [from: string, to: string] => [
  clockWords(from.of(ladder)),
  clockWords(to.of(ladder)),
];

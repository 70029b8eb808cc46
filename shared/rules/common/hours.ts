import type { Local } from '../../calendar/zone.ts';
import type { Header } from '../../vocabulary/header.ts';
import type { Clause } from '../../vocabulary/vocabulary.ts';
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

/** Such as "19:50 to 22:00". */
export const hoursSaid = (ladder: OfLadder, { from, to }: Hours): string => `${from.of(ladder)} to ${to.of(ladder)}`;

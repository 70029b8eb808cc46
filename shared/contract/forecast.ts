import * as z from 'zod/mini';
import { day } from '../log/fields.ts';
import { clause, count, object, optional, rung, told, when } from './schema.ts';
import { ofAnyKind, settlementName } from './settlement-kind.ts';

/**
 * Done to players who did not play (or arrive): drop, removal, forfeit; where a challenge was not played or accepted in time: loss, or
 * lapse where it is closed without a result. To those around them: rise, and on a ladder that is played for points
 * share, in what others forfeit.
 */
const FORECASTS = ['drop', 'removal', 'forfeit', 'loss', 'lapse', 'rise', 'share'] as const;

const AVERTED_BY = ['playing', 'offering', 'accepting', 'recording', 'arriving', 'reaching'] as const;

const soFar = object({ done: count, of: count });

/** What a season asks of each player by its last day: one of these is enough. */
export const askedView = object({
  until: day,
  played: optional('Games played, of how many.', soFar),
  made: optional('Challenges made; none withdrawn or voided.', soFar),
});
export type AskedView = z.infer<typeof askedView>;

/** What the next settlement does to a player if nothing happens until then. A player it doesn't name keeps rung and points. */
export const forecastView = ofAnyKind({
  what: z.enum(FORECASTS),
  at: told('When the settlement is due that does it.', when),
  period: settlementName,
  clause,
  to: optional(
    'The rung on which they then stand. Missing for a removal, and for a forfeit that is not certain: nobody has played in the month yet, and as long as that is so it does not count. A player who would not stand lower is not due to drop.',
    rung,
  ),
  points: optional(
    'Where a ladder is played for points: how many they give up (removal, forfeit) or get (share); of a debt, less than 0.',
    z.number(),
  ),
  unless: optional(
    'What averts it: a match or game in the period due, that of the challenge which has a deadline, offering a day to play it where only the other has, accepting it where that is due, arriving before the final’s cut, or reaching what the season asks (`asked`); once no day is left on which people play, only recording one that has been played. Where a system settles its months or weeks otherwise, how it says that itself: behind what awaits them, and to them.',
    z.union([z.enum(AVERTED_BY), object({ they: z.string(), you: z.string() })]),
  ),
});
export type ForecastView = z.infer<typeof forecastView>;

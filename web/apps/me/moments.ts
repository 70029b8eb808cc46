import { addDays } from '#shared/calendar/days.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import type { OwnFacts } from './published.ts';
import { MOMENTS } from './texts.ts';

/** How long a moment is told, in days. */
const TOLD = 7;
/** After how many games each time that is told. */
const ROUND = 10;

type Facts = Pick<OwnFacts, 'way' | 'bouts' | 'defences'>;

/** What a player may be proud of that came about in the last seven days, the greatest of it; undefined for nothing. */
export function momentOf({ way, bouts, defences }: Facts, today: Day): string | undefined {
  const since = addDays(today, 1 - TOLD);
  const [last, ...before] = way.toReversed();
  const rungs = before.flatMap(({ rung }) => rung ?? []);
  const isNew = last?.day !== undefined && last.day >= since && last.rung !== null;
  const isBest = isNew && rungs.length > 0 && rungs.every((rung) => rung > (last.rung ?? 0));
  const counting = bouts.filter(({ outcome }) => outcome);
  const isPlayed = (counting[0]?.played.at.slice(0, 10) ?? '') >= since;
  if (isBest && last.rung === 1) return MOMENTS.top;
  if (isPlayed && defences > 0 && counting[0]?.outcome !== 'lost') return MOMENTS.defended(defences);
  if (isBest && last.rung !== null) return MOMENTS.best(last.rung);
  return isPlayed && counting.length % ROUND === 0 ? MOMENTS.games(counting.length) : undefined;
}

import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { PeriodView } from '#shared/contract/settlement-kind.ts';
import { shortDay } from '#shared/words/dates.ts';

/** From which day to which a period goes that was, or is, settled at a moment: "1 Oct – 31 Oct". */
export function spanWords({ first, at }: Pick<PeriodView, 'first'> & { readonly at: string }): string {
  const end = parseDay(at.slice(0, 10));
  return end ? `${shortDay(first)} – ${shortDay(addDays(end, -1))}` : shortDay(first);
}

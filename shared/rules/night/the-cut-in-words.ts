import { formatLocal, instantOf } from '../../calendar/zone.ts';
import type { CutSettlement } from '../../vocabulary/entry.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import type { CalendarDate } from '../../words/calendar-date.ts';
import { clockTime, fullDay } from '../../words/dates.ts';
import type { DatedWords } from '../../words/settlement-words.ts';
import type { Tale } from '../../words/tale.ts';
import { type Setting, timeIn } from '../common/settings.ts';
import { PENALTIES, penaltyWords } from '../inactivity/missed-in-words.ts';
import { DUES } from '../texts.ts';
import { CUT } from './time-of-the-cut.ts';

const causeOf = ({ at }: CutSettlement, { ladder: { header } }: Pick<Tale, 'ladder'>): string =>
  DUES.final.missedCut(clockTime(formatLocal(header.timezone, at)));

/** The cut of the Grand Final (L29); the final's own dates have it. */
export const cutWords: DatedWords<CutSettlement> = {
  cause: causeOf,
  moved: (settlement, slide, known) => penaltyWords(causeOf(settlement, known), settlement, slide),
  ahead(settlement, { ladder: { header } }) {
    const at = formatLocal(header.timezone, settlement.at);
    return DUES.final.ahead(fullDay(at), clockTime(at));
  },
  news: () => DUES.final.news,
  ...PENALTIES,
};

/** The Grand Final with its hours (L28), and by when one has to be there (L29). */
export function finalDates(
  { header }: Ladder,
  { from, to }: { readonly from: Setting<string>; readonly to: Setting<string> },
): readonly CalendarDate[] {
  const { timezone, season } = header;
  const { end } = season;
  if (!end) return [];
  const at = (milliseconds: number) => instantOf(timezone, end, milliseconds);
  const by = clockTime(`${end}${CUT.name}`);
  const description = DUES.final.cut(by);
  return [
    {
      id: 'final',
      summary: DUES.final.name,
      description,
      at: at(timeIn({ header }, from)),
      until: at(timeIn({ header }, to)),
    },
    { id: 'final-cut', summary: DUES.final.cutDate(by), description, at: at(CUT.time) },
  ];
}

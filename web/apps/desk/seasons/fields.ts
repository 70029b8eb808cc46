import type { DeskView } from '../view.ts';

/** What is typed and ticked for the next season. */
export interface SeasonFields {
  readonly start: string;
  readonly end: string;
  readonly order: string;
  readonly isChosen: boolean;
  readonly ticked: ReadonlySet<string>;
  readonly early: boolean;
}

const YEARS_LATER = /^\d{4}/;
const aYearLater = (day: string): string =>
  day.replace(YEARS_LATER, (year) => String(Number(year) + 1).padStart(4, '0'));

/** A year after this season began and ends, to begin with; without an end where it has none. */
export function suggested({ header: { season }, standings, asOf }: DeskView): SeasonFields {
  const { start, end } = season;
  return {
    start: end === undefined ? asOf.slice(0, 10) : aYearLater(start),
    end: end === undefined ? '' : aYearLater(end),
    order: 'given',
    isChosen: false,
    ticked: new Set(standings.map(({ player }) => player)),
    early: false,
  };
}

/** The last day of a season that goes on and has one: it has to be ended before the next one can start. */
export const goesOnUntil = ({ header: { season }, asOf, final }: DeskView): string | undefined =>
  season.end !== undefined && asOf.slice(0, 10) <= season.end && !final?.champion ? season.end : undefined;

/** What is asked of the service. Of those who were chosen, who is no longer on the ladder comes last. */
export function requestOf({ standings, off }: DeskView, fields: SeasonFields): object {
  const { start, end, order, isChosen, ticked, early } = fields;
  const all = [...standings, ...off].map(({ player }) => player);
  return {
    season: { start, ...(end !== '' && { end }) },
    order,
    ...(isChosen && { players: all.filter((id) => ticked.has(id)).map((id) => ({ id })) }),
    ...(early && { endsEarly: true }),
  };
}

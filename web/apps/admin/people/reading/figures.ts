import { arePlaces } from '#shared/words/numbering.ts';

/** What ratings are called by their scale. */
export const SCALE = 'lk|elo|dwz|nwz|utr|dupr|ntrp|wtn|ttr|rtg|hcp';

/** A rating as lists write it: with a comma or point, in brackets, with the name of its scale ("LK 12,3") or a letter ("1850 F"). */
const RATING = new RegExp(
  String.raw`^(?:(?:${SCALE})[.:]?\s*)?\(?([+−-]?\d{1,5}(?:[.,]\d{1,4})?)\)?(?:\s?[a-ce-jl-oq-z*?])?$`,
  'i',
);

/** "1'850", as written in Switzerland, "1 850" in France, and "1,850" in England. */
const THOUSANDS = /^(\d)['’, {2}](\d{3})$/;

export function ratingOf(cell: string): number | undefined {
  const digits = RATING.exec(cell.replace(THOUSANDS, '$1$2'))?.[1];
  return digits === undefined ? undefined : Number(digits.replace('−', '-').replace(',', '.'));
}

/** "0", "1?", "3.5+", also with the minus sign of a page. */
const GAP = /^(?:[01]|(?:[2-9]|[1-9]\d{1,2})\.5)[+?−-]?$/;

export const gapOf = (cell: string): string | undefined => (GAP.test(cell) ? cell.replace('−', '-') : undefined);

/** In groups, with a country code, or as long as no other number of a list is. */
export const isTelephone = (cell: string): boolean =>
  /^[+(]?\d[\d\s()/.–-]*$/.test(cell) && cell.replace(/\D/g, '').length >= 7 && !isDate(cell);

export const isDate = (cell: string): boolean =>
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}(?:[T ].*)?)$/.test(cell);

/** The years in which players are born, and those of a club's papers. */
const YEARS = [1920, 2030] as const;

const areYears = (values: readonly number[]): boolean =>
  values.every((value) => Number.isInteger(value) && value >= YEARS[0] && value <= YEARS[1]);

/** No rating of any game has five digits, or is beyond that of the best; postcodes and numbers of members are. */
const HIGHEST = 2900;

/** What numbers without a heading are; `asked` where they could be ratings or years of birth. */
export function figuresAre(values: readonly number[]): 'rating' | 'unused' | 'asked' {
  if (values.length === 0 || arePlaces(values)) return 'unused';
  if (values.some((value) => Math.abs(value) > HIGHEST)) return 'unused';
  return areYears(values) ? 'asked' : 'rating';
}

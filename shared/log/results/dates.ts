import { parseDay } from '#shared/calendar/moment.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';

/** Which of two numbers is the day, where a date is written with slashes or hyphens: 3/11 or 11/3. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Beginnings of the names of months, in English, German and French, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fev'],
  ['mar', 'mrz', 'maer'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];

const WORD = '([a-z]{3,9})\\.?';
const YEAR = "['’]?(\\d{4}|\\d{2})";
const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const NUMBERS = new RegExp(`^(\\d{1,2})([-/.]) ?(\\d{1,2})\\2 ?${YEAR}$`);
const DAY_AND_WORD = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th|er|\\.)?[ /-]?(?:of )?${WORD}[ ,./-]+${YEAR}$`);
const WORD_AND_DAY = new RegExp(`^${WORD} ?(\\d{1,2})(?:st|nd|rd|th)?[ ,]+${YEAR}$`);

/** "Sun", "Sonntag, den" and "dim. le", before a date; and the time of day behind it. */
const WEEKDAY =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim)[a-z]*\.?,? +)?(?:(?:on|the|am|den|le) +)*(?=\d|[a-z]+\.? ?\d)/;
const TIME =
  /[ ,t]+(?:um |at |a )?(?:\d{1,2}(?:[:.]\d{2}){1,2}(?:\.\d+)? ?(?:[ap]\.?m\.?|uhr|z|utc|gmt|bst|ces?t|mes?z)? ?(?:[+-]\d{2}:?\d{2})?(?: \([a-z ]+\))?|\d{1,2} ?(?:[ap]\.?m\.?|uhr|h(?:\d{2})?))$/;

/** A date that is clear in itself, or two numbers of which one is the day and the other one the month. */
type Written = { readonly day: Day } | { readonly numbers: readonly [number, number]; readonly year: number };

function written(cell: string): Written | undefined {
  const whole = plainOf(cell);
  // "So 3.11.2024" ends in no time of day, though 3.11 looks like one.
  return onAnyWeekday(whole) ?? onAnyWeekday(whole.replace(TIME, '').trim());
}

const plainOf = (cell: string): string =>
  cell
    .trim()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .slice(0, MOST)
    .replace(/^\((.*)\)$/, '$1');

/** "Mar 3, 2024" is in March, "mar. 3 nov. 2024" a Tuesday. */
const onAnyWeekday = (date: string): Written | undefined => asWritten(date) ?? asWritten(date.replace(WEEKDAY, ''));

function asWritten(date: string): Written | undefined {
  const [, year, , month, day] = ISO.exec(date) ?? [];
  if (year !== undefined) return asDay(Number(year), Number(month), Number(day));
  const [, one, sign, other, ofYear] = NUMBERS.exec(date) ?? [];
  if (ofYear !== undefined) {
    // A point is written behind the day only where days come first.
    if (sign === '.') return asDay(wholeYear(ofYear), Number(other), Number(one));
    return { numbers: [Number(one), Number(other)], year: wholeYear(ofYear) };
  }
  const [, dayFirst, wordLater, yearLater] = DAY_AND_WORD.exec(date) ?? [];
  if (yearLater !== undefined) return asDay(wholeYear(yearLater), monthOf(wordLater), Number(dayFirst));
  const [, wordFirst, dayLater, yearLast] = WORD_AND_DAY.exec(date) ?? [];
  return yearLast === undefined ? undefined : asDay(wholeYear(yearLast), monthOf(wordFirst), Number(dayLater));
}

/** No date is longer, in characters. */
const MOST = 80;

const monthOf = (word = ''): number => MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;

/** "24" is 2024, and "98" is 1998. */
const wholeYear = (year: string): number => {
  const number = Number(year);
  return year.length === 4 ? number : number + (number < 70 ? 2000 : 1900);
};

const dayOf = (year: number, month: number, day: number): Day | undefined =>
  parseDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

function asDay(year: number, month: number, day: number): Written | undefined {
  const found = dayOf(year, month, day);
  return found && { day: found };
}

/** "3. Jan" and "Mar-01", without a year: also what spreadsheets make of the score 3-1. */
export const isYearless = (cell: string): boolean => {
  const plain = plainOf(cell);
  const [, dayFirst, word = '', wordFirst = word, dayLater = dayFirst] =
    /^(?:(\d{1,2})(?:st|nd|rd|th|er)?[. -]+([a-z]{3,9})\.?|([a-z]{3,9})\.?[ -](\d{1,2}))$/.exec(plain) ?? [];
  return dayLater !== undefined && monthOf(wordFirst) > 0;
};

export const isDate = (cell: string): boolean => written(cell) !== undefined;

/** The number of a day by which spreadsheets keep a date: they count from 1900, or from 1904. */
export const isSerial = (cell: string): boolean => /^[2-5]\d{4}(?:[.,]\d+)?$/.test(cell.trim());

/** How the dates of a column are to be read: in either order if it makes no difference, and `contrary` where both occur. */
export type DatesOrder = DateOrder | 'either' | 'unclear' | 'contrary';

/** Whether somebody has to say how dates are to be read. */
export const isDoubtful = (order: DatesOrder): order is 'unclear' | 'contrary' =>
  order === 'unclear' || order === 'contrary';

/** Told by the whole column: a number above 12 is no month. */
export function orderOf(cells: readonly string[]): DatesOrder {
  const numbers = cells.flatMap((cell) => {
    const found = written(cell);
    return found && 'numbers' in found ? [found.numbers] : [];
  });
  const isDayFirst = numbers.some(([one, other]) => one > 12 && other <= 12);
  const isMonthFirst = numbers.some(([one, other]) => other > 12 && one <= 12);
  if (isDayFirst && isMonthFirst) return 'contrary';
  if (isDayFirst) return 'day-first';
  if (isMonthFirst) return 'month-first';
  return numbers.every(([one, other]) => one === other) ? 'either' : 'unclear';
}

/** The day that a cell means; undefined if it is none. */
export function readDate(cell: string, order: DateOrder): Day | undefined {
  const found = written(cell);
  if (!found || 'day' in found) return found?.day;
  const [one, other] = found.numbers;
  return order === 'day-first' ? dayOf(found.year, other, one) : dayOf(found.year, one, other);
}

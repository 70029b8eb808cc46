/** The parts of a date as its language writes them; the month is a name. */
export interface DateParts {
  readonly day: number;
  readonly month: string;
  readonly year: string;
}

export const words = {
  and: ' and ',
  or: ' or ',
  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  dates: {
    month: ({ month, year }: DateParts) => `${month} ${year}`,
    week: (first: string) => `the week of ${first}`,
    short: ({ day, month }: DateParts) => `${day} ${month}`,
    /** "25 Oct", where there is little room. */
    shortMonth: ({ month }: DateParts) => month.slice(0, 3),
    shortest: ({ day, month }: DateParts) => `${day} ${month.slice(0, 3)}`,
    day: ({ day, month, year }: DateParts) => `${day} ${month} ${year}`,
    full: (weekday: string, { day, month, year }: DateParts) => `${weekday} ${day} ${month} ${year}`,
    weekday: (weekday: string, { day, month }: DateParts) => `${weekday} ${day} ${month}`,
    /** "Mondays". */
    onDays: (weekday: string) => `${weekday}s`,
    clock: (time: string) => time,
    moment: (day: string, time: string) => `${day}, ${time}`,
    /** "Tue 24 Nov". */
    weekdayDate: (weekday: string, day: string) => `${weekday.slice(0, 3)} ${day}`,
  },
};

export const games = {
  voided: 'undone, so it doesn’t count',
  takenBack: 'withdrawn or rejected, so it doesn’t count',
  unfinished: { walkover: 'walkover', noShow: 'no-show', retired: 'retired' },
};

import type * as en from './en.ts';

export const words: typeof en.words = {
  and: ' und ',
  or: ' oder ',
  others: (count) => (count === 1 ? '1 weitere Person' : `${count} weitere`),
  dates: {
    month: ({ month, year }) => `${month} ${year}`,
    week: (first) => `Woche vom ${first}`,
    short: ({ day, month }) => `${day}. ${month}`,
    shortMonth: ({ month }) => month.slice(0, 3),
    shortest: ({ day, month }) => `${day}. ${month.slice(0, 3)}`,
    day: ({ day, month, year }) => `${day}. ${month} ${year}`,
    weekday: (weekday, { day, month }) => `${weekday}, ${day}. ${month}`,
    onDays: (weekday) => `${weekday.toLowerCase()}s`,
    full: (weekday, { day, month, year }) => `${weekday}, ${day}. ${month} ${year}`,
    clock: (time) => time,
    moment: (day, time) => `${day}, ${time} Uhr`,
    weekdayDate: (weekday, day) => `${weekday.slice(0, 2)} ${day}`,
  },
};

export const games: typeof en.games = {
  voided: 'rückgängig gemacht, zählt also nicht',
  takenBack: 'zurückgezogen oder zurückgewiesen, zählt also nicht',
  unfinished: { walkover: 'kampflos', noShow: 'nicht angetreten', retired: 'aufgegeben' },
};

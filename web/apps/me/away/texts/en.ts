export const en = {
  title: 'Holidays',
  hint: 'While you’re away, no one can challenge you and your deadlines are on hold.',
  days: (from: string, to: string) => (from === to ? `Away on ${from}` : `Away from ${from} to ${to}`),
  /** Of the days that a player may be away in a season. */
  left: (left: number, most: number) =>
    left === 0 ? `You’ve used all ${most} of this season’s days.` : `${left} of ${most} days left this season`,
  announce: 'I’ll be away',
  back: 'I’m back',
  /** Of days that are all still to come. */
  takeBack: 'I won’t be away',
  from: 'First day away',
  to: 'Last day away',
  yes: 'Save',
  missing: 'Please choose a day.',
  order: 'This is before the first day.',
};

export const en = {
  points: (points: number) => `${points} points`,
  isNew: 'new',
  /** Nothing where all are shown. */
  more: (count: number) => (count === 0 ? '' : `${count} more: type the first letters of your club’s name.`),
  none: 'No club found. Check the spelling, or ask your organiser.',
};

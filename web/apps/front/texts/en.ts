export const en = {
  points: (points: number) => `${points} points`,
  isNew: 'new',
  none: 'No club found. Check the spelling, or ask your organiser.',
};

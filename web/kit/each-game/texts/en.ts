export const en = {
  label: 'Points of each game (optional)',
  /** Whose points are typed first. */
  first: {
    own: 'Yours first, such as 11-7 9-11 11-4.',
    challenger: 'The challenger’s first, such as 11-7 9-11 11-4.',
  },
};

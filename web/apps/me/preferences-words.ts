/** What is said of preferences alone: it comes with the script for them. */
export const WORDS = {
  preferences: 'Your preferences',
  change: 'Change',
  save: 'Save',
  rated: 'Rated games this season',
  fixed: 'You’ve already played, so this can’t be changed this season.',
  nothing: 'Nothing has been entered.',
  member: 'Your membership',
  notMember: 'You aren’t listed as a paid-up member. Ask your organiser.',
} as const;

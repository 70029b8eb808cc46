/** What is said of preferences alone: it comes with the script for them. */
export const WORDS = {
  preferences: 'Your preferences',
  change: 'Change',
  save: 'Save',
  rated: 'Rated games this season',
  fixed: 'You have played: the choice stays for the season.',
  nothing: 'Nothing is given.',
  member: 'Your membership',
  notMember: 'You are not down as a registered, paid-up member. Ask your organiser.',
} as const;

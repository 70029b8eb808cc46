export const en = {
  preferences: 'Your preferences',
  change: 'Change',
  save: 'Save',
  rated: 'Rated games this season',
  ratedYes: 'Rated games this season: yes',
  ratedNo: 'Rated games this season: no',
  fixed: 'You’ve already played, so this can’t be changed this season.',
  nothing: 'Nothing has been entered.',
  member: 'Your membership',
  paid: (day: string) => `Registered, paid up until ${day}.`,
  notMember: 'You aren’t listed as a paid-up member. Ask your organiser.',
};

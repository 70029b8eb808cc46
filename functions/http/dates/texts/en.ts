export const en = {
  unreadable: 'Please give a date and a time, such as 2026-11-24T19:30.',
  past: 'That date is in the past.',
  tooLate: (last: string) => `Please choose a date up to ${last}.`,
  notOpen: 'This challenge isn’t open any more.',
  notAccepted: 'A date can be proposed once the challenge is accepted.',
  notYours: 'Only the two players of a challenge can agree a date for it.',
  own: 'The other player has to accept your date.',
  none: 'There’s no date to call off.',
  changed: 'The date has been changed meanwhile. Please look again.',
};

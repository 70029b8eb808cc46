export const en = {
  rated: 'Plays rated games',
  registered: 'Registered',
  paidUntil: 'Paid up until',
  main: 'Main time in minutes',
  byoyomi: 'Minutes for 25 moves after that',
  scoring: 'Scoring',
};

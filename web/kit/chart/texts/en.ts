export const en = {
  nothingYet: 'Nothing has happened on this ladder yet.',
  bounds: { reach: 'may challenge up to here', drop: 'drops to here unless they play' },
  asTable: 'View as table',
  add: 'Add a player',
  nobodyElse: 'nobody else',
  rungs: 'Rungs at the end of each month, and now',
  points: 'Points at the end of each month, and now',
  player: 'Player',
  now: 'now',
};

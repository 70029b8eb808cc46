export const ladder = {
  find: 'Find a player',
  found: (players: number) => (players === 1 ? 'one player' : `${players} players`),
  none: 'No player found.',
  more: (count: number) => `and ${count} more`,
  noNames: 'The names can’t be loaded.',
  unreached: 'The site can’t be reached. What you see may be out of date.',
};

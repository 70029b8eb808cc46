export const en = {
  all: (players: number) => `Full ladder (${players} players)`,
  whole: 'The whole ladder',
  top: 'The top of the ladder',
  rung: 'Rung',
  player: 'Player',
  change: 'Change',
  isNew: 'new',
};

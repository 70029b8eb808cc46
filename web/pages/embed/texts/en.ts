export const en = {
  all: (players: number) => `All ${players} players, and why they stand there`,
  whole: 'The whole ladder',
  top: 'The top of the ladder',
  rung: 'Rung',
  player: 'Player',
  change: 'Moved lately, or points',
  isNew: 'new',
};

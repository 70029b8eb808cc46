export const en = {
  which: 'Please say which game.',
  notWaiting: (players: string) => `The game of ${players} has no scores waiting.`,
  none: (id: string) => `There’s no game "${id}".`,
  score: 'Give each player of the game once, with a whole number as their score.',
  taken: (id: string) => `There’s already a game "${id}". Give this one another id.`,
  waiting: (players: string) => `The scores of ${players} are waiting to be confirmed.`,
  over: (players: string) => `The game of ${players} is over.`,
  hasResult: 'The game has a result. Cancel that first.',
  inGame: (who: string) => `${who} is in a game. Finish or cancel it first.`,
};

export const en = {
  unknown: 'There is no such proposal.',
  alreadyProposed: 'You’ve already proposed this match.',
  /** Of matches that one player proposes at a time. */
  tooMany: 'You have five open proposals. Withdraw one first.',
  officialsStart: 'As an organiser or scorer you needn’t ask players first: start the game.',
  alreadyAsked: 'You’ve already asked for a game. Withdraw that first.',
  /** Of games that are asked for on a ladder. */
  full: 'Too many games are being asked for on this ladder. Please try again later.',
  gone: (player: string) => `${player} is not on the ladder.`,
  otherStake: (now: string, before: string) => `The stake is ${now} points now, and was ${before}. Please ask again.`,
  declined: 'One of the players has said no.',
  othersAnswered: 'Someone else was answering at the same time. Please try again.',
};

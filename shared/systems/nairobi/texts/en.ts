import { counted } from '#shared/words/english.ts';

export const offer = {
  title: 'Saturday chess',
  says: 'For chess clubs that play on Saturdays and hand in the moves; missing two weeks costs a rung.',
};

export const nairobi = {
  when: (from: string, to: string) =>
    `On Saturdays from ${from} to ${to} at the club house, with a clock: each player has at least 60 and at most 120 minutes for the whole game.`,
  whom: (rungs: number) =>
    `${rungs === 1 ? 'The player directly' : `Anyone up to ${rungs} places`} above you. The challenger chooses the colour.`,
  declining: { heading: 'No declining', text: 'A challenge can’t be declined or withdrawn.' },
  rematches: (months: number) =>
    `The same two can challenge each other again ${counted(months, 'month')} after the last challenge between them.`,
  after: {
    heading: 'After the game',
    text: 'Submit the moves and the result. The ladder changes once an organiser approves them, using the order at that moment; a rejected game still has to be played.',
  },
  away: {
    text: (cost: string) =>
      `${cost} Weeks run from Monday to Sunday; a game awaiting approval counts as played. A week doesn’t count if you joined or came back after its Monday, the club was closed on its Saturday, or the season began after its Thursday or ends before its Sunday. An organiser may remove an inactive player.`,
  },
  takingPart: {
    heading: 'Taking part',
    text: 'Registered members take part; both players must have paid up on the day of the challenge. The first order is drawn by lot; new players, and those who come back, start at the bottom.',
  },
};

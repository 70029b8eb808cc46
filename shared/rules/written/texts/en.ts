/** A rule is a heading and a text. */
export const en = {
  venue: 'Where',
  confirming: {
    heading: 'Confirming a result',
    text: (days: number) =>
      `A result you report counts once your opponent confirms it – or, if they don’t answer, at the end of day ${days}. If they dispute it, the club decides. It’s applied to the positions at that moment.`,
  },
  confirmingScores: {
    heading: 'Confirming scores',
    text: (days: number) =>
      `Scores you report count once another player of the game confirms them – or, if nobody answers, at the end of day ${days}. If a player disputes them, the club decides. Until they count, the stakes stay in the pot.`,
  },
  beatAbove: {
    heading: 'If you beat a player above you',
    takesRung: 'You take the loser’s rung; the loser and everyone in between move down one.',
    swap: 'You and the loser change places. No one else moves.',
    halfway:
      'You go up half the distance to the loser, rounded in your favour, and the loser moves down one. From rung 10 a win against rung 4 or rung 5 takes you to rung 7. From two or three places below you go to the rung just below the loser’s, and the loser moves down two, to just below you. Neighbours change places.',
  },
  beatBelow: {
    heading: 'If you beat a player below you',
    text: 'You move up one, and the loser moves down one. Rung 1 can’t go up, and the bottom can’t go down.',
    upOne: 'You move up one: you change places with the player directly above you. The loser stays.',
    stays: 'You keep your rung, and nobody moves.',
  },
  draw: {
    heading: 'If you draw',
    text: 'The player below moves up one; the one above stays. Between neighbours nobody moves.',
    stays: 'Nobody moves.',
  },
  otherwise: {
    heading: 'Otherwise',
    text: 'After a draw, or a win against a player below you, nobody moves.',
  },
};

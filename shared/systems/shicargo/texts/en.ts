import { ordinal } from '#shared/words/english.ts';

export const offer = {
  title: 'Points',
  says: 'For board games of two or more with a score: players pay into a pot and share it by their scores.',
};

export const shicargo = {
  points: {
    text: (admission: number) =>
      `Everyone starts with ${admission} points, when they’re added or with their first game. The player with most points is on rung 1; players with equal points share a rung, listed in the order they joined.`,
    heading: 'Points',
  },
  pot: {
    heading: 'The pot',
    text: (stake: number) =>
      `At the start of a game each player pays ${stake} points into its pot; at its end the pot is shared out. Two or more can play; a player who quits keeps the score they had. If a game is cancelled, the stakes are returned.`,
  },
  share: {
    heading: 'Your share',
    text: 'Your spread is your score − the lowest score. Your share of the pot is your spread ÷ all spreads added up, rounded down to a tenth of a percent and then to whole points. Points left over go one each from the best score down; of equal scores, the one entered first goes first. If all scores are equal, everyone gets their stake back.',
  },
  away: {
    heading: 'Missing a month',
    text: (percent: number, months: number) =>
      `A calendar month without a game costs ${percent}% of the points you had when you stopped playing, rounded down. They go in equal parts to those who took part in a game of that month; points left over go one each from the top. A ${ordinal(months)} month in a row takes all you have left, and your place. A month doesn’t count if you joined after its first day, nobody played in it, the club was closed throughout, or the season began with less than half of it left. With no points, there’s nothing to forfeit.`,
  },
  leaving: {
    heading: 'Leaving',
    text: (admission: number) =>
      `When a player leaves, their points are shared equally among everyone who stays. A player who comes back starts afresh with ${admission} points.`,
  },
  boasting: {
    heading: 'Boasting and whining',
    text: 'You may boast more the higher you are, and whine more the lower.',
  },
};

export const en = {
  title: 'Trial on this season',
  intro:
    'The season so far, replayed as if this had applied from day one. Nothing is saved. Games people might have played instead can’t be known.',
  working: 'Replaying the season…',
  lost: 'The season couldn’t be loaded.',
  again: 'Try again',
  /** How many players would stand on other rungs. */
  moved: (count: number) =>
    count === 0
      ? 'No one would be in a different position.'
      : count === 1
        ? '1 player would be in a different position.'
        : `${count} players would be in a different position.`,
  refused: (count: number) =>
    count === 0
      ? 'No game would have been refused.'
      : count === 1
        ? '1 game would have been refused.'
        : `${count} games would have been refused.`,
  /** Lines of the log that are no games. */
  others: (count: number) =>
    count === 1
      ? '1 other entry, such as a check-in, would also have been refused.'
      : `${count} other entries, such as check-ins, would also have been refused.`,
  places: 'Positions compared',
  player: 'Player',
  real: 'Now',
  tried: 'With the change',
  off: 'off the ladder',
  points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
  gap: (gap: string) => `gap ${gap}`,
  all: (count: number) => `Show all ${count} players`,
  games: 'Games that would have been refused',
  game: 'Game',
  why: 'Why',
  allGames: (count: number) => `Show all ${count} games`,
  way: 'One player’s season',
  /** Beside the two lines of a chart; 14 letters at most. */
  asPlayed: 'as played',
  onTrial: 'with change',
  use: 'Use from today',
  leave: 'Leave it as it is',
  left: 'Nothing was changed.',
  byRules: (rules: string) => `This season by “${rules}”`,
  rulesIntro:
    'Every game so far, replayed by these rules from day one. Each counts when it counted here. Nothing is saved. Games people might have played instead can’t be known.',
  tryThese: 'Try these settings',
  newLadder: 'A ladder keeps its system. To play by these rules, make a new ladder.',
  close: 'Close the trial',
};

export const en = {
  title: 'Trial on this season',
  intro:
    'Everything so far, played again as if this had applied from the first day. Nothing is saved. Games that people would have played instead can’t be shown.',
  working: 'Playing the season again…',
  lost: 'The season couldn’t be loaded.',
  again: 'Try again',
  /** How many players would stand on other rungs. */
  moved: (count: number) =>
    count === 0
      ? 'No one would stand elsewhere.'
      : count === 1
        ? '1 player would stand elsewhere.'
        : `${count} players would stand elsewhere.`,
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
  places: 'Who would stand where',
  player: 'Player',
  real: 'Now',
  tried: 'On trial',
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
  onTrial: 'on trial',
  use: 'Use from today',
  leave: 'Leave it as it is',
  left: 'Nothing was changed.',
  byRules: (rules: string) => `This season by “${rules}”`,
  rulesIntro:
    'Every game so far, played again by these rules from the first day. Each counts when it counted here. Nothing is saved. Games that people would have played instead can’t be shown.',
  tryThese: 'Try these settings',
  newLadder: 'A ladder keeps its system. To play by these rules, make a new ladder.',
  close: 'Close the trial',
};

export const en = {
  /** By the names of settings. */
  labels: {
    venue: 'Where you play',
    confirm: 'Days to confirm a reported result (0: no need)',
    movement: 'What a win is worth',
    stake: 'Points each player pays into the pot',
    reach: 'Challenge range (rungs)',
    hoursFrom: 'Play begins at',
    hoursTo: 'Play ends at',
    finalHoursFrom: 'Final night: play begins at',
    finalHoursTo: 'Final night: play ends at',
    drop: 'Rungs lost for not playing',
    monthsUntilRemoval: 'Months missed in a row until removal',
    weeksUntilDrop: 'Weeks missed in a row until a drop',
    nights: 'Club nights',
    rematchMonths: 'Months before a rematch',
    forfeitPercent: 'Percent of points lost for a missed month',
  },
  /** By the names of settings, and by their values. */
  choices: {
    movement: { halfway: 'half the distance', 'takes-rung': 'the loser’s rung', swap: 'the two change places' },
    nights: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
  },
  ranges: {
    whole: (least: number, most: number) => `a whole number from ${least} to ${most}`,
    time: 'a time of day, such as "19:50"',
    line: (most: number) => `a line of at most ${most} characters`,
    one: (words: readonly string[]) => `one of ${words.map((word) => `"${word}"`).join(', ')}`,
    several: (words: readonly string[]) => `a list of one or more of ${words.join(', ')}`,
  },
};

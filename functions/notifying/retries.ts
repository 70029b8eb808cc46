/** How often a notice is sent before it is given up: over about a day. */
export const MOST_TRIES = 8;

const FIRST = 30;
const FACTOR = 4;
/** A message can be put off by twelve hours at most, counted from when it was received. */
const LONGEST = 12 * 60 * 60 - 60;

/**
 * How many seconds to wait after so many tries: half a minute, two minutes, eight, … up to twelve hours; `random`, from
 * 0 up to 1, takes up to a quarter of it away, so that what failed together is not sent together again.
 */
export const waitAfter = (tries: number, random: number): number =>
  Math.round(Math.min(LONGEST, FIRST * FACTOR ** (tries - 1)) * (1 - random / 4));

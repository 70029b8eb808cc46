/**
 * What is wrong with an entry, or with a log, as it is read: in English alone, as the names of its fields are. What follows
 * such a name begins small and has no full stop.
 */
export const FAULTS = {
  inHeader: (what: string) => `Line 1: ${what}`,
  whole: { entry: 'The entry', header: 'The header', request: 'The request' },
  notValid: (whole: string) => `${whole} is not valid.`,
  unknown: (names: string) => `Unknown field: ${names}.`,
  unknownIn: (where: string, names: string) => `Unknown field in ${where}: ${names}.`,
  missing: 'is missing',
  mustBe: (what: string) => `must be ${what}`,
  unclear: 'is not valid',
  or: ' or ',
  kinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
  },
  somethingElse: 'something else',
  atLeast: {
    number: (least: string) => `must be at least ${least}`,
    string: (least: string) => `must be at least ${least} characters`,
    array: (least: string) => `must be at least ${least} of them`,
  },
  atMost: {
    number: (most: string) => `must be at most ${most}`,
    string: (most: string) => `must be at most ${most} characters`,
    array: (most: string) => `must be at most ${most} of them`,
  },
  id: (most: number) => `must be 1–${most} of a–z, 0–9 and “-”`,
  years: (first: string, last: string) => `must be in the years ${first} to ${last}`,
  yearsOrNever: (first: string, last: string, never: string) =>
    `must be in the years ${first} to ${last}; for no end, write ${never}`,
  day: 'must be a date, such as 2021-09-06',
  moment: 'must be a date and time with offset, such as 2021-09-06T19:50:00+01:00',
  zone: 'must be an IANA time zone, such as Europe/London',
  zoneMeant: (zone: string) => `must be an IANA time zone. Did you mean ${zone}?`,
  distance: 'must not be 0: two players never share a rung',
  blank: 'must not be blank',
  gap: 'must be a gap, such as “0?”, “1” or “3.5+”',
  thereMayBe: (most: number) => `there may be ${most} at most`,
  endsFirst: 'one ends before it begins',
  toFirst: 'must not be before “from”',
  oneEnding: 'can be a walkover, a no-show or retired, only one of them',
  onePlayer: 'must name at least one player',
  onePreference: 'must name a preference',
  twoPlayers: 'a game needs two players or more',
  playerTwice: 'a player can’t be in a game twice',
  winner: 'the winner must be one of the two players',
  oneChange: 'must name what is to change',
  needsEnd: (system: string) => `a ${system} season needs a last day`,
  noBoard: (system: string) => `a ${system} ladder has no board size`,
  scoreOrArrival: 'must say either “score” or “arrivedAt”',
  oneVerb: (verbs: string) => `An entry has exactly one verb; this has ${verbs}.`,
  noVerb: 'An entry has exactly one verb; this has none.',
  oneOf: (words: string) => `must be one of ${words}`,
  noSetting: (system: string, name: string, known: string) =>
    `a ${system} ladder has no setting “${name}”; there are ${known}`,
  noSettings: (system: string, name: string) => `a ${system} ladder has no setting “${name}”; there are none`,
} as const;

/** What is wrong with a field of a request, besides what may be wrong with those of a season log. */
export const WRONG = {
  address: 'must be an address such as ann@example.org',
  hiddenOrClosed: 'must say “hidden”, “closed” or both',
  playerAlone: 'must be there for the role player, and for no other',
  oneEvent: 'must name at least one event',
} as const;

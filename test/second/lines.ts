export interface Closure {
  readonly from: string;
  readonly to: string;
}

export type Given = { readonly [name: string]: unknown };

export interface Header {
  readonly system: string;
  readonly timezone: string;
  readonly season: { readonly start: string; readonly end?: string };
  readonly closures?: readonly Closure[];
  readonly board?: number;
  readonly settings?: Given;
  readonly entrants?: 'pairs';
}

/** Somebody of a pair. */
export interface Person {
  readonly id: string;
  readonly name?: string;
}

/** What a system asks of a player. */
interface Preferences {
  readonly rated?: boolean;
  readonly registered?: boolean;
  readonly paidUntil?: string;
  readonly main?: number;
  readonly byoyomi?: number;
  readonly scoring?: string;
}

/** Somebody whom a seed lists, with what a system asks of them. */
interface Seeded extends Preferences {
  readonly id: string;
  readonly name?: string;
  readonly people?: readonly Person[];
  readonly rating?: number;
  readonly gap?: string;
}

/** The scores of a game for points, in the order in which they were entered. */
export type Scores = readonly (readonly [player: string, score: number])[];

/** What stands under a verb: each has those of these fields that it is known for. */
export interface Body extends Preferences {
  readonly id: string;
  readonly player: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly challenge: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly order: 'given' | 'rating' | 'draw';
  readonly players: readonly Seeded[];
  readonly name?: string;
  readonly people?: readonly Person[];
  readonly lineup?: readonly string[];
  readonly rung?: number;
  readonly agreed?: true;
  readonly unreached?: true;
  readonly game: string;
  readonly scores: Scores;
  readonly score?: readonly [number, number];
  readonly points?: readonly (readonly [number, number])[];
  readonly arrivedAt?: string;
  readonly distance?: number;
  readonly winner: string;
  readonly minutes?: number;
  readonly pgn?: string;
  readonly white?: string;
  readonly playedAt?: string;
  readonly walkover?: true;
  readonly noShow?: true;
  readonly retired?: true;
  readonly reported?: string;
  readonly disputed?: string;
  readonly end?: string | null;
  readonly closures?: readonly Closure[];
  readonly settings?: Given;
}

export interface Entry {
  readonly line: number;
  /** In milliseconds. */
  readonly at: number;
  readonly verb: string;
  readonly body: Body;
  readonly overridden: boolean;
}

export type Fits = (value: unknown) => boolean;
/** The fields that a verb's object has; a `?` marks those that may be left out. */
export type Fields = Readonly<Record<string, Fits>>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isTrue: Fits = (value) => value === true;
export const isFlag: Fits = (value) => typeof value === 'boolean';
export const isText: Fits = (value) => typeof value === 'string' && value.trim() !== '';
export const isId: Fits = (value) => typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value);
export const isCount: Fits = (value) => Number.isInteger(value) && Number(value) >= 1;
export const isDate: Fits = (value) =>
  typeof value === 'string' &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  new Date(Date.parse(`${value}T00:00Z`) || 0).toISOString().startsWith(value);
export const isInstant: Fits = (value) =>
  typeof value === 'string' &&
  isDate(value.slice(0, 10)) &&
  /T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
export const isListOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);
export const isPair =
  (fits: Fits): Fits =>
  (value) =>
    isListOf(fits)(value) && (value as unknown[]).length === 2;
export const isScore = isPair((value) => typeof value === 'number' && value >= 0);
/** Two to four people of a pair, nobody twice. */
const arePeople: Fits = (value) =>
  isListOf((each) => isObject(each) && hasFields(each, { id: isId, 'name?': isText }))(value) &&
  areDifferent(
    (value as readonly Person[]).map(({ id }) => id),
    [2, 3, 4],
  );
/** The ids of four who played. */
const isLineup: Fits = (value) => isListOf(isId)(value) && areDifferent(value as readonly string[], [4]);
const areDifferent = (ids: readonly string[], counts: readonly number[]): boolean =>
  counts.includes(ids.length) && new Set(ids).size === ids.length;
const isOneOf =
  (...values: readonly unknown[]): Fits =>
  (value) =>
    values.includes(value);
const isClosure: Fits = (value) =>
  isObject(value) && hasFields(value, { from: isDate, to: isDate }) && String(value['from']) <= String(value['to']);
/** Somebody in a seed, with preferences that have these fields. */
const isSeeded =
  (preferences: Fields): Fits =>
  (value) =>
    isObject(value) &&
    hasFields(value, {
      id: isId,
      'name?': isText,
      'rating?': (rating) => typeof rating === 'number',
      ...preferences,
    });

/** The points of each game or set of a match. */
export const isPoints: Fits = (value) =>
  isListOf(isPair((each) => Number.isInteger(each) && Number(each) >= 0 && Number(each) <= 99))(value) &&
  (value as unknown[]).length >= 1 &&
  (value as unknown[]).length <= 41;

export const named = { id: isId, challenger: isId, challenged: isId };

/** What every system has: for each verb the fields of its object; of a seed perhaps more than preferences. */
export const verbsOfAll = (
  preferences: Fields,
  areSettings: Fits,
  seeded = preferences,
): Readonly<Record<string, Fields>> => ({
  seed: {
    order: isOneOf('given', 'rating', 'draw'),
    players: (value) => isListOf(isSeeded(seeded))(value) && (value as unknown[]).length > 0,
  },
  join: { player: isId, 'name?': isText, ...preferences },
  rename: { player: isId, name: isText },
  leave: { player: isId },
  correct: { line: isCount, score: isScore },
  void: { line: isCount },
  configure: {
    'name?': isText,
    'end?': (value) => value === null || isDate(value),
    'closures?': isListOf(isClosure),
    'settings?': areSettings,
  },
  settle: {},
});

/** The same verbs where the entrants are pairs. */
export const verbsOfPairs = ({
  result,
  ...verbs
}: Readonly<Record<string, Fields>>): Readonly<Record<string, Fields>> => ({
  ...verbs,
  seed: verbsOfAll({}, () => true, { 'people?': arePeople })['seed'] ?? {},
  join: { ...verbs['join'], 'people?': arePeople },
  regroup: { player: isId, people: arePeople },
  match: { ...verbs['match'], 'lineup?': isLineup },
  ...(result && { result: { ...result, 'lineup?': isLineup } }),
});

/** Whether the entrants of a log are pairs. */
export const isLogOfPairs = ([first = '']: readonly string[]): boolean =>
  JSON.parse(first).ladder.entrants !== undefined;

/** Every verb that there is. */
const VERBS =
  'seed join prefer rename regroup leave place away back arrive depart pass challenge accept decline withdraw postpone offer result match approve reject abandon start finish correct void close playoff configure settle'.split(
    ' ',
  );

/** Whether these are the fields that are wanted, and no others. */
function hasFields(value: Record<string, unknown>, fields: Fields): boolean {
  for (const [field, fits] of Object.entries(fields)) {
    const name = field.replace('?', '');
    if (value[name] === undefined ? name === field : !fits(value[name])) return false;
  }
  return Object.keys(value).every((name) => name in fields || `${name}?` in fields);
}

/** An entry of a system with these verbs, as far as it is one by itself. What is under the verb of another is not looked at. */
export function entryOf(verbs: Readonly<Record<string, Fields>>, text: string, line: number): Entry | 'invalid' {
  const value = jsonOf(text);
  if (!isObject(value)) return 'invalid';
  const { at, override, by, ...rest } = value;
  const [verb = '', ...more] = Object.keys(rest);
  const isEntry =
    isInstant(at) && more.length === 0 && [override, by].every((each) => each === undefined || isText(each));
  if (!isEntry || !VERBS.includes(verb)) return 'invalid';
  const entry = { line, at: Date.parse(String(at)), verb, overridden: override !== undefined };
  const fields = verbs[verb];
  if (!fields) return { ...entry, body: {} as Body };
  const body = rest[verb];
  if (!isObject(body) || !hasFields(body, fields)) return 'invalid';
  return isWhole(verb, body as unknown as Body, entry.at) ? { ...entry, body: body as unknown as Body } : 'invalid';
}

/** What fields say together. */
function isWhole(verb: string, body: Body, at: number): boolean {
  if (body.playedAt && Date.parse(body.playedAt) > at) return false;
  if ([body.walkover, body.noShow, body.retired].filter(Boolean).length > 1) return false;
  if (verb === 'away' && body.from > body.to) return false;
  return (verb !== 'configure' && verb !== 'prefer') || Object.keys(body).length > (verb === 'prefer' ? 1 : 0);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

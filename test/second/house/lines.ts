import { areSettings, type Closure, type Given } from './world.ts';

/** What stands under a verb: each has those of these fields that it is known for. */
export interface Body {
  readonly id: string;
  readonly player: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly challenge: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly order: 'given' | 'rating' | 'draw';
  readonly players: readonly { readonly id: string; readonly rating?: number }[];
  readonly rung?: number;
  readonly score?: readonly [number, number];
  readonly points?: readonly (readonly [number, number])[];
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

type Fits = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTrue: Fits = (value) => value === true;
const isText: Fits = (value) => typeof value === 'string' && value.trim() !== '';
const isId: Fits = (value) => typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value);
const isCount: Fits = (value) => Number.isInteger(value) && Number(value) >= 1;
const isDate: Fits = (value) =>
  typeof value === 'string' &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  new Date(Date.parse(`${value}T00:00Z`) || 0).toISOString().startsWith(value);
const isInstant: Fits = (value) =>
  typeof value === 'string' &&
  isDate(value.slice(0, 10)) &&
  /T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isPair =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(fits);
const isScore = isPair((value) => typeof value === 'number' && value >= 0);
const isPoints: Fits = (value) =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= 9 &&
  value.every(isPair((each) => Number.isInteger(each) && Number(each) >= 0 && Number(each) <= 99));
const isClosure: Fits = (value) =>
  isObject(value) && hasFields(value, { from: isDate, to: isDate }) && String(value['from']) <= String(value['to']);
const isSeeded: Fits = (value) =>
  isObject(value) && hasFields(value, { id: isId, 'name?': isText, 'rating?': (rating) => typeof rating === 'number' });

const how = { 'walkover?': isTrue, 'noShow?': isTrue, 'retired?': isTrue };
const told = { 'score?': isScore, 'points?': isPoints, 'playedAt?': isInstant, ...how };
const named = { id: isId, challenger: isId, challenged: isId };

const VERBS: Record<string, Record<string, Fits>> = {
  seed: {
    order: (value) => ['given', 'rating', 'draw'].includes(String(value)),
    players: (value) => Array.isArray(value) && value.length > 0 && value.every(isSeeded),
  },
  join: { player: isId, 'name?': isText, 'rung?': isCount },
  rename: { player: isId, name: isText },
  leave: { player: isId },
  away: { player: isId, from: isDate, to: isDate },
  back: { player: isId },
  challenge: named,
  accept: { challenge: isId },
  decline: { challenge: isId },
  withdraw: { challenge: isId },
  postpone: { challenge: isId, 'player?': isId },
  result: { challenge: isId, ...told, 'reported?': isId },
  match: { ...named, ...told },
  approve: { challenge: isId },
  reject: { challenge: isId, 'disputed?': isId },
  correct: { line: isCount, 'score?': isScore, 'points?': isPoints },
  void: { line: isCount },
  configure: {
    'name?': isText,
    'end?': (value) => value === null || isDate(value),
    'closures?': (value) => Array.isArray(value) && value.every(isClosure),
    'settings?': (value) => isObject(value) && areSettings(value, true),
  },
  settle: {},
};

const ELSEWHERE = ['prefer', 'arrive', 'depart', 'pass', 'abandon', 'start', 'finish', 'close', 'playoff'];

/** Whether these are the fields that are wanted, and no others; a `?` marks those that may be left out. */
function hasFields(value: Record<string, unknown>, fields: Record<string, Fits>): boolean {
  for (const [field, fits] of Object.entries(fields)) {
    const name = field.replace('?', '');
    if (value[name] === undefined ? name === field : !fits(value[name])) return false;
  }
  return Object.keys(value).every((name) => name in fields || `${name}?` in fields);
}

/** An entry, as far as it is one by itself; `not-this-system` where only the verb is not one of these ladders. */
export function entryOf(text: string, line: number): Entry | 'invalid' {
  const value = jsonOf(text);
  if (!isObject(value)) return 'invalid';
  const { at, override, by, ...rest } = value;
  const [verb = '', ...more] = Object.keys(rest);
  const isEntry =
    isInstant(at) && more.length === 0 && [override, by].every((each) => each === undefined || isText(each));
  if (!isEntry) return 'invalid';
  const entry = { line, at: Date.parse(String(at)), verb, overridden: override !== undefined };
  if (ELSEWHERE.includes(verb)) return { ...entry, body: {} as Body };
  const body = rest[verb];
  const fields = VERBS[verb];
  if (!fields || !isObject(body) || !hasFields(body, fields)) return 'invalid';
  return isWhole(verb, body as unknown as Body, entry.at) ? { ...entry, body: body as unknown as Body } : 'invalid';
}

/** Results are approved and rejected where they are confirmed (H20), or where the one in question still waits. */
export const isOfHouse = ({ verb }: Entry, confirms: boolean): boolean =>
  verb in VERBS && (confirms || (verb !== 'approve' && verb !== 'reject'));

/** What fields say together. */
function isWhole(verb: string, body: Body, at: number): boolean {
  if (body.playedAt && Date.parse(body.playedAt) > at) return false;
  if ([body.walkover, body.noShow, body.retired].filter(Boolean).length > 1) return false;
  if (['result', 'match', 'correct'].includes(verb) && !body.score) return false;
  if (verb === 'away' && body.from > body.to) return false;
  return verb !== 'configure' || Object.keys(body).length > 0;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

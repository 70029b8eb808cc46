import type { HeaderName, Operation, QueryName } from '#shared/features/operation.ts';
import { LONGEST } from '#shared/vocabulary/size-limits.ts';

const ID = { type: 'string', pattern: '^[a-z0-9-]{1,64}$' } as const;
const HASH = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const;

const PLACES: Readonly<Record<string, { readonly description: string; readonly schema: object }>> = {
  club: { description: 'The club’s id.', schema: ID },
  ladder: { description: 'The ladder’s id.', schema: ID },
  player: { description: 'The player’s id.', schema: ID },
  hash: { description: 'The hash by which a key is listed.', schema: HASH },
  session: { description: 'The id by which a session is listed.', schema: HASH },
  request: { description: 'The id by which a request to join is listed.', schema: HASH },
  season: { description: 'What the season’s address ends with, such as "2026-27".', schema: ID },
  webhook: { description: 'The webhook’s id.', schema: { type: 'string' } },
};

const FLAG = { type: 'boolean' } as const;
const QUERY: { readonly [Q in QueryName]: { readonly description: string; readonly schema: object } } = {
  dryRun: { description: 'Say what this would do, and do nothing.', schema: FLAG },
  keepRefused: { description: 'Keep the lines that the rules refuse, as lines that change nothing.', schema: FLAG },
  block: {
    description: 'Keep who asked from asking this club again: by e-mail address for 90 days, by network address for 7.',
    schema: FLAG,
  },
  upload: {
    description: 'Which log that was sent before is meant.',
    schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  },
  before: {
    description: 'Only lines before this one.',
    schema: { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
  },
  beforeChange: {
    description: 'Only changes before this one.',
    schema: { type: 'string', pattern: '^\\d{15}-[0-9a-f]{12}$' },
  },
  after: { description: 'Only those after this id.', schema: ID },
  as: {
    description:
      'Which of a person’s pairs it is about, where they play in several; without it, the one on the topmost rung.',
    schema: ID,
  },
  name: { description: 'Only those who are called so.', schema: { type: 'string', maxLength: LONGEST.name } },
};

const HEADERS = {
  'Idempotency-Key': {
    description: 'What you call this request. Sent again, it is done once, and gets the first answer.',
    schema: { type: 'string', minLength: 1, maxLength: LONGEST.idempotencyKey },
  },
  'If-Match': {
    description: 'The version that you have seen, such as "12": on another one nothing is recorded.',
    schema: { type: 'string' },
  },
  'Acting-As': {
    description:
      'As whom a browser that is signed in more than once acts: roles, or sessions by what `actor` says of them, the first that there is. Without it, the only session that may do this; to look, whichever may.',
    schema: { type: 'string', examples: ['scorer, organiser', 'player-AbC1_-xy'] },
  },
  'Ladder-Seen': {
    description: 'The last line that you know of the ladder: where a new season has begun since, nothing is recorded.',
    schema: { type: 'string', pattern: '^\\d{1,9}$' },
  },
  'If-None-Match': {
    description: 'The ETag of what you have: if it is still so, the answer is 304.',
    schema: { type: 'string' },
  },
} as const satisfies Readonly<Record<HeaderName | 'Acting-As', object>>;

const isOfBrowsers = ({ roles, id }: Operation): boolean => roles !== 'operator' && id !== 'createSession';

const headersOf = ({ headers, ...operation }: Operation): readonly (keyof typeof HEADERS)[] => [
  ...(headers ?? []),
  ...(isOfBrowsers(operation) ? (['Acting-As'] as const) : []),
];

export const refTo = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const components = (all: Readonly<Record<string, object>>, where: 'path' | 'query' | 'header') =>
  Object.fromEntries(
    Object.entries(all).map(([name, what]) => [
      name,
      { name, in: where, ...((where === 'path' || name === 'before') && { required: true }), ...what },
    ]),
  );

export const PARAMETERS = {
  ...components(PLACES, 'path'),
  ...components(QUERY, 'query'),
  ...components(HEADERS, 'header'),
} as const;

export const parametersOf = (route: Operation): readonly object[] =>
  [...placesIn(route), ...(route.query ?? []), ...headersOf(route)].map(refTo);

const placesIn = ({ path }: Operation): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

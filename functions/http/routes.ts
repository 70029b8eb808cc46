import type { Role } from '../../shared/vocabulary/club.ts';
import type { Verb } from '../../shared/vocabulary/vocabulary.ts';
import type { StoredRate } from '../limits/rates.ts';
import type { QueryName } from './query.ts';

/** The Lambda functions that answer HTTP; each is functions/api/NAME.ts with an exported `handler`. */
export const HTTP_FUNCTIONS = ['clubs', 'access', 'session', 'commands', 'desk', 'webhooks'] as const;
export type HttpFunction = (typeof HTTP_FUNCTIONS)[number];

/** Who may call: one of these roles in the club that the path names, the operator by IAM, or anybody. */
export type Caller = 'operator' | 'anybody' | readonly Role[];

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Under /api, in the API Gateway's notation. */
  readonly path: string;
  readonly function: HttpFunction;
  readonly caller: Caller;
  /** What it records, where it is an entry of the season log. */
  readonly verb?: Verb;
  /** The query parameters that it takes; every other one is refused. */
  readonly query?: readonly QueryName[];
  /** What a POST carries, where that is not JSON. */
  readonly carries?: 'log';
  /** The limits in the store that it counts towards, besides those of every request. */
  readonly rates?: readonly StoredRate[];
}

/** As the gateway names a route in its events. */
export const routeKeyOf = ({ method, path }: Route): string => `${method} ${path}`;

const LADDER = '/api/clubs/{club}/ladders/{ladder}';
const KEY = '/api/clubs/{club}/access/{hash}';
const EVERYBODY: readonly Role[] = ['organiser', 'scorer', 'player'];
const OFFICIALS: readonly Role[] = ['organiser', 'scorer'];
const ORGANISER: readonly Role[] = ['organiser'];
const PLAYER: readonly Role[] = ['player'];

/** A verb of the season log is a POST whose body is the verb's object. */
const verb = (name: Verb, caller: readonly Role[], ...rates: readonly StoredRate[]): Route => ({
  method: 'POST',
  path: `${LADDER}/${name}`,
  function: 'commands',
  caller,
  verb: name,
  query: ['dryRun'],
  rates: ['records', ...rates],
});

/** Every route there is: CDK builds the HTTP API from this list, and the laptop its server. */
export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/api/clubs', function: 'clubs', caller: 'operator' },
  { method: 'POST', path: '/api/clubs/{club}/organiser', function: 'clubs', caller: 'operator' },
  { method: 'POST', path: '/api/clubs/{club}/ladders', function: 'clubs', caller: ORGANISER, rates: ['ladders'] },
  {
    method: 'POST',
    path: `${LADDER}/import`,
    function: 'clubs',
    caller: ORGANISER,
    query: ['dryRun', 'keepRefused', 'upload'],
    carries: 'log',
    rates: ['ladders'],
  },
  { method: 'GET', path: `${LADDER}/import`, function: 'clubs', caller: ORGANISER },
  { method: 'DELETE', path: `${LADDER}/import`, function: 'clubs', caller: ORGANISER },
  { method: 'POST', path: `${LADDER}/import/upload`, function: 'clubs', caller: ORGANISER },
  { method: 'GET', path: '/api/clubs/{club}/imports', function: 'clubs', caller: ORGANISER },
  { method: 'GET', path: '/api/clubs/{club}/naming', function: 'clubs', caller: ORGANISER },
  { method: 'POST', path: '/api/clubs/{club}/naming', function: 'clubs', caller: ORGANISER, rates: ['namings'] },
  { method: 'GET', path: '/api/clubs/{club}/listing', function: 'clubs', caller: ORGANISER },
  { method: 'POST', path: '/api/clubs/{club}/listing', function: 'clubs', caller: ORGANISER, rates: ['listings'] },

  { method: 'GET', path: '/api/session', function: 'session', caller: 'anybody' },
  { method: 'POST', path: '/api/session', function: 'session', caller: 'anybody' },
  { method: 'DELETE', path: '/api/session', function: 'session', caller: 'anybody' },
  { method: 'DELETE', path: '/api/session/link', function: 'session', caller: 'anybody' },
  { method: 'GET', path: '/api/clubs/{club}/access', function: 'access', caller: ORGANISER },
  { method: 'POST', path: '/api/clubs/{club}/access', function: 'access', caller: ORGANISER },
  { method: 'DELETE', path: KEY, function: 'access', caller: ORGANISER },
  { method: 'DELETE', path: `${KEY}/sessions`, function: 'access', caller: ORGANISER },
  { method: 'DELETE', path: `${KEY}/sessions/{session}`, function: 'access', caller: ORGANISER },
  { method: 'GET', path: '/api/clubs/{club}/changes', function: 'access', caller: ORGANISER, query: ['beforeChange'] },

  verb('seed', ORGANISER),
  verb('join', EVERYBODY),
  verb('prefer', EVERYBODY),
  verb('leave', OFFICIALS),

  verb('arrive', EVERYBODY),
  verb('depart', OFFICIALS),
  verb('pass', OFFICIALS),
  verb('close', OFFICIALS),

  verb('challenge', EVERYBODY, 'challenges'),
  verb('accept', EVERYBODY),
  verb('decline', EVERYBODY),
  verb('withdraw', EVERYBODY, 'challenges'),

  { method: 'GET', path: `${LADDER}/proposals`, function: 'commands', caller: PLAYER },
  {
    method: 'POST',
    path: `${LADDER}/proposals`,
    function: 'commands',
    caller: PLAYER,
    rates: ['records', 'challenges'],
  },
  {
    method: 'POST',
    path: `${LADDER}/proposals/{player}/agree`,
    function: 'commands',
    caller: PLAYER,
    rates: ['records'],
  },
  {
    method: 'DELETE',
    path: `${LADDER}/proposals/{player}`,
    function: 'commands',
    caller: PLAYER,
    rates: ['records'],
  },

  verb('result', EVERYBODY),
  verb('match', OFFICIALS),
  verb('approve', ORGANISER),
  verb('reject', ORGANISER),
  verb('start', EVERYBODY),
  verb('finish', EVERYBODY),
  verb('abandon', OFFICIALS),
  verb('playoff', OFFICIALS),
  verb('correct', OFFICIALS),
  verb('void', OFFICIALS),

  { method: 'GET', path: LADDER, function: 'desk', caller: OFFICIALS },
  { method: 'GET', path: `${LADDER}/state`, function: 'desk', caller: EVERYBODY },
  { method: 'GET', path: `${LADDER}/entries`, function: 'desk', caller: OFFICIALS, query: ['before'] },
  { method: 'GET', path: `${LADDER}/log`, function: 'desk', caller: ORGANISER },

  { method: 'GET', path: `${LADDER}/webhooks`, function: 'webhooks', caller: ORGANISER },
  { method: 'POST', path: `${LADDER}/webhooks`, function: 'webhooks', caller: ORGANISER },
  { method: 'DELETE', path: `${LADDER}/webhooks/{webhook}`, function: 'webhooks', caller: ORGANISER },
  {
    method: 'POST',
    path: `${LADDER}/webhooks/{webhook}/ping`,
    function: 'webhooks',
    caller: ORGANISER,
    rates: ['pings'],
  },
];

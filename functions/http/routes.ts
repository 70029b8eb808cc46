import type { Operation } from '../../shared/contract/answers.ts';
import type { Role } from '../../shared/vocabulary/club.ts';
import type { Verb } from '../../shared/vocabulary/vocabulary.ts';
import type { StoredRate } from '../limits/rates.ts';
import type { QueryName } from './query.ts';

/** The Lambda functions that answer HTTP; each is functions/api/NAME.ts with an exported `handler`. */
export const HTTP_FUNCTIONS = ['clubs', 'access', 'session', 'commands', 'desk', 'webhooks'] as const;
export type HttpFunction = (typeof HTTP_FUNCTIONS)[number];

/** The pages that e-mails lead to, answered by functions/api/mail.ts; they are for people, and no part of the API. */
export const MAIL_PAGES = '/api/mail/{club}/{page}';
/** What answers HTTP: a function with routes of the API, or the one with those pages. */
export type Answering = HttpFunction | 'mail';

/** Who may call: one of these roles in the club that the path names, the operator by IAM, or anybody. */
export type Caller = 'operator' | 'anybody' | readonly Role[];

export interface Route {
  /** What it does: by this name handlers, the reference and generated clients know it. */
  readonly operation: Operation;
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
/** The organiser approves; players confirm or dispute what the other one reports. */
const NOT_SCORERS: readonly Role[] = ['organiser', 'player'];
const PLAYER: readonly Role[] = ['player'];

/** A verb of the season log is a POST whose body is the verb's object. */
const verb = <const O extends Operation>(
  name: Verb,
  operation: O,
  caller: readonly Role[],
  ...rates: readonly StoredRate[]
) =>
  ({
    operation,
    method: 'POST',
    path: `${LADDER}/${name}`,
    function: 'commands',
    caller,
    verb: name,
    query: ['dryRun'],
    rates: ['records', ...rates],
  }) as const;

/** Every route there is: CDK builds the HTTP API from this list, and the laptop its server. */
const LIST = [
  { operation: 'createClub', method: 'POST', path: '/api/clubs', function: 'clubs', caller: 'operator' },
  {
    operation: 'replaceOrganiser',
    method: 'POST',
    path: '/api/clubs/{club}/organiser',
    function: 'clubs',
    caller: 'operator',
  },
  {
    operation: 'createLadder',
    method: 'POST',
    path: '/api/clubs/{club}/ladders',
    function: 'clubs',
    caller: ORGANISER,
    rates: ['ladders'],
  },
  {
    operation: 'beginImport',
    method: 'POST',
    path: `${LADDER}/import`,
    function: 'clubs',
    caller: ORGANISER,
    query: ['dryRun', 'keepRefused', 'upload'],
    carries: 'log',
    rates: ['ladders'],
  },
  { operation: 'lookAtImport', method: 'GET', path: `${LADDER}/import`, function: 'clubs', caller: ORGANISER },
  { operation: 'withdrawImport', method: 'DELETE', path: `${LADDER}/import`, function: 'clubs', caller: ORGANISER },
  { operation: 'openUpload', method: 'POST', path: `${LADDER}/import/upload`, function: 'clubs', caller: ORGANISER },
  { operation: 'listImports', method: 'GET', path: '/api/clubs/{club}/imports', function: 'clubs', caller: ORGANISER },
  { operation: 'lookAtNaming', method: 'GET', path: '/api/clubs/{club}/naming', function: 'clubs', caller: ORGANISER },
  {
    operation: 'chooseNaming',
    method: 'POST',
    path: '/api/clubs/{club}/naming',
    function: 'clubs',
    caller: ORGANISER,
    rates: ['namings'],
  },
  {
    operation: 'lookAtListing',
    method: 'GET',
    path: '/api/clubs/{club}/listing',
    function: 'clubs',
    caller: ORGANISER,
  },
  {
    operation: 'chooseListing',
    method: 'POST',
    path: '/api/clubs/{club}/listing',
    function: 'clubs',
    caller: ORGANISER,
    rates: ['listings'],
  },
  {
    operation: 'lookAtLanguage',
    method: 'GET',
    path: '/api/clubs/{club}/language',
    function: 'clubs',
    caller: ORGANISER,
  },
  {
    operation: 'chooseLanguage',
    method: 'POST',
    path: '/api/clubs/{club}/language',
    function: 'clubs',
    caller: ORGANISER,
    rates: ['listings'],
  },
  { operation: 'lookAtColour', method: 'GET', path: '/api/clubs/{club}/colour', function: 'clubs', caller: ORGANISER },
  {
    operation: 'chooseColour',
    method: 'POST',
    path: '/api/clubs/{club}/colour',
    function: 'clubs',
    caller: ORGANISER,
    rates: ['listings'],
  },

  { operation: 'lookAtStatus', method: 'GET', path: `${LADDER}/status`, function: 'access', caller: ORGANISER },
  {
    operation: 'changeStatus',
    method: 'POST',
    path: `${LADDER}/status`,
    function: 'access',
    caller: ORGANISER,
    rates: ['listings'],
  },
  { operation: 'deleteLadder', method: 'POST', path: `${LADDER}/deletion`, function: 'access', caller: ORGANISER },
  {
    operation: 'deleteClub',
    method: 'POST',
    path: '/api/clubs/{club}/deletion',
    function: 'access',
    caller: 'operator',
  },
  {
    operation: 'forgetPlayer',
    method: 'POST',
    path: '/api/clubs/{club}/forgetting',
    function: 'access',
    caller: ORGANISER,
    query: ['dryRun'],
    rates: ['namings'],
  },

  {
    operation: 'listMembers',
    method: 'GET',
    path: '/api/clubs/{club}/members',
    function: 'access',
    caller: ORGANISER,
    query: ['after'],
  },
  { operation: 'addMembers', method: 'POST', path: '/api/clubs/{club}/members', function: 'access', caller: ORGANISER },
  {
    operation: 'changeMember',
    method: 'POST',
    path: '/api/clubs/{club}/members/{player}',
    function: 'access',
    caller: ORGANISER,
  },
  {
    operation: 'removeMember',
    method: 'DELETE',
    path: '/api/clubs/{club}/members/{player}',
    function: 'access',
    caller: ORGANISER,
  },
  {
    operation: 'findNamesakes',
    method: 'GET',
    path: '/api/clubs/{club}/namesakes',
    function: 'access',
    caller: OFFICIALS,
    query: ['name'],
  },
  {
    operation: 'askToJoin',
    method: 'POST',
    path: `${LADDER}/requests`,
    function: 'access',
    caller: 'anybody',
    rates: ['asks', 'asksOfAddress'],
  },
  { operation: 'claimRequest', method: 'POST', path: '/api/clubs/{club}/claim', function: 'access', caller: 'anybody' },
  {
    operation: 'listRequests',
    method: 'GET',
    path: '/api/clubs/{club}/requests',
    function: 'access',
    caller: ORGANISER,
  },
  {
    operation: 'chooseRequests',
    method: 'POST',
    path: '/api/clubs/{club}/requests',
    function: 'access',
    caller: ORGANISER,
  },
  {
    operation: 'acceptRequest',
    method: 'POST',
    path: '/api/clubs/{club}/requests/{request}/acceptance',
    function: 'access',
    caller: ORGANISER,
  },
  {
    operation: 'dropRequest',
    method: 'DELETE',
    path: '/api/clubs/{club}/requests/{request}',
    function: 'access',
    caller: ORGANISER,
  },
  { operation: 'lookAtOwnLadders', method: 'GET', path: '/api/clubs/{club}/own', function: 'desk', caller: PLAYER },

  { operation: 'lookAtSession', method: 'GET', path: '/api/session', function: 'session', caller: 'anybody' },
  { operation: 'openSession', method: 'POST', path: '/api/session', function: 'session', caller: 'anybody' },
  { operation: 'signOut', method: 'DELETE', path: '/api/session', function: 'session', caller: 'anybody' },
  { operation: 'stopLink', method: 'DELETE', path: '/api/session/link', function: 'session', caller: 'anybody' },
  { operation: 'listKeys', method: 'GET', path: '/api/clubs/{club}/access', function: 'access', caller: ORGANISER },
  { operation: 'makeKey', method: 'POST', path: '/api/clubs/{club}/access', function: 'access', caller: ORGANISER },
  { operation: 'withdrawKey', method: 'DELETE', path: KEY, function: 'access', caller: ORGANISER },
  { operation: 'replaceKey', method: 'POST', path: `${KEY}/replacement`, function: 'access', caller: ORGANISER },
  { operation: 'endSessions', method: 'DELETE', path: `${KEY}/sessions`, function: 'access', caller: ORGANISER },
  {
    operation: 'endSession',
    method: 'DELETE',
    path: `${KEY}/sessions/{session}`,
    function: 'access',
    caller: ORGANISER,
  },
  {
    operation: 'lookAtAdminHistory',
    method: 'GET',
    path: '/api/clubs/{club}/changes',
    function: 'access',
    caller: ORGANISER,
    query: ['beforeChange'],
  },

  verb('seed', 'seedLadder', ORGANISER),
  verb('join', 'joinLadder', EVERYBODY),
  verb('prefer', 'setPreferences', EVERYBODY),
  verb('rename', 'renamePlayer', OFFICIALS),
  verb('leave', 'leaveLadder', OFFICIALS),
  verb('configure', 'configureLadder', ORGANISER),

  verb('arrive', 'recordArrival', EVERYBODY),
  verb('depart', 'recordDeparture', OFFICIALS),
  verb('pass', 'passTurn', OFFICIALS),
  verb('close', 'closeNormalPlay', OFFICIALS),

  verb('challenge', 'issueChallenge', EVERYBODY, 'challenges'),
  verb('accept', 'acceptChallenge', EVERYBODY),
  verb('decline', 'declineChallenge', EVERYBODY),
  verb('withdraw', 'withdrawChallenge', EVERYBODY, 'challenges'),

  { operation: 'listProposals', method: 'GET', path: `${LADDER}/proposals`, function: 'commands', caller: EVERYBODY },
  {
    operation: 'propose',
    method: 'POST',
    path: `${LADDER}/proposals`,
    function: 'commands',
    caller: PLAYER,
    rates: ['records', 'challenges'],
  },
  {
    operation: 'agreeToProposal',
    method: 'POST',
    path: `${LADDER}/proposals/{player}/agree`,
    function: 'commands',
    caller: EVERYBODY,
    rates: ['records'],
  },
  {
    operation: 'endProposal',
    method: 'DELETE',
    path: `${LADDER}/proposals/{player}`,
    function: 'commands',
    caller: EVERYBODY,
    rates: ['records'],
  },

  verb('result', 'recordResult', EVERYBODY),
  verb('match', 'recordMatch', OFFICIALS),
  verb('approve', 'approveResult', NOT_SCORERS),
  verb('reject', 'rejectResult', NOT_SCORERS),
  verb('start', 'startGame', EVERYBODY),
  verb('finish', 'finishGame', EVERYBODY),
  verb('abandon', 'abandonGame', OFFICIALS),
  verb('playoff', 'recordPlayoff', OFFICIALS),
  verb('correct', 'correctLine', OFFICIALS),
  verb('void', 'voidLine', OFFICIALS),

  { operation: 'lookAtLadder', method: 'GET', path: LADDER, function: 'desk', caller: OFFICIALS },
  { operation: 'lookAtState', method: 'GET', path: `${LADDER}/state`, function: 'desk', caller: EVERYBODY },
  {
    operation: 'lookAtLines',
    method: 'GET',
    path: `${LADDER}/entries`,
    function: 'desk',
    caller: OFFICIALS,
    query: ['before'],
  },
  { operation: 'listSeasons', method: 'GET', path: `${LADDER}/seasons`, function: 'desk', caller: OFFICIALS },
  {
    operation: 'startSeason',
    method: 'POST',
    path: `${LADDER}/seasons`,
    function: 'clubs',
    caller: ORGANISER,
    rates: ['records'],
  },
  {
    operation: 'undoSeason',
    method: 'POST',
    path: `${LADDER}/seasons/undo`,
    function: 'clubs',
    caller: ORGANISER,
    rates: ['records'],
  },
  {
    operation: 'downloadSeason',
    method: 'GET',
    path: `${LADDER}/seasons/{season}/log`,
    function: 'desk',
    caller: ORGANISER,
  },
  { operation: 'downloadLog', method: 'GET', path: `${LADDER}/log`, function: 'desk', caller: ORGANISER },

  { operation: 'listWebhooks', method: 'GET', path: `${LADDER}/webhooks`, function: 'webhooks', caller: ORGANISER },
  { operation: 'makeWebhook', method: 'POST', path: `${LADDER}/webhooks`, function: 'webhooks', caller: ORGANISER },
  {
    operation: 'removeWebhook',
    method: 'DELETE',
    path: `${LADDER}/webhooks/{webhook}`,
    function: 'webhooks',
    caller: ORGANISER,
  },
  {
    operation: 'tryWebhook',
    method: 'POST',
    path: `${LADDER}/webhooks/{webhook}/ping`,
    function: 'webhooks',
    caller: ORGANISER,
    rates: ['pings'],
  },
] as const satisfies readonly Route[];
export const ROUTES: readonly Route[] = LIST;

/** What a function has to answer. */
export type OperationsOf<F extends HttpFunction> = Extract<
  (typeof LIST)[number],
  { readonly function: F }
>['operation'];

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
/** By which clubs sign up, answered by functions/api/sign-up.ts where a deployment lets them; no part of the API either. */
export const SIGN_UP_PAGES = '/api/sign-up/{page}';
/** What answers HTTP: a function with routes of the API, or one with such pages. */
export type Answering = HttpFunction | 'mail' | 'sign-up';

/** Who may call: one of these roles in the club that the path names, the operator by IAM, or anybody. */
type Caller = 'operator' | 'anybody' | readonly Role[];

export interface Route {
  /** What it does: by this name handlers, the reference and generated clients know it. */
  readonly operation: Operation;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api, in the API Gateway's notation. */
  readonly path: string;
  readonly function: HttpFunction;
  readonly caller: Caller;
  /** What it records, where it is an entry of the season log. */
  readonly verb?: Verb;
  /** The query parameters that it takes; every other one is refused. */
  readonly query?: readonly QueryName[];
  /** What a POST or PUT carries, where that is not JSON. */
  readonly carries?: 'log';
  /** The limits in the store that it counts towards, besides those of every request. */
  readonly rates?: readonly StoredRate[];
}

/** As the gateway names a route in its events. */
export const routeKeyOf = ({ method, path }: Route): string => `${method} ${path}`;

const CLUB = '/api/clubs/{club}';
const LADDER = `${CLUB}/ladders/{ladder}` as const;
const DATES = `${LADDER}/dates` as const;
const DISPUTES = `${LADDER}/disputes` as const;
const OWN_PUSH = `${CLUB}/own/push` as const;
const OWN_CONTACT = `${CLUB}/own/contact` as const;
const KEY = `${CLUB}/access/{hash}` as const;
const EVERYBODY: readonly Role[] = ['organiser', 'scorer', 'player'];
const OFFICIALS: readonly Role[] = ['organiser', 'scorer'];
const ORGANISER: readonly Role[] = ['organiser'];
/** The organiser approves; players confirm or dispute what the other one reports. */
const NOT_SCORERS: readonly Role[] = ['organiser', 'player'];
const PLAYER: readonly Role[] = ['player'];

/** Routes of an organiser, by the function that answers them. */
const OF_CLUB = { function: 'clubs', caller: ORGANISER } as const;
const OF_ACCESS = { function: 'access', caller: ORGANISER } as const;
const OF_WEBHOOKS = { function: 'webhooks', caller: ORGANISER } as const;

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
    path: `${CLUB}/organiser`,
    function: 'clubs',
    caller: 'operator',
  },
  {
    operation: 'createLadder',
    method: 'POST',
    path: `${CLUB}/ladders`,
    ...OF_CLUB,
    rates: ['ladders'],
  },
  {
    operation: 'beginImport',
    method: 'POST',
    path: `${LADDER}/import`,
    ...OF_CLUB,
    query: ['dryRun', 'keepRefused', 'upload'],
    carries: 'log',
    rates: ['ladders'],
  },
  { operation: 'lookAtImport', method: 'GET', path: `${LADDER}/import`, ...OF_CLUB },
  { operation: 'withdrawImport', method: 'DELETE', path: `${LADDER}/import`, ...OF_CLUB },
  { operation: 'openUpload', method: 'POST', path: `${LADDER}/import/upload`, ...OF_CLUB },
  { operation: 'listImports', method: 'GET', path: `${CLUB}/imports`, ...OF_CLUB },
  { operation: 'lookAtNaming', method: 'GET', path: `${CLUB}/naming`, ...OF_CLUB },
  {
    operation: 'chooseNaming',
    method: 'POST',
    path: `${CLUB}/naming`,
    ...OF_CLUB,
    rates: ['namings'],
  },
  {
    operation: 'lookAtListing',
    method: 'GET',
    path: `${CLUB}/listing`,
    ...OF_CLUB,
  },
  {
    operation: 'chooseListing',
    method: 'POST',
    path: `${CLUB}/listing`,
    ...OF_CLUB,
    rates: ['listings'],
  },
  {
    operation: 'lookAtLanguage',
    method: 'GET',
    path: `${CLUB}/language`,
    ...OF_CLUB,
  },
  {
    operation: 'chooseLanguage',
    method: 'POST',
    path: `${CLUB}/language`,
    ...OF_CLUB,
    rates: ['listings'],
  },
  { operation: 'lookAtColour', method: 'GET', path: `${CLUB}/colour`, ...OF_CLUB },
  {
    operation: 'chooseColour',
    method: 'POST',
    path: `${CLUB}/colour`,
    ...OF_CLUB,
    rates: ['listings'],
  },
  { operation: 'lookAtCrest', method: 'GET', path: `${CLUB}/crest`, ...OF_CLUB },
  {
    operation: 'chooseCrest',
    method: 'POST',
    path: `${CLUB}/crest`,
    ...OF_CLUB,
    rates: ['listings'],
  },

  { operation: 'lookAtStatus', method: 'GET', path: `${LADDER}/status`, ...OF_ACCESS },
  {
    operation: 'changeStatus',
    method: 'POST',
    path: `${LADDER}/status`,
    ...OF_ACCESS,
    rates: ['listings'],
  },
  { operation: 'deleteLadder', method: 'POST', path: `${LADDER}/deletion`, ...OF_ACCESS },
  {
    operation: 'deleteClub',
    method: 'POST',
    path: `${CLUB}/deletion`,
    function: 'access',
    caller: 'operator',
  },
  { operation: 'listSignUps', method: 'GET', path: '/api/sign-ups', function: 'access', caller: 'operator' },
  { operation: 'suspendClub', method: 'POST', path: `${CLUB}/suspension`, function: 'access', caller: 'operator' },
  {
    operation: 'forgetPlayer',
    method: 'POST',
    path: `${CLUB}/forgetting`,
    ...OF_ACCESS,
    query: ['dryRun'],
    rates: ['namings'],
  },

  {
    operation: 'listMembers',
    method: 'GET',
    path: `${CLUB}/members`,
    ...OF_ACCESS,
    query: ['after'],
  },
  { operation: 'addMembers', method: 'POST', path: `${CLUB}/members`, ...OF_ACCESS },
  {
    operation: 'changeMember',
    method: 'POST',
    path: `${CLUB}/members/{player}`,
    ...OF_ACCESS,
  },
  {
    operation: 'removeMember',
    method: 'DELETE',
    path: `${CLUB}/members/{player}`,
    ...OF_ACCESS,
  },
  {
    operation: 'findNamesakes',
    method: 'GET',
    path: `${CLUB}/namesakes`,
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
  { operation: 'claimRequest', method: 'POST', path: `${CLUB}/claim`, function: 'access', caller: 'anybody' },
  {
    operation: 'listRequests',
    method: 'GET',
    path: `${CLUB}/requests`,
    ...OF_ACCESS,
  },
  {
    operation: 'chooseRequests',
    method: 'POST',
    path: `${CLUB}/requests`,
    ...OF_ACCESS,
  },
  {
    operation: 'acceptRequest',
    method: 'POST',
    path: `${CLUB}/requests/{request}/acceptance`,
    ...OF_ACCESS,
  },
  {
    operation: 'dropRequest',
    method: 'DELETE',
    path: `${CLUB}/requests/{request}`,
    ...OF_ACCESS,
    query: ['block'],
  },
  { operation: 'lookAtOwnLadders', method: 'GET', path: `${CLUB}/own`, function: 'desk', caller: PLAYER },

  { operation: 'lookAtPush', method: 'GET', path: OWN_PUSH, function: 'session', caller: PLAYER },
  { operation: 'subscribeToPush', method: 'PUT', path: OWN_PUSH, function: 'session', caller: PLAYER },
  { operation: 'unsubscribeFromPush', method: 'DELETE', path: OWN_PUSH, function: 'session', caller: PLAYER },

  { operation: 'lookAtOwnContact', method: 'GET', path: OWN_CONTACT, function: 'session', caller: PLAYER },
  { operation: 'changeOwnContact', method: 'PUT', path: OWN_CONTACT, function: 'session', caller: PLAYER },
  {
    operation: 'listOpponentContacts',
    method: 'GET',
    path: `${LADDER}/contacts`,
    function: 'session',
    caller: PLAYER,
  },

  { operation: 'lookAtSession', method: 'GET', path: '/api/session', function: 'session', caller: 'anybody' },
  { operation: 'openSession', method: 'POST', path: '/api/session', function: 'session', caller: 'anybody' },
  { operation: 'signOut', method: 'DELETE', path: '/api/session', function: 'session', caller: 'anybody' },
  { operation: 'stopLink', method: 'DELETE', path: '/api/session/link', function: 'session', caller: 'anybody' },
  { operation: 'listKeys', method: 'GET', path: `${CLUB}/access`, ...OF_ACCESS },
  { operation: 'makeKey', method: 'POST', path: `${CLUB}/access`, ...OF_ACCESS },
  { operation: 'withdrawKey', method: 'DELETE', path: KEY, ...OF_ACCESS },
  { operation: 'replaceKey', method: 'POST', path: `${KEY}/replacement`, ...OF_ACCESS },
  { operation: 'endSessions', method: 'DELETE', path: `${KEY}/sessions`, ...OF_ACCESS },
  {
    operation: 'endSession',
    method: 'DELETE',
    path: `${KEY}/sessions/{session}`,
    ...OF_ACCESS,
  },
  {
    operation: 'lookAtAdminHistory',
    method: 'GET',
    path: `${CLUB}/changes`,
    ...OF_ACCESS,
    query: ['beforeChange'],
  },

  verb('seed', 'seedLadder', ORGANISER),
  verb('join', 'joinLadder', EVERYBODY),
  verb('prefer', 'setPreferences', EVERYBODY),
  verb('rename', 'renamePlayer', OFFICIALS),
  verb('leave', 'leaveLadder', OFFICIALS),
  verb('away', 'announceAway', EVERYBODY),
  verb('back', 'announceBack', EVERYBODY),
  verb('configure', 'configureLadder', ORGANISER),

  verb('arrive', 'recordArrival', EVERYBODY),
  verb('depart', 'recordDeparture', OFFICIALS),
  verb('pass', 'passTurn', OFFICIALS),
  verb('close', 'closeNormalPlay', OFFICIALS),

  verb('challenge', 'issueChallenge', EVERYBODY, 'challenges'),
  verb('accept', 'acceptChallenge', EVERYBODY),
  verb('decline', 'declineChallenge', EVERYBODY),
  verb('withdraw', 'withdrawChallenge', EVERYBODY, 'challenges'),
  verb('postpone', 'postponeChallenge', EVERYBODY),

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
  { operation: 'listDates', method: 'GET', path: DATES, function: 'access', caller: NOT_SCORERS },
  {
    operation: 'proposeDate',
    method: 'POST',
    path: DATES,
    function: 'access',
    caller: NOT_SCORERS,
    rates: ['records', 'challenges'],
  },
  {
    operation: 'agreeToDate',
    method: 'POST',
    path: `${DATES}/agree`,
    function: 'access',
    caller: NOT_SCORERS,
    rates: ['records'],
  },
  {
    operation: 'callOffDate',
    method: 'POST',
    path: `${DATES}/call-off`,
    function: 'access',
    caller: NOT_SCORERS,
    rates: ['records'],
  },

  { operation: 'listDisputes', method: 'GET', path: DISPUTES, function: 'commands', caller: NOT_SCORERS },
  {
    operation: 'disputeResult',
    method: 'POST',
    path: DISPUTES,
    function: 'commands',
    caller: PLAYER,
    rates: ['records', 'challenges'],
  },
  {
    operation: 'dismissDispute',
    method: 'POST',
    path: `${DISPUTES}/dismissal`,
    function: 'commands',
    caller: ORGANISER,
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
    ...OF_CLUB,
    rates: ['records'],
  },
  {
    operation: 'undoSeason',
    method: 'POST',
    path: `${LADDER}/seasons/undo`,
    ...OF_CLUB,
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

  { operation: 'listWebhooks', method: 'GET', path: `${LADDER}/webhooks`, ...OF_WEBHOOKS },
  { operation: 'makeWebhook', method: 'POST', path: `${LADDER}/webhooks`, ...OF_WEBHOOKS },
  {
    operation: 'removeWebhook',
    method: 'DELETE',
    path: `${LADDER}/webhooks/{webhook}`,
    ...OF_WEBHOOKS,
  },
  {
    operation: 'tryWebhook',
    method: 'POST',
    path: `${LADDER}/webhooks/{webhook}/ping`,
    ...OF_WEBHOOKS,
    rates: ['pings'],
  },
] as const satisfies readonly Route[];
export const ROUTES: readonly Route[] = LIST;

/** What a function has to answer. */
export type OperationsOf<F extends HttpFunction> = Extract<
  (typeof LIST)[number],
  { readonly function: F }
>['operation'];

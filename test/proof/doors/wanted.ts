import type { HttpResult } from '#functions/http/event.ts';
import { type ProblemCode, statusOf } from '#shared/contract/problem-codes.ts';
import type { Sent } from '#test/functions/evening.ts';
import { type Caller, CLUBS, doorSays, type Where } from './callers.ts';
import { bodyOf, hasBody, type Route } from './routes.ts';

/** A code, which stands for its status, or a status. */
type Outcome = ProblemCode | number;
/** What may come of a request: one of these, or whatever comes after the door. */
type Wanted = readonly Outcome[] | 'let in';

/** What the door alone says. */
const OF_THE_DOOR: readonly unknown[] = [
  ...['no-key', 'unknown-key', 'expired-key', 'revoked-key', 'used-link', 'stopped-link', 'session-ended'],
  ...[
    'replaced-link',
    'which-session',
    'operator-only',
    'other-club',
    'not-your-role',
    'club-suspended',
    'other-origin',
  ],
];

const isLet = (caller: Caller): boolean => !caller.unreadable && caller.shows.some(({ no }) => !no);
const UNSIGNED: readonly Outcome[] = OF_THE_DOOR.filter(
  (code) => statusOf(code as ProblemCode) === 401,
) as ProblemCode[];

/** Whether somebody is signed in at a club as a player, and whether as two of them. */
const playersIn = (caller: Caller, where: Where): number =>
  caller.actingAs && caller.actingAs !== 'player'
    ? 0
    : caller.shows.filter(({ role, no, club }) => role === 'player' && !no && club === CLUBS[where]).length;

const isOpen = (where: Where): boolean => where === 'own' || where === 'other';
const ofMail = (says: (where: Where, caller: Caller) => readonly Outcome[]) => (where: Where, caller: Caller) =>
  isOpen(where) ? says(where, caller) : [404];
const own = ofMail((where, caller) => (playersIn(caller, where) === 1 ? [200] : [401]));
const lookAtOwn = ofMail((where, caller) => (playersIn(caller, where) > 0 ? [200] : [401]));

/** What routes say that are open to all. One that is missing here fails. */
const PUBLIC: Readonly<Record<string, (where: Where, caller: Caller) => readonly Outcome[]>> = {
  'GET /api/session': (_, caller) => (isLet(caller) ? (caller.actingAs ? [200, 'session-ended'] : [200]) : UNSIGNED),
  'POST /api/session': () => ['unknown-key'],
  'DELETE /api/session': () => [204],
  'DELETE /api/session/link': () => [204, 'which-session'],
  'POST /api/clubs/{club}/ladders/{ladder}/requests': (where) =>
    where === 'own'
      ? ['requests-closed']
      : where === 'other'
        ? [201]
        : where === 'suspended'
          ? ['club-suspended']
          : ['unknown-ladder'],
  'POST /api/clubs/{club}/claim': () => [200],
  'GET /api/mail/{club}/stop': () => [404],
  'POST /api/mail/{club}/stop': () => [404],
  'GET /api/mail/{club}/not-mine': () => [404],
  'POST /api/mail/{club}/not-mine': () => [404],
  'GET /api/mail/{club}/alone': () => [404],
  'POST /api/mail/{club}/alone': () => [404],
  'GET /api/mail/{club}/organiser': () => [404],
  'POST /api/mail/{club}/organiser': () => [404],
  'GET /api/mail/{club}/confirm': () => [404],
  'POST /api/mail/{club}/confirm': () => [404],
  'GET /api/mail/{club}/own': lookAtOwn,
  'POST /api/mail/{club}/own': own,
  'GET /api/mail/{club}/own.json': lookAtOwn,
  'POST /api/mail/{club}/own.json': ofMail((where, caller) => (playersIn(caller, where) === 1 ? ['invalid'] : [401])),
  'GET /api/mail/{club}/sign-in': () => [404],
  'POST /api/mail/{club}/sign-in': () => [404],
  'GET /api/mail/{club}/link': ofMail(() => [200]),
  'POST /api/mail/{club}/link': ofMail(() => [400]),
  'GET /api/mail/link': () => [200],
  'POST /api/mail/link': () => [400],
  'GET /api/sign-up/puzzle': () => [200],
  'POST /api/sign-up/puzzle': () => [404],
  'GET /api/sign-up/club': () => [404],
  'POST /api/sign-up/club': () => ['invalid'],
  'GET /api/sign-up/confirm': () => [404],
  'POST /api/sign-up/confirm': () => [404],
};

/** What may come of a caller's request at a club. */
export function wantedOf(route: Route, where: Where, caller: Caller): Wanted {
  if (route.roles === 'anybody') return PUBLIC[route.name.replace(/^HEAD /, 'GET ')]?.(where, caller) ?? [];
  const no = doorSays(route, CLUBS[where], caller);
  return no ? [no] : 'let in';
}

export const isRefusal = (outcome: Outcome): boolean =>
  (typeof outcome === 'string' ? statusOf(outcome) : outcome) >= 400;

const codeOf = ({ headers, body }: HttpResult): unknown =>
  headers['content-type'] === 'application/problem+json' && body !== '' ? JSON.parse(body)['code'] : undefined;

/** What is wrong with an answer, if anything is. */
export function faultIn(result: HttpResult, wanted: Wanted): string | undefined {
  const { statusCode, headers, body } = result;
  const code = codeOf(result);
  const got = `${statusCode} ${code ?? ''}`;
  if (statusCode >= 500) return got;
  if (wanted === 'let in') return OF_THE_DOOR.includes(code) ? `${got} in place of being let in` : undefined;
  if (!wanted.some((each) => each === code || (each === statusCode && code === undefined) || each === statusCode))
    return `${got} in place of ${wanted.join(' or ') || 'what nobody has said'}`;
  if (code === undefined) return undefined;
  if (typeof code === 'string' && statusOf(code as ProblemCode) !== statusCode)
    return `${got}: another status than its code has`;
  if ((headers['www-authenticate'] === 'Bearer') !== (statusCode === 401))
    return `${got} with a wrong www-authenticate`;
  return !OF_THE_DOOR.includes(code) || /^[A-Z].*\.\)?$/.test(JSON.parse(body)['detail'])
    ? undefined
    : `${got}: ${JSON.parse(body)['detail']}`;
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
/** As a form on another site's page would send it, or with nothing said of what comes. */
const FORM_TYPES = [...FORMS, 'text/plain', 'application/jsonp', ''];

/** How browsers say that a page of another origin asks. */
const ELSEWHERE: readonly NonNullable<Sent['headers']>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://ladder.example.evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://ladder.example' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
];
const FOLLOWED = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

/** A body with one of its texts or numbers made huge, by where it stands. */
function overlong(body: unknown, where = 'body'): readonly (readonly [where: string, body: unknown])[] {
  if (typeof body === 'string') return [[where, 'x'.repeat(50_000)]];
  if (typeof body === 'number') return [[where, 1e15]];
  if (Array.isArray(body))
    return body.flatMap((part, index) =>
      overlong(part, `${where}[${index}]`).map(([place, huge]) => [place, body.with(index, huge)] as const),
    );
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, part]) =>
    overlong(part, `${where}.${name}`).map(([place, huge]) => [place, { ...body, [name]: huge }] as const),
  );
}

/** What is wrong with a request, and what is said of it; where nothing is named, any refusal will do. */
type Misuse = readonly [what: string, changes: Sent, wanted?: Outcome];

/** Everything that is tried with a route by somebody who may use it. */
export function* misuses(route: Route): Generator<Misuse> {
  const { operation, method } = route;
  if (operation) {
    const known: readonly string[] = operation.query ?? [];
    for (const name of ['dryRun', 'keepRefused', 'before', 'cache', '__proto__'].filter(
      (each) => !known.includes(each),
    ))
      yield [`?${name}`, { query: Object.fromEntries([[name, 'true']]) }, 'invalid'];
    for (const [where, body] of hasBody(route) && !operation.carries ? overlong(bodyOf(route).body) : [])
      yield [`a huge ${where}`, { body }];
    for (const type of hasBody(route) ? FORM_TYPES : [])
      yield [`the type "${type}"`, { headers: { 'content-type': type } }, 'not-json'];
  }
  if (!operation && (method === 'GET' || method === 'HEAD')) return;
  for (const headers of [...ELSEWHERE, ...(method === 'GET' ? [] : [FOLLOWED])])
    yield [JSON.stringify(headers), { headers }, route.name === 'POST /api/sign-up/puzzle' ? 404 : 'other-origin'];
}

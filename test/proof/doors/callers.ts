import { randomBytes } from 'node:crypto';
import { replaceAccess, revokeAccess } from '#functions/books/access-keys.ts';
import { readSessions } from '#functions/books/sessions.ts';
import { newAccessKey, parseAccessKey } from '#functions/http/credential.ts';
import type { ProblemCode } from '#shared/contract/problem-codes.ts';
import type { Operation } from '#shared/features/operation.ts';
import { ROLES, type Role } from '#shared/vocabulary/club.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import type { Evening, Sent, SignedIn, Terms } from '#test/functions/evening.ts';

/** The clubs that a path may name. Callers are of the first four. */
export const CLUBS = {
  own: 'riverside',
  other: 'hilltop',
  suspended: 'shut',
  deleted: 'gone',
  none: 'nowhere',
} as const;
export type Where = keyof typeof CLUBS;
export const PLACES = Object.keys(CLUBS) as readonly Where[];

/** Under which the report counts a caller. */
export const GROUPS = [
  ...['stranger', 'forged', 'ended', 'organiser', 'scorer', 'player', 'two roles'],
  ...['of another club', 'of a suspended club', 'of a deleted club', 'operator'],
] as const;
export type Group = (typeof GROUPS)[number];

/** A key or session that a caller shows. */
interface Shown {
  readonly club: string;
  readonly role: Role;
  /** As which its cookie calls itself, where that is something else. */
  readonly named?: Role;
  /** Why it opens nothing, if it does not. */
  readonly no?: ProblemCode;
}

export interface Caller {
  readonly group: Group;
  readonly what: string;
  readonly sent: Sent;
  readonly shows: readonly Shown[];
  /** What is said of what cannot be read at all. */
  readonly unreadable?: ProblemCode;
  /** As whom the page says that it acts, if that is anybody whose session the browser has. */
  readonly actingAs?: Role | 'somebody else';
}

const brings = ({ sent }: Caller): boolean =>
  sent.cookie !== undefined || Boolean(sent.key ?? sent.headers?.['authorization']);

/** What the door of a route has to say to a caller at a club: another reading of who may ask what. Undefined lets them in. */
export function doorSays(
  { roles, method }: Pick<Operation, 'roles'> & { readonly method: string },
  club: string,
  caller: Caller,
): ProblemCode | undefined {
  if (roles === 'anybody') return undefined;
  if (roles === 'operator') return caller.sent.operator ? undefined : brings(caller) ? 'operator-only' : 'no-key';
  if (caller.unreadable) return caller.unreadable;
  const here = caller.shows.filter((each) => each.club === club);
  if (here.length === 0) return 'other-club';
  const { actingAs } = caller;
  const meant = here.filter(({ role, named = role }) => actingAs === undefined || named === actingAs);
  const good = meant.filter(({ role, no }) => !no && (actingAs === undefined || role === actingAs));
  if (good.length === 0) return meant.find(({ no }) => no)?.no ?? 'session-ended';
  const able = good.filter(({ role }) => roles.includes(role));
  if (able.length === 0) return 'not-your-role';
  if (method === 'GET') return undefined;
  return able.length > 1 ? 'which-session' : club === CLUBS.suspended ? 'club-suspended' : undefined;
}

const secret = (): string => randomBytes(32).toString('base64url');
const cookies = (...each: readonly SignedIn[]): string => each.map(({ cookie }) => cookie).join('; ');
const termsOf = (role: Role, player = 'bob'): Terms => ({ role, ...(role === 'player' && { player }) });
const FORGED = '__Host-ladder-organiser-12345678';

const shown = (group: Group, what: string, sent: Sent, shows: readonly Shown[]): Caller => ({
  group,
  what,
  sent,
  shows,
});
export const unreadable = (group: Group, what: string, sent: Sent, no: ProblemCode): Caller => ({
  ...shown(group, what, sent, []),
  unreadable: no,
});

/** Who has nothing, or what is no key: the same whatever club they ask about, but for the club that a guess names. */
export const strangersAt = (club: string): readonly Caller[] => {
  const shows = [{ club, role: 'organiser', no: 'unknown-key' }] as const;
  const token = `${club}~${secret()}~${secret()}`;
  const bearing = (authorization: string): Sent => ({ headers: { authorization } });
  return [
    unreadable('stranger', 'no key', {}, 'no-key'),
    unreadable('stranger', 'an empty bearer', bearing('Bearer '), 'no-key'),
    unreadable('stranger', 'garbage', { key: 'garbage' }, 'unknown-key'),
    unreadable('stranger', 'another scheme', bearing(`Basic ${club}.${secret()}`), 'no-key'),
    shown('forged', 'a guess', { key: `${club}.${secret()}` }, shows),
    shown('forged', 'a guess at a session', { cookie: `${FORGED}=${token}` }, shows),
  ];
};

/** Everybody who may ask something of the clubs, but for strangers and the operator. Two of the clubs are still there for all. */
export async function everybodyAt(evening: Evening): Promise<readonly Caller[]> {
  const people: Caller[] = [];
  for (const where of ['own', 'other', 'suspended', 'deleted'] as const)
    people.push(...(await peopleOf(evening, where)));
  return [...(await wrongOnes(evening)), ...people, ...(await twoInOne(evening))];
}

/** Keys and sessions of every role in a club, each alone and beside those of another club. */
async function peopleOf(evening: Evening, where: Exclude<Where, 'none'>): Promise<readonly Caller[]> {
  const club = CLUBS[where];
  const no = where === 'deleted' ? ({ no: 'unknown-key' } as const) : {};
  const elsewhere = where === 'other' ? CLUBS.own : CLUBS.other;
  const others = await Promise.all(ROLES.map((role) => evening.signIn(elsewhere, termsOf(role, 'ann'))));
  const made = ROLES.map(async (role): Promise<readonly Caller[]> => {
    const group = where === 'own' ? role : where === 'other' ? 'of another club' : (`of a ${where} club` as const);
    const shows = [{ club, role, ...no }];
    const [program, { cookie }] = [
      { ...termsOf(role), use: 'program' } as const,
      await evening.signIn(club, termsOf(role)),
    ];
    const beside = [...ROLES.map((each) => ({ club: elsewhere, role: each })), ...shows];
    return [
      shown(group, `${role} by link`, { key: await evening.hand(club, termsOf(role)) }, shows),
      shown(group, `${role} by program key`, { key: await evening.hand(club, program) }, shows),
      shown(group, `${role} by session`, { cookie }, shows),
      shown(group, `${role} by session beside others`, { cookie: `${cookies(...others)}; ${cookie}` }, beside),
    ];
  });
  return (await Promise.all(made)).flat();
}

/** What opened something once, or looks as if it did. */
async function wrongOnes(evening: Evening): Promise<readonly Caller[]> {
  const { database } = evening.store;
  const { own, other } = CLUBS;
  const ORGANISER = { role: 'organiser' } as const;
  const neighbour = await evening.hand(other, ORGANISER);
  const [theirs, ours, withdrawn, signedOut] = [
    await evening.signIn(other, ORGANISER),
    await evening.signIn(own, ORGANISER),
    await evening.signIn(own, ORGANISER),
    await evening.signIn(own, ORGANISER),
  ];
  await revokeAccess(database, own, withdrawn.hash, evening.now);
  const tooOld = await evening.signIn(own, { ...ORGANISER, expires: instant(evening.now + 1000) });
  await evening.must('DELETE', '/api/session', { cookie: signedOut.cookie });
  const stopped = await evening.signIn(own, termsOf('player'));
  await evening.must('DELETE', '/api/session/link', { cookie: stopped.cookie });
  const guess = ours.cookie.replace(/~[^~]*$/, `~${secret()}`);
  const [kept = { access: '', hash: '' }] = await readSessions(database, own, ours.hash);
  const link = await evening.hand(own, { ...ORGANISER, use: 'link' });
  const replaced = await evening.hand(own, { ...ORGANISER, use: 'link', label: 'lost' });
  const old = parseAccessKey(replaced)?.hash ?? '';
  const fresh = { hash: newAccessKey(own).hash, created: evening.now, use: 'link' } as const;
  await replaceAccess(database, own, { old, fresh, signOut: false });
  const asPlayer = await evening.signIn(own, termsOf('player'));
  const opened = await evening.signIn(own, { ...ORGANISER, use: 'link' });
  const is = (role: Role, no?: ProblemCode, club: string = own): Shown => ({ club, role, ...(no && { no }) });
  const ended = (what: string, sent: Sent, no: ProblemCode): Caller =>
    shown('ended', what, sent, [is('organiser', no)]);
  const forged = (what: string, sent: Sent, no: ProblemCode): Caller =>
    shown('forged', what, sent, [is('organiser', no)]);
  const theirOwn = is('organiser', undefined, other);
  const asOrganiser = (group: Group, what: string, cookie: string, ...shows: readonly Shown[]): Caller => ({
    ...shown(group, what, { cookie, headers: { 'acting-as': 'organiser' } }, shows),
    actingAs: 'organiser',
  });
  const inTheNameAlone = asPlayer.cookie.replace('-player-', '-organiser-');
  const byAnother = { cookie: ours.cookie, headers: { 'acting-as': 'organiser-12345678' } };
  return [
    ended(
      'a key that was withdrawn',
      { key: await evening.hand(own, { ...ORGANISER, revoked: evening.now }) },
      'revoked-key',
    ),
    ended(
      'a key that has expired',
      { key: await evening.hand(own, { ...ORGANISER, expires: evening.now }) },
      'expired-key',
    ),
    forged("another club's key with our name on it", { key: neighbour.replace(other, own) }, 'unknown-key'),
    forged("another club's session with our name on it", { cookie: theirs.cookie.replace(other, own) }, 'unknown-key'),
    ended('a session of a withdrawn key', { cookie: withdrawn.cookie }, 'revoked-key'),
    ended('a session of a key that has expired', { cookie: tooOld.cookie }, 'expired-key'),
    ended('a session that was signed out', { cookie: signedOut.cookie }, 'session-ended'),
    forged('a guess at the secret of a session', { cookie: guess }, 'session-ended'),
    unreadable(
      'forged',
      'a session as a bearer token',
      { key: ours.cookie.slice(ours.cookie.indexOf('=') + 1) },
      'unknown-key',
    ),
    forged('what is kept of a session', { cookie: `${FORGED}=${own}~${kept.access}~${kept.hash}` }, 'session-ended'),
    ended('a link that was opened', { key: opened.key }, 'used-link'),
    ended('a link that was replaced', { key: replaced }, 'replaced-link'),
    ended('a link that its player has stopped', { key: stopped.key }, 'stopped-link'),
    unreadable('forged', 'a link in the cookie', { cookie: `${FORGED}=${link}` }, 'unknown-key'),
    shown(
      'ended',
      "sessions of another club's and of withdrawn keys",
      { cookie: cookies(theirs, withdrawn, tooOld, signedOut) },
      [theirOwn, is('organiser', 'revoked-key')],
    ),
    shown('forged', "another club's session beside a guess at ours", { cookie: `${theirs.cookie}; ${guess}` }, [
      theirOwn,
      is('organiser', 'session-ended'),
    ]),
    asOrganiser('of another club', "another club's session by its role", theirs.cookie, theirOwn),
    asOrganiser(
      'ended',
      'a role whose session has ended, beside a good one',
      cookies(asPlayer, withdrawn),
      is('player'),
      is('organiser', 'revoked-key'),
    ),
    asOrganiser('forged', 'a role that nobody here has', cookies(asPlayer, theirs), is('player'), theirOwn),
    asOrganiser('forged', 'a role that is in the name alone', inTheNameAlone, { ...is('player'), named: 'organiser' }),
    { ...shown('forged', 'a session by the name of another', byAnother, [is('organiser')]), actingAs: 'somebody else' },
  ];
}

/** Browsers that are signed in as two people of the club. */
async function twoInOne(evening: Evening): Promise<readonly Caller[]> {
  const signedIn = (role: Role, player?: string) => evening.signIn(CLUBS.own, termsOf(role, player));
  const pairs = [
    ['organiser', 'player'],
    ['scorer', 'player'],
    ['player', 'player'],
    ['organiser', 'scorer'],
  ] as const;
  const made = pairs.map(async ([one, two]): Promise<readonly Caller[]> => {
    const cookie = cookies(await signedIn(one), await signedIn(two, 'ann'));
    const shows = [one, two].map((role) => ({ club: CLUBS.own, role }));
    const named = [...new Set([one, two])].filter(() => one !== two);
    return [undefined, ...named].map((actingAs) => ({
      ...shown('two roles', `${one} and ${two}, as ${actingAs ?? 'whoever may'}`, { cookie }, shows),
      sent: { cookie, ...(actingAs && { headers: { 'acting-as': actingAs } }) },
      ...(actingAs && { actingAs }),
    }));
  });
  return (await Promise.all(made)).flat();
}

/** The address of a player that is confirmed, and of one that nobody has confirmed. */
export const ADDRESSES = { bob: 'bob@example.org', cy: 'cy@example.org' } as const;

import { sessionOperations } from '#shared/features/session.ts';
import type { AccessRecord, SessionKey } from '../books/access-keys.ts';
import { type Club, readClub } from '../books/clubs.ts';
import { openLink, putSession, readSessions, removeSession, type SessionRecord } from '../books/sessions.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { letIn, personOf } from './acting.ts';
import type { Call } from './call.ts';
import {
  type Brought,
  broughtBy,
  cookieName,
  forgetCookie,
  keepCookie,
  newSessionToken,
  sessionCookiesOf,
} from './credential.ts';
import { ENDED } from './credential-check.ts';
import type { HttpEvent } from './event.ts';
import { isProblem, noSuchClub, type Problem } from './problem.ts';
import { endOf, isOver, MOST_SESSIONS } from './session-length.ts';
import type { Runtime } from './world.ts';

export interface Holder {
  readonly club: Club;
  readonly record: AccessRecord;
}

export interface SignedIn extends Holder {
  readonly session: SessionRecord;
  readonly cookie: string;
}

export interface OpenedSession extends SignedIn {
  readonly keep: string;
}

export interface Browser {
  /** The sessions opened first come first. */
  readonly signedIn: readonly SignedIn[];
  /** What the browser is to forget. */
  readonly cookies: readonly string[];
  /** Why the browser is not signed in. */
  readonly no?: Problem;
}

/** As whom a browser is signed in. It forgets what opens nothing any more; of one person's sessions the latest stays. */
export async function browserOf(call: Call): Promise<Browser> {
  const brought = broughtBy(call.event);
  const names = sessionCookiesOf(call.event).map(({ name }) => name);
  if (isProblem(brought)) return { signedIn: [], cookies: names.map(forgetCookie), no: brought };
  const found = await Promise.all(brought.map((each) => signedInBy(call, each)));
  const good = found.flatMap((each) => (isProblem(each) ? [] : [each]));
  const inOrder = good.toSorted((one, other) => one.session.opened - other.session.opened);
  const signedIn = inOrder.filter((each, index) => !inOrder.slice(index + 1).some((later) => isSame(each, later)));
  for (const each of inOrder.filter((one) => !signedIn.includes(one))) await end(call, each);
  const cookies = names.filter((name) => !signedIn.some(({ cookie }) => cookie === name)).map(forgetCookie);
  return { signedIn, cookies, ...(signedIn.length === 0 && { no: found.find(isProblem) ?? noSuchClub }) };
}

export const isSame = (one: Holder, other: Holder): boolean =>
  one.club.id === other.club.id && personOf(one.record) === personOf(other.record);

async function signedInBy(call: Call, brought: Brought): Promise<SignedIn | Problem> {
  const { at, runtime } = call;
  const found = await letIn(brought, (one) => runtime.keys.find(one), at);
  if (isProblem(found)) return found;
  const holder = await holderOf(call, brought.club, found.record);
  if (isProblem(holder)) return holder;
  const { session } = found.pass;
  return session ? { ...holder, session, cookie: brought.cookie } : ENDED;
}

export async function holderOf({ runtime }: Call, id: string, record: AccessRecord): Promise<Holder | Problem> {
  const club = await readClub(runtime.database, id);
  return club ? { club, record } : noSuchClub;
}

/** How long a session may last at most, in seconds. */
const left = ({ ends }: SessionRecord, at: number): number => Math.ceil((ends - at) / 1000);

/** Begins a session, and ends those of the same link that are too many. */
export async function begin(call: Call, holder: Holder): Promise<OpenedSession> {
  const { at, event, runtime } = call;
  const { club, record } = holder;
  const { token, access, hash } = newSessionToken(club.id, record.hash);
  await openLink(runtime.database, club.id, access, at);
  const device = deviceOf(event.headers['user-agent']);
  const session = { access, hash, device, opened: at, ends: endOf(record, at), used: at };
  await putSession(runtime.database, club.id, session);
  await makeRoom(call, holder, session);
  const cookie = cookieName(record.role, hash);
  return { ...holder, session, cookie, keep: keepCookie(cookie, token, left(session, at)) };
}

/** Whether a session was used after it was opened; older ones tell by their times alone. */
const isInUse = ({ inUse, opened, used }: SessionRecord): boolean => inUse ?? used > opened;

/** The order in which sessions keep their place: those in use before those that were only ever opened, then by their last use. */
const byUse = (one: SessionRecord, other: SessionRecord): number =>
  Number(isInUse(other)) - Number(isInUse(one)) || other.used - one.used;

async function makeRoom(call: Call, { club, record }: Holder, session: SessionRecord): Promise<void> {
  const { at, runtime } = call;
  const all = await readSessions(runtime.database, club.id, record.hash);
  const others = all.filter(({ hash }) => hash !== session.hash).toSorted(byUse);
  const going = others.filter((each, index) => index >= MOST_SESSIONS - 1 || isOver(each, record.role, at));
  for (const each of going) await endSession(call, club.id, each);
}

const end = (call: Call, { club, session }: SignedIn): Promise<boolean> => endSession(call, club.id, session);

export async function endSession({ runtime }: Call, club: string, session: SessionKey): Promise<boolean> {
  const ended = await removeSession(runtime.database, club, session);
  runtime.keys.forget({ club, access: session.access });
  return ended;
}

/** As how many people a browser may be signed in: all of its cookies go with each request. */
const MOST_PEOPLE = 8;

/** The sessions that end when a browser signs in: an older one of the same key, and one if there are too many. */
export function givingWay({ signedIn }: Browser, holder: Holder): readonly SignedIn[] {
  const others = signedIn.filter((each) => !isSame(each, holder));
  const inOrder = others.toSorted((one, other) => byUse(one.session, other.session));
  return [...signedIn.filter((each) => isSame(each, holder)), ...inOrder.slice(MOST_PEOPLE - 1)];
}

/** By what a browser's own description of itself tells it; the first that fits, as most claim to be others as well. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

type DeviceSigns = readonly (readonly [name: string, sign: RegExp])[];

const nameIn = (known: DeviceSigns, text: string): string | undefined => known.find(([, sign]) => sign.test(text))?.[0];

/** A browser in words that people know, such as "Chrome on Android"; nothing else of what it sends is stored. */
function deviceOf(userAgent = ''): string {
  const { device } = REQUESTS;
  const [browser = device.unknown, system] = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  return system === undefined ? browser : device.on(browser, system);
}

/** The cookies that sign the caller in beside the browser's other sessions, but for those that give way. */
export async function signInBy(
  runtime: Runtime,
  event: HttpEvent,
  club: string,
  record: AccessRecord,
): Promise<readonly string[] | undefined> {
  const call = callOf(runtime, event, club);
  const holder = await holderOf(call, club, record);
  if (isProblem(holder)) return undefined;
  const browser = await browserOf(call);
  const going = givingWay(browser, holder);
  const opened = await begin(call, holder);
  for (const each of going) await endSession(call, each.club.id, each.session);
  return [...browser.cookies, ...going.map(({ cookie }) => forgetCookie(cookie)), opened.keep];
}

const [, createSession] = sessionOperations;

/** As if the browser had opened an invite link. */
const callOf = (runtime: Runtime, event: HttpEvent, club: string): Call => ({
  event,
  operation: createSession,
  caller: { role: 'anybody', by: 'anybody', id: 'anybody' },
  query: { dryRun: false, keepRefused: false },
  club,
  at: runtime.now(),
  runtime,
});

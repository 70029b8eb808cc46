import type { SessionView } from '../../shared/contract/access.ts';
import { openedLink } from '../../shared/contract/requests.ts';
import { parseAccessKey } from '../http/access-key.ts';
import type { AnswerOf } from '../http/answer.ts';
import { readAs } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { type Credential, credentialInCookie, credentialOf, UNKNOWN } from '../http/credential.ts';
import { deviceOf } from '../http/device.ts';
import { answering } from '../http/endpoint.ts';
import { inForce, keyInForce, linkFault } from '../http/in-force.ts';
import { isProblem, type Problem, problem } from '../http/problem.ts';
import { cookieOf, NO_SESSION, sessionCookie } from '../http/session-cookie.ts';
import { endOf, isOver, MOST_SESSIONS } from '../http/session-terms.ts';
import { newSessionToken, parseSessionToken } from '../http/session-token.ts';
import { onLambda } from '../runtime.ts';
import type { AccessRecord, Club, SessionKey, SessionRecord } from '../store/port.ts';

type Introduced = AnswerOf<'openSession'>;

interface Holder {
  readonly club: Club;
  readonly record: AccessRecord;
  readonly session?: SessionRecord;
}

/** Opens a session by a link. A browser that the same link has signed in before stays so, however old the link is. */
async function open(call: Call): Promise<Introduced | Problem> {
  const given = readAs(openedLink, call.event);
  if (isProblem(given)) return given;
  const present = await presentHolder(call);
  const holder = await byLink(call, given.value.key, present);
  if (isProblem(holder)) return holder;
  const signedIn = holder === present;
  if (given.value.look || holder.session)
    return { status: 200, body: { ...introduce(call, holder), signedIn, ...(!signedIn && instead(present)) } };
  const opened = await begin(call, holder);
  if (present?.session) await end(call, { ...present.session, club: present.club.id });
  return opened;
}

/** Who would be signed in by a link, or why nobody is. */
async function byLink(call: Call, text: string, present: Holder | undefined): Promise<Holder | Problem> {
  const { at, runtime } = call;
  const key = parseAccessKey(text);
  if (!key) return UNKNOWN;
  const [stored, link] = await Promise.all([
    runtime.store.access(key.club, key.hash),
    runtime.store.linkState(key.club, key.hash),
  ]);
  const record = keyInForce(stored, at);
  if (isProblem(record)) return record;
  if (present?.record.hash === key.hash) return present;
  return linkFault(record, link, at) ?? holderOf(call, key.club, record);
}

/** Whom the browser is signed in as, if it is. */
async function presentHolder(call: Call): Promise<Holder | undefined> {
  const credential = credentialInCookie(call.event);
  const holder = isProblem(credential) ? credential : await look(credential, call);
  return isProblem(holder) ? undefined : holder;
}

/** Begins a session, and ends those of the same link that are too many. */
async function begin(call: Call, { club, record }: Holder): Promise<Introduced> {
  const { at, event, runtime } = call;
  const { token, access, hash } = newSessionToken(club.id, record.hash);
  await runtime.store.openLink(club.id, access, at);
  const device = deviceOf(event.headers['user-agent']);
  const session = { access, hash, device, opened: at, ends: endOf(record, at), used: at };
  await runtime.store.putSession(club.id, session);
  await makeRoom(call, { club, record, session });
  const seconds = Math.ceil((session.ends - at) / 1000);
  return {
    status: 200,
    body: introduce(call, { club, record, session }),
    cookies: [sessionCookie(token, seconds)],
  };
}

async function makeRoom(call: Call, { club, record, session }: Required<Holder>): Promise<void> {
  const { at, runtime } = call;
  const all = await runtime.store.sessions(club.id, record.hash);
  const others = all.filter(({ hash }) => hash !== session.hash).toSorted((one, other) => other.used - one.used);
  const going = others.filter((each, index) => index >= MOST_SESSIONS - 1 || isOver(each, record.role, at));
  for (const each of going) await end(call, { ...each, club: club.id });
}

/** Says whose session it is. A browser that still keeps an access key gets a session in its place. */
async function introduceCaller(call: Call): Promise<Introduced | Problem> {
  const credential = credentialOf(call.event);
  const holder = isProblem(credential) ? credential : await look(credential, call);
  if (isProblem(holder)) return holder;
  const isOld = !isProblem(credential) && credential.kind === 'old-cookie';
  return isOld ? begin(call, holder) : { status: 200, body: introduce(call, holder) };
}

async function look(credential: Credential, call: Call): Promise<Holder | Problem> {
  const { at, runtime } = call;
  const pass = await runtime.keys.find(credential);
  const record = inForce(credential, pass, at);
  if (isProblem(record)) return record;
  await runtime.keys.noteUse(credential, pass, at);
  const holder = await holderOf(call, credential.club, record);
  return isProblem(holder) ? holder : { ...holder, ...(pass.session && { session: pass.session }) };
}

async function holderOf({ runtime }: Call, id: string, record: AccessRecord): Promise<Holder | Problem> {
  const club = await runtime.store.club(id);
  return club ? { club, record } : problem('unknown-club', 'There is no such club.');
}

const introduce = ({ at }: Call, { record: { role, label, player }, club, session }: Holder): SessionView => ({
  club: { id: club.id, name: club.name, ladders: club.ladders, unlisted: club.unlisted },
  role,
  label,
  player,
  now: new Date(at).toISOString(),
  ends: session && new Date(session.ends).toISOString(),
});

/** Whom the browser is signed in as until another link is opened in it. */
const instead = (present: Holder | undefined) =>
  present && { instead: { club: present.club.name, role: present.record.role, label: present.record.label } };

const SIGNED_OUT = { status: 204, cookies: [NO_SESSION] } as const;

async function signOut(call: Call): Promise<typeof SIGNED_OUT> {
  const token = parseSessionToken(cookieOf(call.event) ?? '');
  if (token) await end(call, token);
  return SIGNED_OUT;
}

/** Signs out, and has the link, which this browser may remember, open nothing more. */
async function stopLink(call: Call): Promise<typeof SIGNED_OUT> {
  const { event, at, runtime } = call;
  const token = parseSessionToken(cookieOf(event) ?? '');
  if (token && (await end(call, token))) await runtime.store.stopLink(token.club, token.access, at);
  return SIGNED_OUT;
}

/** Whether there was such a session. */
async function end({ runtime }: Call, session: SessionKey & { readonly club: string }): Promise<boolean> {
  const ended = await runtime.store.endSession(session.club, session);
  runtime.keys.forget(session);
  return ended;
}

/** The session of a browser: opened by the link that the organiser handed out. */
export const session = answering('session', {
  lookAtSession: introduceCaller,
  openSession: open,
  signOut,
  stopLink,
});
export const handler = onLambda(session);

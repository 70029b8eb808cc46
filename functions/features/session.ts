import { AGAIN, untilThrough } from '#functions/database/change.ts';
import { openedLink, type SessionView, sessionProof } from '#shared/features/session.ts';
import { accessLine, readAccess } from '../books/access-keys.ts';
import { spendCode } from '../books/codes.ts';
import { closeLink, confirmSession, readLink, readSession, type SessionRecord } from '../books/sessions.ts';
import { actorOf, isMeant, letIn, readActing, WHICH } from '../http/acting.ts';
import { readAs } from '../http/body.ts';
import {
  type Browser,
  begin,
  browserOf,
  endSession,
  givingWay,
  type Holder,
  holderOf,
  isSame,
  type SignedIn,
} from '../http/browser.ts';
import type { AnswerOf, Call, EndpointAnswer } from '../http/call.ts';
import {
  type Brought,
  bearerOf,
  broughtBy,
  forgetCookie,
  keyOfSignUp,
  parseAccessKey,
  parseLinkKey,
  sessionCookiesOf,
  UNKNOWN,
} from '../http/credential.ts';
import { ENDED, keyInForce, linkFault } from '../http/credential-check.ts';
import { isProblem, type Problem, problem } from '../http/problem.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { codeProblem } from './code-problems.ts';
import { takeOver } from './handing-over.ts';

type SessionAnswer = AnswerOf<'createSession'>;

/** Opens a session by a link. A browser that the same link signed in before stays signed in, even if the link is old. */
async function open(call: Call): Promise<SessionAnswer | Problem> {
  const given = readAs(openedLink, call.event);
  if (isProblem(given)) return given;
  const browser = await browserOf(call);
  const { key, look } = given.value;
  const holder = await byLink(call, key, browser);
  if (isProblem(holder)) return holder;
  if ('session' in holder && !look) await confirmBy(call, holder.club.id, holder.session, key);
  if ('session' in holder) return introduced(call, browser, holder, { signedIn: true });
  const going = givingWay(browser, holder);
  if (!look) return signIn(call, browser, holder, going);
  const instead = going.find((each) => !isSame(each, holder));
  return introduced(call, browser, holder, { signedIn: false, ...(instead && { instead: told(instead) }) });
}

/** The person a link signs in, or who already is; or why it signs in nobody. */
async function byLink(call: Call, text: string, { signedIn }: Browser): Promise<Holder | SignedIn | Problem> {
  const { at, runtime } = call;
  const key = parseLinkKey(text);
  if (!key) return UNKNOWN;
  const [stored, link] = await Promise.all([
    readAccess(runtime.database, key.club, key.hash),
    readLink(runtime.database, key.club, key.hash),
  ]);
  const record = keyInForce(stored, at);
  if (isProblem(record)) return record;
  const already = signedIn.find((each) => each.record.hash === key.hash);
  return already ?? linkFault(record, link, at) ?? holderOf(call, key.club, record);
}

/** Signs in the owner of a link, beside the browser's other sessions but those that give way. */
async function signIn(
  call: Call,
  { signedIn, cookies }: Browser,
  holder: Holder,
  going: readonly SignedIn[],
): Promise<SessionAnswer> {
  const opened = await begin(call, holder);
  await takeOver(call, holder);
  for (const { club, session } of going) await endSession(call, club.id, session);
  const after = {
    signedIn: [...signedIn.filter((each) => !going.includes(each)), opened],
    cookies: [...cookies, ...going.map(({ cookie }) => forgetCookie(cookie)), opened.keep],
  };
  return introduced(call, after, opened);
}

/** Says whose session or key it is, and as whom else the browser is signed in. */
async function introduceCaller(call: Call): Promise<SessionAnswer | Problem> {
  const bearer = bearerOf(call.event);
  if (bearer) return isProblem(bearer) ? bearer : introduceBearer(call, bearer);
  const wishes = readActing(call.event);
  if (wishes && isProblem(wishes)) return wishes;
  const browser = await browserOf(call);
  const { signedIn, cookies, no } = browser;
  const [meant] = wishes
    ? wishes.flatMap((wish) =>
        signedIn.filter(({ record }) => isMeant({ hint: record.role, access: record.hash }, wish)),
      )
    : signedIn;
  if (!meant) return { ...(no ?? ENDED), cookies };
  if (wishes || signedIn.length === 1) await noteUse(call, meant);
  return introduced(call, browser, meant);
}

/** Listing a session does not count as using it. */
const noteUse = ({ at, runtime }: Call, { club, record, session }: SignedIn): Promise<void> =>
  runtime.keys.noteUse(
    { kind: 'session', club: club.id, access: record.hash, session: session.hash },
    { record, session },
    at,
  );

async function introduceBearer(call: Call, bearer: Exclude<ReturnType<typeof bearerOf>, Problem | undefined>) {
  const { at, runtime } = call;
  const found = await letIn(bearer, (one) => runtime.keys.find(one), at);
  if (isProblem(found)) return found;
  await runtime.keys.noteUse(bearer, found.pass, at);
  const holder = await holderOf(call, bearer.club, found.record);
  return isProblem(holder) ? holder : { status: 200 as const, body: viewOf(call, holder) };
}

function introduced(
  call: Call,
  { signedIn, cookies }: Browser,
  holder: Holder | SignedIn,
  more: Partial<SessionView> = {},
): SessionAnswer {
  const others = signedIn.filter((each) => each !== holder).map((each) => viewOf(call, each));
  return { status: 200, body: { ...viewOf(call, holder), ...more, others }, cookies };
}

function viewOf({ at }: Call, holder: Holder | SignedIn): SessionView {
  const { id, name, ladders, unlisted, language } = holder.club;
  const { role, label, player } = holder.record;
  return {
    club: { id, name, ladders, unlisted, language },
    ...{ role, label, player },
    now: new Date(at).toISOString(),
    ...('session' in holder && {
      ends: new Date(holder.session.ends).toISOString(),
      actor: actorOf(holder.record),
    }),
  };
}

const told = ({ club, record: { role, label } }: Holder) => ({ club: club.name, role, label });

/** Signs out the sessions that the request names, or all that the browser has. */
async function signOut(call: Call): Promise<AnswerOf<'signOut'> | Problem> {
  const meant = meantBy(call);
  if (isProblem(meant)) return meant;
  for (const { club, access, session: hash } of meant) await endSession(call, club, { access, hash });
  const names = meant.map(({ cookie }) => cookie);
  const all = readActing(call.event) ? names : sessionCookiesOf(call.event).map(({ name }) => name);
  return { status: 204, cookies: all.map(forgetCookie) };
}

/** What a browser brings and means: all of it, unless it says as whom it acts. */
function meantBy({ event }: Call): readonly Brought[] | Problem {
  const wishes = readActing(event);
  if (wishes && isProblem(wishes)) return wishes;
  const brought = broughtBy(event);
  if (isProblem(brought)) return [];
  return wishes ? brought.filter((each) => wishes.some((wish) => isMeant(each, wish))) : brought;
}

/** Signs out, and has the link, which this browser may remember, open nothing more. */
async function stopLink(call: Call): Promise<AnswerOf<'stopLink'> | Problem> {
  const meant = meantBy(call);
  if (isProblem(meant)) return meant;
  const [one, ...others] = meant;
  if (others.length > 0) return WHICH;
  if (!one) return { status: 204 };
  const { club, access, session: hash, cookie } = one;
  if (await endSession(call, club, { access, hash })) await closeLink(call.runtime.database, club, access, call.at);
  return { status: 204, cookies: [forgetCookie(cookie)] };
}

const OTHER_LINK = problem('invalid', () => REQUESTS.otherLink);

/** Notes that an organiser has shown a code that they were sent, or the link by which their session was opened. */
async function confirm(call: Call): EndpointAnswer<'confirmSession'> {
  const shown = readAs(sessionProof, call.event);
  if (isProblem(shown)) return shown;
  const { caller, club, runtime } = call;
  // A key shows itself with each request.
  if (caller.session === undefined) return { status: 204 };
  const session = await readSession(runtime.database, club, { access: caller.id, hash: caller.session });
  if (!session) return ENDED;
  const { code, key = '' } = shown.value;
  const no =
    code === undefined
      ? await confirmBy(call, club, session, key)
      : ((await wrongCode(call, session, code)) ?? (await noteConfirmed(call, club, session)));
  return no ?? { status: 204 };
}

/** Uses up the code that was sent for a session; else says why it isn't valid. */
async function wrongCode({ at, club, runtime }: Call, session: SessionRecord, code: string) {
  const place = { club, session, use: 'session' } as const;
  return codeProblem(await spendCode(runtime.database, place, code, at));
}

/** Notes it where a text is the link of a session; else why not. */
async function confirmBy(call: Call, club: string, session: SessionRecord, text: string): Promise<Problem | undefined> {
  return (await isTheirs(call, club, session.access, text)) ? noteConfirmed(call, club, session) : OTHER_LINK;
}

/** Another request that notes its use at that moment comes first. */
async function noteConfirmed(call: Call, club: string, session: SessionRecord): Promise<Problem | undefined> {
  const { at, runtime } = call;
  let seen: SessionRecord | undefined = session;
  return untilThrough(runtime.database, club, async () => {
    if (!seen) return ENDED;
    const isNoted = await confirmSession(runtime.database, club, seen, at);
    runtime.keys.forget({ club, access: session.access });
    if (isNoted) return undefined;
    seen = await readSession(runtime.database, club, session);
    return AGAIN;
  });
}

/** Whether a text is the link of a key, or of the one in its place, though it has been opened; or any organiser's key for programs. */
async function isTheirs({ at, runtime }: Call, club: string, access: string, text: string): Promise<boolean> {
  const shown = parseLinkKey(text) ?? parseAccessKey(keyOfSignUp(club, text));
  if (shown?.club !== club) return false;
  const read = (hash: string) => readAccess(runtime.database, club, hash);
  const record = keyInForce(await read(shown.hash), at);
  if (isProblem(record) || record.replaced || record.role !== 'organiser') return false;
  if (record.use === 'program') return true;
  if ((await readLink(runtime.database, club, record.hash))?.stopped !== undefined) return false;
  return (await accessLine(read, record.hash)).some(({ hash }) => hash === access);
}

/** The sessions of a browser: each is opened by a link that an organiser handed out. */
export const sessions = {
  getSession: introduceCaller,
  createSession: open,
  signOut,
  stopLink,
  confirmSession: confirm,
} as const;

import { accessOperations, type KeyView, newKey, type OpenSession } from '#shared/features/access.ts';
import { clubOperations } from '#shared/features/club.ts';
import { copiesOperations } from '#shared/features/copies.ts';
import { deletionOperations } from '#shared/features/deletion.ts';
import { forgettingOperations } from '#shared/features/forgetting.ts';
import { joiningOperations } from '#shared/features/joining.ts';
import { laddersOperations } from '#shared/features/ladders.ts';
import { membersOperations } from '#shared/features/members.ts';
import { organisersOperations } from '#shared/features/organisers.ts';
import { signUpOperations } from '#shared/features/sign-up.ts';
import { webhooksOperations } from '#shared/features/webhooks.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { queueAt } from './aws/queue.ts';
import { type AccessRecord, accessLine, readAccess, readUsedRecords, revokeAccess } from './books/access-keys.ts';
import { noteChange } from './books/admin-history.ts';
import { dropAddress, masked, type OrganiserAddress, readAddresses } from './books/organisers.ts';
import {
  type LinkState,
  readLinks,
  readSession,
  readSessions,
  removeSession,
  type SessionRecord,
} from './books/sessions.ts';
import { adminHistory, changeBy } from './features/admin-history.ts';
import { suspending } from './features/club/suspending.ts';
import { codes } from './features/codes.ts';
import { copies } from './features/copies.ts';
import { deletion } from './features/deletion.ts';
import { forgettings } from './features/forgetting.ts';
import { grant, replace } from './features/grant.ts';
import { inviting } from './features/inviting.ts';
import { joining } from './features/joining.ts';
import { status } from './features/ladder-status.ts';
import { memberAddress } from './features/member-address.ts';
import { members } from './features/members.ts';
import { organisers } from './features/organisers.ts';
import { publicName } from './features/public-name.ts';
import { webhooks } from './features/webhooks.ts';
import type { Caller } from './http/access.ts';
import { readAs } from './http/body.ts';
import type { AnswerOf, Call, Endpoint } from './http/call.ts';
import { isHash } from './http/credential.ts';
import { linkFault } from './http/credential-check.ts';
import { answering, compressed } from './http/endpoint.ts';
import { isProblem, type Problem, problem } from './http/problem.ts';
import { isOver, staleSession } from './http/session-length.ts';
import { onLambda } from './http/world.ts';
import { officeOfLambda } from './notifying/email/ses.ts';
import { webhookKeyOfLambda } from './notifying/webhook-secret.ts';
import { required } from './runtime/lambda.ts';
import { PEOPLE, REQUESTS } from './runtime/texts.ts';

/** Whether a session is to be confirmed before a key is made: an organiser may do everything, and a program goes on unseen. */
const isGrave = ({ role, use }: Pick<AccessRecord, 'role' | 'use'>): boolean =>
  role === 'organiser' || use === 'program';

const handOut: Endpoint<'createKey'> = async (call) => {
  const asked = readAs(newKey, call.event);
  if (isProblem(asked)) return asked;
  const { expires } = asked.value;
  const stale = isGrave(asked.value) && staleSession(call.caller.confirmed, call.at);
  if (stale) return stale;
  if (expires !== undefined && expires <= call.at) return problem('invalid', PEOPLE.expiresInPast);
  const granted = await grant(call, asked.value);
  if (isProblem(granted)) return granted;
  const { key, link } = granted;
  const record = { ...asked.value, hash: granted.hash, created: call.at, by: call.caller.by };
  return { status: 201, body: { ...toldRecord(record), key, ...(link !== undefined && { link }) } };
};

const list: Endpoint<'listKeys'> = async (call) => {
  const { store } = call.runtime;
  const { club } = call;
  const [records, { addresses }, links, sessions] = await Promise.all([
    readUsedRecords(store.database, club),
    readAddresses(store.database, club),
    readLinks(store.database, club),
    readSessions(store.database, club),
  ]);
  const inOrder = records.toSorted((one, other) => one.created - other.created);
  const open = new Map<string, SessionRecord[]>();
  for (const each of sessions) open.set(each.access, [...(open.get(each.access) ?? []), each]);
  const byHash = new Map(records.map((record) => [record.hash, record]));
  const told = inOrder.map(async (record) => {
    // What was opened by a link whose place it took goes on, and ends, with this one.
    const line = record.replaced ? [] : await accessLine(async (hash) => byHash.get(hash), record.hash);
    const sessionsOf = line.filter(({ revoked }) => revoked === undefined).flatMap(({ hash }) => open.get(hash) ?? []);
    return { ...toldKey(call, record, links.get(record.hash), sessionsOf), ...toldAddress(addresses.get(record.hash)) };
  });
  return { status: 200, body: { access: await Promise.all(told) } };
};

function toldKey(
  { at, caller }: Call,
  record: AccessRecord,
  link: LinkState | undefined,
  sessions: readonly SessionRecord[],
): KeyView {
  const { revoked, replaced, lastUsed } = record;
  const open = sessions.filter((each) => !isOver(each, record.role, at));
  const used = [lastUsed, ...sessions.map((each) => each.used)].filter((each) => each !== undefined);
  return {
    ...toldRecord(record),
    ...(revoked !== undefined && { revoked: formatInstant(revoked) }),
    ...(replaced && { replaced: formatInstant(replaced.at) }),
    ...(used.length > 0 && { lastUsed: formatInstant(instant(Math.max(...used))) }),
    ...(link && { opened: formatInstant(link.opened) }),
    ...(link?.stopped !== undefined && { stopped: formatInstant(link.stopped) }),
    usedUp: linkFault(record, link, at) !== undefined,
    sessions: revoked === undefined ? open.map((each) => toldSession(each, caller)) : [],
  };
}

const toldAddress = (address: OrganiserAddress | undefined): Pick<KeyView, 'address'> =>
  address ? { address: { to: masked(address.to), isConfirmed: address.state === 'confirmed' } } : {};

const toldSession = ({ hash, device, opened, used, ends }: SessionRecord, { session }: Caller): OpenSession => ({
  id: hash,
  device,
  opened: formatInstant(opened),
  lastUsed: formatInstant(used),
  ends: formatInstant(ends),
  ...(hash === session && { current: true as const }),
});

const UNKNOWN_KEY = problem('unknown-access', () => REQUESTS.nowhere);
const UNKNOWN_SESSION = problem('unknown-session', () => REQUESTS.nowhere);

type LinkAnswer = AnswerOf<'revokeKey' | 'endSession' | 'endSessions'>;

const ofKey =
  <Answer>(endpoint: (call: Call, key: AccessRecord) => Promise<Answer | Problem>) =>
  async (call: Call): Promise<Answer | Problem> => {
    const key = await keyIn(call);
    return isProblem(key) ? key : endpoint(call, key);
  };

async function keyIn({ event, club, runtime }: Call): Promise<AccessRecord | Problem> {
  const { hash = '' } = event.pathParameters ?? {};
  return (isHash(hash) && (await readAccess(runtime.database, club, hash))) || UNKNOWN_KEY;
}

const lineOf = ({ club, runtime }: Call, { hash }: AccessRecord): Promise<readonly AccessRecord[]> =>
  accessLine((each) => readAccess(runtime.database, club, each), hash);

/** An organiser confirms their session before revoking another's access; their own they may give up at any time. */
async function staleFor(call: Call, key: AccessRecord): Promise<Problem | undefined> {
  if (key.role !== 'organiser') return undefined;
  const isOwn = (await lineOf(call, key)).some(({ hash }) => hash === call.caller.id);
  return isOwn ? undefined : staleSession(call.caller.confirmed, call.at);
}

/** Withdraws a key, and with it every session that it has opened. */
async function withdraw(call: Call, key: AccessRecord): Promise<LinkAnswer | Problem> {
  const stale = await staleFor(call, key);
  if (stale) return stale;
  const { club, at, runtime } = call;
  const change = changeBy(call, 'key-withdrawn', key.label);
  for (const { hash } of await lineOf(call, key))
    await revokeAccess(runtime.database, club, hash, at, hash === key.hash ? change : undefined);
  await dropAddress(runtime.database, club, key.hash);
  await endSessionsOf(call, key);
  return { status: 204 };
}

async function endSessionsOf(call: Call, key: AccessRecord): Promise<void> {
  const { club, runtime } = call;
  for (const { hash } of await lineOf(call, key)) {
    runtime.keys.forget({ club, access: hash });
    for (const each of await readSessions(runtime.database, club, hash))
      await removeSession(runtime.database, club, each);
    runtime.keys.forget({ club, access: hash });
  }
}

async function putInPlace(call: Call, key: AccessRecord): Promise<AnswerOf<'replaceKey'> | Problem> {
  const stale = isGrave(key) && staleSession(call.caller.confirmed, call.at);
  if (stale) return stale;
  const made = await replace(call, key);
  if (isProblem(made)) return made;
  const { key: secret, link, record, old, signOut } = made;
  call.runtime.keys.forget({ club: call.club, access: old.hash });
  if (signOut) await endSessionsOf(call, old);
  return { status: 201, body: { ...toldRecord(record), key: secret, ...(link !== undefined && { link }) } };
}

async function endOne(call: Call, key: AccessRecord): Promise<LinkAnswer | Problem> {
  const stale = await staleFor(call, key);
  if (stale) return stale;
  const { club, runtime } = call;
  const { session: hash = '' } = call.event.pathParameters ?? {};
  for (const { hash: access } of isHash(hash) ? await lineOf(call, key) : []) {
    const found = await readSession(runtime.database, club, { access, hash });
    if (!found) continue;
    const change = changeBy(call, 'session-ended', `${key.label} (${found.device})`);
    const ended = await removeSession(runtime.database, club, found, change);
    runtime.keys.forget({ club, access });
    return ended ? { status: 204 } : UNKNOWN_SESSION;
  }
  return UNKNOWN_SESSION;
}

async function endAll(call: Call, key: AccessRecord): Promise<LinkAnswer | Problem> {
  const stale = await staleFor(call, key);
  if (stale) return stale;
  await noteChange(call.runtime.database, call.club, changeBy(call, 'sessions-ended', key.label));
  await endSessionsOf(call, key);
  return { status: 204 };
}

const formatInstant = (at: Instant): string => new Date(at).toISOString();

/**
 * What is told of a key both when it is made and when it is listed. Times are in UTC: a club has no time zone, its ladders
 * have.
 */
const toldRecord = (record: AccessRecord) => ({
  ...picked(record, ['hash', 'role', 'label', 'player', 'use']),
  created: formatInstant(record.created),
  ...picked(record, ['by']),
  ...(record.expires !== undefined && { expires: formatInstant(record.expires) }),
});

/** Who has access to what in a club: keys and their sessions, members, webhooks, ladders' status, and erasing people. */
export const access = answering(
  'access',
  [
    ...accessOperations,
    ...clubOperations,
    ...copiesOperations,
    ...deletionOperations,
    ...forgettingOperations,
    ...joiningOperations,
    ...laddersOperations,
    ...membersOperations,
    ...organisersOperations,
    ...signUpOperations,
    ...webhooksOperations,
  ],
  {
    listKeys: list,
    createKey: handOut,
    revokeKey: ofKey(withdraw),
    replaceKey: ofKey(putInPlace),
    endSession: ofKey(endOne),
    endSessions: ofKey(endAll),
    listAdminChanges: adminHistory,
    ...status,
    ...deletion,
    ...forgettings,
    ...members,
    ...memberAddress,
    ...publicName,
    ...copies,
    ...inviting,
    ...organisers,
    ...codes,
    ...joining,
    ...suspending,
    ...webhooks,
  },
);
export const handler = onLambda((runtime) =>
  compressed(
    access({
      ...runtime,
      imports: queueAt(required('IMPORT_QUEUE_URL')).send,
      deliveries: queueAt(required('QUEUE_URL')).send,
      webhookKey: webhookKeyOfLambda(),
      ...(process.env['MAIL_FROM'] && { office: officeOfLambda(runtime) }),
    }),
  ),
);

import { acceptedRequest, claimedRequest, type JoinRequest, newRequest } from '#shared/features/joining.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { addressKey } from '#shared/words/email-address.ts';
import { isInForce, readAccess } from '../books/access-keys.ts';
import { readClub } from '../books/clubs.ts';
import {
  type Asker,
  acceptRequest,
  addRequest,
  blockAsker,
  dropRequest,
  isBlocked,
  type Marks,
  readRequest,
  readRequests,
} from '../books/join-requests.ts';
import { readLink } from '../books/sessions.ts';
import { sha256 } from '../database/keys.ts';
import { readAs } from '../http/body.ts';
import type { AnswerOf, Call, Endpoint, EndpointAnswer } from '../http/call.ts';
import { isHash, newAccessKey, parseAccessKey } from '../http/credential.ts';
import { addressOf, ladderIn } from '../http/event.ts';
import { isProblem, noSuchLadder, noSuchMember, type Problem, problem, suspendedClub } from '../http/problem.ts';
import { personOf } from '../ladders/people.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { grant, linkOf } from './grant.ts';

const closed = problem('requests-closed', () => PEOPLE.requestsClosed);
const tooMany = problem('too-many-requests-to-join', () => PEOPLE.tooManyAsk(String(MOST.requests)));
const unknown = problem('unknown-request', () => PEOPLE.unknownRequest);

/** Asks to join. The blocked, and programs that fill in the hidden field, are told what they want to hear. */
const createJoinRequest: Endpoint<'createJoinRequest'> = async (call) => {
  const { at, club, runtime } = call;
  const { database } = runtime;
  const key = ladderIn(call.event);
  if (!key || !(await runtime.headers.of(key))) return noSuchLadder;
  const { suspended, joining } = (await readClub(database, club)) ?? {};
  if (suspended) return suspendedClub;
  if (!joining) return closed;
  const asked = readAs(newRequest, call.event);
  if (isProblem(asked)) return asked;
  const { name, email, note, website = '' } = asked.value;
  const { key: secret, hash } = newAccessKey(club);
  const marks = marksOf(call, email);
  const isUnheard = website !== '' || (await isBlocked(database, club, marks, at));
  const said = { marks, name: name.trim(), ...(email !== undefined && { email }), ...(note !== undefined && { note }) };
  if (!isUnheard && (await addRequest(database, club, { hash, ladder: key.ladder, at, ...said })) === 'too-many')
    return tooMany;
  return { status: 201, body: { request: secret } };
};

/** Says what became of a request. The accepted get their secret as key, told again until they have opened it. */
const claimJoinRequest: Endpoint<'claimJoinRequest'> = async (call) => {
  const asked = readAs(claimedRequest, call.event);
  if (isProblem(asked)) return asked;
  const { club, at, runtime } = call;
  const secret = parseAccessKey(asked.value.request);
  if (secret?.club !== club) return GONE;
  const mine = { ...secret, key: asked.value.request };
  const found = await readRequest(runtime.database, club, secret.hash, at);
  if (!found) return (await isUnopened(call, mine)) ? letIn(call, mine) : GONE;
  if ('name' in found) return { status: 200, body: { state: 'waiting' } };
  const no = (await isUnopened(call, mine)) ? undefined : await makeKey(call, found.player, mine);
  if (no) return no;
  await dropRequest(runtime.database, club, found);
  return letIn(call, mine);
};

const GONE = { status: 200, body: { state: 'gone' } } as const;

type Mine = ReturnType<typeof newAccessKey>;

const letIn = (call: Call, { key }: Mine): AnswerOf<'claimJoinRequest'> => ({
  status: 200,
  body: { state: 'accepted', ...linkOf(call, key, 'link') },
});

/** Whether a secret is that of a key with which nobody has signed in. */
async function isUnopened({ runtime: { store }, club, at }: Call, { hash }: Mine): Promise<boolean> {
  const [record, link] = await Promise.all([
    readAccess(store.database, club, hash),
    readLink(store.database, club, hash),
  ]);
  return record !== undefined && isInForce(record, at) && !record.replaced && !link;
}

/** Makes the key of who was accepted; the admin history says that they took it themselves. */
async function makeKey(call: Call, player: PlayerId, mine: Mine) {
  const person = await personOf(call.runtime.database, call.club, player);
  if (!person) return GONE;
  const label = person.name.slice(0, 100);
  const caller = { ...call.caller, role: 'player', by: label } as const;
  const terms = { role: 'player', label, player: person.id, use: 'link' } as const;
  const granted = await grant({ ...call, caller }, terms, { key: mine });
  return isProblem(granted) ? granted : undefined;
}

/** What an asker is recognised by, without telling who they are. */
function marksOf({ event, club, runtime }: Call, email: string | undefined): Marks {
  const from = addressOf(event, runtime.siteMark);
  return {
    ...(email !== undefined && { email: sha256(`${club} ${addressKey(email)}`) }),
    ...(from !== undefined && { from: sha256(`${club} ${from}`) }),
  };
}

async function told({ club: id, at, runtime: { database } }: Call): EndpointAnswer<'listJoinRequests'> {
  const [club, all] = await Promise.all([readClub(database, id), readRequests(database, id, at)]);
  const open = club?.joining === true;
  return { status: 200, body: { open, requests: all.flatMap((each) => ('name' in each ? [toldAsker(each)] : [])) } };
}

const toldAsker = (asker: Asker): JoinRequest => ({
  id: asker.hash,
  ...picked(asker, ['ladder', 'name', 'email', 'note']),
  asked: new Date(asker.at).toISOString(),
});

/** Somebody who was added as a member, or to a ladder, is told so; nothing else is kept of what they asked. */
const acceptJoinRequest: Endpoint<'acceptJoinRequest'> = async (call) => {
  const given = readAs(acceptedRequest, call.event);
  if (isProblem(given)) return given;
  const { club, runtime } = call;
  const asker = await askerIn(call);
  if (isProblem(asker)) return asker;
  const { player } = given.value;
  if (!(await personOf(runtime.database, club, player))) return noSuchMember;
  const isThere = await acceptRequest(runtime.database, club, asker, player);
  return isThere ? { status: 204 } : unknown;
};

async function askerIn({ event, club, at, runtime }: Call): Promise<Asker | Problem> {
  const hash = event.pathParameters?.['request'] ?? '';
  const found = isHash(hash) ? await readRequest(runtime.database, club, hash, at) : undefined;
  return found && 'name' in found ? found : unknown;
}

const declineJoinRequest: Endpoint<'declineJoinRequest'> = async (call) => {
  const asker = await askerIn(call);
  if (isProblem(asker)) return asker;
  const { club, at, query, runtime } = call;
  if (query.block) await blockAsker(runtime.database, club, asker.marks ?? {}, at);
  return (await dropRequest(runtime.database, club, asker)) ? { status: 204 } : unknown;
};

export const joining = {
  createJoinRequest,
  claimJoinRequest,
  listJoinRequests: told,
  acceptJoinRequest,
  declineJoinRequest,
} as const;

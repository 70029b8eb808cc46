import { putSubscription, readSubscriptions, removeSubscription } from '#functions/books/push-subscriptions.ts';
import { readSession } from '#functions/books/sessions.ts';
import type { Database } from '#functions/database/database.ts';
import { readAs } from '#functions/http/body.ts';
import type { Call, EndpointAnswer } from '#functions/http/call.ts';
import { ENDED } from '#functions/http/credential-check.ts';
import { isProblem, type Problem, problem } from '#functions/http/problem.ts';
import { areKeys } from '#functions/notifying/push/browser-keys.ts';
import { parseReceiver } from '#functions/notifying/webhook-address.ts';
import { PEOPLE } from '#functions/runtime/texts.ts';
import { pushSubscription } from '#shared/features/own.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';

const BROWSERS_ONLY = problem('browser-only', () => PEOPLE.browsersOnly);
const NOT_THERE = problem('no-push', () => PEOPLE.noPush);
const BAD_KEYS = problem('invalid', () => PEOPLE.badPushKeys);

interface PushCall {
  readonly database: Database;
  readonly player: PlayerId;
  readonly hash: string;
}

function asking({ caller, runtime }: Call): PushCall | Problem {
  const player = parsePlayerId(caller.player ?? '');
  if (!player || caller.session === undefined) return BROWSERS_ONLY;
  return { database: runtime.database, player, hash: caller.session };
}

/** Whether this browser shows notices, and the key with which it has to subscribe to do so. */
async function look(call: Call): EndpointAnswer<'getPushSubscription'> {
  const who = asking(call);
  if (isProblem(who)) return who;
  const { pushKey } = call.runtime;
  if (pushKey === undefined) return NOT_THERE;
  const own = (await readSubscriptions(who.database, call.club, who.player)).find(({ hash }) => hash === who.hash);
  return { status: 200, body: { key: pushKey, ...(own && { endpoint: own.endpoint }) } };
}

/** Has this browser show notices from now on, while it is signed in. */
async function subscribe(call: Call): EndpointAnswer<'subscribeToPush'> {
  const who = asking(call);
  if (isProblem(who)) return who;
  const asked = readAs(pushSubscription, call.event);
  if (isProblem(asked)) return asked;
  const { endpoint, keys } = asked.value;
  const receiver = parseReceiver(endpoint);
  if (typeof receiver === 'string') return problem('invalid', `endpoint: ${receiver}.`);
  if (!areKeys(keys)) return BAD_KEYS;
  const { at, caller, club, runtime } = call;
  const found = await readSession(runtime.database, club, { access: caller.id, hash: who.hash });
  if (!found) return ENDED;
  const subscription = { player: who.player, access: caller.id, hash: who.hash, endpoint, ...keys, created: at };
  await putSubscription(who.database, club, subscription, found.ends);
  // The player may have signed out meanwhile, which deletes what was there by then.
  if (await readSession(runtime.database, club, subscription)) return { status: 204 };
  await removeSubscription(who.database, club, subscription);
  return ENDED;
}

async function unsubscribe(call: Call): EndpointAnswer<'unsubscribeFromPush'> {
  const who = asking(call);
  if (isProblem(who)) return who;
  await removeSubscription(who.database, call.club, who);
  return { status: 204 };
}

export const ownPush = {
  getPushSubscription: look,
  subscribeToPush: subscribe,
  unsubscribeFromPush: unsubscribe,
} as const;

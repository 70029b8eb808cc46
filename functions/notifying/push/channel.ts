import type { SendOutcome } from '#functions/aws/post-office.ts';
import { readAccess } from '#functions/books/access-keys.ts';
import {
  readSubscribers,
  readSubscriptions,
  removeSubscription,
  type Subscription,
} from '#functions/books/push-subscriptions.ts';
import { readSession } from '#functions/books/sessions.ts';
import { inForce } from '#functions/http/credential-check.ts';
import { isProblem } from '#functions/http/problem.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Log } from '#functions/runtime/lambda.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Address, Channel, Deferred, ShownNotice } from '../channel.ts';
import { type Pushing, push } from './web-push.ts';

export interface ToBrowsers extends Pushing {
  readonly store: Pick<LadderStore, 'database'>;
  /** The server's clock, by which sessions end; `now` is the real time, with which push services compare theirs. */
  readonly clock: () => Instant;
  readonly log: Log;
}

/** Sends notices to the browsers in which a player has turned them on, as long as they are signed in there. */
export const pushChannel = (world: ToBrowsers): Channel => ({
  name: 'push',
  reached: (club) => readSubscribers(world.store.database, club),
  async addresses(club, player) {
    const all = await readSubscriptions(world.store.database, club, player);
    return all.map((each) => addressOf(world, club, each));
  },
});

const addressOf = (world: ToBrowsers, club: string, subscription: Subscription): Address => ({
  id: subscription.hash,
  async send(notices) {
    const end = (await isSignedIn(world, club, subscription))
      ? await sendAll(world, club, subscription, notices)
      : 'gone';
    if (end === 'gone') await removeSubscription(world.store.database, club, subscription, subscription.endpoint);
    return end;
  },
});

/** A player who is signed out, or whose link is no longer valid, gets no more notices there. */
async function isSignedIn(
  { store, clock }: ToBrowsers,
  club: string,
  { access, hash }: Subscription,
): Promise<boolean> {
  const [record, session] = await Promise.all([
    readAccess(store.database, club, access),
    readSession(store.database, club, { access, hash }),
  ]);
  const credential = { kind: 'session', club, access, session: hash } as const;
  return !isProblem(inForce(credential, { ...(record && { record }), ...(session && { session }) }, clock()));
}

/** Each notice is a message of its own: a phone puts them together as its owner likes. */
async function sendAll(
  world: ToBrowsers,
  club: string,
  to: Subscription,
  notices: readonly ShownNotice[],
): Promise<SendOutcome | Deferred> {
  let sent: SendOutcome | Deferred = 'sent';
  for (const notice of notices) {
    const { end, outcome, host, after } = await push(world, to, notice);
    world.log({ function: 'push', club, end, outcome, host });
    if (end === 'gone') return end;
    // It may want to be left alone: what comes next waits as well.
    if (end === 'later' && after !== undefined) return { later: after };
    if (end === 'later') sent = end;
  }
  return sent;
}

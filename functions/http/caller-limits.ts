import { createHash } from 'node:crypto';
import type { Operation, StoredRate } from '#shared/features/operation.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { sha256 } from '../database/keys.ts';
import { STORED, type StoredLimit } from '../limits/rates.ts';
import type { BucketKey } from '../limits/stored-buckets.ts';
import type { Refusals } from '../limits/throttle.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { admit, type Caller } from './access.ts';
import type { Call } from './call.ts';
import { addressOf, type HttpEvent, idIn } from './event.ts';
import { isProblem, type Problem, tooManyRequests } from './problem.ts';
import type { Runtime } from './world.ts';

/** Lets a caller in to a route, unless they or their club ask too often, or their address without a good key. */
export const admitInTurn = (
  operation: Operation,
  event: HttpEvent,
  at: Instant,
  runtime: Runtime,
): Promise<Caller | Problem> =>
  unlessRefused(event, addressOf(event, runtime.siteMark), runtime.throttle.refusals, () =>
    admitUnlessFull(operation, event, at, runtime),
  );

/**
 * Refuses a request that was refused before, for as long as that lasts, without looking at anything; otherwise does the work
 * for it.
 */
export async function unlessRefused<T extends object>(
  event: HttpEvent,
  address: string | undefined,
  refusals: Refusals,
  work: () => Promise<T>,
): Promise<T | Problem> {
  const name = requestOf(event, address);
  const wait = refusals.waitOf(name);
  if (wait > 0) return full(wait);
  const outcome = await work();
  if ('refusedFor' in outcome && typeof outcome.refusedFor === 'number') refusals.note(name, outcome.refusedFor);
  return outcome;
}

/** Stands for whoever asks, without revealing anything: limits on how often somebody may ask know no more than that. */
const requestOf = ({ routeKey, pathParameters, headers, cookies }: HttpEvent, address: string | undefined): string =>
  sha256(JSON.stringify([address, routeKey, pathParameters, headers['authorization'], cookies, headers['acting-as']]));

async function admitUnlessFull(
  operation: Operation,
  event: HttpEvent,
  at: Instant,
  runtime: Runtime,
): Promise<Caller | Problem> {
  const shown = shownAt(event);
  const isStranger = operation.roles === 'anybody' || !runtime.throttle.admitted.get(shown);
  const early = isStranger ? strangersFull(event, runtime, 'wait') : undefined;
  if (early) return early;
  const caller = await admit(operation, event, at, runtime);
  // A caller who is let in but may not do what they ask is soon limited by their key's own rate.
  if (operation.roles === 'anybody' || isProblem(caller)) return strangersFull(event, runtime, 'tryAcquire') ?? caller;
  runtime.throttle.admitted.set(shown, true);
  return callersFull(caller, idIn(event, 'club'), runtime) ?? caller;
}

/** What a caller shows at the door, as a name that gives nothing away. */
const shownAt = ({ headers: { authorization = '' }, cookies = [] }: HttpEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([authorization, cookies]))
    .digest('base64url');

const seconds = (milliseconds: number): number => milliseconds / 1000;

/** For this many milliseconds there is no room for another request. */
const full = (wait: number): Problem => ({
  ...tooManyRequests(REQUESTS.tooMany, seconds(wait)),
  refusedFor: wait,
});

/** Why callers without a valid key at an address are refused for now, if they are. */
export function strangersFull(event: HttpEvent, { throttle, rates, siteMark }: Runtime, how: 'tryAcquire' | 'wait') {
  const address = addressOf(event, siteMark);
  const wait = throttle.addresses[how](address ?? '', address === undefined ? rates.noAddress : rates.address);
  return wait > 0 ? full(wait) : undefined;
}

function callersFull({ id, role }: Caller, club: string | undefined, { throttle, rates }: Runtime) {
  if (role === 'anybody') return undefined;
  const own = throttle.keys.tryAcquire(id, rates[role].rate);
  if (own > 0) return full(own);
  const all = club === undefined || role === 'operator' ? 0 : throttle.clubs.tryAcquire(club, rates.club);
  return all > 0 ? full(all) : undefined;
}

export async function oneOfFew<T>(
  { id, role }: Caller,
  { throttle, rates }: Runtime,
  work: () => Promise<T>,
): Promise<T | Problem> {
  if (role === 'anybody') return work();
  const outcome = await throttle.underWay.one(id, rates[role].atOnce, work);
  return outcome === 'full' ? tooManyRequests(REQUESTS.tooMany, 1) : outcome;
}

/** The person or thing that a request's limit counts; undefined if the limit isn't for its caller. */
function whoseIs(rate: StoredRate, { caller, event, runtime }: Call): string | undefined {
  switch (STORED[rate].of) {
    case 'player':
      return caller.role === 'player' ? caller.id : undefined;
    case 'ladder':
      return idIn(event, 'ladder');
    case 'club':
      return '';
    case 'address':
      return sha256(addressOf(event, runtime.siteMark) ?? '');
  }
}

/** Why a request comes too often for the whole service, if it does; one that only tries something out never does. */
export async function tooOften(call: Call): Promise<Problem | undefined> {
  if (call.query.dryRun) return undefined;
  for (const rate of call.operation.rates ?? []) {
    const whose = whoseIs(rate, call);
    if (whose === undefined) continue;
    const wait = await counted(call, { club: call.club, name: `${rate}#${whose}` }, STORED[rate]);
    if (wait > 0) return tooManyRequests(REQUESTS.later, seconds(wait));
  }
  return undefined;
}

/** Counts one more of something; 0, or the milliseconds to wait. For one who comes again, some are counted ahead. */
async function counted({ runtime }: Call, key: BucketKey, limit: StoredLimit): Promise<number> {
  const { buckets, throttle } = runtime;
  const name = `${key.club} ${key.name}`;
  if (throttle.prepaid.take(name)) return 0;
  const { ahead = 1, firstFree = false } = limit;
  const isKnown = throttle.prepaid.knows(name);
  if (firstFree && !isKnown) {
    throttle.prepaid.put(name, ahead - 1);
    return 0;
  }
  if (ahead > 1 && isKnown && (await buckets.tryAcquire(key, limit, ahead)) === 0) {
    throttle.prepaid.put(name, ahead - 1);
    return 0;
  }
  throttle.prepaid.put(name, 0);
  return buckets.tryAcquire(key, limit);
}

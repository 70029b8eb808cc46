import { type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { readContact, type Wishes } from '../books/contacts.ts';
import { nameOfDate, readGameDates } from '../books/game-dates.ts';
import { currentNotice, type NoticeInWords, readNotice } from '../books/notices.ts';
import { claimSending, type Held, readHeld, releaseSending, replaceHeld } from '../books/notices-sent.ts';
import { AGAIN, untilThrough } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import type { LadderStore } from '../ladders/store.ts';
import type { StoredBuckets } from '../limits/stored-buckets.ts';
import type { Rate } from '../limits/throttle.ts';
import type { Address, Channel } from './channel.ts';
import { dateOf, formatNotification, lineOf, type PlayerNotification, parseNotification } from './messages.ts';
import { endOfQuiet, wants, wantsAnywhere } from './notice-preferences.ts';
import { makePlayerNotices, type PlayerNoticesDeps } from './player-notices.ts';
import type { DeliveryOutcome } from './retries.ts';

export interface PlayerDeliveryDeps extends PlayerNoticesDeps {
  readonly store: PlayerNoticesDeps['store'] & Pick<LadderStore, 'database' | 'header'>;
  readonly buckets: Pick<StoredBuckets, 'tryAcquire'>;
  readonly channels: readonly Channel[];
}

const OVER: DeliveryOutcome = { end: 'over' };

const wait = (time: number): DeliveryOutcome => ({ end: 'wait', after: Math.ceil(time / 1000) });

/** How many single messages a player gets in an hour; what exceeds that is delivered together. */
const BURST: Rate = { most: 6, per: 3_600_000 };
/** How many notices are delivered together at most: the newest. */
const MOST_HELD = 50;
/** How long a digest waits for what came while it was being sent, in milliseconds. */
const SOON = 60_000;
/** If a digest is overdue for so long, its message is lost, and the next one takes its place. In milliseconds. */
const LOST = 24 * 3_600_000;

/** Delivers a notice to its player, or holds it back while they want to be left alone: then all that is held becomes one digest. */
export async function deliverToPlayer(deps: PlayerDeliveryDeps, message: PlayerNotification): Promise<DeliveryOutcome> {
  const notice = await noticeOf(deps, message);
  if (!notice) return OVER;
  const { club } = message.key;
  const { player, kind } = notice;
  const wishes = (await readContact(deps.store.database, club, player))?.wishes ?? {};
  if (!wantsAnywhere(wishes, kind)) return OVER;
  const held = await readHeld(deps.store.database, club, player);
  if (held?.by === formatNotification(message)) return deliverDigest(deps, message, held, player);
  if (await isOutdated(deps, message)) return OVER;
  const until = await quietUntil(deps, message, { wishes, held, player });
  if (until > deps.now()) return hold(deps, message, { player, until });
  return send(deps, player, [{ message, notice }]);
}

/** The notice in public names of now. A reminder or a date that was not kept may be another by now: it is not made again. */
async function noticeOf(deps: PlayerDeliveryDeps, message: PlayerNotification): Promise<NoticeInWords | undefined> {
  const { database } = deps.store;
  const notice = (await currentNotice(database, message)) ?? (await noticeMadeAgain(deps, message));
  return notice && 'player' in notice ? notice : undefined;
}

async function noticeMadeAgain(deps: PlayerDeliveryDeps, message: PlayerNotification) {
  const line = lineOf(message);
  const made = line ? await makePlayerNotices(deps, line) : [];
  if (!made.some(({ name }) => name === message.name)) return undefined;
  return (await readNotice(deps.store.database, message.key, message.name))?.notice;
}

/** Whether a date has been changed or called off since: a newer notice says so to those who need to know. */
async function isOutdated({ store }: PlayerDeliveryDeps, message: PlayerNotification): Promise<boolean> {
  const about = dateOf(message);
  if (!about) return false;
  const date = (await readGameDates(store, message.key)).find(({ challenge }) => nameOfDate(challenge) === about.name);
  return date?.version !== about.version;
}

interface Recipient {
  readonly wishes: Wishes;
  readonly held: Held | undefined;
  readonly player: PlayerId;
}

/** Until when the player is to be left alone: while notices are held, in quiet hours, and after many messages in an hour. */
async function quietUntil(
  { store, buckets, now }: PlayerDeliveryDeps,
  { key }: PlayerNotification,
  { wishes, held, player }: Recipient,
): Promise<Instant> {
  if (held && held.until > now() - LOST) return instant(Math.max(held.until, now() + 1));
  const header = await store.header(key);
  const quiet = header ? endOfQuiet(wishes, header.timezone, now()) : now();
  if (quiet > now()) return quiet;
  const full = await buckets.tryAcquire({ club: key.club, name: `told#${player}` }, BURST);
  return full > 0 ? instant(now() + BURST.per) : now();
}

/** Adds the notice to what is held. If nothing is, its message comes back and delivers the digest. */
async function hold(
  { store, now }: PlayerDeliveryDeps,
  message: PlayerNotification,
  { player, until }: { readonly player: PlayerId; readonly until: Instant },
): Promise<DeliveryOutcome> {
  const [club, name] = [message.key.club, formatNotification(message)];
  return untilThrough(store.database, club, async () => {
    const seen = await readHeld(store.database, club, player);
    const known = seen && seen.until > now() - LOST ? seen : undefined;
    if (known?.all.includes(name)) return known.by === name ? wait(known.until - now()) : OVER;
    const all = [...(seen?.all ?? []), name].slice(-MOST_HELD);
    const held = known ? { ...known, all } : { until, by: name, all };
    if (!(await replaceHeld(store.database, club, player, seen, held))) return AGAIN;
    return known ? OVER : wait(until - now());
  });
}

/** Delivers all that is held, once the time has come. What came meanwhile waits for the same message. */
async function deliverDigest(
  deps: PlayerDeliveryDeps,
  { key }: PlayerNotification,
  held: Held,
  player: PlayerId,
): Promise<DeliveryOutcome> {
  const { now } = deps;
  if (held.until > now()) return wait(held.until - now());
  const found = (await Promise.all(held.all.map((name) => loadHeld(deps, name)))).filter((each) => each !== undefined);
  const outcome = await send(deps, player, newest(found));
  return outcome.end === 'over' ? releaseHeld(deps, key.club, player, held) : outcome;
}

async function releaseHeld(
  { store, now }: PlayerDeliveryDeps,
  club: string,
  player: PlayerId,
  held: Held,
): Promise<DeliveryOutcome> {
  return untilThrough(store.database, club, async () => {
    const seen = await readHeld(store.database, club, player);
    if (!seen) return OVER;
    const all = seen.all.filter((name) => !held.all.includes(name));
    const left = all.length > 0 ? { ...seen, all, until: instant(now() + SOON) } : undefined;
    if (!(await replaceHeld(store.database, club, player, seen, left))) return AGAIN;
    return left ? wait(SOON) : OVER;
  });
}

interface Loaded {
  readonly message: PlayerNotification;
  readonly notice: NoticeInWords;
}

async function loadHeld(deps: PlayerDeliveryDeps, name: string): Promise<Loaded | undefined> {
  const message = parseNotification(name);
  if (message?.channel !== 'player') return undefined;
  const notice = await noticeOf(deps, message);
  return notice && !(await isOutdated(deps, message)) ? { message, notice } : undefined;
}

const newest = (all: readonly Loaded[]): readonly Loaded[] => [
  ...new Map(all.map((each) => [each.notice.tag, each] as const)).values(),
];

/** Sends notices to every address of a player on the channels where they want them, to each address once. */
async function send(deps: PlayerDeliveryDeps, player: PlayerId, all: readonly Loaded[]): Promise<DeliveryOutcome> {
  const club = all[0]?.message.key.club;
  if (club === undefined) return OVER;
  const wishes = (await readContact(deps.store.database, club, player))?.wishes ?? {};
  const ends = await Promise.all(
    deps.channels.map(async (channel) => {
      const wanted = all.filter(({ notice }) => wants(wishes, notice.kind, channel.name));
      const found = wanted.length > 0 ? await channel.addresses(club, player) : [];
      return Promise.all(
        found.map(({ id, send }) => sendTo(deps.store.database, { id: `${channel.name}-${id}`, send }, wanted)),
      );
    }),
  );
  const late = ends.flat().flatMap((end) => (typeof end === 'object' ? [end.later] : end === 'later' ? [0] : []));
  return late.length > 0 ? { end: 'again', after: Math.max(...late) } : OVER;
}

async function sendTo(database: Database, address: Address, all: readonly Loaded[]) {
  const claimed: Loaded[] = [];
  for (const each of all) {
    const { key, name } = each.message;
    if (await claimSending(database, key, name, address.id)) claimed.push(each);
  }
  if (claimed.length === 0) return 'sent';
  const end = await address.send(claimed.map(({ notice }) => notice));
  if (end === 'later' || typeof end === 'object')
    for (const { message } of claimed) await releaseSending(database, message.key, message.name, address.id);
  return end;
}

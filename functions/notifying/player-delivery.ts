import { type Instant, instant, type PlayerId as Player } from '../../shared/vocabulary/vocabulary.ts';
import type { Rate } from '../limits/bucket.ts';
import { nameOfDate } from '../store/game-dates.ts';
import type { LadderStore } from '../store/port.ts';
import type { Held, KeptTelling, TellingBook, Wishes } from '../store/telling-port.ts';
import type { Address, Channel } from './channel.ts';
import { namesIn } from './messages.ts';
import { formatTelling, parseDateOccasion, parseTelling, type Telling } from './player-messages.ts';
import { type MakingTellings, makeTellings } from './player-notices.ts';
import { wants, wantsAnywhere } from './preferences.ts';
import { quietUntil } from './quiet.ts';

/** What bringing notices to players needs of the world. */
export interface Bringing extends MakingTellings {
  readonly store: MakingTellings['store'] & Pick<LadderStore, 'header' | 'pour' | 'gameDates'>;
  readonly telling: TellingBook;
  readonly channels: readonly Channel[];
  readonly now: () => Instant;
}

/**
 * `over`: nothing more is to be done. `again`: somebody could not be reached, and is not to be tried before `after`
 * seconds. `wait`: it is held back for so many milliseconds.
 */
export type Brought =
  | { readonly end: 'over' }
  | { readonly end: 'again'; readonly after?: number }
  | { readonly end: 'wait'; readonly time: number };

const OVER: Brought = { end: 'over' };

/** How many single messages somebody gets in an hour; what comes on top of that is brought together. */
const BURST: Rate = { most: 6, per: 3_600_000 };
/** How often something that others change as well is tried. */
const TRIES = 8;
/** One that should have brought what is held, and has not for so long, is lost: the next one does it. In milliseconds. */
const LOST = 24 * 3_600_000;

/** Brings a notice, unless its player wants to be left alone just now: then it is held, and brought with all else that is. */
export async function bring(world: Bringing, message: Telling): Promise<Brought> {
  const kept = await asOfNow(world, message);
  if (!kept) return OVER;
  const { club } = message.key;
  const { player, kind } = kept.notice;
  const wishes = (await world.telling.contact(club, player))?.wishes ?? {};
  if (!wantsAnywhere(wishes, kind)) return OVER;
  const name = formatTelling(message);
  const held = await world.telling.held(club, player);
  if (held?.by === name) return bringHeld(world, message, held);
  if (await isOutdated(world, message)) return OVER;
  const until = await leftAloneUntil(world, message, { wishes, held, player });
  if (until > world.now()) return hold(world, message, { player, until });
  return send(world, player, [{ message, kept }]);
}

/** What is kept, in the names that the public sees by now; made again where those have changed, or somebody was forgotten. */
async function asOfNow(world: Bringing, { key, line, nth }: Telling): Promise<KeptTelling | undefined> {
  const { store, telling } = world;
  const kept = await telling.telling(key, line, nth);
  if (kept?.names === namesIn(await store.naming(key.club))) return kept;
  // What lies beside the log may be another by now: it is not told again.
  const made = typeof line === 'number' ? await makeTellings(world, { key, line }) : [];
  return made.some((each) => each.nth === nth) ? telling.telling(key, line, nth) : undefined;
}

/** Whether a date has been changed or called off since: a new notice says that to whom it is news. */
async function isOutdated({ store }: Bringing, { key, line }: Telling): Promise<boolean> {
  const named = parseDateOccasion(line);
  if (!named) return false;
  const date = (await store.gameDates(key)).find(({ challenge }) => nameOfDate(challenge) === named.name);
  return date?.version !== named.version;
}

interface Person {
  readonly wishes: Wishes;
  readonly held: Held | undefined;
  readonly player: Player;
}

async function leftAloneUntil(world: Bringing, { key }: Telling, { wishes, held, player }: Person): Promise<Instant> {
  const { store, now } = world;
  if (held && held.until > now() - LOST) return instant(Math.max(held.until, now() + 1));
  const header = await store.header(key);
  const quiet = header ? quietUntil(wishes, header.timezone, now()) : now();
  if (quiet > now()) return quiet;
  const wait = await store.pour({ club: key.club, name: `told#${player}` }, BURST);
  return wait > 0 ? instant(now() + BURST.per) : now();
}

/** Adds it to what is held; where nothing is, it is the one that brings all of it in the end. */
async function hold(world: Bringing, message: Telling, { player, until }: Pick<Person, 'player'> & { until: Instant }) {
  const { telling, now } = world;
  const [club, name] = [message.key.club, formatTelling(message)];
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await telling.held(club, player);
    const known = seen && seen.until > now() - LOST ? seen : undefined;
    if (known?.all.includes(name)) return known.by === name ? wait(known.until - now()) : OVER;
    const all = [...(seen?.all ?? []), name].slice(-MOST);
    const held = known ? { ...known, all } : { until, by: name, all };
    if (await telling.hold(club, player, seen, held)) return known ? OVER : wait(until - now());
  }
  return { end: 'again' } as const;
}

/** So many are brought together at most: the newest. */
const MOST = 50;

const wait = (time: number): Brought => ({ end: 'wait', time });

/** Brings all that is held, once the time has come. What came meanwhile waits for the same message. */
async function bringHeld(world: Bringing, message: Telling, held: Held): Promise<Brought> {
  const { telling, now } = world;
  if (held.until > now()) return wait(held.until - now());
  const { club } = message.key;
  const found = (await Promise.all(held.all.map((name) => heldOne(world, name)))).filter((each) => each !== undefined);
  const player = found[0]?.kept.notice.player;
  const brought = player ? await send(world, player, newest(found)) : OVER;
  if (brought.end !== 'over') return brought;
  const owner = player ?? (await telling.telling(message.key, message.line, message.nth))?.notice.player;
  return owner ? letGo(world, club, owner, held) : OVER;
}

async function letGo({ telling, now }: Bringing, club: string, player: Player, held: Held): Promise<Brought> {
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await telling.held(club, player);
    if (!seen) return OVER;
    const all = seen.all.filter((name) => !held.all.includes(name));
    const left = all.length > 0 ? { ...seen, all, until: instant(now() + SOON) } : undefined;
    if (await telling.hold(club, player, seen, left)) return left ? wait(SOON) : OVER;
  }
  return { end: 'again' };
}

/** In milliseconds. */
const SOON = 60_000;

/** A notice with the message that it came with. */
interface One {
  readonly message: Telling;
  readonly kept: KeptTelling;
}

async function heldOne(world: Bringing, name: string): Promise<One | undefined> {
  const message = parseTelling(name);
  const kept = message && (await asOfNow(world, message));
  return message && kept && !(await isOutdated(world, message)) ? { message, kept } : undefined;
}

/** Of those with the same tag the last one. */
const newest = (all: readonly One[]): readonly One[] => [
  ...new Map(all.map((one) => [one.kept.notice.tag, one] as const)).values(),
];

/** Sends notices to every address of a player where they want them, to each of them once. */
async function send(world: Bringing, player: Player, all: readonly One[]): Promise<Brought> {
  const club = all[0]?.message.key.club;
  if (club === undefined) return OVER;
  const wishes = (await world.telling.contact(club, player))?.wishes ?? {};
  const ends = await Promise.all(
    world.channels.map(async (channel) => {
      const some = all.filter(({ kept }) => wants(wishes, kept.notice.kind, channel.name));
      const found = some.length > 0 ? await channel.addresses(club, player) : [];
      return Promise.all(
        found.map(({ id, send }) => sendTo(world.telling, { id: `${channel.name}-${id}`, send }, some)),
      );
    }),
  );
  const late = ends.flat().flatMap((end) => (typeof end === 'object' ? [end.later] : end === 'later' ? [0] : []));
  return late.length > 0 ? { end: 'again', after: Math.max(...late) } : OVER;
}

async function sendTo(telling: TellingBook, address: Address, all: readonly One[]) {
  const claimed: One[] = [];
  for (const one of all) {
    const { key, line, nth } = one.message;
    if (await telling.claim(key, line, nth, address.id)) claimed.push(one);
  }
  if (claimed.length === 0) return 'sent';
  const end = await address.send(claimed.map(({ kept }) => kept.notice));
  if (end === 'later' || typeof end === 'object')
    for (const { message } of claimed) await telling.release(message.key, message.line, message.nth, address.id);
  return end;
}

import { localOf } from '#shared/calendar/zone.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Enqueue } from '../aws/queue.ts';
import { sendAll } from '../aws/send-all.ts';
import { readClub, readClubIds } from '../books/clubs.ts';
import type { LadderKey } from '../database/keys.ts';
import type { LadderStore } from '../ladders/store.ts';
import { atOnce, inParts } from '../runtime/at-once.ts';
import { type Channel, reachedBy } from './channel.ts';
import { formatEvent, formatUnopened } from './messages.ts';

export interface RemindDeps {
  readonly store: Pick<LadderStore, 'database' | 'header'>;
  readonly channels: readonly Pick<Channel, 'reached' | 'remindUnopened'>[];
  readonly now: () => Instant;
}

/** In which hours of a day players are reminded, by the clocks of their ladder. */
export interface ReminderHours {
  readonly from: number;
  readonly to: number;
}

/** Before quiet hours usually end, so that a morning is one message. Each ladder is found twice: one look may fail. */
const MORNING: ReminderHours = { from: 6, to: 8 };

/** When invitations are reminded of: their readers have said of no hours that they want to be left alone. */
const AWAKE: ReminderHours = { from: 8, to: 10 };

const HOUR = 3_600_000;
const HELD = 100;
const AT_ONCE = 16;

/** Queues the ladders to be reminded at this hour; says how many. Throws at the end if some clubs failed. */
export async function remind(world: RemindDeps, enqueue: Enqueue, hours: ReminderHours = MORNING): Promise<number> {
  const errors: unknown[] = [];
  let found = 0;
  const look = async (club: string): Promise<void> => {
    const ladders = await laddersNow(world, club);
    const keys = ladders.filter(({ hour }) => isIn(hours, hour)).map(({ key }) => key);
    const awake = { from: Math.max(AWAKE.from, hours.from), to: Math.max(AWAKE.to, hours.to) };
    const unopened = world.channels.some(({ remindUnopened }) => remindUnopened)
      ? ladders.filter(({ hour }) => isIn(awake, hour)).map(({ key }) => key)
      : [];
    const events = keys.map((key) => formatEvent({ kind: 'reminders', key }));
    await sendAll(enqueue, [...events, ...unopened.map(formatUnopened)]);
    found += keys.length;
  };
  for await (const clubs of inParts(HELD, readClubIds(world.store.database)))
    errors.push(...(await atOnce(AT_ONCE, clubs, look)));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} clubs could not be reminded`);
  return found;
}

const isIn = ({ from, to }: ReminderHours, hour: number): boolean => from <= hour && hour < to;

/** The ladders of a club in which anybody can be reached, and which hour it is there. */
async function laddersNow(
  { store, channels, now }: RemindDeps,
  id: string,
): Promise<readonly { readonly key: LadderKey; readonly hour: number }[]> {
  const club = (await reachedBy(channels, id)).length > 0 ? await readClub(store.database, id) : undefined;
  const keys = (club && !club.suspended ? club.ladders : []).map((ladder) => ({ club: id, ladder }));
  const headers = await Promise.all(keys.map((key) => store.header(key)));
  return keys.map((key, index) => {
    const zone = headers[index]?.timezone;
    return { key, hour: zone === undefined ? -1 : Math.floor(localOf(zone, now()).time / HOUR) };
  });
}

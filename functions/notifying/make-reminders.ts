import { createHash } from 'node:crypto';
import { remindersOf } from '../../shared/view/personal/reminders.ts';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import { inLanguage } from '../speaking.ts';
import type { LadderKey, LadderStore } from '../store/port.ts';
import type { TellingBook } from '../store/telling-port.ts';
import { namesIn } from './messages.ts';
import type { Telling } from './player-messages.ts';
import type { MakingTellings } from './player-notices.ts';
import { wantsAnywhere } from './preferences.ts';

export interface MakingReminders extends MakingTellings {
  readonly store: MakingTellings['store'] & Pick<LadderStore, 'version'>;
  readonly telling: MakingTellings['telling'] & Pick<TellingBook, 'contacts'>;
  readonly now: () => Instant;
}

/**
 * Makes what the players of a ladder who can be reached, and want it, are to be reminded of today, and keeps it. Doing it
 * again on the same day makes the same: each is named by its player, its kind and what it is about.
 */
export async function makeReminders(world: MakingReminders, key: LadderKey): Promise<readonly Telling[]> {
  const { store, telling, channels, now } = world;
  const reached = new Set((await Promise.all(channels.map((channel) => channel.reached(key.club)))).flat());
  if (reached.size === 0) return [];
  const wishes = new Map((await telling.contacts(key.club)).map((each) => [each.player, each.wishes]));
  const naming = await store.naming(key.club);
  const version = await store.version(key);
  const ladder = version && !version.shut ? await store.load(key) : undefined;
  if (!ladder) return [];
  const language = (await store.club(key.club))?.language;
  const made = inLanguage(language, () => remindersOf({ ladder, now: now(), place: key }))
    .filter(({ player, kind }) => reached.has(player) && wantsAnywhere(wishes.get(player) ?? {}, kind))
    .map((notice) => ({ notice, line: `soon-${digest(notice.id)}` }));
  for (const { notice, line } of made) await telling.keepTelling(key, line, 0, { notice, names: namesIn(naming) });
  return made.map(({ line }) => ({ key, line, nth: 0 }));
}

const digest = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

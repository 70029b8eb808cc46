import { Season } from '../../shared/engine/season.ts';
import { mayConcern, personalNotices } from '../../shared/view/personal/of-line.ts';
import { publicNames } from '../../shared/view/personal/public-names.ts';
import type { Command } from '../../shared/vocabulary/command.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import { inLanguage } from '../speaking.ts';
import type { LadderStore } from '../store/port.ts';
import type { TellingBook } from '../store/telling-port.ts';
import type { Channel } from './channel.ts';
import { type NewLine, namesIn } from './messages.ts';
import type { Telling } from './player-messages.ts';
import { find } from './webhook-notices.ts';

/** What making notices to players needs of the world. */
export interface MakingTellings {
  readonly store: Pick<LadderStore, 'load' | 'log' | 'seasons' | 'naming' | 'club'>;
  readonly telling: Pick<TellingBook, 'keepTelling'>;
  readonly channels: readonly Pick<Channel, 'reached'>[];
}

/** Makes what a line has for the players who can be reached, and keeps it in the table. Doing it again makes the same. */
export async function makeTellings(world: MakingTellings, { key, line, ...of }: NewLine): Promise<readonly Telling[]> {
  const { store, telling, channels } = world;
  const reached = new Set((await Promise.all(channels.map((channel) => channel.reached(key.club)))).flat());
  if (reached.size === 0) return [];
  // Read before the log: whoever is forgotten meanwhile is then named as before in nothing that counts as of now.
  const naming = await store.naming(key.club);
  const found = await find(store, { key, line, ...of }, mayConcern);
  if (!found) return [];
  const { entry, header, commands } = found;
  const after = ladderOf(header, commands);
  const names = publicNames({ header, commands }, after, naming);
  const scene = { entry, before: ladderOf(header, commands.slice(0, -1)), after, names, place: key };
  const language = (await store.club(key.club))?.language;
  const made = inLanguage(language, () => personalNotices(scene))
    .map((notice, nth) => ({ notice, nth }))
    .filter(({ notice: { player } }) => reached.has(player));
  for (const { notice, nth } of made) await telling.keepTelling(key, line, nth, { notice, names: namesIn(naming) });
  return made.map(({ nth }) => ({ key, line, nth }));
}

const ladderOf = (header: Header, commands: readonly Command[]): Ladder => Season.of(header, commands).ladder;

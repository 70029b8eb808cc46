import { dateNotices } from '../../shared/view/personal/of-date.ts';
import { publicNames } from '../../shared/view/personal/public-names.ts';
import { inLanguage } from '../speaking.ts';
import { nameOfDate } from '../store/game-dates.ts';
import type { LadderStore } from '../store/port.ts';
import { namesIn } from './messages.ts';
import { dateOccasion, type NewDate, type Telling } from './player-messages.ts';
import type { MakingTellings } from './player-notices.ts';

export interface MakingDateTellings extends MakingTellings {
  readonly store: MakingTellings['store'] & Pick<LadderStore, 'gameDates'>;
}

/** Makes what a date that was proposed, agreed or called off has for the players who can be reached, as it is by now, and keeps it. */
export async function makeDateTellings(
  { store, telling, channels }: MakingDateTellings,
  { key, name }: NewDate,
): Promise<readonly Telling[]> {
  const reached = new Set((await Promise.all(channels.map((channel) => channel.reached(key.club)))).flat());
  if (reached.size === 0) return [];
  const naming = await store.naming(key.club);
  const ladder = await store.load(key);
  const date = ladder && (await store.gameDates(key)).find(({ challenge }) => nameOfDate(challenge) === name);
  if (!date || !ladder.challenges.has(date.challenge)) return [];
  const { header } = ladder;
  const commands = (await store.log(key)).map(({ command }) => command);
  const scene = { ladder, names: publicNames({ header, commands }, ladder, naming), place: key };
  const language = (await store.club(key.club))?.language;
  const made = inLanguage(language, () => dateNotices(scene, date)).filter(({ player }) => reached.has(player));
  const line = dateOccasion(name, date.version);
  for (const [nth, notice] of made.entries())
    await telling.keepTelling(key, line, nth, { notice, names: namesIn(naming) });
  return made.map((_, nth) => ({ key, line, nth }));
}

import { madeOf } from '../../shared/rules/common/configured.ts';
import { hasNotices, noticesOf, type Place } from '../../shared/view/notices.ts';
import { publicHistory } from '../../shared/view/public-season.ts';
import { seasonNotices } from '../../shared/view/season-notices.ts';
import type { Command } from '../../shared/vocabulary/command.ts';
import type { Entry } from '../../shared/vocabulary/entry.ts';
import { lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { Runtime } from '../runtime.ts';
import { inLanguage } from '../speaking.ts';
import type { KeptNotices, LadderKey, LadderStore, Webhook } from '../store/port.ts';
import { type Delivery, type NewLine, namesIn, written } from './messages.ts';
import { type Found, seasonTurn } from './season-turn.ts';

/** What making notices needs of the world. */
export interface Notifying extends Pick<Runtime, 'siteOrigin'> {
  readonly store: Pick<LadderStore, 'webhooks' | 'club' | 'load' | 'log' | 'seasons' | 'naming' | 'keepNotices'>;
}

export const placeOf = (siteOrigin: string, { club, ladder }: LadderKey): Place => ({
  club,
  ladder,
  page: `${siteOrigin}/${club}/${ladder}/`,
});

type WebhooksOf = (key: LadderKey) => Promise<readonly Webhook[]>;

/** Reads the webhooks of each ladder once: for one batch of lines that are all written already. */
export function readOnce({ store }: Pick<Notifying, 'store'>): WebhooksOf {
  const read = new Map<string, Promise<readonly Webhook[]>>();
  return (key) => {
    const name = `${key.club}/${key.ladder}`;
    const found = read.get(name) ?? store.webhooks(key);
    read.set(name, found);
    return found;
  };
}

/**
 * The deliveries that a line calls for: one for each of its notices and each webhook that wants it; what they say is kept
 * in the table. A ladder without webhooks costs one read of nothing. What was there before a webhook was made is never
 * told to it, so an imported season is told to nobody. Doing it again gives the same deliveries.
 */
export async function deliveriesOf(
  world: Notifying,
  line: NewLine,
  webhooksOf: WebhooksOf = (ladder) => world.store.webhooks(ladder),
): Promise<readonly Delivery[]> {
  const { key } = line;
  const webhooks = (await webhooksOf(key)).filter((webhook) => isTold(webhook, line));
  const kept = webhooks.length > 0 ? await wordsOf(world, line) : undefined;
  const deliveries = (kept?.notices ?? []).flatMap(({ event, delivery }) =>
    webhooks.filter((webhook) => wants(webhook, event)).map(({ id }) => ({ key, webhook: id, delivery })),
  );
  if (kept && deliveries.length > 0) await world.store.keepNotices(key, String(line.line), kept);
  return deliveries;
}

/** What is told of a line, in public names. */
async function wordsOf({ store, siteOrigin }: Notifying, newLine: NewLine): Promise<KeptNotices | undefined> {
  const { key } = newLine;
  // Read before the log: once somebody who was forgotten is left out of these, they are in no line that is read after.
  const naming = await store.naming(key.club);
  const found = await find(store, newLine);
  if (!found) return undefined;
  const turn = await seasonTurn(store, newLine, found, naming);
  if (!turn && !hasNotices(found.entry)) return undefined;
  const { entry, header, commands } = found;
  const told = publicHistory(header, commands, entry, naming);
  const place = placeOf(siteOrigin, key);
  const language = (await store.club(key.club))?.language;
  const notices = inLanguage(language, () => [
    ...(turn ? seasonNotices(turn, told.entry, place) : []),
    ...noticesOf(told, told.entry, place),
  ]);
  return { notices: notices.map(written), names: namesIn(naming) };
}

/** A line with the log of its season up to it; nothing where it is a season's header, or does not matter. */
export async function find(
  store: Pick<LadderStore, 'load' | 'log' | 'seasons'>,
  { key, line }: NewLine,
  matters: (entry: Entry) => boolean = () => true,
): Promise<Found | undefined> {
  const before = lineNumber(line - 1);
  const [present] = await store.log(key, before, line);
  const where = present ? key : await seasonBefore(store, { key, line });
  if (!where) return undefined;
  const [entry] = present ? [present] : await store.log(where, before, line);
  if (entry && !matters(entry)) return undefined;
  const ladder = await store.load(where);
  if (!entry || !ladder) throw new Error('there is no such line');
  return {
    entry,
    header: madeOf(ladder),
    commands: [...(await store.log(where, undefined, before)), entry].map(commandOf),
  };
}

const commandOf = ({ command }: Entry): Command => command;

/** The season before that a line is of, where it is of none that the ladder is in. */
async function seasonBefore(
  store: Pick<LadderStore, 'seasons'>,
  { key, line }: NewLine,
): Promise<LadderKey | undefined> {
  const { ended } = await store.seasons(key);
  const season = ended.find(({ first, last }) => first <= line && line <= last + 1);
  if (!season) throw new Error('there is no such line');
  return line === season.first || line > season.last ? undefined : { ...key, season: season.number };
}

/** Whether a webhook is told of a line: of none that was there before it. */
export const isTold = ({ since }: Webhook, { line }: NewLine): boolean => since < line;

const wants = ({ events }: Webhook, event: string): boolean => events.some((each) => each === event);

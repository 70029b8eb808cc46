import type { Notice } from '#shared/contract/notices.ts';
import type { Naming } from '#shared/view/naming.ts';
import { ladderPage } from '#shared/view/public-notices/ladder-page.ts';
import { hasNotices, noticesOf, seasonNotices } from '#shared/view/public-notices/notices.ts';
import { publicHistory } from '#shared/view/public-season.ts';
import { isFromBackup, readClub } from '../books/clubs.ts';
import { readNaming } from '../books/naming.ts';
import { keepNotices, type WrittenNotice, written } from '../books/notices.ts';
import type { Webhook } from '../books/webhooks.ts';
import type { Runtime } from '../http/world.ts';
import type { LadderStore } from '../ladders/store.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { readLine, seasonTurn } from './log-line.ts';
import type { LineEvent, WebhookNotification } from './messages.ts';

export interface WebhookNoticesDeps extends Pick<Runtime, 'siteOrigin'> {
  readonly store: Pick<LadderStore, 'database' | 'load' | 'log' | 'seasons' | 'written'>;
}

export interface WebhookLine {
  readonly event: LineEvent;
  readonly webhooks: readonly Webhook[];
}

export type MakeWebhookNotices = (line: WebhookLine) => Promise<readonly WebhookNotification[]>;

/**
 * Whether a webhook existed before a line: it hears of no earlier ones, so an imported season isn't told to any. A webhook that
 * is switched off hears of nothing.
 */
export const hears = ({ since, stopped }: Webhook, { line }: LineEvent): boolean =>
  stopped === undefined && since < line;

const wants = ({ events }: Webhook, { event }: WrittenNotice): boolean => events.some((each) => each === event);

/** Makes and keeps the notices of a line; gives one notification for each notice and webhook. Repeatable. */
export const makeWebhookNotices =
  (deps: WebhookNoticesDeps): MakeWebhookNotices =>
  async ({ event, webhooks }) => {
    const { key } = event;
    const hearing = webhooks.filter((webhook) => hears(webhook, event));
    if (hearing.length === 0) return [];
    // Read before the log: a person who is forgotten meanwhile is then in no line that is read afterwards.
    const naming = await readNaming(deps.store.database, key.club);
    const wanted = (await noticesOfLine(deps, event, naming))
      .map(written)
      .filter((notice) => hearing.some((webhook) => wants(webhook, notice)))
      .map((notice) => ({ notice, name: notice.delivery.slice(`${key.club}/${key.ladder}/`.length) }));
    await keepNotices(deps.store.database, key, naming, wanted);
    return wanted.flatMap(({ notice, name }) =>
      hearing
        .filter((webhook) => wants(webhook, notice))
        .map(({ id }) => ({ channel: 'webhook', key, name, webhook: id }) as const),
    );
  };

async function noticesOfLine(
  { store, siteOrigin }: WebhookNoticesDeps,
  event: LineEvent,
  naming: Naming,
): Promise<readonly Notice[]> {
  const { key } = event;
  const found = await readLine(store, event);
  if (!found || (await isFromBackup(store.database, key.club, found.entry.command.at))) return [];
  const turn = await seasonTurn(store, event, found, naming);
  if (!turn && !hasNotices(found.entry)) return [];
  const { entry, header, commands } = found;
  const told = publicHistory(header, commands, entry, naming);
  const place = ladderPage(siteOrigin, key);
  const language = (await readClub(store.database, key.club))?.language;
  return inLanguage(language, () => [
    ...(turn ? seasonNotices(turn, told.entry, place) : []),
    ...noticesOf(told, told.entry, place, found),
  ]);
}

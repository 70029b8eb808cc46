import { type Day, isId, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';

/*
 * Queues carry short texts that say what is to be told, and name no people. An event says what has happened; a
 * notification is one notice on its way to one recipient, and names the text that is kept beside the ladder.
 */

export interface LineEvent {
  readonly kind: 'line';
  readonly key: LadderKey;
  readonly line: LineNumber;
  /** The season in which it was written, if known and not the first. */
  readonly season?: number;
}

export interface DateEvent {
  readonly kind: 'date';
  readonly key: LadderKey;
  /** A digest of its challenge's id. */
  readonly name: string;
}

/** The organiser has written to the players of a ladder. */
interface MessageEvent {
  readonly kind: 'message';
  readonly key: LadderKey;
  readonly day: Day;
}

/** The players of a ladder are to be reminded of what lies ahead. */
interface RemindersEvent {
  readonly kind: 'reminders';
  readonly key: LadderKey;
}

/** Something waits for the organisers of a club: a request to join it, or what a player of a ladder says is wrong. */
export interface OrganisersEvent {
  readonly kind: 'organisers';
  readonly key: { readonly club: string; readonly ladder?: string };
}

/** What concerns players of a ladder. */
export type PlayersEvent = LineEvent | DateEvent | MessageEvent | RemindersEvent;

export type NotificationEvent = PlayersEvent | OrganisersEvent;

/**
 * Such as "riverside/main/8", "riverside/main/8/2" in a later season, "riverside/main/date-…", "riverside/main/message-2026-11-20",
 * "riverside/main/soon", or to organisers "riverside/main/organisers" and "riverside/organisers".
 */
export function formatEvent(event: NotificationEvent): string {
  const { club, ladder } = event.key;
  if (event.kind === 'organisers') return ladder === undefined ? `${club}/organisers` : `${club}/${ladder}/organisers`;
  const ofLadder = (what: string): string => `${club}/${ladder}/${what}`;
  switch (event.kind) {
    case 'line':
      return ofLadder(event.season === undefined ? String(event.line) : `${event.line}/${event.season}`);
    case 'date':
      return ofLadder(`date-${event.name}`);
    case 'message':
      return ofLadder(`message-${event.day}`);
    case 'reminders':
      return ofLadder('soon');
  }
}

const EVENT =
  /^(?<club>[^/~ ]+)\/(?<ladder>[^/~ ]+)\/(?:(?<line>[1-9]\d{0,7})(?:\/(?<season>[1-9]\d{0,7}))?|date-(?<date>[0-9a-f]{16})|message-(?<day>\d{4}-\d\d-\d\d)|soon)$/;

const TO_ORGANISERS = /^(?<club>[^/~ ]+)(?:\/(?<ladder>[^/~ ]+))?\/organisers$/;

function parseToOrganisers(text: string): OrganisersEvent | undefined {
  const { club = '', ladder } = TO_ORGANISERS.exec(text)?.groups ?? {};
  if (!isId(club) || (ladder !== undefined && !isId(ladder))) return undefined;
  return { kind: 'organisers', key: { club, ...(ladder !== undefined && { ladder }) } };
}

export function parseEvent(text: string): NotificationEvent | undefined {
  const toOrganisers = parseToOrganisers(text);
  if (toOrganisers) return toOrganisers;
  const { club = '', ladder = '', line, season, date, day } = EVENT.exec(text)?.groups ?? {};
  if (!isId(club) || !isId(ladder)) return undefined;
  const key = { club, ladder };
  if (date !== undefined) return { kind: 'date', key, name: date };
  if (day !== undefined) return { kind: 'message', key, day: day as Day };
  if (line === undefined) return { kind: 'reminders', key };
  return { kind: 'line', key, line: lineNumber(Number(line)), ...(season !== undefined && { season: Number(season) }) };
}

/** Such as "riverside/main/unopened": who was invited to a ladder and has not opened that may be to be reminded. */
export const formatUnopened = ({ club, ladder }: LadderKey): string => `${club}/${ladder}/unopened`;

export function parseUnopened(text: string): LadderKey | undefined {
  const [club = '', ladder = '', what, ...more] = text.split('/');
  return what === 'unopened' && more.length === 0 && isId(club) && isId(ladder) ? { club, ladder } : undefined;
}

interface KeptName {
  readonly key: LadderKey;
  /** The name under which its text is stored beside the ladder. */
  readonly name: string;
}

/**
 * A notice to a webhook. Its name is LINE/EVENT, with /N added if a line has several of an event, or ping/ID; behind
 * CLUB/LADDER/ that is the id that receivers get.
 */
export interface WebhookNotification extends KeptName {
  readonly channel: 'webhook';
  readonly webhook: string;
}

/** A notice to one player, by e-mail and push. Its name is the occasion, and its number among those of that occasion. */
export interface PlayerNotification extends KeptName {
  readonly channel: 'player';
}

export type Notification = WebhookNotification | PlayerNotification;

/** Such as "riverside/main/8/result 0f3a" to a webhook, or "riverside/main/8~3" to a player. */
export const formatNotification = ({ key: { club, ladder }, name, ...to }: Notification): string =>
  `${club}/${ladder}/${name}${to.channel === 'webhook' ? ` ${to.webhook}` : ''}`;

const TO_WEBHOOK =
  /^([^/~ ]+)\/([^/~ ]+)\/((?:[1-9]\d{0,7}\/[a-z-]{1,40}(?:\/\d{1,4})?|ping\/[0-9a-f]{1,64})) ([^/ ]+)$/;
const TO_PLAYER =
  /^([^/~ ]+)\/([^/~ ]+)\/((?:[1-9]\d{0,7}|date-[0-9a-f]{16}-\d{1,6}|soon-[0-9a-f]{16}|message-\d{4}-\d\d-\d\d)~\d{1,5})$/;

export function parseNotification(text: string): Notification | undefined {
  const [, club = '', ladder = '', name = '', webhook] = TO_WEBHOOK.exec(text) ?? TO_PLAYER.exec(text) ?? [];
  if (!isId(club) || !isId(ladder)) return undefined;
  const kept = { key: { club, ladder }, name };
  if (webhook === undefined) return { channel: 'player', ...kept };
  return isId(webhook) ? { channel: 'webhook', ...kept, webhook } : undefined;
}

/** The line that a notification is about; undefined if it is about a date or reminder, or a webhook is tried out. */
export function lineOf({ key, name }: KeptName): LineEvent | undefined {
  const line = Number(/^(\d+)[/~]/.exec(name)?.[1]);
  return Number.isNaN(line) ? undefined : { kind: 'line', key, line: lineNumber(line) };
}

/** The occasion of a date of a game, of which this is the given version. */
export const dateOccasion = (name: string, version: number): string => `date-${name}-${version}`;

/** The date of a game that a notification is about, and its version. */
export function dateOf({ name }: KeptName): { readonly name: string; readonly version: number } | undefined {
  const [, date, version] = /^date-([0-9a-f]{16})-(\d{1,6})~/.exec(name) ?? [];
  return date === undefined ? undefined : { name: date, version: Number(version) };
}

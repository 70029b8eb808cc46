import { createHash } from 'node:crypto';
import type { Notice } from '../../shared/contract/notices.ts';
import type { Naming } from '../../shared/view/naming.ts';
import { isId, type LineNumber, lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { LadderKey, WrittenNotice } from '../store/port.ts';

/** One notice on its way to one webhook. What it says is kept in the table: a queue is told no names. */
export interface Delivery {
  readonly key: LadderKey;
  /** The webhook's id. */
  readonly webhook: string;
  /** The notice's id: CLUB/LADDER/LINE/EVENT, where a line has several of an event with /N; or CLUB/LADDER/ping/ID. */
  readonly delivery: string;
}

/** Tells one choice of public names from another. */
export const namesIn = (naming: Naming): string =>
  createHash('sha256').update(JSON.stringify(naming)).digest('base64url').slice(0, 22);

export const written = (notice: Notice): WrittenNotice => ({
  event: notice.event,
  delivery: notice.id,
  body: JSON.stringify(notice),
});

/** What the queue carries of a delivery: "riverside/main/8/result 0f3a…". */
export const formatDelivery = ({ delivery, webhook }: Delivery): string => `${delivery} ${webhook}`;

const DELIVERY = /^([^/ ]+)\/([^/ ]+)\/(?:[1-9]\d{0,7}\/[a-z-]{1,40}(?:\/\d{1,4})?|ping\/[0-9a-f]{1,64}) ([^/ ]+)$/;

export function parseDelivery(text: string): Delivery | undefined {
  const [, club = '', ladder = '', webhook = ''] = DELIVERY.exec(text) ?? [];
  if (![club, ladder, webhook].every(isId)) return undefined;
  return { key: { club, ladder }, webhook, delivery: text.slice(0, -webhook.length - 1) };
}

/** What a delivery tells of: "8" for the line of that number, or "ping/…". What is told of it is kept by this name. */
export const occasionOf = ({ key: { club, ladder }, delivery }: Delivery): string =>
  /^(?:\d+|ping\/\w+)/.exec(delivery.slice(`${club}/${ladder}/`.length))?.[0] ?? '';

/** The line that a delivery tells of; nothing where a webhook is tried out. */
export function lineOf(delivery: Delivery): NewLine | undefined {
  const line = Number(occasionOf(delivery));
  return Number.isInteger(line) && line > 0 ? { key: delivery.key, line: lineNumber(line) } : undefined;
}

/** A line of a ladder whose notices are to be sent. */
export interface NewLine {
  readonly key: LadderKey;
  readonly line: LineNumber;
  /** In which season it was written, where that is known and not the first. */
  readonly season?: number;
}

/** What the queue carries of a line whose notices could not be made at first. */
export const formatNewLine = ({ key: { club, ladder }, line, season }: NewLine): string =>
  `${club}/${ladder}/${line}${season === undefined ? '' : `/${season}`}`;

const NEW_LINE = /^([^/]+)\/([^/]+)\/([1-9]\d{0,7})(?:\/([1-9]\d{0,7}))?$/;

export function parseNewLine(text: string): NewLine | undefined {
  const [, club = '', ladder = '', line, season] = NEW_LINE.exec(text) ?? [];
  if (!isId(club) || !isId(ladder)) return undefined;
  return {
    key: { club, ladder },
    line: lineNumber(Number(line)),
    ...(season !== undefined && { season: Number(season) }),
  };
}

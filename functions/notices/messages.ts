import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Notice } from '../../shared/contract/notices.ts';
import type { Naming } from '../../shared/view/naming.ts';
import { FIRST_LINE, isId, type LineNumber, lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../store/port.ts';
import type { Signed } from './signature.ts';

/** One notice on its way to one webhook. The body stands in it as text, so that each repeat is the same. */
export interface Delivery extends Signed {
  readonly key: LadderKey;
  /** The webhook's id. */
  readonly webhook: string;
  /** In which names it speaks; missing where it names nobody, and in messages of old. */
  readonly names?: string | undefined;
}

const id = z.string().check(z.refine(isId));
const shape = z.object({
  key: z.object({ club: id, ladder: id }),
  webhook: id,
  event: z.string(),
  delivery: z.string(),
  body: z.string(),
  names: z.optional(z.string()),
});

/** Tells one choice of public names from another. */
export const namesIn = (naming: Naming): string =>
  createHash('sha256').update(JSON.stringify(naming)).digest('base64url').slice(0, 22);

export const deliveryOf = (key: LadderKey, webhook: string, notice: Notice, naming?: Naming): Delivery => ({
  key,
  webhook,
  ...(naming && { names: namesIn(naming) }),
  event: notice.event,
  delivery: notice.id,
  body: JSON.stringify(notice),
});

export const formatDelivery = (delivery: Delivery): string => JSON.stringify(delivery);

export function parseDelivery(text: string): Delivery | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const ofLine = z.object({ line: z.int().check(z.minimum(FIRST_LINE)) });

/** The line that a delivery tells of. */
export function lineOf({ key, body }: Delivery): NewLine | undefined {
  const read = ofLine.safeParse(JSON.parse(body));
  return read.success ? { key, line: lineNumber(read.data.line) } : undefined;
}

/** A line of a ladder whose notices are to be sent. */
export interface NewLine {
  readonly key: LadderKey;
  readonly line: LineNumber;
}

/** What the queue carries of a line whose notices could not be made at first. */
export const formatNewLine = ({ key: { club, ladder }, line }: NewLine): string => `${club}/${ladder}/${line}`;

export function parseNewLine(text: string): NewLine | undefined {
  const [club = '', ladder = '', line = '', ...rest] = text.split('/');
  const isLine = /^[1-9]\d{0,7}$/.test(line) && rest.length === 0;
  return isId(club) && isId(ladder) && isLine ? { key: { club, ladder }, line: lineNumber(Number(line)) } : undefined;
}

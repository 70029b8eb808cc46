import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { TheTwo } from '#shared/rules/challenge/the-two.ts';
import type { Forgetting } from '#shared/view/forgetting.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { AskedGame } from '../books/proposals.ts';
import { webhookIn } from '../books/webhooks.ts';
import { type Item, pack } from '../database/item.ts';
import { stored, text } from '../database/stored.ts';

type Seated = Pick<AskedGame, 'players'>;

/** Whom it is about, whatever lies beside the log: an offer to play outside the range, a game asked for, a date, a dispute. */
export const thoseIn = stored<TheTwo | Seated>(
  z.union([
    z.object({ players: z.array(text<PlayerId>()) }),
    z.object({ challenger: text<PlayerId>(), challenged: text<PlayerId>() }),
  ]),
);

export const isBetween = (proposal: TheTwo | Seated, { isOf }: Forgetting): boolean =>
  ('players' in proposal ? proposal.players : [proposal.challenger, proposal.challenged]).some(isOf);

/** A webhook's name without them; undefined if that is its name. The address of a receiver is no text of ours. */
export function toldOf(item: Item, forgetting: Forgetting): Item | undefined {
  const webhook = webhookIn(item);
  const told = { ...webhook, label: forgetting.text(webhook.label), by: forgetting.text(webhook.by) };
  return isDeepStrictEqual(webhook, told) ? undefined : { ...item, value: pack(told) };
}

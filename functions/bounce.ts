import * as z from 'zod/mini';
import { isId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress } from '#shared/words/email-address.ts';
import { clubFromItem, clubKey } from './books/clubs.ts';
import type { Contact } from './books/contacts.ts';
import { countReturn, hasStopped } from './books/mail-record.ts';
import type { Database } from './database/database.ts';
import { onLambda, type Runtime } from './http/world.ts';
import { happensTo } from './notifying/email/contact-links.ts';
import { counted } from './runtime/counted.ts';

const shape = z.object({
  detail: z.object({
    eventType: z.string(),
    bounce: z.optional(z.object({ bounceType: z.string() })),
    mail: z.object({ destination: z.array(z.string()), tags: z.record(z.string(), z.array(z.string())) }),
  }),
});

/** Gives up addresses at which nothing arrives, or whose reader complains; a full mailbox counts as neither. */
export const bounce =
  ({ database, now, log }: Pick<Runtime, 'database' | 'now' | 'log'>) =>
  async (event: unknown): Promise<void> => {
    const { data } = shape.safeParse(event);
    const { eventType = '', bounce: how, mail } = data?.detail ?? {};
    const club = mail?.tags['club']?.[0] ?? '';
    const player = parsePlayerId(mail?.tags['player']?.[0] ?? '');
    const kind = eventType === 'Complaint' ? 'complained' : how?.bounceType === 'Permanent' ? 'bounced' : undefined;
    const isItsAddress = ({ email }: Contact) => email && mail?.destination.some((to) => isSameAddress(to, email.to));
    const changed =
      kind !== undefined &&
      player !== undefined &&
      isId(club) &&
      (await happensTo(database, club, player, (contact) => (isItsAddress(contact) ? { kind } : undefined), now()));
    // Who has opened one, and then complains or moves away, says nothing of where the club has its addresses from.
    const stopped = changed && changed.email?.was === 'invited' ? await stoppedBy(database, club) : undefined;
    log({ function: 'bounce', eventType, bounceType: how?.bounceType, club, changed: Boolean(changed), ...stopped });
  };

/** Counts an invitation that bounced; returns what to say if the club sends no more from now on. */
async function stoppedBy(database: Database, club: string) {
  const item = await database.get(clubKey(club));
  if (!item) return undefined;
  const record = await countReturn(database, club);
  const of = clubFromItem(club, item);
  const isNew = hasStopped(record, of) && !hasStopped({ ...record, returned: record.returned - 1 }, of);
  return isNew ? { invitationsStopped: club, ...counted('stopped'), ...record } : undefined;
}

export const handler = onLambda(bounce);

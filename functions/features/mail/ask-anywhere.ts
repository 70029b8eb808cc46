import { bucketOf, usesOf } from '#functions/books/address-uses.ts';
import { readClub } from '#functions/books/clubs.ts';
import { NO_CLUB, sha256 } from '#functions/database/keys.ts';
import { addressOf, type HttpEvent, type HttpResult } from '#functions/http/event.ts';
import type { Rate } from '#functions/limits/throttle.ts';
import { page } from '#functions/notifying/email/letter.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { MAIL, REQUESTS } from '#functions/runtime/texts.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { NAMES } from '#shared/words/texts.ts';
import { BY_MAIL } from '#web/ui/texts.ts';
import { sendWhatIsNeeded } from './ask-for-link.ts';
import { askingByAddress, formOf, type MailRequest, type MailWorld } from './page.ts';

const HOUR = 3_600_000;
/** How often one network may ask, and how often anybody may for one address. */
const [FROM, TO]: readonly [Rate, Rate] = [
  { most: 30, per: HOUR },
  { most: 10, per: 24 * HOUR },
];
/** In how many clubs an address is looked for: nobody plays in more. */
const MOST_CLUBS = 20;

/** Requests that name no club. */
export type AskedAnywhere = Omit<MailRequest, 'of' | 'reader'>;

/** Sends the players of an address a sign-in link of each club. The answer does not tell whether there are any. */
export async function askAnywhere(asked: AskedAnywhere): Promise<HttpResult> {
  const { world, event, isPost } = asked;
  const { title, done, nothing } = MAIL.askingLink;
  const { orLink } = MAIL.askingAnywhere;
  const text = BY_MAIL.anywhere;
  const asks = askingByAddress();
  if (!isPost) return page(200, { title, says: [text], asks, below: [orLink] });
  if (await isFull(world, event)) return page(429, { title, says: [REQUESTS.tooMany] });
  const to = parseAddress(formOf(event).get('email') ?? '');
  if (to === undefined) return page(400, { title, news: NAMES.noEmail, says: [text], asks });
  // People who keep asking for somebody else's address get the same answer, and nothing more goes there.
  if ((await world.buckets.tryAcquire(bucketOf(to, 'mail-links-to'), TO)) === 0)
    for (const club of await clubsOf(world, to)) await askIn(asked, club, to);
  return page(200, { title, says: [done, nothing] });
}

/** Whether a network has asked for too many links; a laptop doesn't know networks. */
async function isFull({ buckets, siteMark }: MailWorld, event: HttpEvent): Promise<boolean> {
  const network = addressOf(event, siteMark);
  const bucket = { club: NO_CLUB, name: `mail-links-from#${sha256(network ?? '')}` };
  return network !== undefined && (await buckets.tryAcquire(bucket, FROM)) > 0;
}

async function clubsOf({ database }: MailWorld, address: string): Promise<readonly string[]> {
  const uses = await usesOf(database, address);
  return [...new Set(uses.filter(({ role }) => role === 'player').map(({ club }) => club))].slice(0, MOST_CLUBS);
}

async function askIn(asked: AskedAnywhere, club: string, to: string): Promise<void> {
  const of = await readClub(asked.world.database, club);
  if (of && !of.suspended) await inLanguage(of.language, () => sendWhatIsNeeded({ ...asked, of, reader: '' }, to));
}

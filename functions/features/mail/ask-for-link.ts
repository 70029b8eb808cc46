import { sha256 } from '#functions/database/keys.ts';
import { addressOf, type HttpResult } from '#functions/http/event.ts';
import type { Rate } from '#functions/limits/throttle.ts';
import { type Contact, readContacts } from '#functions/notifying/contacts.ts';
import { newLogin, secretLink } from '#functions/notifying/email/contact-links.ts';
import { page } from '#functions/notifying/email/letter.ts';
import { MAIL, REQUESTS } from '#functions/runtime/texts.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { type Asked, formOf } from './page.ts';
import { post } from './post.ts';

const HOUR = 3_600_000;
/** How many sign-in links go to one player, and to all of a club: a request that finds no player counts towards neither. */
const [LINKS, CLUB_LINKS]: readonly [Rate, Rate] = [
  { most: 3, per: HOUR },
  { most: 100, per: HOUR },
];
/** How often one network may ask for them: a club house has one, and some there ask for several players. */
const ASKS: Rate = { most: 30, per: HOUR };

const { choosing: CHOOSING, signingIn: SIGNING_IN, stopping: STOPPING } = MAIL;

/** Sends a sign-in link to the players who confirmed an address. The answer does not tell whether any did. */
export async function askForLink(asked: Asked): Promise<HttpResult> {
  const { world, event, of, isPost } = asked;
  const { title, text, button, done } = MAIL.askingLink;
  if (!isPost) return page(200, { club: of, title, says: [text], asks: { button, email: { label: CHOOSING.email } } });
  if (await asksTooOften(asked)) return page(429, { club: of, title, says: [REQUESTS.tooMany.requests] });
  const to = parseAddress(formOf(event).get('email') ?? '');
  const all = to ? await readContacts(world.database, of.id) : [];
  for (const contact of all.filter(({ email }) => email?.state === 'confirmed' && email.to === to))
    await sendLink(asked, contact);
  return page(200, { club: of, title, says: [done] });
}

/** Whether a network has asked for too many links; on a laptop none is known. */
async function asksTooOften({ world, event, of }: Asked): Promise<boolean> {
  const address = addressOf(event, world.siteMark);
  const name = `mail-links-from#${sha256(address ?? '')}`;
  return address !== undefined && (await world.buckets.tryAcquire({ club: of.id, name }, ASKS)) > 0;
}

async function sendLink(asked: Asked, contact: Contact): Promise<void> {
  const { world, of } = asked;
  for (const [name, rate] of [
    [`mail-link#${contact.player}`, LINKS],
    ['mail-links', CLUB_LINKS],
  ] as const)
    if ((await world.buckets.tryAcquire({ club: of.id, name }, rate)) > 0) return;
  const url = await newLogin(world, of.id, contact.player, `/${of.id}/`);
  await post(asked, contact, SIGNING_IN.subject(of.name), {
    text: SIGNING_IN.letter(of.name),
    link: { words: SIGNING_IN.button, url },
    below: [{ words: STOPPING.button, url: secretLink(world.siteOrigin, of.id, contact, 'stop') }],
  });
}

import { mustBeTaken } from '#functions/aws/post-office.ts';
import { askedFor } from '#functions/books/address-life.ts';
import { usesOf } from '#functions/books/address-uses.ts';
import { type Contact, readContact } from '#functions/books/contacts.ts';
import { sha256 } from '#functions/database/keys.ts';
import { addressOf, type HttpResult } from '#functions/http/event.ts';
import type { Rate } from '#functions/limits/throttle.ts';
import { INVITED_FOR, sendableLink } from '#functions/notifying/addresses/sign-in-links.ts';
import { secretLink } from '#functions/notifying/email/contact-links.ts';
import { sceneAgain, sendInvitation } from '#functions/notifying/email/invitation-letter.ts';
import { againstInviting } from '#functions/notifying/email/invitation-limits.ts';
import { page } from '#functions/notifying/email/letter.ts';
import { MAIL, REQUESTS } from '#functions/runtime/texts.ts';
import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress, parseAddress } from '#shared/words/email-address.ts';
import { NAMES } from '#shared/words/texts.ts';
import { accessFor, listedAddress } from './access.ts';
import { askToConfirm, mayAskAgain } from './choose.ts';
import { nameInMailOf, nameOf } from './owner.ts';
import { askingByAddress, formOf, type MailRequest } from './page.ts';
import { post } from './post.ts';

const HOUR = 3_600_000;
/** How many sign-in links go to one player, and to all of a club: a request that finds no player counts towards neither. */
const [LINKS, CLUB_LINKS]: readonly [Rate, Rate] = [
  { most: 3, per: HOUR },
  { most: 100, per: HOUR },
];
/** How often one network may ask for them: a club house has one, and some there ask for several players. */
const ASKS: Rate = { most: 30, per: HOUR };

const { signingIn: SIGNING_IN, stopping: STOPPING } = MAIL;

/** Sends a sign-in link to the players of an address. The answer does not tell whether there are any. */
export async function askForLink(asked: MailRequest): Promise<HttpResult> {
  const { event, of, isPost } = asked;
  const { title, text, done, nothing } = MAIL.askingLink;
  const asks = askingByAddress();
  if (!isPost) return page(200, { club: of, title, says: [text], asks, below: [MAIL.askingAnywhere.orLink] });
  if (await asksTooOften(asked)) return page(429, { club: of, title, says: [REQUESTS.tooMany] });
  const to = parseAddress(formOf(event).get('email') ?? '');
  if (to === undefined) return page(400, { club: of, title, news: NAMES.noEmail, says: [text], asks });
  await sendWhatIsNeeded(asked, to);
  return page(200, { club: of, title, says: [done, nothing] });
}

/** Sends every player of an address in a club what they need to get in: the book of addresses says who they are. */
export async function sendWhatIsNeeded(asked: MailRequest, to: string): Promise<void> {
  const { world, of } = asked;
  for (const { club, role, id } of await usesOf(world.database, to)) {
    const player = club === of.id && role === 'player' ? parsePlayerId(id) : undefined;
    const contact = player && (await readContact(world.database, club, player));
    if (contact?.email && isSameAddress(contact.email.to, to)) await answer(asked, contact);
  }
}

/** Sends what the reader of an address needs to get in: that they want no notices does not matter, they ask themselves. */
async function answer(asked: MailRequest, contact: Contact): Promise<void> {
  const needs = askedFor(contact, await listedAddress(asked, contact.player));
  const stands = needs && contact.email && (await accessFor(asked, contact, contact.email));
  if (!stands) return;
  switch (needs) {
    case 'link':
      return sendLink(asked, contact);
    case 'invitation':
      return inviteAgain(asked, contact);
    case 'question':
      if (await mayAskAgain(asked, contact.player)) await askToConfirm(asked, contact);
  }
}

/** Whether a network has asked for too many links; a laptop doesn't know networks. */
async function asksTooOften({ world, event, of }: MailRequest): Promise<boolean> {
  const address = addressOf(event, world.siteMark);
  const name = `mail-links-from#${sha256(address ?? '')}`;
  return address !== undefined && (await world.buckets.tryAcquire({ club: of.id, name }, ASKS)) > 0;
}

async function sendLink(asked: MailRequest, contact: Contact): Promise<void> {
  const { world, of } = asked;
  const { player } = contact;
  for (const [name, rate] of [
    [`mail-link#${player}`, LINKS],
    ['mail-links', CLUB_LINKS],
  ] as const)
    if ((await world.buckets.tryAcquire({ club: of.id, name }, rate)) > 0) return;
  const name = await nameInMailOf(world, of, player);
  const url = await sendableLink(world, of.id, contact, `/${of.id}/`);
  await post(asked, contact, SIGNING_IN.title(of.name, name), {
    text: SIGNING_IN.letter(of.name, name),
    link: { words: SIGNING_IN.button(name), url },
    below: [{ words: STOPPING.button, url: secretLink(world.siteOrigin, of.id, contact, 'stop') }],
  });
}

/** People who have not opened their invitation get another one, leading to where the first would have led. */
async function inviteAgain({ world, of }: MailRequest, contact: Contact): Promise<void> {
  const { player, logins } = contact;
  const path = logins?.[0]?.path ?? `/${of.id}/`;
  const scene = await sceneAgain(world, of, path);
  const to = contact.email?.to;
  if (!scene || to === undefined || (await againstInviting(world.buckets, of, player, to))) return;
  const name = await nameOf(world, of, player);
  const url = await sendableLink(world, of.id, contact, path, INVITED_FOR);
  mustBeTaken(await sendInvitation(world, scene, { contact, name: name ?? player, url }));
}

import { type Contact, readContact, type Wishes } from '#functions/books/contacts.ts';
import { WHICH } from '#functions/http/acting.ts';
import { readJson } from '#functions/http/body.ts';
import { formatAnswer } from '#functions/http/call.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { formatProblem, isProblem, problem } from '#functions/http/problem.ts';
import type { Rate } from '#functions/limits/throttle.ts';
import { changeContact, happensTo, newContact, secretLink } from '#functions/notifying/email/contact-links.ts';
import { page } from '#functions/notifying/email/letter.ts';
import { clubInMail } from '#functions/notifying/email/sender.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import type { ChoiceSaid, OwnTelling } from '#shared/contract/own-telling.ts';
import { TELLING } from '#shared/view/texts.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress, parseAddress } from '#shared/words/email-address.ts';
import { NAMES } from '#shared/words/texts.ts';
import { accessFor } from './access.ts';
import {
  type ChosenNotices,
  choicesOf,
  choosingForm,
  kindsAskedOf,
  readChoices,
  readChosen,
} from './notice-choices.ts';
import { type Owner, ownerOf } from './owner.ts';
import { askingLink, formOf, type MailContext, type MailRequest } from './page.ts';
import { post } from './post.ts';

const DAY = 24 * 3_600_000;
/** How many e-mails a player may have sent to addresses that nobody has confirmed. */
const CONFIRMATIONS: Rate = { most: 5, per: DAY };

const { choosing: CHOOSING, confirming: CONFIRMING, disowning: DISOWNING } = MAIL;

/** What a player chooses who is signed in, or has followed the link in an e-mail. */
export async function choose(asked: MailRequest): Promise<HttpResult> {
  const head = { club: asked.of, title: CHOOSING.title };
  const form = formOf(asked.event);
  const own = await ownerOf(asked, form.get('acting-as') ?? undefined);
  if (own === WHICH)
    return page(401, { ...head, says: [WHICH.detail], links: [{ words: CHOOSING.title, path: 'own' }] });
  if (isProblem(own)) return page(401, { ...head, says: [CHOOSING.signedOut], links: [askingLink()] });
  const { player, name, actor } = own;
  const note = asked.isPost ? await save(asked, own, (seen) => readChosen(form, seen)) : undefined;
  const contact = await contactOf(asked, player);
  const says = name === undefined ? [] : [CHOOSING.whose(name)];
  const asks = { ...choosingForm(contact, await kindsOf(asked)), ...(actor !== undefined && { actor }) };
  return page(200, { ...head, says, news: note === 'invalid' ? NAMES.noEmail : note && TELLING.said[note], asks });
}

/** The same for the script of a player's own page. */
export async function chooseByScript(asked: MailRequest): Promise<HttpResult> {
  const own = await ownerOf(asked);
  if (own === WHICH) return formatProblem(WHICH);
  if (isProblem(own)) return formatProblem(problem('no-key', CHOOSING.signedOut));
  const { player } = own;
  const json = asked.isPost ? readJson(asked.event) : undefined;
  if (json && isProblem(json)) return formatProblem(json);
  const note = json && (await save(asked, own, (seen) => readChoices(json.value, seen)));
  const chosen = choicesOf(await contactOf(asked, player), await kindsOf(asked));
  const body: OwnTelling = { ...chosen, ...(note && { said: note }) };
  return formatAnswer({ status: 200, body });
}

const kindsOf = async ({ world, of }: MailRequest) =>
  kindsAskedOf(await Promise.all(of.ladders.map((ladder) => world.headers.of({ club: of.id, ladder }))));

const contactOf = async ({ world, of }: MailRequest, player: PlayerId): Promise<Contact> =>
  (await readContact(world.database, of.id, player)) ?? newContact(player);

/** Saves what a player chose, and asks a new address whether it is theirs. */
async function save(
  asked: MailRequest,
  { player, access }: Owner,
  read: (seen: Wishes) => ChosenNotices | undefined,
): Promise<ChoiceSaid> {
  const { world, of } = asked;
  const seen = await contactOf(asked, player);
  const chosen = read(seen.wishes);
  const { email = seen.email?.to ?? '', wishes } = chosen ?? {};
  const to = parseAddress(email);
  if (!wishes || (!to && email.trim() !== '')) return 'invalid';
  const isNew = chosen?.email !== undefined && to !== undefined && !(await isTheirs(asked, seen, to));
  // E-mails are forwarded, and sign-in links go to the address: only the player gives another one.
  if (isNew && asked.reader !== '') return 'notByLink';
  if (isNew && !(await mayAskAgain(asked, player))) return 'tooMany';
  await changeContact(world.database, of.id, player, { wishes });
  const given = to === undefined ? ({ kind: 'given', to } as const) : ({ kind: 'given', to, access } as const);
  if (!isNew && to !== undefined) return 'saved';
  const contact = await happensTo(world.database, of.id, player, () => given, world.now());
  if (!isNew || !contact) return 'saved';
  await askToConfirm(asked, contact);
  return 'asked';
}

/** Whether an address is known to be the player's, by an access that nobody has withdrawn; a mail's reader need not show that. */
async function isTheirs(asked: MailRequest, contact: Contact, to: string): Promise<boolean> {
  const { email } = contact;
  if (email?.state !== 'confirmed' || !isSameAddress(email.to, to)) return false;
  return asked.reader !== '' || (await accessFor(asked, contact, email)) !== undefined;
}

/** Whether one more e-mail may go to an address that a player gave and nobody has confirmed. */
export const mayAskAgain = async ({ world, of }: MailContext, player: PlayerId): Promise<boolean> =>
  (await world.buckets.tryAcquire({ club: of.id, name: `mail#${player}` }, CONFIRMATIONS)) === 0;

/** Asks the reader of an address whether it is theirs. */
export async function askToConfirm(asked: MailContext, contact: Contact): Promise<void> {
  const { world, of } = asked;
  const name = clubInMail(of, false);
  await post(asked, contact, CONFIRMING.subject(name), {
    text: CONFIRMING.letter(name),
    link: { words: CONFIRMING.button, url: secretLink(world.siteOrigin, of.id, contact, 'confirm') },
    below: [{ words: DISOWNING.button, url: secretLink(world.siteOrigin, of.id, contact, 'not-mine') }],
  });
}

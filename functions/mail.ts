import type { ChoiceSaid, OwnTelling } from '#shared/contract/own-telling.ts';
import { TELLING } from '#shared/view/texts.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { type Club, readClub } from './club/clubs.ts';
import { readMember } from './club/members.ts';
import { sha256 } from './database/keys.ts';
import { readOwnPlace, startOf } from './features/own/ladders.ts';
import { actorOf, letIn, WHICH, whoAsks } from './http/acting.ts';
import { readJson } from './http/body.ts';
import { signInBy } from './http/browser.ts';
import { formatAnswer } from './http/call.ts';
import { strangersFull } from './http/caller-limits.ts';
import { broughtBy, NONE } from './http/credential.ts';
import {
  addressOf,
  asAskedFor,
  type HttpEvent,
  type HttpResult,
  idIn,
  languageOf,
  pageMethodOf,
} from './http/event.ts';
import { fromElsewhere } from './http/headers.ts';
import { keyInForce } from './http/in-force.ts';
import { type AccessRecord, readAccessRecords } from './http/key-book.ts';
import { formatProblem, isProblem, type Problem, problem } from './http/problem.ts';
import { onLambda, type Runtime } from './http/world.ts';
import type { Rate } from './limits/throttle.ts';
import { type Contact, type EmailState, readContact, readContacts, type Wishes } from './notifying/contacts.ts';
import type { Mailing } from './notifying/email/channel.ts';
import {
  type Chosen,
  choicesOf,
  choosingForm,
  kindsAskedOf,
  readChoices,
  readChosen,
} from './notifying/email/choosing.ts';
import {
  changeContact,
  findLogin,
  newContact,
  newLogin,
  readerOf,
  secretLink,
  useLogin,
} from './notifying/email/contact-links.ts';
import { letter, page, seeOther } from './notifying/email/letter.ts';
import { envelopeOf, senderOf } from './notifying/email/sender.ts';
import { mailingOfLambda } from './notifying/email/ses.ts';
import { inLanguage } from './runtime/speaking.ts';
import { MAIL, REQUESTS } from './runtime/texts.ts';
import { toldError } from './runtime/told-error.ts';

export type MailWorld = Runtime & Mailing;

interface Asked {
  readonly world: MailWorld;
  readonly event: HttpEvent;
  readonly of: Club;
  /** What the link holds that was followed. */
  readonly reader: string;
  /** A button was pressed; to look changes nothing, since programs look at links in e-mails too. */
  readonly isPost: boolean;
}

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
/** How many e-mails a player may have sent to addresses that nobody has confirmed. */
const CONFIRMATIONS: Rate = { most: 5, per: DAY };
/** How many sign-in links go to one player, and to all of a club: a request that finds no player counts towards neither. */
const [LINKS, CLUB_LINKS]: readonly [Rate, Rate] = [
  { most: 3, per: HOUR },
  { most: 100, per: HOUR },
];
/** How often one network may ask for them: a club house has one, and some there ask for several players. */
const ASKS: Rate = { most: 30, per: HOUR };

const { choosing: CHOOSING, confirming: CONFIRMING, signingIn: SIGNING_IN, stopping: STOPPING } = MAIL;

const noPage = (): HttpResult => page(404, { title: MAIL.gone });

/** Nothing, or nothing any more; what to do instead. */
const gone = ({ of }: Asked): HttpResult =>
  page(404, { club: of, title: MAIL.gone, says: [MAIL.goneText], links: [askingLink()] });

const askingLink = () => ({ words: MAIL.askingLink.title, path: 'link' });

export const PAGES: Readonly<Record<string, (asked: Asked) => Promise<HttpResult>>> = {
  stop: (asked) => answerOf(asked, STOPPING, 'stopped'),
  confirm: (asked) => answerOf(asked, CONFIRMING, 'confirmed'),
  own: choose,
  'own.json': chooseByScript,
  'sign-in': signIn,
  link: askForLink,
};

const pageOf = (name: string) => (Object.hasOwn(PAGES, name) ? PAGES[name] : undefined);

/** The pages that e-mails lead to. They are for people: programs use the API. */
export const mailPages =
  (world: MailWorld) =>
  (event: HttpEvent): Promise<HttpResult> =>
    inLanguage(languageOf(event), async () => {
      const what = event.pathParameters?.['page'] ?? '';
      const log = { function: 'mail', page: pageOf(what) && what, club: idIn(event, 'club') };
      try {
        const result = await answer(world, event, what);
        world.log({ ...log, status: result.statusCode });
        return asAskedFor(event, result);
      } catch (error) {
        world.log({ ...log, status: 503, ...toldError(error) });
        return formatProblem(problem('outage', MAIL.outage));
      }
    });

async function answer(world: MailWorld, event: HttpEvent, what: string): Promise<HttpResult> {
  const isPost = pageMethodOf(event) === 'POST';
  const no = (isPost ? fromElsewhere(event, world.siteOrigin) : undefined) ?? strangersFull(event, world, 'tryAcquire');
  if (no) return formatProblem(no);
  const show = pageOf(what);
  const club = idIn(event, 'club');
  const found = club === undefined ? undefined : await readClub(world.store.database, club);
  if (!show || !found || found.suspended) return noPage();
  const reader = event.queryStringParameters?.['reader'] ?? '';
  return inLanguage(found.language, () => show({ world, event, of: found, reader, isPost }));
}

type Asking = typeof STOPPING;

/** What a reader says of their address. */
async function answerOf(asked: Asked, told: Asking, state: EmailState): Promise<HttpResult> {
  const { world, of, reader, isPost } = asked;
  const contact = await readerOf(world.database, of.id, reader);
  if (!contact?.email) return gone(asked);
  if (!isPost)
    return page(200, { club: of, title: told.title(), says: [told.text(of.name)], asks: { button: told.button } });
  await changeContact(world.database, of.id, contact.player, ({ email, ...rest }) =>
    email && email.to === contact.email?.to && email.state !== state
      ? { ...rest, email: { ...email, state, since: world.now() } }
      : undefined,
  );
  const own = { words: MAIL.choose, path: `own?reader=${encodeURIComponent(reader)}` };
  return page(200, { club: of, title: told.done, links: [own] });
}

/** What a player chooses who is signed in, or has followed the link in an e-mail. */
async function choose(asked: Asked): Promise<HttpResult> {
  const head = { club: asked.of, title: CHOOSING.title };
  const form = formOf(asked.event);
  const own = await ownerOf(asked, form.get('acting-as') ?? undefined);
  if (own === WHICH)
    return page(401, { ...head, says: [WHICH.detail], links: [{ words: CHOOSING.title, path: 'own' }] });
  if (isProblem(own)) return page(401, { ...head, says: [CHOOSING.signedOut], links: [askingLink()] });
  const { player, name, actor } = own;
  const note = asked.isPost ? await save(asked, player, (seen) => readChosen(form, seen)) : undefined;
  const contact = await contactOf(asked, player);
  const says = name === undefined ? [] : [CHOOSING.whose(name)];
  const asks = { ...choosingForm(contact, await kindsOf(asked)), ...(actor !== undefined && { actor }) };
  return page(200, { ...head, says, news: note && TELLING.said[note], asks });
}

/** The same for the script of a player's own page. */
async function chooseByScript(asked: Asked): Promise<HttpResult> {
  const own = await ownerOf(asked);
  if (own === WHICH) return formatProblem(WHICH);
  if (isProblem(own)) return formatProblem(problem('no-key', CHOOSING.signedOut));
  const { player } = own;
  const json = asked.isPost ? readJson(asked.event) : undefined;
  if (json && isProblem(json)) return formatProblem(json);
  const note = json && (await save(asked, player, (seen) => readChoices(json.value, seen)));
  const chosen = choicesOf(await contactOf(asked, player), await kindsOf(asked));
  const body: OwnTelling = { ...chosen, ...(note && { said: note }) };
  return formatAnswer({ status: 200, body });
}

const kindsOf = async ({ world, of }: Asked) =>
  kindsAskedOf(await Promise.all(of.ladders.map((ladder) => world.headers.of({ club: of.id, ladder }))));

const contactOf = async ({ world, of }: Asked, player: PlayerId): Promise<Contact> =>
  (await readContact(world.database, of.id, player)) ?? newContact(player);

/** Saves what a player chose, and asks a new address whether it is theirs. */
async function save(asked: Asked, player: PlayerId, read: (seen: Wishes) => Chosen | undefined): Promise<ChoiceSaid> {
  const { world } = asked;
  const club = asked.of.id;
  const seen = await contactOf(asked, player);
  const chosen = read(seen.wishes);
  const email = chosen?.email ?? seen.email?.to ?? '';
  const to = parseAddress(email);
  if (!chosen || (!to && email.trim() !== '')) return 'invalid';
  const isGiven = chosen.email !== undefined && to !== undefined;
  const isNew = isGiven && (to !== seen.email?.to || seen.email.state !== 'confirmed');
  // E-mails are forwarded, and sign-in links go to the address: only the player gives another one.
  if (isNew && asked.reader !== '') return 'notByLink';
  if (isNew && (await world.buckets.tryAcquire({ club, name: `mail#${player}` }, CONFIRMATIONS)) > 0) return 'tooMany';
  await changeContact(world.database, club, player, ({ email: known, secret, logins = [], ...rest }) => ({
    ...rest,
    wishes: chosen.wishes,
    // A new address has links of its own: those that went to the old one are worth nothing.
    ...(isNew
      ? { secret: newContact(player).secret, email: { to, state: 'asked', since: world.now() } }
      : { secret, logins, ...(to !== undefined && known && { email: known }) }),
  }));
  if (!isNew) return 'saved';
  await askToConfirm(asked, player);
  return 'asked';
}

async function askToConfirm(asked: Asked, player: PlayerId): Promise<void> {
  const { world, of } = asked;
  const contact = await readContact(world.database, of.id, player);
  if (contact?.email)
    await post(asked, contact, CONFIRMING.subject(of.name), {
      text: CONFIRMING.letter(of.name),
      link: { words: CONFIRMING.button, url: secretLink(world.siteOrigin, of.id, contact, 'confirm') },
      below: [{ words: CONFIRMING.notMine, url: secretLink(world.siteOrigin, of.id, contact, 'stop') }],
    });
}

interface Said {
  readonly text: string;
  readonly link: { readonly words: string; readonly url: string };
  readonly below: readonly Said['link'][];
}

async function post(
  { world, of }: Pick<Asked, 'world' | 'of'>,
  { email, player }: Contact,
  subject: string,
  told: Said,
): Promise<void> {
  if (!email) return;
  const { text, link, below } = told;
  const sender = senderOf(of, of.name, world.siteOrigin);
  const sent = await world.office.send({
    to: email.to,
    ...envelopeOf(sender, world.office),
    ...letter(sender, subject, [{ title: subject, text, link }], { links: below }),
    at: world.now(),
    whose: { club: of.id, player },
  });
  if (sent === 'later') throw new Error('the e-mail was not taken');
}

interface Owner {
  readonly player: PlayerId;
  readonly name?: string | undefined;
  /** What names their session, for what the page sends. */
  readonly actor?: string;
}

/** The player whose e-mail the link was in, or who is signed in; `acting-as`, or the form's field, says as whom. */
async function ownerOf(
  { world, event, of, reader, isPost }: Asked,
  actingAs = event.headers['acting-as'],
): Promise<Owner | Problem> {
  const club = of.id;
  if (reader !== '') {
    const player = (await readerOf(world.database, club, reader))?.player;
    return player ? { player, name: await nameOf(world, of, player) } : NONE;
  }
  const named = { ...event, headers: { ...event.headers, 'acting-as': actingAs } };
  const asked = { event: named, club, roles: ['player'], isLook: !isPost, at: world.now() } as const;
  const found = await whoAsks(asked, (credential) => world.keys.find(credential));
  if (isProblem(found)) return found;
  const player = parsePlayerId(found.record.player ?? '');
  return player ? { player, name: found.record.label, actor: actorOf(found.record) } : NONE;
}

/** What a club calls a player: as a member, or as a ladder does on which they are. */
async function nameOf(
  { database }: MailWorld,
  { id: club, ladders }: Club,
  player: PlayerId,
): Promise<string | undefined> {
  const member = await readMember(database, club, player);
  if (member) return member.name;
  for (const ladder of ladders) {
    const name = (await readOwnPlace(database, { club, ladder }, player))?.players.get(player)?.name;
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Signs a player in on this device, once, as their own invite link would; who is signed in already is led on at once. */
async function signIn(asked: Asked): Promise<HttpResult> {
  const { world, event, of, reader, isPost } = asked;
  const { database } = world;
  const found = await findLogin(database, of.id, reader, world.now());
  const player = found?.player ?? parsePlayerId(reader.split('~')[0] ?? '');
  if (!isPost && player && (await isSignedIn(asked, player))) {
    if (found?.login.confirms) await useLogin(database, of.id, player, found.login, world.now());
    return seeOther(await whereTo(asked, player, found?.login.path), []);
  }
  const record = found && (await keyOf(world, of.id, found.player));
  const { title, text, button } = SIGNING_IN;
  if (!isPost) {
    const shown = record
      ? page(200, { club: of, title: title(of.name), says: [text()], asks: { button } })
      : gone(asked);
    return isProblem(broughtBy(event)) && event.queryStringParameters?.['again'] === undefined
      ? lookingAgain(asked, shown)
      : shown;
  }
  if (!record || !(await useLogin(database, of.id, found.player, found.login, world.now()))) return gone(asked);
  const cookies = await signInBy(world, event, of.id, record);
  return cookies ? seeOther(await whereTo(asked, found.player, found.login.path), cookies) : gone(asked);
}

/** Whether a browser is signed in as a player. */
async function isSignedIn({ world, event, of }: Asked, player: PlayerId): Promise<boolean> {
  const brought = broughtBy(event);
  if (isProblem(brought)) return false;
  const own = brought.filter(({ club }) => club === of.id);
  const found = await Promise.all(own.map((each) => letIn(each, (one) => world.keys.find(one), world.now())));
  return found.some((each) => !isProblem(each) && each.record.role === 'player' && each.record.player === player);
}

/** A browser brings its sessions to no page to which another site leads, such as one for reading e-mails: it looks twice. */
function lookingAgain({ reader, event }: Asked, shown: HttpResult): HttpResult {
  const to = event.queryStringParameters?.['to'];
  const query = new URLSearchParams({ reader, ...(to !== undefined && { to }), again: '' });
  return { ...shown, headers: { ...shown.headers, refresh: `0;url=?${query}` } };
}

/** Where a link leads: to what the e-mail was about, or else to where the player begins. */
async function whereTo({ world, event, of }: Asked, player: PlayerId, path?: string): Promise<string> {
  const to = event.queryStringParameters?.['to'] ?? path ?? '';
  const isOwn = /^(\/[\w-]+){2,3}\/(#[\w-]*)?$/.test(to) && to.startsWith(`/${of.id}/`);
  return isOwn ? to : startOf(world.database, of, player);
}

/** The newest of a player’s own links that is in force; an organiser who withdraws it signs them out everywhere. */
async function keyOf(world: MailWorld, club: string, player: PlayerId): Promise<AccessRecord | undefined> {
  const all = await readAccessRecords(world.store.database, club);
  return all
    .filter((each) => each.role === 'player' && each.player === player && each.use === 'link' && !each.replaced)
    .filter((each) => !isProblem(keyInForce(each, world.now())))
    .toSorted((one, other) => other.created - one.created)[0];
}

/** Sends a sign-in link to the players who confirmed an address. The answer does not tell whether any did. */
async function askForLink(asked: Asked): Promise<HttpResult> {
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

const formOf = ({ body = '', isBase64Encoded }: HttpEvent): URLSearchParams =>
  new URLSearchParams(Buffer.from(body.slice(0, 10_000), isBase64Encoded ? 'base64' : 'utf8').toString());

export const handler = onLambda((runtime) => mailPages(mailingOfLambda(runtime)));

import type { Letter, SendOutcome } from '#functions/aws/post-office.ts';
import type { Club } from '#functions/books/clubs.ts';
import type { Contact } from '#functions/books/contacts.ts';
import { readSignedUp } from '#functions/books/sign-ups.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { Call } from '#functions/http/call.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { ownWords } from '#shared/rules/common/own-words.ts';
import { entrantsOf, peopleOfEntrant } from '#shared/rules/entrants/people.ts';
import { WRITTEN } from '#shared/rules/texts.ts';
import { ladderName } from '#shared/view/public-notices/ladder-page.ts';
import { ROLES } from '#shared/vocabulary/club.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { labelled, list } from '#shared/words/lists.ts';
import { nameOf, plainText } from '#shared/words/names.ts';
import { textOf } from '#shared/words/phrase.ts';
import { WORDS } from '#web/ui/texts.ts';
import { secretLink } from './contact-links.ts';
import { letter } from './letter.ts';
import type { Mailing } from './mailing.ts';
import { nameInMail } from './name-in-mail.ts';
import { repliesTo } from './replies.ts';
import { envelopeOf, type Sender, senderOf, THE_SERVICE } from './sender.ts';

/** What is the same in all invitations to a ladder that one organiser sends. */
export interface InvitationScene {
  readonly sender: Sender;
  /** Who invites: the organiser, or the address that signed the club up; missing if players ask for it themselves. */
  readonly who?: string;
  readonly of: Club;
  readonly key: LadderKey;
  readonly ladder: Ladder;
  /** The organiser’s own words. */
  readonly own?: string | undefined;
  /** The challenge of which it tells; or that it was sent before and is not opened. */
  readonly challenge?: { readonly title: string; readonly text: string };
  readonly isReminder?: boolean;
}

type Writing = Pick<Mailing, 'store' | 'siteOrigin' | 'now'>;

/** The person invited, the name that the club has for them, and the link that signs them in. */
interface Invited {
  readonly contact: Contact;
  readonly name: string;
  readonly url: string;
}

/**
 * Who sends the invitations of a club and reads their answers. One that has signed itself up and that nobody has looked at yet
 * writes by the address that did so, without look or words of its own: it writes to whom it likes.
 */
export async function inviterOf(call: Call, of: Club): Promise<Inviter> {
  const { caller, runtime } = call;
  const found = await inviterAgain(runtime, of, caller.id);
  return of.untried ? found : { ...found, who: writerOf(caller.by, of) };
}

/** An organiser by their own name; by what they are where their link is called just that, as the operator's first one is. */
const writerOf = (label: string, { name, id, language }: Club): string =>
  ROLES.some((role) => role === label)
    ? inLanguage(language, () => MAIL.inviting.theOrganiser)
    : nameInMail(label, nameInMail(name, id));

type Inviter = Pick<InvitationScene, 'sender' | 'who'>;

/** The same where players ask for an invitation again: without the `writer` who invites. */
async function inviterAgain({ store, siteOrigin, now }: Writing, of: Club, writer?: string): Promise<Inviter> {
  const { database } = store;
  if (of.untried) {
    const email = (await readSignedUp(database, of.id))?.email;
    return { sender: { ...THE_SERVICE, ...(email && { replyTo: [email] }) }, who: email ?? THE_SERVICE.name };
  }
  const replyTo = await repliesTo(database, of.id, now(), writer);
  return { sender: senderOf(of, nameInMail(of.name, of.id), siteOrigin, replyTo) };
}

/** What an invitation says that its player asks for again: as the first one, to the ladder whose page a path leads to. */
export async function sceneAgain(runtime: Writing, of: Club, path: string): Promise<InvitationScene | undefined> {
  const [, , asked = ''] = path.split('/');
  const key = { club: of.id, ladder: of.ladders.includes(asked) ? asked : (of.ladders[0] ?? '') };
  const ladder = key.ladder === '' ? undefined : await runtime.store.load(key);
  return ladder && { ...(await inviterAgain(runtime, of)), of, key, ladder };
}

/** Sends an invitation to the address of a contact. */
export async function sendInvitation(
  { office, siteOrigin, now }: Pick<Mailing, 'office' | 'siteOrigin' | 'now'>,
  scene: InvitationScene,
  invited: Invited,
): Promise<SendOutcome> {
  const { of, sender } = scene;
  const { contact } = invited;
  if (!contact.email) return 'gone';
  const notMine = secretLink(siteOrigin, of.id, contact, 'not-mine');
  return office.send({
    to: contact.email.to,
    ...envelopeOf(sender, office),
    ...inLanguage(of.language, () => invitationLetter(scene, invited, notMine)),
    at: now(),
    stop: secretLink(siteOrigin, of.id, contact, 'stop'),
    whose: { club: of.id, player: contact.player },
  });
}

function invitationLetter(scene: InvitationScene, { contact, name, url }: Invited, notMine: string): Letter {
  const { subject, title, paragraphs, button } = invitationWords(scene, { player: contact.player, name });
  const item = { title, text: paragraphs.join('\n\n'), link: { words: button, url } };
  return letter(scene.sender, subject, [item], { links: [{ words: MAIL.disowning.button, url: notMine }] });
}

/** What an invitation says, without its links. */
export function invitationWords(scene: InvitationScene, { player, name }: { player: PlayerId; name: string }) {
  const { of, key, ladder, who, own, challenge, isReminder } = scene;
  const club = nameInMail(of.name, of.id);
  const words = MAIL.inviting;
  // Names are a club's own words, too.
  const place = placeWords(ladder, player, { namesOthers: !of.untried });
  if (of.untried && who !== undefined) {
    const { subject, title, by, text } = words.untried;
    const news = challenge ? [words.untried.challenged] : [];
    return {
      subject: subject(who, club),
      title,
      paragraphs: [`${by(who, club)}${place}`, ...news, text],
      button: WORDS.openMine,
    };
  }
  const [called, on] = [nameInMail(name, player), nameInMail(ladderName(ladder.header, key), key.ladder)];
  const said = own === undefined || who === undefined ? [] : [words.own(who, plainText(own))];
  const again = isReminder ? words.reminder(on, club) : words.again(on, club);
  const why = who === undefined ? again : words.by(who, on, club);
  const paragraphs = [`${why}${place}`, ...said, words.text, ...ownParagraphs(ladder)];
  const button = words.button(called);
  // Names of players stand in it as the public sees them.
  if (challenge)
    return {
      subject: labelled(called, challenge.title),
      title: challenge.title,
      paragraphs: [challenge.text, ...paragraphs],
      button,
    };
  return { subject: words.subject(called, on, club), title: words.title(called), paragraphs, button };
}

/** What the club says beside its rules, under the same words as on its page. */
function ownParagraphs({ header }: Ladder): readonly string[] {
  const own = ownWords(header);
  return own === '' ? [] : [[`${WRITTEN.own}:`, ...own.split(/\r?\n/).map(plainText)].join('\n')];
}

/** Their position at first, or now, and with whom they play; missing if they have no place on the ladder. */
function placeWords(ladder: Ladder, player: PlayerId, { namesOthers }: { namesOthers: boolean }): string {
  const { order, players } = ladder;
  const [entrant = player] = entrantsOf(ladder, player);
  const rung = order.rungOf(entrant);
  if (rung === undefined) return '';
  const isBegun = [...players.values()].some(({ played }) => played !== undefined);
  const { starts, stands, playsWith } = MAIL.inviting;
  const people = (namesOthers && peopleOfEntrant(ladder, entrant)) || [];
  const others = people.filter(({ id }) => id !== player).map((each) => nameInMail(nameOf(each), each.id));
  return [
    '',
    ...(others.length > 0 ? [playsWith(textOf(list(others)))] : []),
    (isBegun ? stands : starts)(rung, order.players().length),
  ].join(' ');
}

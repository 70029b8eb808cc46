import { ladderName } from '#shared/view/notices.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { plainText } from '#shared/words/names.ts';
import type { Letter } from '../aws/post-office.ts';
import type { Club } from '../club/clubs.ts';
import type { Call } from '../http/call.ts';
import { letter } from '../notifying/email/letter.ts';
import { nameInMail } from '../notifying/email/name-in-mail.ts';
import { repliesTo } from '../notifying/email/replies.ts';
import { type Sender, senderOf, THE_SERVICE } from '../notifying/email/sender.ts';
import { MAIL } from '../runtime/texts.ts';
import { readSignedUp } from './sign-up/sign-up-book.ts';

/** What is the same in all invitations to a ladder that one organiser sends. */
export interface InvitationScene {
  readonly sender: Sender;
  /** Who invites: the organiser, or the address that signed the club up. */
  readonly who: string;
  readonly of: Club;
  readonly key: { readonly club: string; readonly ladder: string };
  readonly ladder: Ladder;
  /** The organiser’s own words. */
  readonly own?: string | undefined;
}

/** Whose page it is, and what the letter leads to. */
export interface Invited {
  readonly player: PlayerId;
  readonly name: string;
  readonly url: string;
  readonly stop: string;
}

/**
 * Who sends the invitations of a club and reads their answers. One that has signed itself up and that nobody has looked at yet
 * writes by the address that did so, without look or words of its own: it writes to whom it likes.
 */
export async function inviterOf(call: Call, of: Club): Promise<Pick<InvitationScene, 'sender' | 'who'>> {
  const { at, caller, runtime } = call;
  const { database, siteOrigin } = runtime;
  if (of.untried) {
    const email = (await readSignedUp(database, of.id))?.email;
    return { sender: { ...THE_SERVICE, ...(email && { replyTo: [email] }) }, who: email ?? THE_SERVICE.name };
  }
  const replyTo = await repliesTo(database, of.id, at, caller.id);
  const name = nameInMail(of.name, of.id);
  return {
    sender: senderOf(of, name, siteOrigin, replyTo),
    who: nameInMail(caller.by, name),
  };
}

export function invitationLetter(scene: InvitationScene, invited: Invited): Letter {
  const { subject, title, paragraphs, button } = invitationWords(scene, invited);
  const item = { title, text: paragraphs.join('\n\n'), link: { words: button, url: invited.url } };
  return letter(scene.sender, subject, [item], { links: [{ words: MAIL.confirming.notMine, url: invited.stop }] });
}

/** What an invitation says, without its links. */
export function invitationWords(scene: InvitationScene, { player, name }: Pick<Invited, 'player' | 'name'>) {
  const { of, key, ladder, who, own } = scene;
  const club = nameInMail(of.name, of.id);
  const words = MAIL.inviting;
  const place = placeWords(ladder, player);
  if (of.untried) {
    const { subject, title, by, text, button } = words.untried;
    return { subject: subject(who, club), title, paragraphs: [`${by(who, club)}${place}`, text], button };
  }
  const [called, on] = [nameInMail(name, player), nameInMail(ladderName(ladder.header, key), key.ladder)];
  const said = own === undefined ? [] : [words.own(who, plainText(own))];
  return {
    subject: words.subject(called, on, club),
    title: words.title(called),
    paragraphs: [`${words.by(who, on, club)}${place}`, ...said, words.text],
    button: words.button(called),
  };
}

/** Where they begin, or stand by now; nothing of who has no place on the ladder. */
function placeWords({ order, players }: Ladder, player: PlayerId): string {
  const rung = order.rungOf(player);
  if (rung === undefined) return '';
  const isBegun = [...players.values()].some(({ played }) => played !== undefined);
  const { starts, stands } = MAIL.inviting;
  return ` ${(isBegun ? stands : starts)(rung, order.players().length)}`;
}

import type { SendOutcome } from '#functions/aws/post-office.ts';
import { isToRemind } from '#functions/books/address-life.ts';
import { type ListedClub, readClub } from '#functions/books/clubs.ts';
import { type Contact, enterContact, readContact, readContacts } from '#functions/books/contacts.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { PersonalKind } from '#shared/vocabulary/club.ts';
import { sendableLink } from '../addresses/sign-in-links.ts';
import type { Address, Channel, ShownNotice } from '../channel.ts';
import { happensTo, secretLink } from './contact-links.ts';
import { noticeLetter } from './letter.ts';
import type { Mailing } from './mailing.ts';
import { type RepliesTo, rememberedReplies } from './replies.ts';
import { clubInMail, envelopeOf, senderOf } from './sender.ts';
import { remindOf } from './unopened.ts';

/** Tells players by e-mail who have confirmed that an address is theirs. */
export function emailChannel(mailing: Mailing): Channel {
  const { database } = mailing.store;
  const world = { ...mailing, replies: rememberedReplies(database, mailing.now) };
  return {
    name: 'email',
    async reached(club) {
      const all = await readContacts(database, club);
      for (const each of all) await enterContact(database, club, each);
      return all.filter((each) => isReached(each) || isUnopened(each)).map(({ player }) => player);
    },
    async addresses(club, player) {
      const contact = await readContact(database, club, player);
      return contact && isReachedBy(contact, 'message') ? [addressOf(world, club, contact)] : [];
    },
    async remindUnopened(key) {
      for (const each of (await readContacts(database, key.club)).filter(isUnopened))
        if (isToRemind(each, mailing.now()) && (await remindOf(mailing, key, each, 'time')) === 'later')
          throw new Error('the e-mail was not taken');
    },
  };
}

type World = Mailing & { readonly replies: RepliesTo };

/** A player who hasn't opened their invitation hears of the first challenge, and is reminded some days later. */
const isUnopened = ({ email }: Contact): boolean => email?.state === 'invited';

const isReached = ({ email }: Contact): boolean => email?.state === 'confirmed';

/** Whether an e-mail of a kind reaches a player: what the organiser writes does those who were invited, too. */
export const isReachedBy = (contact: Contact, kind: PersonalKind): boolean =>
  isReached(contact) || (kind === 'message' && contact.email?.state === 'invited');

const addressOf = (world: World, club: string, contact: Contact): Address => ({
  id: 'own',
  async send(notices): Promise<SendOutcome> {
    const challenge = isUnopened(contact) ? notices.find(({ kind }) => kind === 'challenged') : undefined;
    const ladder = challenge?.path.split('/')[2];
    if (challenge && ladder !== undefined) {
      const end = await remindOf(world, { club, ladder }, contact, 'challenge', challenge);
      if (end === 'later') return end;
    }
    const all = notices.filter(({ kind }) => isReachedBy(contact, kind));
    const end = all.length > 0 ? await send(world, club, contact, all) : 'sent';
    if (end === 'gone') await bounced(world, club, contact);
    return end;
  },
});

async function send(
  world: World,
  club: string,
  contact: Contact,
  notices: readonly ShownNotice[],
): Promise<SendOutcome> {
  const { store, office, siteOrigin, now, replies } = world;
  const { email } = contact;
  if (!email) return 'gone';
  const of: ListedClub = (await readClub(store.database, club)) ?? { id: club, name: club };
  const writer = notices.find(({ by }) => by !== undefined)?.by;
  const replyTo = await replies(club, writer);
  // Invited players need not know the club.
  const name = inLanguage(of.language, () => clubInMail(of, isReached(contact)));
  const sender = senderOf(of, name, siteOrigin, replyTo);
  const stop = secretLink(siteOrigin, club, contact, 'stop');
  const choose = secretLink(siteOrigin, club, contact, 'own');
  const signIn = await sendableLink(world, club, contact, notices[0]?.path ?? `/${club}/`);
  return office.send({
    to: email.to,
    ...envelopeOf(sender, office),
    ...inLanguage(of.language, () => noticeLetter(sender, notices, { stop, choose, signIn })),
    at: now(),
    stop,
    whose: { club, player: contact.player },
  });
}

/** Nothing arrives there: nothing more is sent there. */
const bounced = ({ store, now }: Pick<Mailing, 'store' | 'now'>, club: string, { player, email }: Contact) =>
  happensTo(
    store.database,
    club,
    player,
    (contact) => (contact.email?.to === email?.to ? { kind: 'bounced' } : undefined),
    now(),
  );

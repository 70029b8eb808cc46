import type { SendOutcome } from '#functions/aws/post-office.ts';
import { isLeftAlone } from '#functions/books/address-uses.ts';
import { readClub } from '#functions/books/clubs.ts';
import type { Contact } from '#functions/books/contacts.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { entrantsOf, personOn } from '#shared/rules/entrants/people.ts';
import { nameOf } from '#shared/words/names.ts';
import { INVITED_FOR, newSignInLink } from '../addresses/sign-in-links.ts';
import type { ShownNotice } from '../channel.ts';
import { happensTo } from './contact-links.ts';
import { sceneAgain, sendInvitation } from './invitation-letter.ts';
import { trustIn } from './invitation-limits.ts';
import type { Mailing } from './mailing.ts';

/**
 * Sends an invitation again to who has not opened it: by itself some days later, or as what tells of the first challenge. Noted
 * before it is sent, so that no retry sends it twice; not sent where the club may not write, or its reader is on the ladder no more.
 */
export async function remindOf(
  world: Mailing,
  key: LadderKey,
  contact: Contact,
  by: 'time' | 'challenge',
  challenge?: Pick<ShownNotice, 'title' | 'text' | 'path'>,
): Promise<SendOutcome | 'none'> {
  const { store, siteOrigin, now } = world;
  const { database } = store;
  const { player, email, logins } = contact;
  const of = await readClub(database, key.club);
  const path = challenge?.path ?? logins?.[0]?.path ?? `/${key.club}/${key.ladder}/me/`;
  if (!of || of.suspended || !email || !path.startsWith(`/${key.club}/${key.ladder}/`)) return 'none';
  const { isNew, isStopped } = await trustIn(database, of);
  if (isNew || isStopped || (await isLeftAlone(database, email.to))) return 'none';
  const scene = await sceneAgain(world, of, path);
  const known = scene && personOn(scene.ladder, player);
  const isOn = scene && entrantsOf(scene.ladder, player).some((each) => scene.ladder.order.has(each));
  if (!scene || !known || !isOn) return 'none';
  const bound = { to: email.to, access: email.access, at: now(), life: INVITED_FOR };
  const { login, url } = newSignInLink({ site: siteOrigin, club: of.id, player, path, ...bound });
  const isAsSeen = ({ secret, email: is }: Contact) => secret === contact.secret && is?.reminded === email.reminded;
  const noted = await happensTo(
    database,
    of.id,
    player,
    (each) => (isAsSeen(each) ? { kind: 'reminded', login, by } : undefined),
    now(),
  );
  if (!noted) return 'none';
  const about = challenge ? { challenge } : { isReminder: true };
  const sent = await sendInvitation(world, { ...scene, ...about }, { contact: noted, name: nameOf(known), url });
  if (sent === 'later') await happensTo(database, of.id, player, () => ({ kind: 'not-reminded', by }), now());
  return sent;
}

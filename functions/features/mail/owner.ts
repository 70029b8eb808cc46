import type { Club } from '#functions/books/clubs.ts';
import { readMember } from '#functions/books/members.ts';
import { readOwnPlace } from '#functions/features/own/ladders.ts';
import { actorOf, whoAsks } from '#functions/http/acting.ts';
import { NONE } from '#functions/http/credential.ts';
import { isProblem, type Problem } from '#functions/http/problem.ts';
import { readerOf } from '#functions/notifying/email/contact-links.ts';
import { nameInMail } from '#functions/notifying/email/name-in-mail.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { MailRequest, MailWorld } from './page.ts';

export interface Owner {
  readonly player: PlayerId;
  readonly name?: string | undefined;
  /** What names their session, for what the page sends. */
  readonly actor?: string;
  /** The hash of the access key by which they are signed in. */
  readonly access?: string;
}

/** The player whose e-mail the link was in, or who is signed in; `acting-as`, or the form's field, says as whom. */
export async function ownerOf(
  { world, event, of, reader, isPost }: MailRequest,
  actingAs = event.headers['acting-as'],
): Promise<Owner | Problem> {
  const club = of.id;
  if (reader !== '') {
    const contact = await readerOf(world.database, club, reader);
    if (!contact || contact.email?.state === 'disowned') return NONE;
    return { player: contact.player, name: await nameOf(world, of, contact.player) };
  }
  const named = { ...event, headers: { ...event.headers, 'acting-as': actingAs } };
  const asked = { event: named, club, roles: ['player'], isLook: !isPost, at: world.now() } as const;
  const found = await whoAsks(asked, (credential) => world.keys.find(credential));
  if (isProblem(found)) return found;
  const player = parsePlayerId(found.record.player ?? '');
  const { record } = found;
  return player ? { player, name: record.label, actor: actorOf(record), access: record.hash } : NONE;
}

/** The same as e-mails say it: strangers type names, and the addresses they go to. */
export const nameInMailOf = async (world: MailWorld, of: Club, player: PlayerId): Promise<string> =>
  nameInMail((await nameOf(world, of, player)) ?? player, player);

/** What a club calls a player: as a member, or as a ladder does on which they are. */
export async function nameOf(
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

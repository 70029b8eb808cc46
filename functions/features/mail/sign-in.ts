import { startOf } from '#functions/features/own/ladders.ts';
import { letIn } from '#functions/http/acting.ts';
import { signInBy } from '#functions/http/browser.ts';
import { broughtBy } from '#functions/http/credential.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { keyInForce } from '#functions/http/in-force.ts';
import { type AccessRecord, readAccessRecords } from '#functions/http/key-book.ts';
import { isProblem } from '#functions/http/problem.ts';
import { findLogin, useLogin } from '#functions/notifying/email/contact-links.ts';
import { page, seeOther } from '#functions/notifying/email/letter.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Asked, gone, type MailWorld } from './page.ts';

const { signingIn: SIGNING_IN } = MAIL;

/** Signs a player in on this device, once, as their own invite link would; who is signed in already is led on at once. */
export async function signIn(asked: Asked): Promise<HttpResult> {
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

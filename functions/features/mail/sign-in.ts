import type { AccessRecord } from '#functions/books/access-keys.ts';
import { standingOf } from '#functions/books/address-life.ts';
import { startOf } from '#functions/features/own/ladders.ts';
import { letIn } from '#functions/http/acting.ts';
import { signInBy } from '#functions/http/browser.ts';
import { broughtBy } from '#functions/http/credential.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { isProblem } from '#functions/http/problem.ts';
import { boundOf } from '#functions/notifying/addresses/player-access.ts';
import { type FoundLogin, fateOfLogin, findLogin, useLogin } from '#functions/notifying/addresses/sign-in-links.ts';
import { page, seeOther } from '#functions/notifying/email/letter.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { accessFor } from './access.ts';
import { nameInMailOf } from './owner.ts';
import { gone, type MailRequest } from './page.ts';

const { dead: DEAD } = MAIL;

/** Signs a player in on this device, once, as their own invite link would; who is signed in already is led on at once. */
export async function signIn(asked: MailRequest): Promise<HttpResult> {
  const { world, event, of, reader, isPost } = asked;
  const { database } = world;
  const found = await findLogin(database, of.id, reader, world.now());
  const player = found?.player ?? parsePlayerId(reader.split('~')[0] ?? '');
  const signedIn = !isPost && player ? await signedInAs(asked, player) : undefined;
  if (signedIn && player) {
    if (found) await showsTheirs(asked, found, signedIn);
    return seeOther(await whereTo(asked, player, found?.login.path), []);
  }
  const record = found && (await accessFor(asked, found.contact, boundOf(found.login)));
  if (!isPost) {
    const shown = record ? await signInPage(asked, found.player) : await dead(asked, found);
    return isProblem(broughtBy(event)) && event.queryStringParameters?.['again'] === undefined
      ? lookingAgain(asked, shown)
      : shown;
  }
  if (!record || !(await useLogin(database, of.id, found.player, found.login, record.hash, world.now())))
    return dead(asked, found);
  const cookies = await signInBy(world, event, of.id, record);
  return cookies ? seeOther(await whereTo(asked, found.player, found.login.path), cookies) : dead(asked, found);
}

/** Says why a link no longer signs anybody in: its access was withdrawn, it was used, or it is too old. */
async function dead(asked: MailRequest, found: FoundLogin | undefined): Promise<HttpResult> {
  const { world, of, reader, event } = asked;
  const fate = await fateOfLogin(world.database, of.id, reader, world.now());
  if (fate === 'used') return gone(asked, DEAD.used);
  if (found) return gone(asked, DEAD.withdrawn);
  const days = daysIn(event.queryStringParameters?.['days']);
  return gone(asked, fate === 'over' ? DEAD.over(days) : DEAD.usedOrOver(days));
}

/** For how many days a link says that it was; those of one day do not. */
const daysIn = (text = ''): number => (/^[1-9]\d?$/.test(text) ? Number(text) : 1);

async function signInPage(asked: MailRequest, player: PlayerId): Promise<HttpResult> {
  const { world, of } = asked;
  const name = await nameInMailOf(world, of, player);
  const { title, text, button } = MAIL.signingIn;
  return page(200, { club: of, title: title(of.name, name), says: [text()], asks: { button: button(name) } });
}

/**
 * Somebody who is signed in and follows a link to an address proves that it is theirs, if nobody has, or all links were
 * withdrawn since.
 */
async function showsTheirs(
  asked: MailRequest,
  { contact, login, player }: FoundLogin,
  by: AccessRecord,
): Promise<void> {
  const { world, of } = asked;
  const stands = await accessFor(asked, contact, contact.email ?? {});
  if (!contact.email || (stands && standingOf(contact.email) === 'confirmed')) return;
  await useLogin(world.database, of.id, player, login, by.hash, world.now());
}

/** The access key by which a browser is signed in as a player. */
async function signedInAs({ world, event, of }: MailRequest, player: PlayerId): Promise<AccessRecord | undefined> {
  const brought = broughtBy(event);
  if (isProblem(brought)) return undefined;
  const own = brought.filter(({ club }) => club === of.id);
  const found = await Promise.all(own.map((each) => letIn(each, (one) => world.keys.find(one), world.now())));
  const records = found.flatMap((each) => (isProblem(each) ? [] : [each.record]));
  return records.find((record) => record.role === 'player' && record.player === player);
}

/** A browser brings its sessions to no page to which another site leads, such as one for reading e-mails: it looks twice. */
function lookingAgain({ reader, event }: MailRequest, shown: HttpResult): HttpResult {
  const { to, days } = event.queryStringParameters ?? {};
  const more = { ...(to !== undefined && { to }), ...(days !== undefined && { days }) };
  const query = new URLSearchParams({ reader, ...more, again: '' });
  return { ...shown, headers: { ...shown.headers, refresh: `0;url=?${query}` } };
}

/** Where a link leads: to what the e-mail was about, or else to where the player begins. */
async function whereTo({ world, event, of }: MailRequest, player: PlayerId, path?: string): Promise<string> {
  const to = event.queryStringParameters?.['to'] ?? path ?? '';
  const isOwn = /^(\/[\w-]+){2,3}\/(\?as=[\w-]+)?(#[\w-]*)?$/.test(to) && to.startsWith(`/${of.id}/`);
  return isOwn ? to : startOf(world.database, of, player);
}

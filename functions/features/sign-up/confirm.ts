import type { AccessRecord } from '#functions/books/access-keys.ts';
import {
  dayIn,
  dropAsked,
  makeClub,
  putAsked,
  readAsked,
  readSignedUp,
  type SignUpRequest,
} from '#functions/books/sign-ups.ts';
import { NO_CLUB, sha256 } from '#functions/database/keys.ts';
import { signInBy } from '#functions/http/browser.ts';
import { keyOfSignUp, parseAccessKey } from '#functions/http/credential.ts';
import { addressOf, type HttpEvent, type HttpResult } from '#functions/http/event.ts';
import type { Rate } from '#functions/limits/throttle.ts';
import { page, seeOther } from '#functions/notifying/email/letter.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { MAIL, SIGN_UP_TEXT } from '#functions/runtime/texts.ts';
import { SIGN_UP } from '#web/pages/apps.tsx';
import { FRONT } from '#web/pages/texts.ts';
import { freeAddress, hashOf, type SigningUp } from './link.ts';

export const lostPage = (): HttpResult =>
  page(404, {
    title: MAIL.gone,
    says: [SIGN_UP_TEXT.goneText],
    links: [{ words: FRONT.startLink, path: SIGN_UP }],
  });

/** Where the link in the e-mail leads. To look changes nothing: programs look at links in e-mails too. */
export async function confirmPage(world: SigningUp, event: HttpEvent): Promise<HttpResult> {
  const secret = event.pathParameters?.['page'] ?? '';
  const asked = await readAsked(world.database, hashOf(secret), world.now());
  if (!asked) return lostPage();
  return inLanguage(asked.language, async () => {
    if (event.routeKey.startsWith('POST ')) return start(world, event, asked, secret);
    const id = (await earlier(world, asked)) ?? (await freeAddress(world.database, asked.id));
    const says = [SIGN_UP_TEXT.ask(`${world.siteOrigin}/${id}/`)];
    return page(200, { title: asked.club, says, asks: { button: FRONT.startLink } });
  });
}

/** The address at which a try before has made the club already, and broke off after that. */
async function earlier({ database }: SigningUp, { id, hash }: SignUpRequest): Promise<string | undefined> {
  return (await readSignedUp(database, id))?.hash === hash ? id : undefined;
}

/** Makes the club, and signs in its organiser. The link is used up last, so that a broken-off try can be repeated. */
async function start(world: SigningUp, event: HttpEvent, asked: SignUpRequest, secret: string): Promise<HttpResult> {
  const made = (await earlier(world, asked)) ?? (await makeInTurn(world, event, asked, secret));
  if (made === 'too-many') return page(429, { title: asked.club, says: [SIGN_UP_TEXT.fullToday] });
  if (made === 'gone') return lostPage();
  const record = keyOf(world, asked, made, secret);
  const cookies = record && (await signInBy(world, event, made, record));
  if (!cookies) return lostPage();
  await dropAsked(world.database, asked.hash);
  return seeOther(`/new/?club=${made}`, cookies);
}

/** How many clubs one network may start: the clubs of a day are for everybody. */
const FROM_NETWORK: Rate = { most: 3, per: 24 * 3_600_000 };

async function makeInTurn(world: SigningUp, event: HttpEvent, asked: SignUpRequest, secret: string): Promise<string> {
  const address = addressOf(event, world.siteMark);
  const bucket = { club: NO_CLUB, name: `clubs-from#${sha256(address ?? '')}` };
  if (address !== undefined && (await world.buckets.tryAcquire(bucket, FROM_NETWORK)) > 0) return 'too-many';
  return make(world, asked, secret);
}

/** Another club may have taken the address since it was asked for. */
async function make(world: SigningUp, asked: SignUpRequest, secret: string): Promise<string> {
  const { database, clubsADay, now } = world;
  const id = await freeAddress(database, asked.id);
  const record = keyOf(world, asked, id, secret);
  if (!record) return 'gone';
  const wanted = { ...asked, id };
  if (id !== asked.id) await putAsked(database, wanted);
  const end = await makeClub(database, wanted, record, { day: dayIn(now()), most: clubsADay });
  if (end === 'exists') return make(world, asked, secret);
  return end === 'made' ? id : end;
}

/** The key of the first organiser, by the secret of the link. */
function keyOf({ now }: SigningUp, { person }: SignUpRequest, club: string, secret: string): AccessRecord | undefined {
  const hash = parseAccessKey(keyOfSignUp(club, secret))?.hash;
  return hash === undefined ? undefined : { hash, role: 'organiser', label: person, use: 'link', created: now() };
}

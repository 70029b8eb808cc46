import { randomBytes } from 'node:crypto';
import { parseAccessKey } from '#functions/http/access-key.ts';
import { letter } from '#functions/notifying/email/letter.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { SIGN_UP_TEXT } from '#functions/runtime/texts.ts';
import { NO_CLUB } from './address.ts';
import { ASKED_FOR, type Asked, putAsked } from './sign-up-book.ts';
import type { SigningUp } from './world.ts';

/** What is kept of the secret in a link; empty where it is none. */
export const hashOf = (secret: string): string => parseAccessKey(`${NO_CLUB}.${secret}`)?.hash ?? '';

/** Keeps what somebody wants to sign up, and sends the link to them that does it. */
export async function sendLink(world: SigningUp, wanted: Omit<Asked, 'hash' | 'at'>): Promise<void> {
  const { database, office, siteOrigin, now } = world;
  const secret = randomBytes(32).toString('base64url');
  const at = now();
  await putAsked(database, { ...wanted, hash: hashOf(secret), at });
  const url = `${siteOrigin}/api/sign-up/confirm?sign-up=${secret}`;
  const sent = await inLanguage(wanted.language, () =>
    office.send({
      to: wanted.email,
      from: { name: 'Club Ladder', address: office.from },
      // What strangers type goes to addresses that they name, so nothing of it does but the club's address.
      ...letter(
        SIGN_UP_TEXT.subject,
        [
          {
            title: SIGN_UP_TEXT.subject,
            text: SIGN_UP_TEXT.text(`${siteOrigin}/${wanted.id}/`, ASKED_FOR / 3_600_000),
            link: { words: SIGN_UP_TEXT.open, url },
          },
        ],
        { links: [] },
      ),
      at,
    }),
  );
  if (sent === 'later') throw new Error('the e-mail was not taken');
}

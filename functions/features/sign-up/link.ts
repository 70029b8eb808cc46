import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mustBeTaken, type PostOffice } from '#functions/aws/post-office.ts';
import { isReserved } from '#functions/books/clubs.ts';
import { ASKED_FOR, isAddressTaken, putAsked, type SignUpRequest } from '#functions/books/sign-ups.ts';
import type { Database } from '#functions/database/database.ts';
import { NO_CLUB } from '#functions/database/keys.ts';
import { keyOfSignUp, parseAccessKey } from '#functions/http/credential.ts';
import type { Runtime } from '#functions/http/world.ts';
import { letter } from '#functions/notifying/email/letter.ts';
import { nameInMail } from '#functions/notifying/email/name-in-mail.ts';
import { envelopeOf, THE_SERVICE } from '#functions/notifying/email/sender.ts';
import { isSameSecret } from '#functions/runtime/same-secret.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { SIGN_UP_TEXT } from '#functions/runtime/texts.ts';
import { type Puzzle, zeroBits } from '#shared/contract/sign-up.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { FRONT } from '#web/pages/texts.ts';

export interface SigningUp extends Runtime {
  readonly office: PostOffice;
  /** How many clubs may do so on a day, in UTC. */
  readonly clubsADay: number;
}

/** What is stored of the secret in a link. */
export const hashOf = (secret: string): string => parseAccessKey(keyOfSignUp(NO_CLUB, secret))?.hash ?? '';

/** Keeps a sign-up, and sends the link that confirms it. */
export async function sendLink(world: SigningUp, wanted: Omit<SignUpRequest, 'hash' | 'at'>): Promise<void> {
  const { database, office, siteOrigin, now } = world;
  const secret = randomBytes(16).toString('base64url');
  const at = now();
  await putAsked(database, { ...wanted, hash: hashOf(secret), at });
  const url = `${siteOrigin}/api/sign-up/${secret}`;
  const club = nameInMail(wanted.club, wanted.id);
  mustBeTaken(
    await inLanguage(wanted.language, () =>
      office.send({
        to: wanted.email,
        ...envelopeOf(THE_SERVICE, office),
        ...letter(
          THE_SERVICE,
          SIGN_UP_TEXT.subject(club),
          [
            {
              title: SIGN_UP_TEXT.subject(club),
              text: SIGN_UP_TEXT.text(club, `${siteOrigin}/${wanted.id}/`, ASKED_FOR / 3_600_000),
              link: { words: FRONT.startLink, url },
            },
          ],
          { links: [] },
        ),
        at,
      }),
    ),
  );
}

const LONGEST = 60;
/** How many numbers are tried behind a name. */
const TRIES = 20;

/** The address asked for if it is free, or else with the first number that is. */
export async function freeAddress(database: Database, wanted: string): Promise<string> {
  for (let number = 1; number <= TRIES; number++) {
    const id = number === 1 ? wanted : `${wanted.slice(0, LONGEST)}-${number}`;
    if (!isReserved(id) && !(await isAddressTaken(database, id))) return id;
  }
  return `${wanted.slice(0, LONGEST - 10)}-${Math.random().toString(36).slice(2, 8)}`;
}

/** How long a puzzle may be solved, in milliseconds. */
const LIFE = 600_000;
/** The bits of a puzzle while nobody asks, a blink on any phone, and under the heaviest load: some seconds. */
const [EASY, HARD] = [14, 18] as const;

const signed = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Makes a puzzle. `load`: from 0, nobody is asking, to 1. It is not stored: it is signed, and says when it expires. */
export function newPuzzle(secret: string, now: Instant, load: number): Puzzle {
  const bits = EASY + Math.round((HARD - EASY) * Math.min(1, Math.max(0, load)));
  const text = `${randomBytes(16).toString('base64url')}.${now + LIFE}.${bits}`;
  return { puzzle: `${text}.${signed(secret, text)}`, bits };
}

/** When a puzzle expires that was made here and is solved; undefined if it is not, or has expired. */
export function solvedUntil(secret: string, puzzle: string, answer: string, now: Instant): Instant | undefined {
  const end = puzzle.lastIndexOf('.');
  const text = puzzle.slice(0, end);
  const [, until = '', bits = ''] = text.split('.');
  if (!isSameSecret(puzzle.slice(end + 1), signed(secret, text)) || Number(until) <= now) return undefined;
  const hash = createHash('sha256').update(`${puzzle}:${answer}`).digest();
  return zeroBits(hash) >= Number(bits) ? instant(Number(until)) : undefined;
}

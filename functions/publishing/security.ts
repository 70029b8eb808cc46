import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { FileStore } from './files.ts';

/** Tells people who find a hole whom to report it to (RFC 9116). */
export const SECURITY = '/.well-known/security.txt';

const DAY = 24 * 60 * 60 * 1000;
/** How long it is valid (less than a year was asked for), and when it is renewed, in milliseconds. */
const [HOLDS, RENEWED] = [180 * DAY, 30 * DAY] as const;

/** A contact as the file names it: a web page, a mail address or a telephone number. */
export const CONTACT = /^(https:\/\/[^\s@/]+(\/\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9-]+)$/;

const PLAIN = { contentType: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=300' } as const;

const formatSecurity = (contact: string, now: Instant): string =>
  `Contact: ${contact}\nExpires: ${new Date(now + HOLDS).toISOString()}\nPreferred-Languages: en\n`;

/** Publishes whom to tell of a hole; a deployment that names no contact publishes nothing. Throws where storage fails. */
export async function publishSecurity(files: FileStore, contact: string | undefined, now: Instant): Promise<void> {
  if (!contact) return;
  const edition = { version: 1, at: now, release: 'security' };
  await files.put(SECURITY, formatSecurity(contact, now), { ...PLAIN, edition });
}

export async function isSecurityStale(files: FileStore, contact: string | undefined, now: Instant): Promise<boolean> {
  if (!contact) return false;
  const published = await files.edition(SECURITY);
  return published === undefined || instant(published.at + RENEWED) < now;
}

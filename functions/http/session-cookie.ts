import type { HttpEvent } from './event.ts';

/** With this prefix a browser takes it only over HTTPS, and never from or for another host. */
const NAME = '__Host-ladder';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The access key in the session cookie. */
export function sessionKeyOf({ cookies }: HttpEvent): string | undefined {
  const cookie = cookies?.find((each) => each.startsWith(`${NAME}=`));
  return cookie?.slice(NAME.length + 1);
}

/** Remembers a key in the browser, for so many seconds. */
export const sessionCookie = (key: string, seconds: number): string =>
  `${NAME}=${key}; ${ATTRIBUTES}; Max-Age=${seconds}`;

export const NO_SESSION = sessionCookie('', 0);

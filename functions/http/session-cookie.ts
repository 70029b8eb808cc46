import type { HttpEvent } from './event.ts';

/** With this prefix a browser takes it only over HTTPS, and never from or for another host. */
const NAME = '__Host-ladder';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** What the session cookie holds: a session's token, or in browsers of before an access key. */
export function cookieOf({ cookies }: HttpEvent): string | undefined {
  const cookie = cookies?.find((each) => each.startsWith(`${NAME}=`));
  return cookie?.slice(NAME.length + 1);
}

/** Keeps a session's token in the browser, for a number of seconds. */
export const sessionCookie = (token: string, seconds: number): string =>
  `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`;

export const NO_SESSION = sessionCookie('', 0);

/// <reference lib="dom" />
import { ask } from './api.ts';
import { lastSessions, rememberSessions } from './last-session.ts';
import type { Session } from './session.ts';

/** Where people see as whom they are signed in, and sign out. */
export const ACCOUNT = '/enter/';

/**
 * Ends the session of somebody in this browser, or of everybody, and the link as well where that is asked for; whether
 * the service has done it.
 */
export async function signOut(how: 'session' | 'session/link', whom?: Session): Promise<boolean> {
  const { kind } = await ask(`/api/${how}`, { method: 'DELETE', as: whom?.actor ?? '' });
  if (kind === 'done') rememberSessions(lastSessions().filter(({ actor }) => whom && actor !== whom.actor));
  return kind === 'done';
}

/** Has a page that comes back with Back be loaded anew, unseen: its people may have signed out since. */
export function loadAnewWhenShownAgain(): void {
  addEventListener('pagehide', ({ persisted }) => {
    document.documentElement.hidden = persisted;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

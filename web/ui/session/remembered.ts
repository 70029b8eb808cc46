/// <reference lib="dom" />
import { loadScript } from '../page/loading.ts';

/** How the names end under which this browser keeps what a person was shown: it goes when they sign out. */
export const TRUTH = '/truth';

/** Under what name this browser keeps as whom it was last signed in. */
export const SESSIONS = 'sessions';

export function drawer(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Whether this browser remembers a person who was signed in here. */
export const remembersSomebody = (): boolean => (drawer()?.getItem(SESSIONS) ?? '[]') !== '[]';

/** Has a public page know who is signed in in this browser. For all others nothing is loaded or asked. */
export function knowSomebody(): void {
  if (!remembersSomebody()) return;
  loadScript('/assets/signed-in.js').catch(() => {
    // The page is the same without.
  });
}

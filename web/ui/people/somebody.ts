/// <reference lib="dom" />
import { drawer, SESSIONS } from '../forms/drawer.ts';
import { loadScript } from '../page/loading.ts';

/** Whether this browser remembers somebody who was signed in here. */
export const remembersSomebody = (): boolean => (drawer()?.getItem(SESSIONS) ?? '[]') !== '[]';

/** Has a public page know whoever is signed in in this browser. For all others nothing is loaded or asked. */
export function knowSomebody(): void {
  if (!remembersSomebody()) return;
  loadScript('/assets/signed-in.js').catch(() => {
    // The page is the same without.
  });
}

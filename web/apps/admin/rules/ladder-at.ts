import type { LadderAddress } from '#web/ui/session/session.ts';

const ID = /^[a-z\d][a-z\d-]*$/;

/** The ladder of a site that an address leads to, also by one of its pages; undefined if it leads elsewhere. */
export function ladderAt(typed: string, origin: string): LadderAddress | undefined {
  const url = urlIn(typed.trim(), new URL(origin));
  if (url?.origin !== origin || url.username !== '' || url.password !== '') return undefined;
  const [, club = '', ladder = '', end] = url.pathname.split('/');
  return ID.test(club) && ID.test(ladder) && end !== undefined ? { club, ladder } : undefined;
}

/** As it is pasted, or as a browser’s bar shows it, without its scheme. */
function urlIn(typed: string, { host, protocol }: URL): URL | undefined {
  try {
    return new URL(typed.startsWith(`${host}/`) ? `${protocol}//${typed}` : typed);
  } catch {
    return undefined;
  }
}

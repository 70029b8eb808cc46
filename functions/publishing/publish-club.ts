import { systemOf } from '../../shared/systems/registry.ts';
import { type LadderLink, renderClub } from '../../web/pages/club-page.tsx';
import { Headers } from '../http/headers.ts';
import { atOnce } from '../settling/at-once.ts';
import { nameOf } from '../settling/message.ts';
import type { Club, LadderKey } from '../store/port.ts';
import { toldError } from '../told-error.ts';
import { ASSETS } from './assets.ts';
import { publishList } from './list.ts';
import type { Publishing } from './publishing.ts';
import type { Readable } from './seasons.ts';
import { clubTarget } from './target.ts';
import { clubVersion } from './versions.ts';

/** How many ladders a process reads at once of which it does not know yet what they are called. */
const AT_ONCE = 16;
/** Of a release that none is: a page that lacks something is never current, and is made again at the next look. */
const IN_PART = 'in-part';

const known = new WeakMap<Readable, Headers>();

/** What ladders were made with: all that a club's page says of them. */
function headersOf(store: Readable): Headers {
  const headers = known.get(store) ?? new Headers({ load: async (key) => withHeader(await store.header(key)) });
  known.set(store, headers);
  return headers;
}

const withHeader = <T>(header: T | undefined): { readonly header: T } | undefined => header && { header };

/** A ladder that could not be read, and why. */
interface Unread {
  readonly id: string;
  readonly name: string;
  readonly error: unknown;
}

/**
 * Publishes a club's page with its ladders, of which it reads no more than the headers, each once in the life of a
 * process. A ladder that cannot be read is listed by its id alone. Throws where storage fails, as it does where of several
 * ladders none can be read.
 */
export async function publishClub(publishing: Publishing, club: Club): Promise<'written' | 'older'> {
  const found = new Map<string, LadderLink | Unread | undefined>();
  const shown = club.ladders.filter((id) => !club.hidden?.includes(id));
  await atOnce(AT_ONCE, shown, async (id) => {
    found.set(id, await linkTo(publishing.store, { club: club.id, ladder: id }));
  });
  const unread = [...found.values()].filter((each) => each !== undefined).filter((each) => 'error' in each);
  if (unread.length > 1 && unread.length === found.size) throw unread[0]?.error;
  for (const { id, error } of unread)
    publishing.log?.({ function: 'publish', ladder: nameOf({ club: club.id, ladder: id }), ...toldError(error) });
  const links = shown.flatMap((id) => found.get(id) ?? []);
  const page = renderClub(club, links, ASSETS, publishing.notice);
  const release = unread.length > 0 ? IN_PART : publishing.release;
  return publishList({ ...publishing, release }, clubTarget(club.id), page, clubVersion(club));
}

async function linkTo(store: Readable, key: LadderKey): Promise<LadderLink | Unread | undefined> {
  const id = key.ladder;
  try {
    const header = await headersOf(store).of(key);
    if (!header) return undefined;
    const { name = id, season } = header;
    return { id, name, about: { systemName: systemOf({ header }).name, season } };
  } catch (error) {
    return { id, name: id, error };
  }
}

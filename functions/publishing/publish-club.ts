import type { CardView } from '../../shared/contract/card.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import { instant } from '../../shared/vocabulary/vocabulary.ts';
import { type LadderLink, renderClub } from '../../web/pages/club-page.tsx';
import { atOnce } from '../settling/at-once.ts';
import { nameOf } from '../settling/message.ts';
import type { Club, LadderKey } from '../store/port.ts';
import { toldError } from '../told-error.ts';
import { ASSETS } from './assets.ts';
import { parsed } from './kept-in-pieces.ts';
import { publishList } from './list.ts';
import type { Publishing } from './publishing.ts';
import type { Readable } from './seasons.ts';
import { CARD, clubTarget, fileOf, lastFilesOf } from './target.ts';
import { clubVersion } from './versions.ts';

/** How many ladders a process reads at once of which it does not know yet what they are called. */
const AT_ONCE = 16;
/** Of a release that none is: a page that lacks something is never current, and is made again at the next look. */
const IN_PART = 'in-part';
/** Of how many clubs a process remembers their ladders. */
const MOST = 1000;

/** What is known of the ladders of a club, as long as nobody has given one of them another name or last day. */
interface Known {
  readonly switched: number;
  readonly headers: Map<string, Header>;
}

const known = new WeakMap<Readable, Map<string, Known>>();

/** What a club's ladders are called, and when they are played: all that its page says of them. */
function headersOf(store: Readable, { id, switched = 0 }: Club): Known['headers'] {
  const clubs = known.get(store) ?? new Map<string, Known>();
  known.set(store, clubs);
  const before = clubs.get(id);
  if (before?.switched === switched) return before.headers;
  if (clubs.size >= MOST) clubs.clear();
  const headers = new Map<string, Header>();
  clubs.set(id, { switched, headers });
  return headers;
}

/** A ladder that could not be read, and why. */
interface Unread {
  readonly id: string;
  readonly name: string;
  readonly error: unknown;
}

/**
 * Publishes a club's page with its ladders, of which it reads no more than the headers, and each once as long as it stays
 * as it is. A ladder that cannot be read is listed by its id alone. Throws where storage fails, as it does where of several
 * ladders none can be read.
 */
export async function publishClub(publishing: Publishing, club: Club): Promise<'written' | 'older'> {
  const target = clubTarget(club.id);
  const [path] = lastFilesOf(target);
  // Later than what is there: that was made of cards from before this one reads them.
  const before = await publishing.files.edition(path);
  const found = new Map<string, LadderLink | Unread | undefined>();
  const shown = club.ladders.filter((id) => !club.hidden?.includes(id));
  const headers = headersOf(publishing.store, club);
  await atOnce(AT_ONCE, shown, async (id) => {
    found.set(id, await linkTo(publishing, headers, { club: club.id, ladder: id }));
  });
  const unread = [...found.values()].filter((each) => each !== undefined).filter((each) => 'error' in each);
  if (unread.length > 1 && unread.length === found.size) throw unread[0]?.error;
  for (const { id, error } of unread)
    publishing.log?.({ function: 'publish', ladder: nameOf({ club: club.id, ladder: id }), ...toldError(error) });
  const links = shown.flatMap((id) => found.get(id) ?? []);
  const page = renderClub(club, links, ASSETS, publishing.notice);
  const release = unread.length > 0 ? IN_PART : publishing.release;
  const now = instant(Math.max(publishing.now, (before?.at ?? 0) + 1));
  const outcome = await publishList({ ...publishing, now, release }, target, page, clubVersion(club));
  // Who publishes the club at the same time may have been quicker with what it knew of a newer card.
  return (await areAsTold(
    publishing,
    club,
    links.filter((link) => !('error' in link)),
  ))
    ? outcome
    : publishClub(publishing, club);
}

/** Whether the cards of ladders still say what the club's page was made of. */
async function areAsTold({ files }: Publishing, { id }: Club, links: readonly LadderLink[]): Promise<boolean> {
  let areAll = true;
  await atOnce(AT_ONCE, links, async ({ id: ladder, card }) => {
    const said = parsed<CardView>((await files.text(fileOf({ club: id, ladder }, CARD))) ?? '');
    if (JSON.stringify(said) !== JSON.stringify(card)) areAll = false;
  });
  return areAll;
}

async function linkTo(
  { store, files }: Publishing,
  headers: Known['headers'],
  key: LadderKey,
): Promise<LadderLink | Unread | undefined> {
  const id = key.ladder;
  try {
    const header = headers.get(id) ?? (await store.header(key));
    if (!header) return undefined;
    headers.set(id, header);
    // It is put with the ladder's own page, and this page again whenever it says something else.
    const card = parsed<CardView>((await files.text(fileOf(key, CARD))) ?? '');
    const { name = id, season } = card ?? header;
    return { id, name, about: { systemName: systemOf({ header }).name, season }, ...(card && { card }) };
  } catch (error) {
    return { id, name: id, error };
  }
}

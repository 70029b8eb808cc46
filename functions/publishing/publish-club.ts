import type { CardView } from '#shared/contract/card.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { type LadderLink, renderClub } from '#web/pages/club-page.tsx';
import { renderSuspended } from '#web/pages/unavailable.tsx';
import type { Club } from '../books/clubs.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { atOnce } from '../runtime/at-once.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { toldError } from '../runtime/told-error.ts';
import { ASSETS, publishList } from './assets.ts';
import { madeOnce } from './cache.ts';
import { crestAddress, putCrest, putManifests, removeCrests } from './crest.ts';
import { facesThere, putFaces } from './faces.ts';
import { type FileStore, parsed } from './files.ts';
import { CARD, clubTarget, clubVersion, fileOf, lastFilesOf, type Publishing, type Readable } from './target.ts';

const AT_ONCE = 16;
/** Undefined for a page that lacks something: it matches no release, and is made again at the next look. */
const IN_PART = 'in-part';
/** How often a page is made while cards come; the last is taken for one that lacks something. */
const ROUNDS = 4;
/** Of how many clubs a process remembers their ladders. */
const MOST = 1000;

/** What is known of the ladders of a club, until one of them is renamed or gets another last day. */
interface KnownHeaders {
  readonly switched: number;
  readonly headers: Map<string, Header>;
}

const knownOf = madeOnce<Readable, Map<string, KnownHeaders>>(() => new Map());

/** What a club's ladders are called, and when they are played: all that its page says of them. */
function headersOf(store: Readable, { id, switched = 0 }: Club): KnownHeaders['headers'] {
  const clubs = knownOf(store);
  const before = clubs.get(id);
  if (before?.switched === switched) return before.headers;
  if (clubs.size >= MOST) clubs.clear();
  const headers = new Map<string, Header>();
  clubs.set(id, { switched, headers });
  return headers;
}

interface ReadLink {
  readonly link: LadderLink;
  /** Its card as it was read. */
  readonly text?: string | undefined;
}

interface Unread extends Pick<ReadLink, 'link'> {
  readonly error: unknown;
}

const isUnread = (each: ReadLink | Unread): each is Unread => 'error' in each;

const lacksCard = (each: ReadLink | Unread): boolean => isUnread(each) || each.text === undefined;

const shownOn = ({ ladders, hidden }: Club): readonly string[] => ladders.filter((id) => !hidden?.includes(id));

/** Whether a ladder besides one has no card yet, so that its own comes to have the club's page made again. */
export async function awaitsCards(files: FileStore, club: Club, besides: string): Promise<boolean> {
  for (const id of shownOn(club).toReversed()) {
    if (id !== besides && !(await files.edition(fileOf({ club: club.id, ladder: id }, CARD)))) return true;
  }
  return false;
}

/** Publishes a club's page from its ladders' headers; an unreadable one is listed by id, but throws if all fail. */
export const publishClub = (publishing: Publishing, club: Club): Promise<'written' | 'older'> =>
  inLanguage(club.language, () => putClub(publishing, club));

async function putClub(publishing: Publishing, club: Club): Promise<'written' | 'older'> {
  const { files } = publishing;
  const target = clubTarget(club.id);
  const [path] = lastFilesOf(target);
  for (let round = 1; ; round++) {
    // Later than what is there: that was made of cards from before this one reads them.
    const before = await files.edition(path);
    const now = instant(Math.max(publishing.now, (before?.at ?? 0) + 1));
    const ladders = club.suspended ? [] : await readLadders(publishing, club);
    const isLast = round === ROUNDS;
    const release = isLast || ladders.some(lacksCard) ? IN_PART : publishing.release;
    const page = club.suspended
      ? renderSuspended(club, ASSETS)
      : renderClub(
          { ...club, mails: publishing.mails, crest: crestAddress(club) },
          ladders.map(({ link }) => link),
          ASSETS,
          { notice: publishing.notice?.(), origin: publishing.origin },
        );
    if (!club.suspended) {
      await putCrest(publishing, club);
      await putManifests(publishing, club);
    }
    await putFaces(publishing, club, await facesThere(publishing, club));
    const outcome = await publishList({ files, now, release }, target, page, clubVersion(club));
    await removeCrests(files, club);
    // Another process that publishes the club at the same time may have been quicker, with a newer card.
    if (isLast || (await areStill(files, club.id, ladders))) return outcome;
  }
}

async function readLadders(publishing: Publishing, club: Club): Promise<readonly (ReadLink | Unread)[]> {
  const found = new Map<string, ReadLink | Unread | undefined>();
  const shown = shownOn(club);
  const headers = headersOf(publishing.store, club);
  await atOnce(AT_ONCE, shown, async (id) => {
    found.set(id, await readLadder(publishing, headers, { club: club.id, ladder: id }));
  });
  const ladders = shown.flatMap((id) => found.get(id) ?? []);
  const unread = ladders.filter(isUnread);
  if (unread.length > 1 && unread.length === found.size) throw unread[0]?.error;
  for (const { link, error } of unread)
    publishing.log?.({ function: 'publish', ladder: nameOf({ club: club.id, ladder: link.id }), ...toldError(error) });
  return ladders;
}

/** Whether the cards that a club's page was made of still say the same. What can't be read now is not known to differ. */
async function areStill(files: FileStore, club: string, ladders: readonly (ReadLink | Unread)[]): Promise<boolean> {
  let areSame = true;
  await atOnce(AT_ONCE, ladders, async (each) => {
    if (!isUnread(each) && (await files.text(fileOf({ club, ladder: each.link.id }, CARD))) !== each.text)
      areSame = false;
  });
  return areSame;
}

async function readLadder(
  { store, files }: Publishing,
  headers: KnownHeaders['headers'],
  key: LadderKey,
): Promise<ReadLink | Unread | undefined> {
  const id = key.ladder;
  try {
    const header = headers.get(id) ?? (await store.header(key));
    if (!header) return undefined;
    headers.set(id, header);
    // It is put with the ladder's own page, and this page again whenever it says something else.
    const text = await files.text(fileOf(key, CARD));
    const card = parsed<CardView>(text ?? '');
    const { name = id, season } = card ?? header;
    const about = { systemName: systemOf({ header }).name, season };
    return { link: { id, name, about, ...(card && { card }) }, text };
  } catch (error) {
    return { link: { id, name: id }, error };
  }
}

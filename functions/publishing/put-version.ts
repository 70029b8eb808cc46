import { channelOf } from '#shared/contract/live.ts';
import type { VersionView } from '#shared/contract/version.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { readClub } from '../books/clubs.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import { atOnce } from '../runtime/at-once.ts';
import { counted } from '../runtime/counted.ts';
import { toldError } from '../runtime/told-error.ts';
import { JSON_FILE } from './assets.ts';
import { type Edition, parsed } from './files.ts';
import { type FolderKey, fileOf, type Publishing, type StirTarget } from './target.ts';

const VERSION = 'version.json';

type News = Omit<VersionView, 'format' | 'live'>;

/**
 * Puts `version.json`, by which readers learn that there is something newer: it comes after that. Then those who listen
 * are told. If this fails nothing is lost: they look at the file now and then anyway.
 */
export async function putVersion(
  { files, live, log }: Pick<Publishing, 'files' | 'live' | 'log'>,
  key: FolderKey,
  news: News,
  edition: Edition,
): Promise<'written' | 'older'> {
  const event = { format: 1, ...news } satisfies VersionView;
  // A season that is over has no more news.
  const channel = key.past === undefined ? live : undefined;
  const said = channel ? { ...event, live: channel.address } : event;
  const outcome = await files.put(fileOf(key, VERSION), `${JSON.stringify(said)}\n`, { ...JSON_FILE, edition });
  if (channel && outcome === 'written')
    await channel.tell(channelOf(key), JSON.stringify(event)).catch((error: unknown) =>
      log?.({
        function: 'publish',
        ladder: nameOf(key),
        outcome: 'untold',
        ...counted('untold'),
        ...toldError(error),
      }),
    );
  return outcome;
}

/** How many ladders of a club are published at once. */
const AT_ONCE = 4;

/** Says of a ladder, or of all of a club, that something changed which apps show and pages do not. */
export async function publishStir(publishing: Publishing, { club, ladder }: StirTarget): Promise<'stirred'> {
  const ladders = ladder === undefined ? (await readClub(publishing.store.database, club))?.ladders : [ladder];
  const [error] = await atOnce(AT_ONCE, ladders ?? [], (each) => stir(publishing, { club, ladder: each }));
  if (error !== undefined) throw error;
  return 'stirred';
}

/** As the same edition: it takes the place of the file that it was read from, and of nothing newer. */
async function stir(publishing: Publishing, key: LadderKey): Promise<void> {
  const { store, files, now } = publishing;
  const version = await store.version(key);
  if (!version || version.shut === 'rewriting') return;
  const path = fileOf(key, VERSION);
  const found = parsed<VersionView>((await files.text(path)) ?? '');
  const edition = await files.edition(path);
  // Without the file all is still to be published; and where it was just replaced, that was news enough.
  if (!found || edition?.version !== found.version || edition.at !== found.at) return;
  const { format: _, live: __, ...news } = found;
  await putVersion(publishing, key, { ...news, stir: instant(Math.max(now, (news.stir ?? news.at) + 1)) }, edition);
}

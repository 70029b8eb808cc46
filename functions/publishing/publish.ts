import type { Instant } from '../../shared/ladder/vocabulary.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import { buildView } from '../../shared/view/view.ts';
import { type LadderLink, renderClub, renderFront } from '../../web/club-page.tsx';
import { renderLadder } from '../../web/ladder-page.tsx';
import type { Club, LadderKey } from '../store/port.ts';
import { ASSETS, publishStyle } from './assets.ts';
import { formatCsv } from './csv.ts';
import type { FileStore } from './files.ts';
import { type Readable, Seasons } from './seasons.ts';

export interface Publishing {
  readonly store: Readable;
  readonly files: FileStore;
  readonly now: Instant;
  /** Said on every page, such as that the clock is simulated. */
  readonly notice?: string;
}

/** Long enough to spare the origin a crowd, short enough for a result to be seen at once. */
const FRESH = 'public, max-age=1';
const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: FRESH } as const;
const JSON_TYPE = { contentType: 'application/json', cacheControl: FRESH } as const;
const CSV = { contentType: 'text/csv; charset=utf-8', cacheControl: FRESH } as const;

const remembered = new WeakMap<Readable, Seasons>();

function seasonsOf(store: Readable): Seasons {
  const seasons = remembered.get(store) ?? new Seasons(store);
  remembered.set(store, seasons);
  return seasons;
}

/**
 * Publishes a ladder as it is stored now: its data, its history, and last its page. 'older' where something newer has
 * been published meanwhile, 'no-such-ladder' where there is nothing to publish. Throws where storage fails; doing it
 * again is harmless.
 */
export async function publishLadder(
  publishing: Publishing,
  key: LadderKey,
): Promise<'written' | 'older' | 'no-such-ladder'> {
  const { store, files, now, notice } = publishing;
  const found = await seasonsOf(store).find(key);
  const club = found && (await store.club(key.club));
  if (!found || !club) return 'no-such-ladder';
  const view = buildView(found.season, now, notice);
  const [folder, version] = [`/${key.club}/${key.ladder}`, view.version];
  await publishStyle(files);
  await files.put(`${folder}/view.json`, `${JSON.stringify(view)}\n`, { ...JSON_TYPE, version });
  await files.put(`${folder}/log.csv`, formatCsv(found.season), { ...CSV, version });
  const page = renderLadder(view, { club, ladder: key.ladder }, ASSETS);
  const outcome = await files.put(`${folder}/index.html`, page, { ...HTML, version });
  if (found.first) await publishClub(publishing, club);
  return outcome;
}

/** Publishes a club's page with its ladders. Ladders are only ever added, so that their number tells old from new. */
export async function publishClub({ store, files, notice }: Publishing, club: Club): Promise<'written' | 'older'> {
  const ladders: LadderLink[] = [];
  for (const id of club.ladders) {
    const ladder = await store.load({ club: club.id, ladder: id });
    if (!ladder) continue;
    const { name = id, season } = ladder.header;
    ladders.push({ id, name, season, systemName: systemOf(ladder).name });
  }
  await publishStyle(files);
  const page = renderClub(club, ladders, ASSETS, notice);
  return files.put(`/${club.id}/index.html`, page, { ...HTML, version: ladders.length });
}

/** Publishes the list of all clubs. */
export async function publishFront({ store, files, notice }: Publishing): Promise<'written' | 'older'> {
  const clubs = await store.clubs();
  await publishStyle(files);
  return files.put('/index.html', renderFront(clubs, ASSETS, notice), { ...HTML, version: clubs.length });
}

/** Publishes everything there is, one after the other. */
export async function publishAll(publishing: Publishing): Promise<void> {
  await publishFront(publishing);
  for (const club of await publishing.store.clubs()) {
    await publishClub(publishing, club);
    for (const ladder of club.ladders) await publishLadder(publishing, { club: club.id, ladder });
  }
}

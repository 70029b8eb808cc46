import { systemOf } from '../../shared/systems/registry.ts';
import { buildView } from '../../shared/view/view.ts';
import { instant } from '../../shared/vocabulary/vocabulary.ts';
import { type LadderLink, renderClub, renderFront } from '../../web/pages/club-page.tsx';
import { renderLadder } from '../../web/pages/ladder-page.tsx';
import type { Club, LadderKey, Version } from '../store/port.ts';
import { ASSETS, publishStyleOnce } from './assets.ts';
import { isCurrent, type Wanted } from './current.ts';
import { dataFiles } from './ladder-files.ts';
import { FRESH, HTML, publishList } from './list.ts';
import type { Publishing } from './publishing.ts';
import { type Readable, Seasons } from './seasons.ts';
import { publishSecurity } from './security.ts';
import { clubTarget, FRONT, ladderTarget, pageOf, type Target } from './target.ts';
import { clubVersion, frontVersion } from './versions.ts';

export type Outcome = 'written' | 'older' | 'no-such-ladder';

const remembered = new WeakMap<Readable, Seasons>();

function seasonsOf(store: Readable): Seasons {
  const seasons = remembered.get(store) ?? new Seasons(store);
  remembered.set(store, seasons);
  return seasons;
}

/** Publishes something unless what is published of it is current. Throws where storage fails; repeating is harmless. */
export async function bringUpToDate(publishing: Publishing, target: Target): Promise<Outcome | 'current'> {
  const { store } = publishing;
  switch (target.kind) {
    case 'ladder': {
      const version = await store.version(target.key);
      if (!version) return 'no-such-ladder';
      return (await isUpToDate(publishing, target, version))
        ? 'current'
        : publishLadder(publishing, target.key, version);
    }
    case 'club': {
      const club = await store.club(target.club);
      if (!club) return 'no-such-ladder';
      const wanted = { line: clubVersion(club) };
      return (await isUpToDate(publishing, target, wanted)) ? 'current' : publishClub(publishing, club);
    }
    case 'front':
      return publishFront(publishing);
  }
}

/** Publishes something as it is now, whatever is published of it. */
export async function publishNow(publishing: Publishing, target: Target): Promise<Outcome> {
  if (target.kind === 'ladder') return publishLadder(publishing, target.key);
  if (target.kind === 'front') return publishFront(publishing);
  const club = await publishing.store.club(target.club);
  return club ? publishClub(publishing, club) : 'no-such-ladder';
}

const isUpToDate = async ({ files, release }: Publishing, target: Target, wanted: Wanted): Promise<boolean> =>
  isCurrent(await files.edition(pageOf(target)), wanted, release);

/**
 * Publishes a ladder as it is stored now: its data, and only then its page, so that whoever sees a new page finds data
 * that are at least as new. 'older' where something newer has been published meanwhile, 'no-such-ladder' where there is
 * nothing to publish.
 */
export async function publishLadder(publishing: Publishing, key: LadderKey, known?: Version): Promise<Outcome> {
  const { store, files, origin, notice } = publishing;
  const { touched } = known ?? (await store.version(key)) ?? {};
  const season = await seasonsOf(store).find(key);
  const club = season && (await store.club(key.club));
  if (!season || !club) return 'no-such-ladder';
  // Not before what has been written: of two servers' clocks one may be behind, and at midnight that is another day.
  const now = instant(Math.max(publishing.now, season.ladder.at, touched ?? 0));
  const edition = { version: season.ladder.line, at: now, release: publishing.release };
  const place = { origin, club, ladder: key.ladder };
  const view = buildView(season, now, notice);
  const put = ({ name, body, ...type }: ReturnType<typeof dataFiles>[number]) =>
    files.put(`/${key.club}/${key.ladder}/${name}`, body, { ...type, cacheControl: FRESH, edition });
  await Promise.all([publishStyleOnce(files), ...dataFiles(season, view, place, now).map(put)]);
  return files.put(pageOf(ladderTarget(key)), renderLadder(view, place, ASSETS), { ...HTML, edition });
}

/** Publishes a club's page with its ladders. */
export async function publishClub(publishing: Publishing, club: Club): Promise<'written' | 'older'> {
  const ladders: LadderLink[] = [];
  for (const id of club.ladders) {
    const ladder = await publishing.store.load({ club: club.id, ladder: id });
    if (!ladder) continue;
    const { name = id, season } = ladder.header;
    ladders.push({ id, name, season, systemName: systemOf(ladder).name });
  }
  const page = renderClub(club, ladders, ASSETS, publishing.notice);
  return publishList(publishing, clubTarget(club.id), page, clubVersion(club));
}

/** Publishes the list of all clubs but unlisted ones, and renews whom to tell of a hole. */
export async function publishFront(publishing: Publishing): Promise<'written' | 'older'> {
  const clubs = await publishing.store.clubs();
  await publishSecurity(publishing.files, publishing.contact, publishing.now);
  const listed = clubs.filter(({ unlisted }) => !unlisted);
  return publishList(publishing, FRONT, renderFront(listed, ASSETS, publishing.notice), frontVersion(clubs));
}

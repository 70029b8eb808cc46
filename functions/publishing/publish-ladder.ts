import type { CardView } from '#shared/contract/card.ts';
import type { LadderView } from '#shared/contract/view.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { Rows } from '#web/pages/rows.tsx';
import type { Club } from '../books/clubs.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Version } from '../ladders/head.ts';
import { type EndedSeason, seasonBefore } from '../ladders/seasons.ts';
import { ASSETS, FRESH, HTML, publishStyleOnce } from './assets.ts';
import { madeOnce } from './cache.ts';
import { putCrest } from './crest.ts';
import { CUTS } from './cuts.ts';
import { facesThere, putFaces } from './faces.ts';
import { type Edition, HISTORY, headOf, parsed } from './files.ts';
import { findLadder, inItsLanguage, type LadderAtHand, viewOf } from './ladder-at-hand.ts';
import { FEED, type LadderFile, PageFiles, restFiles } from './ladder-files.ts';
import { putCard } from './put-card.ts';
import { putPieces } from './put-pieces.ts';
import { putSuspended } from './put-suspended.ts';
import { putVersion } from './put-version.ts';
import { hasRowFiles, PutRows } from './row-files.ts';
import { putSnapshot } from './season-snapshot.ts';
import { CARD, fileOf, isCurrent, lastFilesOf, type Publishing, restTarget } from './target.ts';

/** 'page' where the rest of the files is to follow later, 'whole' where it was published too. */
export type LadderOutcome = 'page' | 'whole' | 'older' | 'no-such-ladder';

const renderedOf = madeOnce((_: NarrationSoFar) => ({
  pageFiles: new PageFiles(),
  rows: new Rows(),
  rowFiles: new PutRows(),
}));

/**
 * Publishes a ladder's page as the ladder is stored now: its data, then the page, and last its number, so that the data are
 * never older than the page, nor the page older than the number. If the rest is missing, of another release or older than a
 * touch, as after names have changed, it is published too; else it may follow. 'older' if something newer has been published
 * meanwhile, 'no-such-ladder' if there is nothing to publish.
 */
export const publishLadder = (publishing: Publishing, key: LadderKey, version?: Version): Promise<LadderOutcome> =>
  inItsLanguage(publishing, key, (club) => publishPageOf(publishing, club, key, version));

async function publishPageOf(
  publishing: Publishing,
  club: Club,
  key: LadderKey,
  version?: Version,
): Promise<LadderOutcome> {
  lookAhead(publishing, key, version);
  const [rest, known, there] = await Promise.all([
    restOf(publishing, key),
    findLadder(publishing, club, key, version),
    facesThere(publishing, club),
  ]);
  if (!known) return 'no-such-ladder';
  const { found, touched } = known;
  if (club.suspended) return putSuspended(publishing, club, found.key, found);
  await putCrest(publishing, club);
  await putFaces(publishing, club, there, found.faces);
  const champions = await publishPast(publishing, club, key, found.ended, touched);
  const view = viewOf(found, publishing.notice?.());
  const page = await putPage(publishing, found, view, champions);
  if (page === 'overtaken') return publishLadder(publishing, key);
  if (page === 'older') return page;
  if (isCurrent(rest, { line: 0, ...(touched !== undefined && { touched }) }, publishing.release)) return 'page';
  await putRest(publishing, found);
  return 'whole';
}

/** What each line changes. */
const WITH_EACH_LINE = ['view.json', 'state.json', 'index.html', 'version.json'];

/** Where another process has published since this one did, the files are looked at while the ladder is read and rendered. */
function lookAhead({ files }: Publishing, key: LadderKey, version: Version | undefined): void {
  const last = files.remembered(fileOf(key, 'version.json'))?.version ?? Number.NEGATIVE_INFINITY;
  if (last < (version?.line ?? Number.POSITIVE_INFINITY) - 1)
    files.lookAhead?.(WITH_EACH_LINE.map((name) => fileOf(key, name)));
}

/**
 * Its data and rows first, then the page, then what the club's page says of it, then its number: until that is there, all of it
 * is published again. 'overtaken' if others have published something newer meanwhile, and may have relied on a piece that an
 * older one has just replaced: all has to be looked at again.
 */
async function putPage(
  publishing: Publishing,
  found: LadderAtHand,
  view: LadderView,
  champions: CardView['champions'],
): Promise<'written' | 'older' | 'overtaken'> {
  const { files } = publishing;
  const { key, told, place, edition } = found;
  const { pageFiles, rows, rowFiles } = renderedOf(told);
  const data = pageFiles.of(told.ladder, view).map((file) => put(publishing, found, file));
  const some = hasRowFiles(told.ladder) && rowFiles.put(files, { key, place, edition, view }, rows);
  const [isChanged] = await Promise.all([some, publishStyleOnce(files), ...data]);
  const page = await files.put(fileOf(key, 'index.html'), renderLadder(view, place, ASSETS, rows), {
    ...HTML,
    edition,
    compressed: true,
  });
  if (page === 'older') return isChanged ? 'overtaken' : page;
  await putCard(publishing, found, view, champions);
  const { line, at: last, header } = told.ladder;
  const news = { version: line, at: edition.at, system: header.system, last };
  const number = await putVersion(publishing, key, news, edition);
  if (number === 'older') return isChanged ? 'overtaken' : 'written';
  rowFiles.done(edition);
  return 'written';
}

/** Publishes the seasons before where they differ from what is stored; gives who won each, newest first. */
async function publishPast(
  publishing: Publishing,
  club: Club,
  key: LadderKey,
  ended: readonly EndedSeason[],
  touched: Instant | undefined,
): Promise<CardView['champions']> {
  const champions: CardView['champions'][number][] = [];
  for (const past of ended) {
    const { files, release } = publishing;
    const folder = { ...key, past: past.name };
    const wanted = { line: past.last, ...(touched !== undefined && { touched }) };
    const paths = ['version.json', 'index.html', headOf(HISTORY), CARD].map((name) => fileOf(folder, name));
    const editions = await Promise.all(paths.map(async (path) => files.remembered(path) ?? files.edition(path)));
    if (!editions.every((edition) => isCurrent(edition, wanted, release))) {
      const version = await publishing.store.version({ ...key, season: past.number });
      const known = await findLadder(publishing, club, key, { ...version, ...wanted, season: past.number, past });
      if (!known) continue;
      const view = viewOf(known.found, publishing.notice?.());
      await putPage(publishing, known.found, view, []);
      await putRest(publishing, known.found);
    }
    const card = parsed<CardView>((await files.text(fileOf(folder, CARD))) ?? '');
    champions.unshift({ season: past.name, ...(card?.winner && { winner: card.winner }) });
  }
  return champions;
}

/** Publishes the rest of a ladder's files as the ladder is stored now. */
export const publishRest = (publishing: Publishing, key: LadderKey, version?: Version): Promise<LadderOutcome> =>
  inItsLanguage(publishing, key, async (club) => {
    const known = await findLadder(publishing, club, key, version);
    if (!known) return 'no-such-ladder';
    if (club.suspended) return 'page';
    return (await putRest(publishing, known.found)) === 'older' ? 'older' : 'whole';
  });

/** The head of its history is put when all else is there. */
async function putRest(publishing: Publishing, found: LadderAtHand): Promise<'written' | 'older'> {
  const { told, place, key, ended, edition, dates, naming } = found;
  const where = { files: publishing.files, ...found };
  const before = seasonBefore(ended, told.ladder.header);
  const older = before && (await publishing.files.text(fileOf({ ...key, past: before.name }, FEED)));
  const [history, ...others] = CUTS;
  const notice = publishing.notice?.();
  const view = viewOf(found, notice);
  const rest = restFiles({ told, view, place, now: edition.at, dates, notice, naming }, older);
  await Promise.all([
    !found.past && putCard(publishing, found, view),
    ...rest.map((file) => put(publishing, found, file)),
    ...others.map((cut) => putPieces(where, cut)),
  ]);
  if (!found.past) await putSnapshot(where, found.basis);
  return putPieces(where, history);
}

const put = ({ files }: Publishing, { key, edition }: LadderAtHand, { name, body, ...how }: LadderFile) =>
  files.put(fileOf(key, name), body, { ...how, cacheControl: FRESH, edition });

/** Of which edition the rest is, at least. */
async function restOf({ files }: Publishing, key: LadderKey): Promise<Edition | undefined> {
  const [path] = lastFilesOf(restTarget(key));
  return files.remembered(path) ?? files.edition(path);
}

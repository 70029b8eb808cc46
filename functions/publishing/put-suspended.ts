import { systemOf } from '#shared/systems/registry.ts';
import { addressOfPage, pagesOf } from '#shared/view/pages-of-rows.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import { renderSuspended } from '#web/pages/unavailable.tsx';
import type { Club } from '../books/clubs.ts';
import { ASSETS, HTML } from './assets.ts';
import { CUTS } from './cuts.ts';
import { type Edition, headOf } from './files.ts';
import { EMBED, FEED, NIGHT, PLACES } from './ladder-files.ts';
import { putVersion } from './put-version.ts';
import { removeSnapshot } from './season-snapshot.ts';
import { CARD, type FolderKey, fileOf, type Publishing } from './target.ts';

/** What tells of a ladder beside its pages; of what is stored in pieces, the heads, without which nobody finds them. */
const DATA: readonly string[] = [
  'view.json',
  'state.json',
  'names.json',
  'calendar.ics',
  CARD,
  FEED,
  PLACES,
  ...CUTS.map(headOf),
];

interface Suspended {
  readonly told: NarrationSoFar;
  readonly edition: Edition;
  readonly ended: readonly { readonly name: string }[];
}

/** Replaces a ladder's page while its club is suspended, and takes away all else; it is made again afterwards. */
export async function putSuspended(
  publishing: Publishing,
  club: Club,
  key: FolderKey,
  { told, edition, ended }: Suspended,
): Promise<'page' | 'older'> {
  const { files } = publishing;
  const page = renderSuspended(club, ASSETS);
  const seasons = [key, ...ended.map(({ name }) => ({ ...key, past: name }))];
  const names = [EMBED, ...(systemOf(told.ladder).controls.hasNights ? [NIGHT] : [])];
  for (let nth = pagesOf(told.ladder.players.size); nth > 0; nth--) names.unshift(`${addressOfPage(nth)}index.html`);
  for (const season of seasons) {
    const pages = names.map((name) => files.put(fileOf(season, name), page, { ...HTML, edition, compressed: true }));
    if ((await Promise.all(pages))[0] === 'older' && season === key) return 'older';
    await Promise.all(DATA.map((name) => files.remove(fileOf(season, name))));
  }
  await removeSnapshot(files, key, told);
  await putVersion(publishing, key, { version: told.ladder.line, at: edition.at }, edition);
  return 'page';
}

import { renderFront } from '#web/pages/front-page.tsx';
import { ASSETS, publishStyle } from './assets.ts';
import { type Edition, formatEdition } from './edition.ts';
import type { PutOptions } from './files.ts';
import { FRONT, lastFilesOf, type Publishing, type Target } from './target.ts';

/** Long enough to spare the origin a crowd, short enough for a result to be seen at once. */
export const FRESH = 'public, max-age=1';
export const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: FRESH } as const;

type Place = Pick<Publishing, 'files' | 'now' | 'release' | 'signUp'>;

/** Publishes a page that lists so many things. It says at its end which edition it is: no two are the same. */
export async function publishList({ files, now, release }: Place, target: Target, html: string, version: number) {
  const edition: Edition = { version, at: now, release };
  const options: PutOptions = { ...HTML, edition };
  await publishStyle(files);
  const [path] = lastFilesOf(target);
  return files.put(path, `${html}<!-- ${formatEdition(edition)} -->\n`, options);
}

/** Publishes what a new site shows until its first club is made. Where there are clubs, their list stays. */
export const publishNoClubs = (place: Place): Promise<'written' | 'older'> =>
  publishList(place, FRONT, renderFront({ clubs: [], signUp: place.signUp }, ASSETS), 0);

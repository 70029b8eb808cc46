import { createHash } from 'node:crypto';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { type AppSheet, type Assets, ofEachApp } from '#web/pages/page.tsx';
import { type Content, type Edition, type FileStore, formatEdition } from './files.ts';
import {
  ADMIN_STYLE,
  BOARD_STYLE,
  FRONT_STYLE,
  ME_STYLE,
  PLAYER_STYLE,
  PYRAMID_STYLE,
  STYLE,
  WALL_STYLE,
} from './sheets.ts';
import { lastFilesOf, type PageTarget, type Publishing } from './target.ts';

export const digest = (body: Content): string => createHash('sha256').update(body).digest('hex').slice(0, 12);

/** Names the look of all pages; a release, as far as pages show it. */
export const LOOK = digest(`${STYLE}${FRONT_STYLE}${PYRAMID_STYLE}`);

export const ASSETS = {
  style: `/assets/style.${LOOK}.css`,
  front: `/assets/front.${digest(FRONT_STYLE)}.css`,
  pyramid: `/assets/pyramid.${digest(PYRAMID_STYLE)}.css`,
} as const satisfies Assets;

export const FOR_EVER = 'public, max-age=31536000, immutable';

/** The folders and buckets to which this process has brought its style sheet. */
const styled = new WeakSet<FileStore>();

/** Of what never changes: its path changes with its content. */
const ONLY: Edition = { version: 1, at: instant(0), release: LOOK };
export const FIXED = { cacheControl: FOR_EVER, edition: ONLY } as const;
export const SHEET = { contentType: 'text/css; charset=utf-8', ...FIXED } as const;

/** Brings the style sheets that pages of clubs name to where they are: where the last one is, all are. */
export async function publishStyle(files: FileStore): Promise<void> {
  if (!(await files.edition(ASSETS.style))) {
    await files.put(ASSETS.front, FRONT_STYLE, SHEET);
    await files.put(ASSETS.pyramid, PYRAMID_STYLE, SHEET);
    await files.put(ASSETS.style, STYLE, SHEET);
  }
  styled.add(files);
}

/** The same, but what this process has brought before is taken to be there still. */
export async function publishStyleOnce(files: FileStore): Promise<void> {
  if (!styled.has(files)) await publishStyle(files);
}

/** The sheets of apps, and the path of each. */
export const APP_SHEETS: Readonly<Record<AppSheet, string>> = {
  admin: ADMIN_STYLE,
  board: BOARD_STYLE,
  me: ME_STYLE,
  player: PLAYER_STYLE,
  wall: WALL_STYLE,
};

export const APP_ASSETS = {
  ...ASSETS,
  apps: ofEachApp((name) => `/assets/${name}.${digest(APP_SHEETS[name])}.css`),
} as const satisfies Assets;

/** What a home screen shows of a page: browsers look for another now and then. */
export const MANIFEST = { contentType: 'application/manifest+json', cacheControl: 'public, max-age=300' } as const;

/** Long enough to spare the origin a crowd, short enough for a result to be seen at once. */
export const FRESH = 'public, max-age=1';
/** How files of JSON are put that change with the ladder. */
export const JSON_FILE = { contentType: 'application/json', cacheControl: FRESH } as const;
export const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: FRESH } as const;

/** Publishes the page of a club, or the list of clubs. It says at its end which edition it is: no two are the same. */
export async function publishList(
  { files, now, release }: Pick<Publishing, 'files' | 'now' | 'release'>,
  target: PageTarget,
  html: string,
  version: number,
): Promise<'written' | 'older'> {
  const edition: Edition = { version, at: now, release };
  await publishStyle(files);
  const [path] = lastFilesOf(target);
  return files.put(path, `${html}<!-- ${formatEdition(edition)} -->\n`, { ...HTML, edition });
}

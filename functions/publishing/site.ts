import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { OLDEST_TOLD } from '#web/browsers.ts';
import { aboutPageOf, renderAbout } from '#web/pages/about-page.tsx';
import { APP_NAMES, renderApp, renderEnter, type Sentences, SIGN_UP } from '#web/pages/apps.tsx';
import { DISPLAYS, formatSvg, ICON, ICONS, manifestOf, manifestPathOf } from '#web/pages/manifest.ts';
import { APP_SHEET_NAMES } from '#web/pages/page.tsx';
import { REFERENCE, renderReference, VIEWER } from '#web/pages/reference-page.tsx';
import { FRONT, TEXT } from '#web/pages/texts.ts';
import { isOfEdition, type Scripts, scriptOf, WORKER } from '#web/scripts.ts';
import { BY_MAIL, TITLES, WORDS } from '#web/ui/texts.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { APP_ASSETS, APP_SHEETS, ASSETS, FIXED, LOOK, MANIFEST, publishStyle, SHEET } from './assets.ts';
import type { FileStore } from './files.ts';
import { REFERENCE_STYLE } from './sheets.ts';
import type { Publishing } from './target.ts';

const FOR_MINUTES = 'public, max-age=300';
/** Browsers look for another worker whenever an app is opened, so that a broken one does not last. */
const ASKED_EACH_TIME = 'no-cache';

const replaceable = (now: Instant) =>
  ({ cacheControl: FOR_MINUTES, edition: { version: 1, at: now, release: LOOK } }) as const;

/** What the script of an app asks for first, seen from its page. */
const ASKED_FIRST: Partial<Record<(typeof APP_NAMES)[number], string>> = {
  board: '../version.json',
  desk: '../version.json',
  me: '../version.json',
  player: '../state.json',
};

const inAll = (text: () => string): Sentences => LANGUAGES.map((each) => [each, inLanguage(each, text)]);

interface SharedSite extends Pick<Publishing, 'files' | 'now'> {
  readonly mails?: boolean | undefined;
  /** The address at which people see it, if known: pictures beside links need it. */
  readonly origin?: string;
}

/**
 * What is the same for all clubs. Of two deployments the later one counts: going back is possible. `paths`: of all scripts, if
 * there are to be more than those that are put now.
 */
export async function publishSite(
  { files, now, mails = false, origin }: SharedSite,
  scripts: Scripts,
  paths: readonly string[] = Object.keys(scripts),
): Promise<void> {
  await publishStyle(files);
  for (const name of APP_SHEET_NAMES)
    if (!(await files.edition(APP_ASSETS.apps[name]))) await files.put(APP_ASSETS.apps[name], APP_SHEETS[name], SHEET);
  const common = replaceable(now);
  await publishScripts({ files, now }, scripts);
  await files.put(ICONS.drawing, formatSvg(ICON), { ...common, contentType: 'image/svg+xml' });
  for (const display of DISPLAYS)
    await files.put(manifestPathOf(display), manifestOf(display), { ...common, contentType: MANIFEST.contentType });
  const opening = inAll(() => WORDS.oneMoment);
  const says = { opening, without: inAll(() => TEXT.noScript(OLDEST_TOLD)), mails };
  const page = { contentType: 'text/html; charset=utf-8', ...common };
  const sends = mails ? { asking: inAll(() => BY_MAIL.button) } : {};
  await files.put('/enter/index.html', renderEnter(APP_ASSETS, { ...says, ...sends, origin }), page);
  const putApp = (folder: string, app: Parameters<typeof renderApp>[0]) =>
    files.put(`${folder}index.html`, renderApp(app, APP_ASSETS), page);
  await putApp('/new/', { title: TITLES.new, script: scriptOf('new', paths), says });
  await putApp('/join/', { title: TITLES.join, script: '/assets/join.js', says, about: FRONT.what, origin });
  await putApp(SIGN_UP, { title: FRONT.startLink, script: '/assets/sign-up.js', says });
  for (const each of LANGUAGES)
    await files.put(
      `${aboutPageOf(each)}index.html`,
      inLanguage(each, () => renderAbout(ASSETS, origin)),
      page,
    );
  for (const name of APP_NAMES) {
    // Players put their own page on the home screen, to be told what concerns them.
    const display = name === 'me' ? 'standalone' : 'browser';
    const look = name === 'wall' ? name : undefined;
    const sheet = name === 'desk' ? 'admin' : name;
    const asksFor = ASKED_FIRST[name];
    await putApp(`/apps/${name}/`, {
      title: TITLES[name],
      script: scriptOf(name, paths),
      says,
      display,
      asksFor,
      look,
      sheet,
    });
  }
}

export async function publishScripts(
  { files, now }: Pick<SharedSite, 'files' | 'now'>,
  scripts: Scripts,
): Promise<void> {
  const common = replaceable(now);
  for (const [path, body] of Object.entries(scripts)) {
    const cached = isOfEdition(path) ? FIXED : path === WORKER ? { ...common, cacheControl: ASKED_EACH_TIME } : common;
    await files.put(path, body, { ...cached, contentType: 'text/javascript; charset=utf-8' });
  }
}

/** The parts of the reference of the API: what a build calls them, and where they lie among the sources. */
export const PARTS = {
  document: 'docs/openapi.json',
  script: 'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
  style: 'node_modules/swagger-ui-dist/swagger-ui.css',
} as const;
export type ReferencePart = keyof typeof PARTS;

export async function publishReference(
  files: FileStore,
  read: (part: ReferencePart) => string,
  now: Instant,
): Promise<void> {
  const put = (path: string, body: string, contentType: string) =>
    files.put(path, body, { ...replaceable(now), contentType });
  await put(REFERENCE.document, JSON.stringify(JSON.parse(read('document'))), 'application/json');
  await put(VIEWER.script, read('script'), 'text/javascript; charset=utf-8');
  await put(VIEWER.style, `${read('style')}\n${REFERENCE_STYLE}\n`, 'text/css; charset=utf-8');
  await put(`${REFERENCE.page}index.html`, renderReference(ASSETS), 'text/html; charset=utf-8');
}

/** Pictures and fonts, which are made once: where they lie among the sources. */
export const AS_THEY_ARE = 'web/assets';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Puts the files of a folder under /assets/ unchanged. */
export async function publishAsTheyAre(files: FileStore, folder: string, now: Instant): Promise<void> {
  for (const name of readdirSync(folder)) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType === undefined) throw new Error(`${name}: no content type is known for it`);
    // A font is named by its content.
    const cached = extname(name) === '.woff2' ? FIXED : replaceable(now);
    await files.put(`/assets/${name}`, new Uint8Array(readFileSync(join(folder, name))), { contentType, ...cached });
  }
}

import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import { APP_STYLE } from '../../web/pages/app-style.ts';
import { APPS, NEW_LADDER, renderApp } from '../../web/pages/apps.tsx';
import { renderEnter } from '../../web/pages/enter-page.tsx';
import { formatSvg, ICON } from '../../web/pages/icon.ts';
import { ICONS, MANIFEST, MANIFEST_PATH } from '../../web/pages/manifest.ts';
import { type Assets, WORKER } from '../../web/pages/page.tsx';
import { ASSETS, digest, LOOK, publishStyle, SHEET } from './assets.ts';
import type { FileStore } from './files.ts';
import { formatPng } from './png.ts';

const appStyle = `/assets/app.${digest(APP_STYLE)}.css`;
const ALL: Assets = { ...ASSETS, appStyle };

const FOR_MINUTES = 'public, max-age=300';
/** Browsers look for another worker whenever an app is opened, so that a broken one does not last. */
const ASKED_EACH_TIME = 'no-cache';

/**
 * What is the same for all clubs: style sheets, scripts as built, icons, the page that access links lead to, and the
 * apps. Of two deployments the later one counts, whatever it contains: going back is possible.
 */
export async function publishSite(
  files: FileStore,
  scripts: Readonly<Record<string, string>>,
  now: Instant,
): Promise<void> {
  await publishStyle(files);
  await files.put(appStyle, APP_STYLE, SHEET);
  const common = { cacheControl: FOR_MINUTES, edition: { version: 1, at: now, release: LOOK } };
  const script = { contentType: 'text/javascript; charset=utf-8', ...common };
  for (const [path, body] of Object.entries(scripts)) {
    const cacheControl = path === WORKER ? ASKED_EACH_TIME : FOR_MINUTES;
    await files.put(path, body, { ...script, cacheControl });
  }
  await files.put(ICONS.drawing, formatSvg(ICON), { ...common, contentType: 'image/svg+xml' });
  await files.put(ICONS.picture, formatPng(ICON, ICONS.side), { ...common, contentType: 'image/png' });
  await files.put(MANIFEST_PATH, MANIFEST, { ...common, contentType: 'application/manifest+json' });
  const page = { contentType: 'text/html; charset=utf-8', ...common };
  await files.put('/enter/index.html', renderEnter(ALL), page);
  await files.put('/new/index.html', renderApp(NEW_LADDER, ALL), page);
  for (const [name, app] of Object.entries(APPS))
    await files.put(`/apps/${name}/index.html`, renderApp(app, ALL), page);
}

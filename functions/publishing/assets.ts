import { createHash } from 'node:crypto';
import { APP_STYLE } from '../../web/app-style.ts';
import { APPS, renderApp } from '../../web/apps.tsx';
import { renderEnter } from '../../web/enter-page.tsx';
import type { Assets } from '../../web/page.tsx';
import { STYLE } from '../../web/style.ts';
import type { FileStore } from './files.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const ASSETS: Assets = {
  style: `/assets/style.${digest(STYLE)}.css`,
  appStyle: `/assets/app.${digest(APP_STYLE)}.css`,
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_MINUTES = 'public, max-age=300';

/** The folders and buckets to which this process has brought its style sheet. */
const styled = new WeakSet<FileStore>();

/** Brings the style sheet that all pages name to where they are; its path changes with its content. */
export async function publishStyle(files: FileStore): Promise<void> {
  if (styled.has(files)) return;
  await files.put(ASSETS.style, STYLE, { contentType: 'text/css; charset=utf-8', version: 1, cacheControl: FOR_EVER });
  styled.add(files);
}

/** What is the same for all clubs: style sheets, scripts as built, the page that access links lead to, and the apps. */
export async function publishSite(files: FileStore, scripts: Readonly<Record<string, string>>): Promise<void> {
  await publishStyle(files);
  const style = { contentType: 'text/css; charset=utf-8', version: 1, cacheControl: FOR_EVER };
  await files.put(ASSETS.appStyle, APP_STYLE, style);
  const script = { contentType: 'text/javascript; charset=utf-8', version: 1, cacheControl: FOR_MINUTES };
  for (const [path, body] of Object.entries(scripts)) await files.put(path, body, script);
  const page = { contentType: 'text/html; charset=utf-8', version: 1, cacheControl: FOR_MINUTES };
  await files.put('/enter/index.html', renderEnter(ASSETS), page);
  for (const [name, app] of Object.entries(APPS))
    await files.put(`/apps/${name}/index.html`, renderApp(app, ASSETS), page);
}

import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { REFERENCE, renderReference, VIEWER } from '#web/pages/reference-page.tsx';
import { ASSETS, LOOK } from './assets.ts';
import type { FileStore } from './files.ts';
import { REFERENCE_STYLE } from './sheets.ts';

/** The parts of the reference of the API: what a build calls them, and where they lie among the sources. */
export const PARTS = {
  document: 'docs/openapi.json',
  script: 'node_modules/swagger-ui-dist/swagger-ui-bundle.js',
  style: 'node_modules/swagger-ui-dist/swagger-ui.css',
} as const;
export type Part = keyof typeof PARTS;

/** Publishes the reference of the API: the document, the page that shows it, and the viewer. */
export async function publishReference(files: FileStore, read: (part: Part) => string, now: Instant): Promise<void> {
  const common = { cacheControl: 'public, max-age=300', edition: { version: 1, at: now, release: LOOK } };
  const put = (path: string, body: string, contentType: string) => files.put(path, body, { ...common, contentType });
  await put(REFERENCE.document, JSON.stringify(JSON.parse(read('document'))), 'application/json');
  await put(VIEWER.script, read('script'), 'text/javascript; charset=utf-8');
  await put(VIEWER.style, `${read('style')}\n${REFERENCE_STYLE}\n`, 'text/css; charset=utf-8');
  await put(`${REFERENCE.page}index.html`, renderReference(ASSETS), 'text/html; charset=utf-8');
}

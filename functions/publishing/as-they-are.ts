import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { FIXED, LOOK } from './assets.ts';
import type { FileStore } from './files.ts';

/** Where they lie among the sources. */
export const AS_THEY_ARE = 'web/assets';

const CONTENT_TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.woff2': 'font/woff2' };

/** A font is named by its content. */
const isFont = (name: string): boolean => extname(name) === '.woff2';

/** Puts the files of a folder under /assets/ as they are: pictures and fonts, which are made once. */
export async function publishAsTheyAre(files: FileStore, folder: string, now: Instant): Promise<void> {
  for (const name of readdirSync(folder)) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType === undefined) throw new Error(`${name}: no content type is known for it`);
    const cached = isFont(name)
      ? FIXED
      : { cacheControl: 'public, max-age=300', edition: { version: 1, at: now, release: LOOK } };
    await files.put(`/assets/${name}`, new Uint8Array(readFileSync(join(folder, name))), { contentType, ...cached });
  }
}

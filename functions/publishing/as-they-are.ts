import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Instant } from '../../shared/vocabulary/vocabulary.ts';
import { LOOK } from './assets.ts';
import type { FileStore } from './files.ts';

/** Where they lie among the sources. */
export const AS_THEY_ARE = 'web/assets';

const CONTENT_TYPES: Readonly<Record<string, string>> = { '.png': 'image/png' };

/** Puts the files of a folder under /assets/ as they are: pictures that are drawn once, and not by us. */
export async function publishAsTheyAre(files: FileStore, folder: string, now: Instant): Promise<void> {
  for (const name of readdirSync(folder)) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType === undefined) throw new Error(`${name}: no content type is known for it`);
    await files.put(`/assets/${name}`, new Uint8Array(readFileSync(join(folder, name))), {
      contentType,
      cacheControl: 'public, max-age=300',
      edition: { version: 1, at: now, release: LOOK },
    });
  }
}

import type { Item } from '../database/item.ts';
import type { BackupBucket } from './bucket.ts';
import { BackupFault, parsePiece } from './lines.ts';
import { CLUBS, clubOf, parseManifest } from './nightly.ts';
import type { BackedUpClub, BackupSource } from './restore.ts';

/** The clubs of a bucket as they were at a moment, also where they have been deleted since. */
export const sourceIn = (name: string, files: BackupBucket): BackupSource => ({
  name,
  atOnce: 6,
  async *clubs(at) {
    let last = '';
    for await (const { name: manifest, version, since, isGone } of files.versions(CLUBS)) {
      if (manifest === last || since > at) continue;
      last = manifest;
      if (!isGone)
        yield { club: clubOf(manifest), items: () => itemsOf(files, manifest, version) } satisfies BackedUpClub;
    }
  },
});

async function* itemsOf(files: BackupBucket, name: string, version: string): AsyncGenerator<Item> {
  const found = await files.get(name, version);
  if (!found) throw new BackupFault(`${name} is missing`);
  for (const { file, digest } of parseManifest(found, name).parts) {
    const bytes = await files.getDeleted(file);
    if (!bytes) throw new BackupFault(`${file} is missing`);
    yield* parsePiece(bytes, digest, file);
  }
}

import { resolve } from 'node:path';
import { BackupBucket } from '#functions/backups/bucket.ts';
import { type BackupSource, sourceIn } from '#functions/backups/restore.ts';
import type { Item } from '#functions/database/item.ts';
import { CLUB, clubInPartition } from '#functions/database/keys.ts';
import { readBackup } from '../backup-file.ts';
import { credentialsOf } from '../operating/deployment.ts';
import { UserError } from '../user-error.ts';
import type { Working } from './command-line.ts';

/** Where backups are read from; of a file, also by which name it is there. */
export type Source = BackupSource & { readonly file?: string };

/** A bucket such as s3://backups/ClubLadder, or a file, which is read once before anything is written. */
export async function sourceOf(text: string, working: Working): Promise<Source> {
  const [, bucket, folder] = /^s3:\/\/([a-z0-9.-]+)\/(.+?)\/?$/.exec(text) ?? [];
  if (bucket === undefined || folder === undefined) {
    const file = resolve(text);
    for await (const _ of readBackup(file));
    return sourceInFile(file);
  }
  const { accessKeyId, secretAccessKey, sessionToken } = await credentialsOf(working);
  process.env['AWS_ACCESS_KEY_ID'] = accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = secretAccessKey;
  if (sessionToken === undefined) delete process.env['AWS_SESSION_TOKEN'];
  else process.env['AWS_SESSION_TOKEN'] = sessionToken;
  return sourceIn(text, new BackupBucket({ bucket, folder, region: await regionOf(bucket, working) }));
}

/** S3 tells everybody where a bucket is. */
async function regionOf(bucket: string, { fetch }: Working): Promise<string> {
  const answer = await fetch(`https://${bucket}.s3.amazonaws.com/`, { method: 'HEAD' }).catch(() => undefined);
  if (!answer) throw new UserError('S3 doesn’t answer: is this computer online?');
  const region = answer.headers.get('x-amz-bucket-region');
  if (region !== null) return region;
  throw new UserError(`S3 knows no bucket ${bucket}.`);
}

/** One club after the other, as they stand in the file. */
const sourceInFile = (file: string): Source => ({
  name: file,
  file,
  atOnce: 1,
  async *clubs() {
    const items = itemsIn(file)[Symbol.asyncIterator]();
    for (let first = await items.next(); !first.done; first = await items.next()) {
      const { value } = first;
      let isOver = false;
      const rest = (async function* (): AsyncGenerator<Item> {
        for (let item = value; ; ) {
          isOver = item.sk === CLUB;
          yield item;
          const next = isOver ? undefined : await items.next();
          if (!next || next.done) return;
          item = next.value;
        }
      })();
      yield { club: clubInPartition(value.pk) ?? value.pk, items: () => rest };
      // What was left unread, because nobody wanted it or it could not be written.
      while (!isOver) {
        const left = await items.next();
        isOver = left.done === true || left.value.sk === CLUB;
      }
    }
  },
});

async function* itemsIn(file: string): AsyncGenerator<Item> {
  for await (const line of readBackup(file)) if (line.kind === 'item') yield line.item;
}

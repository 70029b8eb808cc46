import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupBucket } from '#functions/backups/bucket.ts';
import { BackupFault } from '#functions/backups/lines.ts';
import {
  type BackupSource,
  type RestoreDeps,
  type Restored,
  restoreFrom,
  sourceIn,
} from '#functions/backups/restore.ts';
import type { Item } from '#functions/database/item.ts';
import { CLUB, clubInPartition } from '#functions/database/keys.ts';
import { Pace } from '#functions/importing/pace.ts';
import { backUpLaptop, type Counted, readBackup, writeBackup } from '../backups.ts';
import { DataFolder } from '../data-folder.ts';
import { release, take } from '../lock.ts';
import { isHere } from '../operating/deployment.ts';
import { Connection } from '../sqlite/connection.ts';
import { SqliteDatabase } from '../sqlite/database.ts';
import { UserError } from '../user-error.ts';
import type { Asked, AskedOf, Status, Working } from './command-line.ts';
import { removePages, withStore } from './with-store.ts';

type WithFile = AskedOf<[file: string]>;

/** Whether it is about a deployment, or another database than the laptop's own. */
const isElsewhere = ({ url }: Asked, { env }: Working): boolean =>
  (url !== undefined && !isHere(url)) || Boolean(env['DYNAMODB_ENDPOINT']);

/** Writes all clubs into a file: those of a laptop as of one moment, whether it runs or not. */
export async function backUp(asked: WithFile, working: Working): Promise<Status> {
  const file = resolve(asked.given[0]);
  if (existsSync(file)) throw new UserError(`There is already a file ${file}: write the backup to another one.`);
  if (isElsewhere(asked, working))
    return withStore(asked, working, async ({ store, origin }) =>
      written(working, file, await writeBackup(file, store.database, origin)),
    );
  const folder = folderWithData(asked.data);
  return written(working, file, await backUpLaptop(folder, file));
}

function folderWithData(data: string): DataFolder {
  const folder = existsSync(data) ? new DataFolder(data) : undefined;
  if (folder?.has('ladders.sqlite')) return folder;
  throw new UserError(`There’s nothing in ${data} yet: run npm start first.`);
}

function written({ tell }: Working, file: string, { clubs, items }: Counted): Status {
  tell(
    { file, clubs, items },
    `Wrote ${counted(clubs, 'club')} to ${file}. Keep it private: it holds keys and addresses.`,
  );
  return 0;
}

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** Fills an empty table of a deployment, or a laptop's folder that has no data, from a file or a bucket. */
export async function restore(asked: WithFile, working: Working): Promise<Status> {
  const { data, club } = asked;
  const at = asked.at === undefined ? Date.now() : readMoment(asked.at);
  if (!isElsewhere(asked, working)) return restoreLaptop(data, resolve(asked.given[0]), club, working);
  return withStore(asked, working, async ({ store, site }) => {
    const source = await sourceOf(asked.given[0], working);
    // Of another table than the deployment's own, nothing is published.
    const files = working.env['TABLE_NAME'] ? undefined : (await site())?.files;
    const deps = {
      database: store.database,
      now: Date.now(),
      pace: new Pace(MOST_UNITS),
      ...(files && { beforeLife: (id: string) => removePages(files, id) }),
    };
    return told(await restoring(deps, source, { at, club }, working), working);
  });
}

/** Write units a second: an on-demand table takes 4,000 from the start. */
const MOST_UNITS = 3000;

function readMoment(text: string): number {
  const at = Date.parse(text);
  if (!Number.isNaN(at)) return at;
  throw new UserError(`--at ${text}: write a moment such as 2026-11-25 or 2026-11-25T20:00Z.`);
}

/** What was restored, club by club; a `UserError` says why nothing can be. */
async function restoring(
  deps: RestoreDeps,
  source: BackupSource,
  wanted: { readonly at: number; readonly club?: string | undefined },
  { tell }: Working,
): Promise<Restored> {
  return restoreFrom(deps, source, wanted, (club, { ladders, lines, items }) =>
    tell({ club, ladders, lines, items }, `${club}: ${counted(ladders, 'ladder')}, ${counted(lines, 'line')} of log`),
  ).catch(explain);
}

function told({ restored, before, failed }: Restored, { tell }: Working): Status {
  for (const error of failed) tell({ error: messageOf(error) }, messageOf(error));
  const more = before > 0 ? `, and ${before} before` : '';
  tell({ restored, before, failed: failed.length }, `Restored ${counted(restored, 'club')}${more}.`);
  if (failed.length > 0) tell({}, 'Mend the cause and say the same again: it goes on where it was.');
  return failed.length > 0 ? 1 : 0;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function explain(error: unknown): never {
  throw error instanceof BackupFault ? new UserError(`${error.message}.`) : error;
}

/** A bucket such as s3://backups/ClubLadder, or a file, which is read once before anything is written. */
async function sourceOf(text: string, working: Working): Promise<BackupSource> {
  const [, bucket, folder] = /^s3:\/\/([a-z0-9.-]+)\/(.+?)\/?$/.exec(text) ?? [];
  if (bucket === undefined || folder === undefined) {
    const file = resolve(text);
    await readToEnd(file);
    return sourceInFile(file);
  }
  const { accessKeyId, secretAccessKey, sessionToken } = await working.credentials();
  process.env['AWS_ACCESS_KEY_ID'] = accessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = secretAccessKey;
  if (sessionToken === undefined) delete process.env['AWS_SESSION_TOKEN'];
  else process.env['AWS_SESSION_TOKEN'] = sessionToken;
  return sourceIn(text, new BackupBucket({ bucket, folder, region: await regionOf(bucket, working) }));
}

/** S3 tells everybody where a bucket is. */
async function regionOf(bucket: string, { fetch }: Working): Promise<string> {
  const answer = await fetch(`https://${bucket}.s3.amazonaws.com/`, { method: 'HEAD' });
  const region = answer.headers.get('x-amz-bucket-region');
  if (region !== null) return region;
  throw new UserError(`S3 knows no bucket ${bucket}.`);
}

async function readToEnd(file: string): Promise<void> {
  try {
    for await (const _ of readBackup(file));
  } catch (error) {
    explain(error);
  }
}

/** One club after the other, as they stand in the file. */
const sourceInFile = (file: string): BackupSource => ({
  name: file,
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

/** A laptop's folder gets its database when that is whole; broken off before, there is nothing of it. */
async function restoreLaptop(data: string, file: string, club: string | undefined, working: Working): Promise<Status> {
  await readToEnd(file);
  const folder = new DataFolder(data);
  const draft = `${folder.sqlite}.draft`;
  const running = take(folder);
  if (running)
    throw new UserError(`Club Ladder is running on ${data} (process ${running.pid}): stop it first, with Ctrl-C.`);
  try {
    if (folder.has('ladders.sqlite'))
      throw new UserError(
        `There are ladders in ${data} already. Put the folder aside first, or restore into a new one: --data DIR`,
      );
    removeFiles(draft);
    const connection = Connection.open(draft);
    let done: Restored;
    try {
      const database = new SqliteDatabase({ connection });
      const deps = { database, now: Date.now(), pace: new Pace(Number.POSITIVE_INFINITY) };
      done = await restoring(deps, sourceInFile(file), { at: Date.now(), club }, working);
      if (!connection.emptyLog()) throw new Error(`another program is at work with ${draft}`);
    } finally {
      connection.close();
    }
    if (done.failed.length === 0) {
      for await (const line of readBackup(file)) if (line.kind === 'file') folder.write(line.name, line.value);
      // Pages of before may be of later lines; all of them are made again at the start.
      for (const name of ['loading', 'site', 'site.json', 'notifications.json']) folder.remove(name);
      renameSync(draft, folder.sqlite);
    }
    return told(done, working);
  } finally {
    removeFiles(draft);
    release(folder);
  }
}

function removeFiles(database: string): void {
  for (const each of [database, `${database}-wal`, `${database}-shm`]) rmSync(each, { force: true });
}

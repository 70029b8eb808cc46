import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readClub } from '#functions/books/clubs.ts';
import type { Counted } from '../backup-file.ts';
import { backUpLaptop, writeBackup } from '../backups.ts';
import { DataFolder } from '../data-folder.ts';
import { isHere } from '../operating/deployment.ts';
import { explained, fileFault } from '../report-faults.ts';
import { UserError } from '../user-error.ts';
import type { Invocation, InvocationOf, Status, Working } from './command-line.ts';
import { noSuchClub, withStore } from './with-store.ts';

/** Whether it is about a deployment, or another database than the laptop's own. */
export const isElsewhere = ({ url }: Invocation, { env }: Working): boolean =>
  (url !== undefined && !isHere(url)) || Boolean(env['DYNAMODB_ENDPOINT']);

/** Writes all clubs into a file, or one of them: those of a laptop as of one moment, whether it runs or not. */
export async function backUp(asked: InvocationOf<[file: string]>, working: Working): Promise<Status> {
  const [file, { club }] = [resolve(asked.given[0]), asked];
  if (existsSync(file)) throw new UserError(`There is already a file ${file}: write the backup to another one.`);
  if (!isElsewhere(asked, working)) folderWithData(asked.data);
  return withStore(asked, working, async ({ store: { database }, origin }) => {
    if (club !== undefined && !(await readClub(database, club))) throw noSuchClub(club);
    const write = isElsewhere(asked, working)
      ? writeBackup(file, database, origin, undefined, club)
      : backUpLaptop(new DataFolder(asked.data), file, club);
    const counted = await write.catch((error: unknown) => {
      throw fileFault(error, file) ?? explained(error, asked.data);
    });
    return written(working, file, counted);
  });
}

/** A laptop's folder that has ladders; a `UserError` if it has none. */
export function folderWithData(data: string): DataFolder {
  const folder = existsSync(data) ? new DataFolder(data) : undefined;
  if (folder?.has('ladders.sqlite')) return folder;
  throw new UserError(`There’s nothing in ${data} yet: run npm start first.`);
}

function written({ tell }: Working, file: string, { clubs, items }: Counted): Status {
  tell(
    { file, clubs, items },
    `Wrote ${numbered(clubs, 'club')} to ${file}. Keep it private: it holds keys and addresses.`,
  );
  return 0;
}

export const numbered = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

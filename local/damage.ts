import { join } from 'node:path';
import * as z from 'zod/mini';
import { toldError } from '#functions/runtime/told-error.ts';

/** What can be wrong with a data folder or its disk. */
export const FAULTS = ['full', 'read-only', 'broken', 'no-database'] as const;
export type Fault = (typeof FAULTS)[number];

/** What Node and SQLite call it. */
const CODES: Readonly<Record<string, Fault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  SQLITE_FULL: 'full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  SQLITE_PERM: 'read-only',
  SQLITE_READONLY: 'read-only',
  SQLITE_CANTOPEN: 'read-only',
  SQLITE_CORRUPT: 'broken',
  SQLITE_NOTADB: 'no-database',
};

/** SQLite says more after the name of some (`SQLITE_READONLY_DIRECTORY`). */
const faultOf = (code = ''): Fault | undefined => CODES[code] ?? CODES[code.split('_', 2).join('_')];

const coded = z.object({ errorCode: z.optional(z.string()) });
const shape = z.extend(coded, { causes: z.optional(z.array(coded)) });

/** What is wrong with the folder or its disk, if an error (or what is told of one) comes from that. */
export function faultIn(error: unknown): Fault | undefined {
  const told = shape.safeParse(error instanceof Error ? toldError(error) : error).data;
  const [fault] = [told, ...(told?.causes ?? [])].flatMap((each) => faultOf(each?.errorCode) ?? []);
  return fault;
}

const MENDING = `Nothing was changed. Keep a copy of it, with ladders.sqlite-wal; then put a backup in its place, or start
in another folder (--data DIR) and import season logs there (npm run -s ladder -- import). See “Back up a laptop” in docs/operate.md.`;

/** What is wrong, with which file, and what to do next. */
export function faultSentence(fault: Fault, folder: string): string {
  const database = join(folder, 'ladders.sqlite');
  switch (fault) {
    case 'full':
      return `The disk is full: nothing more can be saved in ${folder}. What was saved is safe. Free some space, or copy
the folder to another disk and start there: --data DIR`;
    case 'read-only':
      return `Club Ladder can’t write in ${folder}: the folder or a file in it is read-only, or another user’s. Make it
writable for yourself, or use another folder: --data DIR`;
    case 'broken':
      return `${database} is damaged. ${MENDING}`;
    case 'no-database':
      return `${database} isn’t an SQLite database, or its beginning is damaged. ${MENDING}`;
  }
}

import { join } from 'node:path';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { toldError } from '#functions/runtime/told-error.ts';
import { TookTooLong } from './threads/worker-thread.ts';
import { firstSentence, UserError } from './user-error.ts';

/** What all threads of a laptop know: its data folder, and when each fault was last met, in seconds. */
const [FOLDER, MET] = ['data folder', 'faults met'] as const;

/** For how long a fault must not have occurred before it is reported again, in seconds. */
const QUIET = 600;

/** Has faults of a data folder told once, whichever thread meets them. */
export function tellOnceOf(folder: string): void {
  setEnvironmentData(FOLDER, folder);
  setEnvironmentData(MET, new Uint32Array(new SharedArrayBuffer(4 * FAULTS.length)));
}

/** Reports a fault of the data folder, unless it has already; false if the error is something else. */
function toldOfFault(error: unknown): boolean {
  const [fault, folder, met] = [faultIn(error), getEnvironmentData(FOLDER), getEnvironmentData(MET)];
  if (!fault || typeof folder !== 'string' || !(met instanceof Uint32Array)) return false;
  const now = Math.floor(Date.now() / 1000);
  if (now - Atomics.exchange(met, FAULTS.indexOf(fault), now) > QUIET) console.error(faultSentence(fault, folder));
  return true;
}

/** The same error in a sentence, where it is the data folder's fault. */
export function explained(error: unknown, folder: string): unknown {
  const fault = error instanceof UserError ? undefined : faultIn(error);
  return fault ? new UserError(faultSentence(fault, folder), { cause: error }) : error;
}

/** Why a file that somebody named cannot be written, in a sentence; undefined where it is something else. */
export function fileFault(error: unknown, file: string): UserError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('E')) return undefined;
  const fault = faultIn(error);
  const why =
    fault === 'full' ? 'the disk is full' : fault ? 'the folder is read-only, or another user’s' : firstSentence(error);
  return new UserError(`${file} can’t be written: ${why}. Nothing is left of it; name a place where there is room.`, {
    cause: error,
  });
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

export function tell(what: string, error: unknown): void {
  if (!toldOfFault(error)) console.error(`${what}: ${stackOf(error)}`);
}

/** What the functions say of each call is of use only where one fails. */
export function tellFailures(failure: Readonly<Record<string, unknown>>): void {
  const { error, stack = error, ...line } = failure;
  if (error !== undefined && !toldOfFault(failure)) tell(JSON.stringify(line), stack);
}

/** Tells of a ladder that fails while all others go on, and is tried again. */
export function tellOfRetry(what: string, error: unknown): void {
  if (toldOfFault(error)) return;
  const reason = error instanceof TookTooLong ? error.message : stackOf(error);
  console.error(`${what}: ${reason}\nEverything else carries on. Trying again soon.`);
}

const FAULTS = ['full', 'read-only', 'broken', 'no-database'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** What Node and SQLite call it. */
const CODES: Readonly<Record<string, FaultKind>> = {
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
const faultOf = (code = ''): FaultKind | undefined => CODES[code] ?? CODES[code.split('_', 2).join('_')];

const coded = z.object({ errorCode: z.optional(z.string()) });
const shape = z.extend(coded, { causes: z.optional(z.array(coded)) });

export function faultIn(error: unknown): FaultKind | undefined {
  const told = shape.safeParse(error instanceof Error ? toldError(error) : error).data;
  const [fault] = [told, ...(told?.causes ?? [])].flatMap((each) => faultOf(each?.errorCode) ?? []);
  return fault;
}

const MENDING = `Nothing was changed. Keep a copy of it, with ladders.sqlite-wal; then put a backup in its place, or start
in another folder (--data DIR) and import season logs there (npm run -s ladder -- import). See “Back up a laptop” in docs/operate.md.`;

function faultSentence(fault: FaultKind, folder: string): string {
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

import { linkSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { DataFolder } from './data-folder.ts';
import { isRunning } from './processes.ts';

const FILE = 'running.json';

/** The place where ladders are stored, so that it can be written down or passed to a thread. */
const whereShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('endpoint'), endpoint: z.string(), table: z.string() }),
  /** A file of SQLite, which may be opened by several at once. */
  z.object({ kind: z.literal('file'), path: z.string() }),
]);
export type Where = z.infer<typeof whereShape>;

const shape = z.object({
  pid: z.int(),
  /** Where the ladders are, once they can be opened. */
  where: z.optional(whereShape),
  origin: z.optional(z.string()),
  /** The release by which its pages are made. */
  release: z.optional(z.string()),
});
export type Running = z.infer<typeof shape>;

export function findRunning(folder: DataFolder): Running | undefined {
  const noted = readNote(folder);
  return noted && isRunning(noted.pid, 'local/') ? noted : undefined;
}

/** Takes a folder, so that no two laptops work on one; returns the process that has it already, if any. */
export function take(folder: DataFolder): Running | undefined {
  for (;;) {
    if (note(folder)) return undefined;
    const running = findRunning(folder);
    if (running) return running;
    // That process was killed.
    release(folder);
  }
}

export const extend = (folder: DataFolder, more: Omit<Running, 'pid'>): void =>
  folder.write(FILE, { ...readNote(folder), pid: process.pid, ...more });

export const release = (folder: DataFolder): void => folder.remove(FILE);

const readNote = (folder: DataFolder): Running | undefined => shape.safeParse(folder.read(FILE)).data;

/** False if there is a note already. A finished file is linked in, so that nobody reads half of one. */
function note(folder: DataFolder): boolean {
  const draft = folder.file(`${FILE}.${process.pid}`);
  try {
    writeFileSync(draft, JSON.stringify({ pid: process.pid }), { mode: 0o600 });
    linkSync(draft, folder.file(FILE));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

import { linkSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { DataFolder } from './data-folder.ts';
import { end, isRunning } from './processes.ts';
import { whereShape } from './where.ts';

const FILE = 'running.json';

/** Who is at work in a data folder. */
const shape = z.object({
  pid: z.int(),
  /** The emulator that runs on the folder's database. */
  emulator: z.optional(z.object({ pid: z.int() })),
  /** Where the ladders are, once they can be opened. */
  where: z.optional(whereShape),
  /** Where the site is. */
  origin: z.optional(z.string()),
});
export type Running = z.infer<typeof shape>;

/** Whoever is at work in a folder now, if anybody is. */
export function findRunning(folder: DataFolder): Running | undefined {
  const noted = readNote(folder);
  return noted && isRunning(noted.pid, 'local/') ? noted : undefined;
}

/** Takes a folder, so that no two emulators run on one database; gives back whoever has it already. */
export async function take(folder: DataFolder): Promise<Running | undefined> {
  for (;;) {
    if (note(folder)) return undefined;
    const running = findRunning(folder);
    if (running) return running;
    await clearUp(folder);
  }
}

/** Notes what else is to be known of whoever has the folder. */
export const extend = (folder: DataFolder, more: Omit<Running, 'pid'>): void =>
  folder.write(FILE, { ...readNote(folder), pid: process.pid, ...more });

export const release = (folder: DataFolder): void => folder.remove(FILE);

const readNote = (folder: DataFolder): Running | undefined => shape.safeParse(folder.read(FILE)).data;

/** False if there is a note already. A finished file is linked in, so that nobody reads half of one. */
function note(folder: DataFolder): boolean {
  const draft = folder.file(`${FILE}.${process.pid}`);
  writeFileSync(draft, JSON.stringify({ pid: process.pid }), { mode: 0o600 });
  try {
    linkSync(draft, folder.file(FILE));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Whoever had the folder was killed: ends the emulator that they may have left behind, and takes their note away. */
async function clearUp(folder: DataFolder): Promise<void> {
  const orphan = readNote(folder)?.emulator;
  if (orphan) await end(orphan.pid, folder.database);
  release(folder);
}

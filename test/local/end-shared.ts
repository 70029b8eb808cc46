import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { end } from '#local/processes.ts';

/** The name of the note on the laptop that the tests of a run share. */
export const SHARED_LAPTOP = 'friday.json';

/** Ends that laptop, if they began one. */
export async function endShared(folder: string): Promise<void> {
  const note = join(folder, SHARED_LAPTOP);
  if (existsSync(note)) await end(JSON.parse(readFileSync(note, 'utf8')).pid, folder);
}

import { MOST } from '#shared/log/limits.ts';
import type { Call } from '../http/call.ts';
import { type Problem, problem } from '../http/problem.ts';
import { readImports } from '../importing/import-book.ts';
import { ADMIN } from '../runtime/texts.ts';

export const tooManyLadders = problem('too-many-ladders', () => ADMIN.tooManyLadders(String(MOST.ladders)));

/** Why no further log of a club is imported, if none is. */
export async function noRoomForImport({ club, runtime }: Call): Promise<Problem | undefined> {
  let count = 0;
  for await (const _ of readImports(runtime.database, club)) count++;
  return count < MOST.imports ? undefined : problem('too-many-imports', ADMIN.imports.tooMany(String(MOST.imports)));
}

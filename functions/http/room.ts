import { MOST } from '../../shared/log/limits.ts';
import type { Call } from './call.ts';
import { type Problem, problem } from './problem.ts';

export const tooManyLadders = problem(
  'too-many-ladders',
  `A club has ${MOST.ladders} ladders at most. Please ask for another club.`,
);

/** Why no further log of a club is imported, if none is. */
export async function noRoomForImport({ club, runtime }: Call): Promise<Problem | undefined> {
  let count = 0;
  for await (const _ of runtime.store.imports(club)) count++;
  return count < MOST.imports
    ? undefined
    : problem('too-many-imports', `A club has ${MOST.imports} imports at most. Withdraw one that is no longer needed.`);
}

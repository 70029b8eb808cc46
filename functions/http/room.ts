import type { Call } from './endpoint.ts';
import { type Problem, problem } from './problem.ts';

/** A club's page lists its ladders, and none is ever taken away. */
export const MOST_LADDERS = 500;
/** Imports of a club that are under way, or have ended without a ladder and were not taken off the list. */
export const MOST_IMPORTS = 10;
/** An organiser must be able to list them all, to find the one to withdraw. */
export const MOST_KEYS = 10_000;

/** Why a club may have no further ladder, if it may not. */
export async function noRoomForLadder({ club, runtime }: Call): Promise<Problem | undefined> {
  const { ladders = [] } = (await runtime.store.club(club)) ?? {};
  return ladders.length < MOST_LADDERS
    ? undefined
    : problem('too-many-ladders', `A club has ${MOST_LADDERS} ladders at most. Please ask for another club.`);
}

/** Why no further log of a club is imported, if none is. */
export async function noRoomForImport({ club, runtime }: Call): Promise<Problem | undefined> {
  let count = 0;
  for await (const _ of runtime.store.imports(club)) count++;
  return count < MOST_IMPORTS
    ? undefined
    : problem('too-many-imports', `A club has ${MOST_IMPORTS} imports at most. Withdraw one that is no longer needed.`);
}

/** Why no further access key of a club is handed out, if none is; those that were withdrawn count too. */
export async function noRoomForKey({ club, runtime }: Call): Promise<Problem | undefined> {
  const { length } = await runtime.store.accessRecords(club);
  return length < MOST_KEYS
    ? undefined
    : problem('too-many-keys', `A club has ${MOST_KEYS} access keys at most, withdrawn ones among them.`);
}

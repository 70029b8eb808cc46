import { nextDue } from '../../shared/policies/duties.ts';
import type { Runtime } from '../runtime.ts';
import type { LadderKey, Submission } from '../store/port.ts';

/** How often somebody else may get in between before it is left for later. */
const TRIES = 8;

/**
 * Settles what is due on a ladder, if anything is: doing it again does nothing. Throws where it could not be done; then
 * it is still due.
 */
export async function settleLadder(
  { store, now }: Pick<Runtime, 'store' | 'now'>,
  key: LadderKey,
): Promise<'settled' | 'nothing-due'> {
  for (let tries = 0; tries < TRIES; tries++) {
    const ladder = await store.load(key);
    const [at, due] = [now(), ladder && nextDue(ladder)];
    if (!ladder || due === undefined || due > at) return 'nothing-due';
    const command = { at, by: 'timer', verb: 'settle', body: {} } as const;
    const submission = await store.submit(key, command, { ifVersion: ladder.line });
    if (submission.kind === 'accepted') return 'settled';
    if (submission.kind !== 'ladder-changed') throw new Error(failure(submission));
  }
  throw new Error(`changed ${TRIES} times meanwhile`);
}

const failure = (submission: Submission): string =>
  submission.kind === 'refused' ? submission.refusal.message : submission.kind;

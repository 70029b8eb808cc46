import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { TookTooLong } from '#functions/runtime/threads/thread.ts';
import { FAULTS, faultIn, faultSentence } from './damage.ts';
import { Trouble } from './trouble.ts';

/** What all threads of a laptop know: its data folder, and when each fault was last met, in seconds. */
const [FOLDER, MET] = ['data folder', 'faults met'] as const;

/** For how long a fault must not have been met before it is told again, in seconds. */
const QUIET = 600;

/** Has faults of a data folder told once, whichever thread meets them. */
export function tellOnceOf(folder: string): void {
  setEnvironmentData(FOLDER, folder);
  setEnvironmentData(MET, new Uint32Array(new SharedArrayBuffer(4 * FAULTS.length)));
}

/** Tells of a fault of the data folder, or has told of it already; false where it is something else. */
function toldOfFault(error: unknown): boolean {
  const [fault, folder, met] = [faultIn(error), getEnvironmentData(FOLDER), getEnvironmentData(MET)];
  if (!fault || typeof folder !== 'string' || !(met instanceof Uint32Array)) return false;
  const now = Math.floor(Date.now() / 1000);
  if (now - Atomics.exchange(met, FAULTS.indexOf(fault), now) > QUIET) console.error(faultSentence(fault, folder));
  return true;
}

/** The same error in a sentence, where it is the data folder's fault. */
export function explained(error: unknown, folder: string): unknown {
  const fault = error instanceof Trouble ? undefined : faultIn(error);
  return fault ? new Trouble(faultSentence(fault, folder), { cause: error }) : error;
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** Tells the person at the terminal what went wrong. */
export function tell(what: string, error: unknown): void {
  if (!toldOfFault(error)) console.error(`${what}: ${stackOf(error)}`);
}

/** What the functions say of each call is of use only where one fails. */
export function tellFailures(failure: Readonly<Record<string, unknown>>): void {
  const { error, stack = error, ...line } = failure;
  if (error !== undefined && !toldOfFault(failure)) tell(JSON.stringify(line), stack);
}

/** Tells of a ladder that fails while all others go on, when it is tried again, and what can be done. */
export function tellOfRetry(what: string, error: unknown, again: number): void {
  if (toldOfFault(error)) return;
  const when = again === 0 ? 'soon' : `in ${Math.round(again / 1000)} s`;
  const reason = error instanceof TookTooLong ? error.message : stackOf(error);
  console.error(`${what}: ${reason}\nEverything else carries on. Trying again ${when}.`);
}

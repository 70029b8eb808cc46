import { TookTooLong } from '../functions/aside/thread.ts';

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** Tells the person at the terminal what went wrong. */
export const tell = (what: string, error: unknown): void => console.error(`${what}: ${stackOf(error)}`);

/** What the functions say of each call is of use only where one fails. */
export function tellFailures({ error, stack = error, ...line }: Readonly<Record<string, unknown>>): void {
  if (error !== undefined) tell(JSON.stringify(line), stack);
}

/** Tells of a ladder that fails while all others go on, when it is tried again, and what can be done. */
export function tellOfRetry(what: string, error: unknown, again: number): void {
  const when = again === 0 ? 'soon' : `in ${Math.round(again / 1000)} s`;
  const reason = error instanceof TookTooLong ? error.message : stackOf(error);
  console.error(`${what}: ${reason}\nEverything else carries on. Trying again ${when}.`);
}

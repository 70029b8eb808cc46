/// <reference lib="dom" />

/** How long a file is waited for, in milliseconds. */
const PATIENCE = 10_000;

/**
 * A file of the ladder, relative to the page, such as "../view.json". Undefined if it can't be read. Each says for how long a
 * copy will do; by no other rule would a browser take what the page has preloaded.
 */
export async function readFile<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The event by which a page tells its parts that there is news of the ladder. */
export const RENEWED = 'renewed';

/** The event by which the page's script asks the what-if app, which comes later, to fill a place. */
export const ASKS_WHAT_IF = 'asks-what-if';

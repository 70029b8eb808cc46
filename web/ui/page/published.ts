/// <reference lib="dom" />

/** How long a file is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** A file of the ladder, relative to the page, such as "../view.json". Undefined if it can't be read. */
export const readFile = <T>(path: string): Promise<T | undefined> => read(path, 'no-cache');

/** The same for a file that never changes: the browser's copy will do. */
export const readFixed = <T>(path: string): Promise<T | undefined> => read(path, 'default');

async function read<T>(path: string, cache: RequestCache): Promise<T | undefined> {
  try {
    const response = await fetch(path, { cache, signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The event by which a page tells its parts that there is news of the ladder. */
export const RENEWED = 'renewed';

/** The event by which the page's script asks the what-if app, which comes later, to fill a place. */
export const ASKS_WHAT_IF = 'asks-what-if';

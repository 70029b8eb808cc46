/// <reference lib="dom" />

/** How long a file is waited for, in milliseconds. */
const PATIENCE = 10_000;

/**
 * A file of the ladder, from its place in the address of the page: "view.json", or "../view.json" on a page below.
 * They are published together with the pages, so that this site's scripts know their shape. Undefined where it cannot
 * be read.
 */
export const readFile = <T>(path: string): Promise<T | undefined> => read(path, 'no-cache');

/** The same of a file that never changes: what a browser has of it is enough. */
export const readFixed = <T>(path: string): Promise<T | undefined> => read(path, 'default');

async function read<T>(path: string, cache: RequestCache): Promise<T | undefined> {
  try {
    const response = await fetch(path, { cache, signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

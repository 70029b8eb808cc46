/// <reference lib="dom" />

/** How long a file is waited for, in milliseconds. */
const PATIENCE = 10_000;

/**
 * A file of the ladder, from its place in the address of the page: "view.json", or "../view.json" on a page below.
 * They are published together with the pages, so that this site's scripts know their shape. Undefined where it cannot
 * be read.
 */
export async function readFile<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

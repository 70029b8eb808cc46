/** What goes on from a snapshot was asked for something that only the whole log tells. */
export class LogNeeded extends Error {
  constructor() {
    super('only the whole log tells that');
  }
}

export function logNeeded(): never {
  throw new LogNeeded();
}

/** What comes of it; undefined where that takes the whole log. */
export function unlessLogNeeded<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof LogNeeded) return undefined;
    throw error;
  }
}

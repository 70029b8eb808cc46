/** What goes on from a snapshot was asked for something that only the whole log tells. */
export class LogNeeded extends Error {
  constructor() {
    super('only the whole log tells that');
  }
}

export function logNeeded(): never {
  throw new LogNeeded();
}

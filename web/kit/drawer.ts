/// <reference lib="dom" />

/** How the names end under which this browser keeps what somebody was shown: it goes when they do. */
export const TRUTH = '/truth';

/** Where this browser keeps things, if it does. */
export function drawer(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/// <reference lib="dom" />

/** How the names end under which this browser keeps what somebody was shown: it goes when they do. */
export const TRUTH = '/truth';

/** Under what name this browser keeps as whom it was last signed in. */
export const SESSIONS = 'sessions';

/** Where this browser keeps things, if it does. */
export function drawer(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

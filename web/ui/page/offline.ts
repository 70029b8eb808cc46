/// <reference lib="dom" />

/** What a page asks of the worker. */
export interface Wanted {
  /** The address of a script. */
  readonly keep: string;
}

/** Lets this browser open the app without a connection from now on; over HTTPS, and on the laptop itself. */
export function openWithoutConnection(): void {
  navigator.serviceWorker?.register('/worker.js', { scope: './' }).catch(() => {});
}

/** Has a script that the page does not name opened without a connection too. On a page without a worker it never ends. */
export async function keepOffline(address: string): Promise<void> {
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  active?.postMessage({ keep: address } satisfies Wanted);
}

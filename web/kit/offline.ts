/// <reference lib="dom" />

/** Lets this browser open the app without a connection from now on; over HTTPS, and on the laptop itself. */
export function openWithoutConnection(): void {
  navigator.serviceWorker?.register('/worker.js', { scope: './' }).catch(() => {});
}

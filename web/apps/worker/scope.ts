/// <reference lib="dom" />

/** Something that a worker is woken for, and kept awake until it is done. */
export interface Occasion extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page wants something of the site. */
export interface Wish extends Occasion {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A page says something. */
export interface Message extends Occasion {
  readonly data: unknown;
}

/** As much of a service worker's surroundings as ours uses. The compiler knows either pages or workers, not both. */
export interface WorkerScope {
  /** `scope` is the address below which pages are looked after. */
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (occasion: Occasion) => void): void;
  addEventListener(kind: 'fetch', listener: (wish: Wish) => void): void;
  addEventListener(kind: 'message', listener: (message: Message) => void): void;
}

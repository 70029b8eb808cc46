/// <reference lib="dom" />

/** Something that a worker is woken for, and kept awake until it is done. */
interface Occasion extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page wants something of the site. */
interface Wish extends Occasion {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A page says something. */
interface Message extends Occasion {
  readonly data: unknown;
}

/** A push service has brought something. */
interface Brought extends Occasion {
  readonly data: { text(): string } | null;
}

/** Somebody has tapped a notice. */
interface Tapped extends Occasion {
  readonly notification: { readonly data: unknown; close(): void };
}

/** A push service has ended what a browser had subscribed to. */
interface Ended extends Occasion {
  readonly oldSubscription?: PushSubscription | null;
}

/** As much of a page of the site as a worker sees and can do. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

/** As much of a service worker's surroundings as ours uses. The compiler knows either pages or workers, not both. */
export interface WorkerScope {
  /** `scope` is the address below which pages are looked after. */
  readonly registration: {
    readonly scope: string;
    readonly pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>;
    showNotification(title: string, how: NotificationOptions & { readonly badge: string }): Promise<void>;
  };
  /** The open pages of the site. */
  readonly clients: {
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (occasion: Occasion) => void): void;
  addEventListener(kind: 'fetch', listener: (wish: Wish) => void): void;
  addEventListener(kind: 'push', listener: (brought: Brought) => void): void;
  addEventListener(kind: 'notificationclick', listener: (tapped: Tapped) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (ended: Ended) => void): void;
  addEventListener(kind: 'message', listener: (message: Message) => void): void;
}

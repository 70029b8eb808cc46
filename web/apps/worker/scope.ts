/// <reference lib="dom" />

/** An event that keeps the worker running until its work is done. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** A push service has ended a subscription of this browser. */
interface SubscriptionChangeEvent extends ExtendableEvent {
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
    getNotifications(): Promise<readonly unknown[]>;
    showNotification(title: string, how: NotificationOptions & { readonly badge: string }): Promise<void>;
  };
  /** `setAppBadge` is missing where a system shows no number at an icon. */
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly clients: {
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(kind: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
  addEventListener(kind: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

import type { Page } from 'playwright-core';

/** A browser that may show notifications; one without windows has refused them. Set on a page before it is loaded again. */
export const withPermission = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
  });

/** A browser that has a push service; one on a computer without a line has none. Nothing else of it is otherwise. */
export const withPushService = (page: Page, subscription: object): Promise<unknown> =>
  page.addInitScript((told) => {
    const made = { ...told, toJSON: () => told, unsubscribe: async () => true };
    const asked: unknown[] = [];
    Reflect.set(window, 'asked', asked);
    PushManager.prototype.subscribe = async (how) => {
      asked.push(how?.applicationServerKey);
      return made as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      asked.length > 0 ? (made as unknown as PushSubscription) : null;
  }, subscription);

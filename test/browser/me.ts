import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewClub } from './admin.ts';
import { complaintsOn, enter, type Open, PHONE } from './browser.ts';

export async function linkFor(club: NewClub, terms: object): Promise<string> {
  const { link } = await club.settle('/access', { label: 'a link', ...terms });
  return String(link);
}

export class Phone {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** How often it was touched by what is done with it here. */
  touches = 0;

  private constructor(page: Page) {
    this.page = page;
    this.complaints = complaintsOn(page);
  }

  /** Opens the link of a player once, and then their page of a ladder. */
  static async of(open: Open, club: NewClub, ladder: string, player: string, query = ''): Promise<Phone> {
    const link = await linkFor(club, { role: 'player', player, label: player });
    const phone = new Phone(await open(link, PHONE));
    await enter(phone.page);
    await phone.page.goto(`${club.origin}/${club.id}/${ladder}/me/${query}`);
    await phone.page.locator('.place').waitFor();
    return phone;
  }

  /** One that shows a page already. */
  static showing(page: Page): Phone {
    return new Phone(page);
  }

  sees(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  gone(text: string): Promise<void> {
    return this.page.getByText(text).waitFor({ state: 'detached' });
  }

  async tap(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: typeof name === 'string' });
    await this.#touch(button.first());
  }

  async #touch(what: Locator): Promise<void> {
    this.touches++;
    await what.tap();
  }

  /** Follows a link of the page. */
  follow(name: string): Promise<void> {
    return this.#touch(this.page.getByRole('link', { name, exact: true }));
  }

  /** What else can be done about the challenge of an opponent. */
  more(opponent: string): Promise<void> {
    return this.#touch(this.page.getByLabel(`More: ${opponent}`, { exact: true }));
  }

  /** Leads to another part of the player’s page by its bar. */
  async looks(at: 'Me' | 'Results' | 'More'): Promise<void> {
    await this.#touch(this.page.getByRole('navigation').getByRole('link', { name: at, exact: true }));
  }

  get sheet() {
    return this.page.getByRole('dialog');
  }

  /** Presses the key of the sheet that does it, and waits until the sheet is gone. */
  async confirm(name: string): Promise<void> {
    await this.#touch(this.sheet.getByRole('button', { name, exact: true }));
    await this.sheet.waitFor({ state: 'detached' });
  }

  /** Presses a button, and the key of the sheet that opens. */
  async does(button: string, key: string): Promise<void> {
    await this.tap(button);
    await this.confirm(key);
  }

  challenges(opponent: string): Promise<void> {
    return this.does(`Challenge ${opponent}`, 'Challenge');
  }

  /** Opens the sheet of a result, and says how it ended; `foreseen` is what the sheet then shows. */
  async reports(opponent: string, own: string, foreseen?: string): Promise<void> {
    await this.tap(`Result: ${opponent}`);
    await this.#touch(this.page.locator('label', { has: this.page.getByRole('radio', { name: own }) }));
    if (foreseen !== undefined) await this.sheet.getByText(foreseen).waitFor();
    await this.confirm('Save result');
  }

  offline(is: boolean): Promise<void> {
    return this.page.context().setOffline(is);
  }
}

/** What the laptop has written and would have sent, newest first. */
export class Mailbox {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The e-mails to somebody whose subjects begin with some words, as there are now: their texts. */
  async #texts(to: string, subject: string): Promise<readonly string[]> {
    await this.page.reload();
    const all = this.page.locator(`h2:has(+ p:text("To ${to}"))`, { hasText: subject });
    return all.locator('xpath=following::pre[1]').allTextContents();
  }

  async numberOf(to: string, subject: string): Promise<number> {
    return (await this.#texts(to, subject)).length;
  }

  /** The newest of them, once it has come: the first link that it has of a kind. */
  async link(to: string, subject: string, kind: RegExp): Promise<string> {
    let link = '';
    const look = async (): Promise<string> => {
      link = kind.exec((await this.#texts(to, subject))[0] ?? '')?.[0] ?? '';
      return link;
    };
    await expect.poll(look, { timeout: 15_000 }).not.toBe('');
    return link;
  }
}

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

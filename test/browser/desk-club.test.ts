import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMAT, FORMAT_HEADER } from '../../shared/contract/format.ts';
import { startOnFriday } from '../local/demo-folder.ts';
import { type Laptop, useFolder } from '../local/laptop.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { DESKTOP, expectAccessible, expectFits, Hands, NewClub } from './desk.ts';

const people = [
  { id: 'ann', name: 'Ann Bell' },
  { id: 'ann-two', name: 'Ann Brown' },
  { id: 'markup', name: '<b>Bo</b> & "Co"' },
  { id: 'long', name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Zed' },
];
const MANY = Array.from({ length: 30 }, (_, index) => ({ id: `p-${index}`, name: `Player Number${index}` }));

/** The website of a club, with one page. */
class Website {
  readonly #server: Server;
  readonly origin: string;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${port}/`;
  }

  static async of(html: string): Promise<Website> {
    const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    return new Website(server, typeof address === 'object' && address ? address.port : 0);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** What the service says of each answer, where a test speaks for it. */
const KEPT = { [FORMAT_HEADER]: FORMAT };

describe('the club’s own settings on the desk', { timeout: 120_000 }, () => {
  const folder = useFolder();
  const open = useBrowser();
  let laptop: Laptop;
  beforeAll(async () => {
    laptop = await startOnFriday(folder);
  });
  afterAll(() => laptop.end());

  /** The tab of a new club with one ladder, as its organiser sees it. */
  async function begin(id: string, players: readonly object[] = people, device = DESKTOP) {
    const club = await NewClub.make(laptop, id);
    const desk = await club.ladder('main', { system: 'lavers', name: 'Main <ladder>' }, players);
    const page = await open(club.link, device);
    await enter(page);
    await page.goto(`${desk}#club`);
    await page.getByRole('heading', { name: 'What the public sees of names' }).waitFor();
    return { club, page, desk, hands: new Hands(page), address: `${laptop.origin}/${id}/main/` };
  }

  const shownIn = (page: Page): Promise<readonly string[]> => page.locator('.seen td > bdi').allInnerTexts();

  /** Who stands on the public page, top first. */
  async function published(address: string): Promise<readonly string[]> {
    const answer = await fetch(`${address}view.json`);
    const { standings } = await answer.json();
    return standings.map(({ name }: { readonly name: string }) => name);
  }

  it('shows beforehand how the public will see every name, and then it does', async () => {
    const { page, hands, address } = await begin('shown', people, PHONE);
    await page.getByRole('cell', { name: 'Ann Bell' }).waitFor();
    await page.getByRole('radio', { name: /^First name and initial/ }).check();
    await page.getByText('lead nowhere any more').waitFor();
    const foreseen = ['Ann B.', 'Ann B. 2', '<b>Bo</b> C.', 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Z.'];
    await expect.poll(() => shownIn(page)).toEqual(foreseen);
    await expect.poll(() => published(address)).toContain('Ann Bell');
    await expectAccessible(page);
    await expectFits(page);
    await hands.click('Save');
    await page.getByText('Saved. The public pages follow').waitFor();
    await expect.poll(() => published(address)).toEqual(foreseen);
    await page.reload();
    await page.getByRole('cell', { name: 'Ann B. 2' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /^First name and initial/ }).isChecked()).toBe(true);
    await expect.poll(() => page.locator('.seen th[scope=row]').first().innerText()).toBe('Ann Bell');
  });

  it('takes nicknames by the keyboard alone, and says beside its field which is too long', async () => {
    const { page, hands, address } = await begin('nicknamed');
    await page.getByRole('radio', { name: /^Full name/ }).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The Rook, who never castles and always wins');
    const field = page.getByLabel('Nickname of Ann Bell');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('At most 40 characters.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Too long: The Rook, who never castles and always wins. Nothing was saved.').waitFor();
    await field.fill('The Rook');
    await page.getByRole('cell', { name: 'The Rook' }).waitFor();
    await hands.click('Save');
    await page.getByText('Saved. The public pages follow').waitFor();
    await expect.poll(() => published(address)).toEqual(['The Rook', 'A. B.', 'B. C.', 'W. Z.']);
  });

  it('keeps the nicknames of other ladders, and those that somebody else has given meanwhile', async () => {
    const { club, page, hands, address } = await begin('together');
    await club.ladder('juniors', { system: 'crewe' }, [{ id: 'kid', name: 'Kid Young' }]);
    await page.getByRole('radio', { name: /^Nickname/ }).check();
    await page.getByLabel('Nickname of Ann Bell').fill('The Rook');
    await club.settle('/naming', { mode: 'nickname', nicknames: { kid: 'Kiddo', markup: 'Boco', ann: 'Old' } });
    await hands.click('Save');
    await page.getByText('Saved. The public pages follow').waitFor();
    await expect.poll(() => published(address)).toEqual(['The Rook', 'A. B.', 'Boco', 'W. Z.']);
    await expect.poll(() => published(address.replace('main', 'juniors'))).toEqual(['Kiddo']);
  });

  it('keeps what was typed while the line is down, and does no harm when it is saved again', async () => {
    const { page, hands, address } = await begin('broken');
    await page.getByRole('radio', { name: /^Nickname/ }).check();
    await page.getByLabel('Nickname of Ann Bell').fill('The Rook');
    await page.route('**/naming', (route) => route.abort());
    await hands.click('Save');
    await page.getByText('Nothing was saved; what you typed is still here.').waitFor();
    await expectAccessible(page);
    await page.unroute('**/naming');
    // The request gets through, its answer does not.
    await page.route('**/naming', async (route) => {
      const answer = await route.fetch();
      await (route.request().method() === 'POST' ? route.abort() : route.fulfill({ response: answer }));
    });
    await hands.click('Save');
    await page.getByText('nobody knows yet whether this was saved').waitFor();
    await expect.poll(() => page.getByLabel('Nickname of Ann Bell').inputValue()).toBe('The Rook');
    await page.unroute('**/naming');
    await hands.click('Save');
    await page.getByText('Saved. The public pages follow').waitFor();
    await expect.poll(() => published(address)).toContain('The Rook');
  });

  it('takes the club off the front page and lists it again, also where the line is down meanwhile', async () => {
    const { page, hands, address } = await begin('hushed', people, PHONE);
    const front = async () => (await fetch(`${laptop.origin}/`)).text();
    const ladder = async () => (await fetch(address)).text();
    await page.route('**/listing', (route) => route.abort());
    await page.getByRole('heading', { name: 'Front page and search engines' }).click();
    await page.getByText('What is chosen now cannot be fetched').waitFor();
    await page.unroute('**/listing');
    await hands.click('Try again');
    const box = page.getByRole('checkbox', { name: 'List this club on the front page' });
    await box.waitFor();
    const form = page.locator('form').filter({ has: box });
    const save = form.getByRole('button', { name: 'Save' });
    expect([await box.isChecked(), (await front()).includes('href="/hushed/"')]).toEqual([true, true]);
    await box.uncheck();
    // The request gets through, its answer does not.
    await page.route('**/listing', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save.click();
    await form.getByText('nobody knows yet whether this was saved').waitFor();
    await page.unroute('**/listing');
    await save.click();
    await form.getByText('Saved. The public pages follow').waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await expect.poll(front).not.toContain('href="/hushed/"');
    await expect.poll(async () => (await ladder()).includes('noindex')).toBe(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Front page and search engines' }).click();
    await box.waitFor();
    await expect.poll(() => box.isChecked()).toBe(false);
    await box.check();
    await page.keyboard.press('Enter');
    await form.getByText('Saved. The public pages follow').waitFor();
    await expect.poll(async () => (await front()).includes('href="/hushed/"')).toBe(true);
    await expect.poll(async () => (await ladder()).includes('noindex')).toBe(false);
  });

  it('lists a few of many players, and finds the others', async () => {
    const { page, hands } = await begin('many', MANY);
    await page.getByRole('cell', { name: 'Player Number0' }).waitFor();
    await expect.poll(() => shownIn(page)).toHaveLength(8);
    await hands.fill('Find a player', 'number29');
    await expect.poll(() => shownIn(page)).toEqual(['Player Number29']);
    await hands.fill('Find a player', '');
    await hands.click('Show all 30');
    await expect.poll(() => shownIn(page)).toHaveLength(30);
  });

  it('gives what is to be pasted elsewhere: a frame that works, a calendar, a feed, a table', async () => {
    const { page, address } = await begin('pasted');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (what: string) => {
      await page.getByRole('button', { name: `Copy ${what}`, exact: true }).click();
      await page.getByText('Copied.').last().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('The public page')).toBe(address);
    for (const [what, type] of [
      ['Calendar', 'text/calendar'],
      ['News as a feed', 'application/atom+xml'],
      ['All moves as a table', 'text/csv'],
      ['A screen on the wall', 'text/html'],
    ] as const) {
      const answer = await fetch(await copied(what));
      expect([answer.status, answer.headers.get('content-type')?.split(';')[0]], what).toEqual([200, type]);
    }
    const line = await copied('On your own website');
    const site = await Website.of(line);
    const other = await open(site.origin);
    const frame = other.frameLocator('iframe[title="Main <ladder>"]');
    await frame.getByText('Ann Bell').waitFor();
    await site.close();
  });

  it('prints a poster for the notice board, and nothing else', async () => {
    const { page, address } = await begin('printed');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('img', { name: 'QR code of the public page' }).isVisible()).toBe(true);
    await expect.poll(() => page.locator('.poster').innerText()).toContain(address);
    for (const away of ['Save', 'Print the poster', 'Add it'])
      await expect.poll(() => page.getByRole('button', { name: away }).isVisible(), { message: away }).toBe(false);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  it('adds a program to be told, shows its secret once, and removes it after asking', async () => {
    const { page, hands } = await begin('told', people, PHONE);
    await page.getByText('Nobody is told yet.').waitFor();
    await hands.fill('What is it for?', 'club chat');
    await hands.fill('Address', 'http://chat.example.org/hooks/1');
    await hands.click('Add it');
    await page.getByText('Must begin with https://.').waitFor();
    const field = page.getByLabel('Address');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await field.fill('https://chat.example.org/hooks/1');
    await page.getByLabel('The champion').uncheck();
    await page.getByRole('button', { name: 'Add it' }).dblclick();
    await page.getByRole('heading', { name: 'The secret: shown this once' }).waitFor();
    const secret = page.locator('section').filter({ hasText: 'shown this once' }).locator('.link');
    await expect.poll(() => secret.innerText()).toMatch(/^whsec_[\w+/]{43}=$/);
    await expectAccessible(page);
    await expectFits(page);
    const item = page.locator('.lines li').filter({ hasText: 'club chat' });
    await expect.poll(() => item.count()).toBe(1);
    await expect.poll(() => item.innerText()).toContain('nothing was sent yet');
    await expect.poll(() => item.innerText()).not.toContain('The champion');
    const told = await secret.innerText();
    await page.reload();
    await item.waitFor();
    expect(await page.content()).not.toContain(told);
    await hands.click('Remove club chat');
    await expectAccessible(page);
    await hands.click('Remove it');
    await page.getByText('Nobody is told yet.').waitFor();
  });

  it('sends a test and tells how it went as soon as that is known', async () => {
    const { page, hands } = await begin('tested');
    await hands.fill('What is it for?', 'club chat');
    await hands.fill('Address', 'https://chat.example.org/hooks/1');
    await hands.click('Add it');
    await page.getByRole('button', { name: 'Send a test club chat' }).waitFor();
    // Nothing leaves this machine: the service's word on a test that was not taken.
    const asked: string[] = [];
    await page.route('**/ping', async (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      await route.fulfill({ status: 202, headers: KEPT, json: { delivery: 'd' } });
    });
    await page.route('**/webhooks', async (route) => {
      const answer = await route.fetch().catch(() => undefined);
      // The page asks on, also while the laptop is ending, and when it has ended.
      if (!answer) return route.abort();
      if (!answer.ok()) return route.fulfill({ response: answer });
      const { webhooks } = await answer.json();
      const last = { at: '2026-11-20T20:06:00+00:00', outcome: '404' };
      const json = { webhooks: webhooks.map((each: object) => ({ ...each, last })) };
      await route.fulfill({ headers: KEPT, json });
    });
    await hands.click('Send a test club chat');
    await page.getByText('A test is on its way.').waitFor();
    expect(asked).toEqual([
      expect.stringMatching(/^POST \/api\/clubs\/tested\/ladders\/main\/webhooks\/[0-9a-f]{16}\/ping$/),
    ]);
    await page.getByText('Friday 20 November 2026, 20:06: not accepted: it answered 404').waitFor();
    await expectAccessible(page);
  });

  it('says what is missing where it is missing, and plainly when nobody knows whether a program was added', async () => {
    const { page, hands } = await begin('lost');
    for (const event of await page.getByRole('checkbox').all()) await event.uncheck();
    await hands.click('Add it');
    for (const missing of ['say what it is for', 'give the address', 'Choose one or more'])
      await page.getByText(missing).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Challenges').check();
    await hands.fill('What is it for?', 'club chat');
    await hands.fill('Address', 'https://chat.example.org/hooks/1');
    // The request gets through, its answer does not.
    await page.route('**/webhooks', async (route) => {
      const answer = await route.fetch();
      await (route.request().method() === 'POST' ? route.abort() : route.fulfill({ response: answer }));
    });
    await hands.click('Add it');
    await page.getByText('without its secret having been shown here').waitFor();
    await page.locator('.lines li').filter({ hasText: 'club chat' }).waitFor();
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('https://chat.example.org/hooks/1');
  });

  it('is the organiser’s alone', async () => {
    const { club, page, desk } = await begin('closed');
    const { link } = await club.settle('/access', { role: 'scorer', label: 'tablet' });
    const scorer = await open(String(link));
    await enter(scorer);
    await scorer.goto(`${desk}#club`);
    await scorer.getByRole('heading', { name: 'Record a match' }).waitFor();
    await expect.poll(() => scorer.getByRole('link', { name: 'Club', exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Club', exact: true }).count()).toBe(1);
  });
});

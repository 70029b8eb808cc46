import { describe, expect, it } from 'vitest';
import { DEMO_LADDERS } from '#local/demo/demos.ts';
import { asked } from '../local/asking.ts';
import { clubTab, expectUsable, people } from './admin.ts';
import { DESKTOP, enter, loseAnswers, PHONE, useBrowser, website } from './browser.ts';
import { useOwnFriday } from './friday.ts';

describe('where else a ladder can be seen, at the desk', { timeout: 120_000 }, () => {
  // Its own, since others add people to the demo’s clubs.
  const friday = useOwnFriday();
  const open = useBrowser();

  const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };

  const begin = clubTab(friday, open);

  it('takes the club off the front page and lists it again, also where the line is down meanwhile', async () => {
    const { page, hands, address } = await begin('hushed', people, PHONE);
    const front = async () => (await fetch(`${friday.laptop.origin}/`)).text();
    const ladder = async () => (await fetch(address)).text();
    await page.route('**/api/clubs/hushed', (route) => route.abort());
    await page.reload();
    await page.getByText('This couldn’t be loaded').waitFor();
    await page.unroute('**/api/clubs/hushed');
    await hands.click('Try again');
    await hands.unfold('Front page listing');
    const box = page.getByRole('checkbox', { name: 'List this club on the front page' });
    await box.waitFor();
    const form = page.locator('form').filter({ has: box });
    const save = form.getByRole('button', { name: 'Save' });
    await expect.poll(() => box.isChecked()).toBe(true);
    await expect.poll(front).toContain('href="/hushed/"');
    await box.uncheck();
    await loseAnswers(page, '**/api/clubs/hushed');
    await save.click();
    await form.getByText('we can’t tell whether it was saved').waitFor();
    await page.unroute('**/api/clubs/hushed');
    await save.click();
    await form.getByText('Saved. Public pages update').waitFor();
    await expectUsable(page);
    await expect.poll(front).not.toContain('href="/hushed/"');
    await expect.poll(async () => (await ladder()).includes('noindex')).toBe(true);
    await page.reload();
    await hands.unfold('Front page listing');
    await box.waitFor();
    await expect.poll(() => box.isChecked()).toBe(false);
    await box.check();
    await page.keyboard.press('Enter');
    await form.getByText('Saved. Public pages update').waitFor();
    await expect.poll(async () => (await front()).includes('href="/hushed/"')).toBe(true);
    await expect.poll(async () => (await ladder()).includes('noindex')).toBe(false);
  });

  it('gives what is to be pasted elsewhere: a frame that works, a calendar, a feed, a table', async () => {
    const { page, hands, address } = await begin('pasted');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (what: string) => {
      await hands.unfold(what);
      await page.getByRole('button', { name: `Copy ${what}`, exact: true }).click();
      await page.getByText('Copied.').last().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    // What few people look at is made a moment after the page.
    const typeAt = (address: string) =>
      expect.poll(async () => (await fetch(address)).headers.get('content-type')?.split(';')[0], { message: address });
    const found = async (what: string) => typeAt(await copied(what));
    expect(await copied('Public page')).toBe(address);
    await (await found('Calendar')).toBe('text/calendar');
    await (await found('Wall display')).toBe('text/html');
    await hands.follow('For your webmaster');
    await (await found('News as a feed')).toBe('application/atom+xml');
    await (await found('All moves as CSV')).toBe('text/csv');
    const html = await copied('On your own website');
    // A frame that is there already follows the ladder within a minute.
    const framed = async () => (await fetch(/src="([^"]+)"/.exec(html)?.[1] ?? '')).text();
    await expect.poll(framed, { timeout: 90_000 }).toContain('Ann Bell');
    const other = await open(await website(html));
    const frame = other.frameLocator('iframe[title="Main <ladder>"]');
    await frame.getByText('Ann Bell').waitFor();
  });

  it('opens the part that the address means, also where it changed while the desk was being drawn', async () => {
    const { page, desk } = await begin('hasty');
    await page.goto('about:blank');
    await page.addInitScript(() => {
      const drawn = new MutationObserver(() => {
        if (!document.querySelector('main h2')) return;
        drawn.disconnect();
        location.hash = 'club';
      });
      drawn.observe(document, { childList: true, subtree: true });
    });
    await page.goto(desk);
    await page.getByRole('heading', { name: 'Names shown to the public' }).waitFor();
  });

  it.each(DEMO_LADDERS)('has five headings, and no long page on a tablet: $club/$ladder', async ({ club, ladder }) => {
    const { origin } = friday.laptop;
    const { link } = await asked(`${origin}/api/clubs/${club}/organiser`, friday.laptop.printed('Operator'), {});
    const page = await open(String(link), TABLET);
    await enter(page);
    await page.goto(`${origin}/${club}/${ladder}/desk/`);
    for (const part of ['results', 'people', 'rules', 'history', 'more', 'webmaster']) {
      await page.evaluate((hash) => location.assign(`#${hash}`), part);
      await page.locator(`.desk-${part} h2`).first().waitFor();
      await page.waitForLoadState('networkidle');
      // The rules are read there whole.
      if (part === 'rules') await page.locator('.unsaid').first().waitFor();
      const longest = part === 'rules' ? 3200 : 2500;
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(height, { message: part }).toBeLessThanOrEqual(longest);
      await expectUsable(page);
    }
    await expect.poll(() => page.locator('.tabs a').count()).toBe(5);
  });

  it('prints a poster for the notice board, and nothing else', async () => {
    const { page, address } = await begin('printed', people, DESKTOP, 'Poster');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('img', { name: 'QR code: Public page' }).isVisible()).toBe(true);
    await expect.poll(() => page.locator('.poster').innerText()).toContain(address);
    for (const away of ['Print', 'Search'])
      await expect.poll(() => page.getByRole('button', { name: away }).isVisible(), { message: away }).toBe(false);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

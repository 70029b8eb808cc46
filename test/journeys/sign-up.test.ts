import { describe, expect, it } from 'vitest';
import { expectAccessible, expectFits, expectUsable, Hands } from '../browser/admin.ts';
import { DESKTOP, PHONE, useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';

describe('somebody whose club is not here yet', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  /** What somebody sees before the next step, who may as well sit at a computer. */
  async function looks({ page }: Hands): Promise<void> {
    for (const { viewport } of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport ?? { width: 0, height: 0 });
      await expectFits(page);
    }
  }

  it('starts it from the front page, by a link in an e-mail, and records its first result in 19 touches', async () => {
    const { origin } = friday.laptop;
    const page = await open(`${origin}/`, PHONE);
    const hands = new Hands(page);
    await hands.follow('Start a club');
    await hands.fill('Name of your club', 'New');
    await hands.fill('Your name', 'Jo March');
    await hands.fill('Your e-mail address', 'jo@march.example');
    await hands.click('Send me the link');
    // A club’s address can’t be one that the site has itself.
    await page.getByText('“new” is taken. How about “new-2”?').waitFor();
    await expectUsable(page);
    await hands.fill('Name of your club', 'March Chess');
    await hands.fill('Its address', 'march');
    await hands.click('Send me the link');
    await page.getByText('We’ve sent a link to jo@march.example.').waitFor();
    await expectAccessible(page);
    await page.goto(friday.laptop.printed('E-mails'));
    await page.getByRole('link', { name: '/api/sign-up/' }).first().click();
    expect((await fetch(`${origin}/march/`)).status).toBe(404);
    await expectAccessible(page);
    await hands.click('Start the club');
    await page.getByRole('button', { name: 'Make the ladder' }).waitFor();
    await looks(hands);
    await hands.click('Make the ladder');
    await page.getByLabel('One person per line').waitFor();
    await looks(hands);
    await hands.fill('One person per line', 'Ann Archer\nBob Bishop\nCarla Cruz');
    await hands.click('Add to the ladder');
    const next = page.locator('.guide [aria-current=step]');
    await expect.poll(() => next.innerText()).toContain('Share the ladder');
    await looks(hands);
    await page.locator('.tabs a', { hasText: 'Results' }).click();
    await hands.choose('Challenger', 'Carla');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('3–0');
    await hands.click('Preview');
    await hands.click('Save result');
    await page.getByRole('heading', { name: 'Your ladder is live' }).waitFor();
    await looks(hands);
    // Three more than it takes: the first address was taken. And one in the mailbox, and one to the results.
    expect(hands.steps + 2).toBeLessThanOrEqual(19);
    const address = await page.getByRole('link', { name: /^http/ }).innerText();
    expect(address).toContain('/march/');
    await expect.poll(async () => (await fetch(address)).text()).toContain('Carla C.');
    // Nobody has asked for more: names are short, and the club is on no list.
    expect(await (await fetch(address)).text()).not.toContain('Cruz');
    expect(await (await fetch(`${origin}/`)).text()).not.toContain('March Chess');
  });
});

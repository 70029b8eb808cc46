import { describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { expectAccessible, expectFits, Hands } from './desk.ts';
import { useFriday } from './friday.ts';

describe('somebody whose club is not here yet', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('starts it from the front page, by a link in an e-mail, and records its first result', async () => {
    const { origin } = friday.laptop;
    const page = await open(`${origin}/`, PHONE);
    const hands = new Hands(page);
    await page.getByRole('link', { name: 'Start a club' }).click();
    await page.getByLabel('Name of your club').fill('New');
    await page.getByLabel('Your name').fill('Jo March');
    await page.getByLabel('Your e-mail address').fill('jo@march.example');
    await hands.click('Send me the link');
    // A club’s address can’t be one that the site has itself.
    await page.getByText('“new” is taken. How about “new-2”?').waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByLabel('Name of your club').fill('March Chess');
    await page.getByLabel('Its address').fill('march');
    await hands.click('Send me the link');
    await page.getByText('We’ve sent a link to jo@march.example.').waitFor();
    await expectAccessible(page);
    await page.goto(`${origin}/mail/`);
    await page.getByRole('link', { name: '/api/sign-up/confirm' }).first().click();
    expect((await fetch(`${origin}/march/`)).status).toBe(404);
    await expectAccessible(page);
    await hands.click('Start the club');
    await hands.click('Make the ladder');
    await hands.fill('One player per line', 'Ann Archer\nBob Bishop\nCarla Cruz');
    await hands.click('Add to the ladder');
    await hands.choose('Challenger', 'Carla');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('2–0');
    await hands.click('Preview');
    await hands.click('Save result');
    await page.getByRole('heading', { name: 'Your ladder is live' }).waitFor();
    const address = await page.getByRole('link', { name: /^http/ }).innerText();
    expect(address).toContain('/march/');
    await expect.poll(async () => (await fetch(address)).text()).toContain('Carla Cruz');
    await expect.poll(async () => (await fetch(`${origin}/`)).text()).toContain('March Chess');
  });
});

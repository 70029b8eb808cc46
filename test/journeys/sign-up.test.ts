import { describe, expect, it } from 'vitest';
import { expectAccessible, expectFits, expectUsable, Hands } from '../browser/admin.ts';
import { DESKTOP, PHONE, useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';

const TWELVE =
  'Ann Archer,Bob Bishop,Carla Cruz,Dee Dunn,Eve East,Fay Frost,Gus Gray,Hal Hill,Ida Irons,Jo Judd,Kit Kay,Liz Lamb';

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

  it('starts it from the front page, sends twelve invitations in 14 touches, and records its first result in 18', async () => {
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
    // Three more than it takes: the first address was taken. And two in the mailbox.
    await page.goto(friday.laptop.printed('E-mails'));
    await page.getByRole('link', { name: '/api/sign-up/' }).first().click();
    hands.steps += 2 - 3;
    expect((await fetch(`${origin}/march/`)).status).toBe(404);
    await expectAccessible(page);
    await hands.click('Start the club');
    await page.getByRole('button', { name: 'Make the ladder' }).waitFor();
    await looks(hands);
    await hands.click('Make the ladder');
    await page.getByLabel('One person per line').waitFor();
    await looks(hands);
    await hands.fill(
      'One person per line',
      TWELVE.split(',')
        .map((name) => `${name}, ${name[0]}@march.example`)
        .join('\n'),
    );
    await hands.click('Add to the ladder');
    await looks(hands);
    await hands.click('Send 12 invitations');
    await page.getByText('12 invitations sent.').waitFor();
    expect(hands.steps).toBeLessThanOrEqual(14);
    await page.locator('.tabs a', { hasText: 'Results' }).click();
    hands.steps++;
    await hands.choose('Challenger', 'Carla');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('3–0');
    await hands.click('Preview');
    await hands.click('Save result');
    await page.getByRole('heading', { name: 'Your ladder is live' }).waitFor();
    await looks(hands);
    expect(hands.steps).toBeLessThanOrEqual(18);
    const address = await page.getByRole('link', { name: /^http/ }).innerText();
    expect(address).toContain('/march/');
    await expect.poll(async () => (await fetch(address)).text()).toContain('Carla C.');
    // Nobody has asked for more: names are short, and the club is on no list.
    expect(await (await fetch(address)).text()).not.toContain('Cruz');
    expect(await (await fetch(`${origin}/`)).text()).not.toContain('March Chess');
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { graveBarriersOn } from './barriers.ts';
import { useBrowser } from './browser.ts';
import { NewClub } from './desk.ts';
import { useFriday } from './friday.ts';
import { linkFor, named, Phone } from './me.ts';

/** Names of the rows that have something of a kind. */
const rowsWith = (page: Page, what: string): Promise<readonly string[]> =>
  page.locator(`.ladder tbody tr:has(${what}) td bdi`).allInnerTexts();

describe('a public page, for whoever is signed in', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'known');
    await club.ladder('main', { system: 'crewe' }, named('ann', 'bob', 'cat', 'dan', 'eve'));
    await friday.laptop.page('/known/main/');
  });

  it('marks their row and leads to it, and a tap challenges those whom they may challenge', async () => {
    const { page, complaints } = await Phone.of(open, club, 'main', 'dan');
    await page.goto(`${club.origin}/known/main/`);
    await page.locator('nav.you').getByText('You: 4th').waitFor();
    expect(await rowsWith(page, '.you')).toEqual(['Dan']);
    const before = await rowsWith(page, '.challenge');
    expect(before).toContain('Cat');
    expect(before).not.toContain('Dan');
    expect(await graveBarriersOn(page)).toEqual([]);
    const challenge = page.getByRole('link', { name: 'Challenge Cat' });
    await challenge.focus();
    await club.post('/main/challenge', { id: 'c1', challenger: 'eve', challenged: 'bob' });
    await expect.poll(() => page.locator('.challenges').innerText()).toContain('Eve challenges Bob');
    await expect.poll(() => challenge.evaluate((it) => it === document.activeElement)).toBe(true);
    await challenge.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('You challenge Cat').waitFor();
    await sheet.getByRole('button', { name: 'Challenge', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('Cat').first().waitFor();
    await page.goto(`${club.origin}/known/main/`);
    await expect.poll(() => page.locator('.challenges').innerText()).toContain('Dan challenges Cat');
    await expect.poll(() => rowsWith(page, '.you')).toEqual(['Dan']);
    expect(await rowsWith(page, '.challenge')).not.toContain('Cat');
    await page.goto(`${club.origin}/known/`);
    await page.locator('nav.you').getByRole('link', { name: 'Your page' }).click();
    await page.waitForURL('**/known/main/me/');
    expect(complaints).toEqual([]);
  });

  it('leads officials to Admin, and to the club night only where the ladder has some', async () => {
    const page = await open(await linkFor(club, { role: 'scorer', label: 'bar' }));
    await page.locator('#where button').first().click();
    await page.waitForURL('**/desk/');
    await page.goto(`${club.origin}/known/main/`);
    await expect.poll(() => page.locator('nav.you a').allInnerTexts()).toEqual(['Admin']);
  });

  it('loads and asks nothing more for all others', async () => {
    const page = await open('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${club.origin}/known/main/`);
    await expect.poll(() => asked.filter((path) => path.endsWith('version.json')).length).toBeGreaterThan(0);
    expect(asked.filter((path) => path.startsWith('/api/') || path.includes('signed-in'))).toEqual([]);
    await expect.poll(() => page.locator('nav.you').count()).toBe(0);
  });
});

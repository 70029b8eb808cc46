import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { atDesk, expectAccessible, NewClub } from './desk.ts';
import { useFriday } from './friday.ts';
import { named, Phone } from './me.ts';

/** Whether something has the focus, and says so. */
const hasFocus = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.locator(':focus').filter({ hasText: text }).count()).toBe(1);

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');

/** Opens a dialog, which takes the focus, and leaves it by Escape, which gives that back. */
async function openAndLeave(page: Page, name: string): Promise<void> {
  await press(page, name);
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name, exact: true }).evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
}

describe('by keyboard alone', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  let club: NewClub;
  let admin: string;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'keyboard');
    admin = await club.ladder('main', { system: 'crewe' }, named('ann', 'bob', 'cid'));
  });

  it('a player stays where they are: dialogs give the focus back, and what they pressed may go', async () => {
    await club.post('/main/challenge', { id: 'c1', challenger: 'ann', challenged: 'bob' });
    await club.post('/main/accept', { challenge: 'c1' });
    const { page } = await Phone.of(open, club, 'main', 'ann');
    await openAndLeave(page, 'Report the result: Bob');
    await press(page, 'Propose a date');
    await expect
      .poll(() => page.getByLabel('Date and time').evaluate((it) => it === document.activeElement))
      .toBe(true);
    await press(page, 'Back');
    await hasFocus(page, 'Propose a date');
    await page.getByLabel('E-mail address').fill('ann@example.org');
    await page.getByLabel('E-mail address').press('Enter');
    await press(page, 'Remove address');
    await page.getByRole('button', { name: 'Remove address' }).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByLabel('E-mail address').evaluate((it) => it === document.activeElement))
      .toBe(true);
  });

  it('an organiser goes on with the next of those who ask to join', async () => {
    await club.change({ joining: true });
    for (const name of ['Dee', 'Eve']) await club.post('/main/requests', { name, consent: true, website: '' });
    const page = await atDesk(open, club, `${admin}#members`);
    await openAndLeave(page, 'Edit Ann');
    await press(page, 'Decline Dee');
    await hasFocus(page, 'Eve');
    await press(page, 'Decline Eve');
    await hasFocus(page, /^Requests/);
  });
});

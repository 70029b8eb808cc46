import { describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { DESKTOP, expectAccessible, expectFits } from './desk.ts';
import { clubTab, people } from './desk-club.ts';
import { useFriday } from './friday.ts';

describe('what is to end, at the desk', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  const begin = clubTab(friday, open);

  it('forgets a person after a look, closes and hides the ladder, and deletes it by its name typed', async () => {
    const { page, hands, address } = await begin('ending', people, PHONE);
    const ladder = async () => (await fetch(address)).text();
    await expect.poll(ladder).toContain('Ann Bell');
    await page.getByRole('heading', { name: 'Erase a person' }).click();
    await page.getByRole('combobox', { name: 'Person', exact: true }).selectOption('ann');
    await hands.click('Preview');
    const typed = page.getByLabel('Type the name to confirm: Ann Bell');
    await typed.fill('Ann');
    await hands.click('Erase this person');
    await page.getByText('That isn’t the name.').waitFor();
    await typed.fill('Ann Bell');
    await expectAccessible(page);
    await expectFits(page);
    await hands.click('Erase this person');
    await page.getByText('On its way: they’ll be “Former player').waitFor();
    await expect.poll(ladder, { timeout: 20_000 }).toContain('Former player');
    expect(await ladder()).not.toContain('Ann Bell');

    await page.getByRole('heading', { name: 'Hide, close or delete' }).click();
    const form = page.locator('form').filter({ hasText: 'Hide this ladder' });
    await form.getByLabel('Hide this ladder').check();
    await form.getByLabel('Close this ladder').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Saved. Public pages update').waitFor();
    await expect.poll(ladder).toContain('This ladder is closed: nothing changes');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport ?? { width: 1280, height: 800 });
    await expectFits(page);
    await page.getByLabel('Type the name to confirm').fill('Main');
    await hands.click('Delete for good');
    await page.getByText('That isn’t the name.').waitFor();
    await page.getByLabel('Type the name to confirm').fill('Main <ladder>');
    await hands.click('Delete for good');
    await page.getByText('Ladder deleted.').waitFor();
    await expect.poll(async () => (await fetch(address)).status, { timeout: 20_000 }).toBe(404);
  });
});

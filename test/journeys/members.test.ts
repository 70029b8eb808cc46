import { describe, expect, it } from 'vitest';
import { atDesk, expectAccessible, expectFits, expectUsable, Hands, NewClub } from '../browser/admin.ts';
import { enter, PHONE, useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';

const people = [
  { id: 'ann-lee', name: 'Ann Lee' },
  { id: 'bob', name: 'Bob Bishop' },
];

describe('the members of a club, at the desk', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('one person plays on two ladders under one link; another of her name is asked about, and added as another', async () => {
    const club = await NewClub.make(friday.laptop, 'two-anns');
    const crewe = { system: 'crewe', name: 'Friday Ladder' };
    await club.ladder('friday', crewe, people);
    const desk = await club.ladder('sunday', { ...crewe, name: 'Sunday Ladder' }, [{ id: 'cy', name: 'Cy' }]);
    const page = await atDesk(open, club, `${desk}#players`);
    const hands = new Hands(page);
    const join = page.getByRole('form', { name: 'Add a player' });
    const asked = page.getByRole('dialog', { name: /^Is this Ann Lee, who plays on Friday Ladder/ });
    const add = async () => {
      // What was added before has left the form.
      await expect.poll(() => join.getByLabel('Name').inputValue()).toBe('');
      await asked.waitFor({ state: 'hidden' });
      await join.getByLabel('Name').fill('ann LÉE');
      await join.getByRole('button', { name: 'Add' }).click();
      await asked.getByText('Who do you mean?').waitFor();
    };
    await add();
    await asked.getByRole('button', { name: 'Continue' }).click();
    await asked.getByText('Please choose one.').waitFor();
    await expectAccessible(page);
    await hands.pick('The same Ann Lee plays on Friday Ladder · ann-lee');
    await asked.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => club.order('sunday')).toEqual(['cy', 'ann-lee']);
    await add();
    await asked.getByText('already on this ladder').waitFor();
    await asked.getByRole('radio', { name: /^Another ann LÉE/ }).check();
    await asked.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => club.order('sunday')).toEqual(['cy', 'ann-lee', 'ann-lee-2']);

    await hands.follow('People');
    const item = page.locator('.members > li', { hasText: 'Sunday Ladder' }).filter({ hasText: 'Friday Ladder' });
    await item.getByText('No invite link').waitFor();
    await expect.poll(() => page.locator('.members > li').count()).toBe(4);
    await hands.click('Make a link Ann Lee');
    const made = page.locator('.link-cards li');
    await made.getByRole('img', { name: /QR code/ }).waitFor();
    const link = await made.locator('.link').innerText();
    await item.getByText('Link not opened yet').waitFor();
    await hands.click('Edit Ann Lee');
    await page.getByRole('dialog').getByLabel('E-mail').fill('ann@example.org');
    await page.getByRole('dialog').getByLabel('Name').fill('Ann Lee-Katz');
    await page.getByText('Also call them Ann Lee-Katz on Friday Ladder and Sunday Ladder').waitFor();
    await expectAccessible(page);
    await hands.click('Save');
    await page.getByRole('link', { name: 'ann@example.org' }).waitFor();
    await expectUsable(page);

    const phone = await open(link, PHONE);
    await enter(phone);
    for (const ladder of ['friday', 'sunday']) {
      await phone.goto(`${club.origin}/two-anns/${ladder}/me/`);
      await phone.getByText('Ann Lee-Katz').first().waitFor();
    }
    await phone.goto(`${club.origin}/enter/`);
    const own = phone.locator('#people li', { hasText: 'Sunday Ladder' });
    await own.getByText('rung 2 of 3').waitFor();
    await phone.locator('#people li', { hasText: 'Friday Ladder' }).getByText('rung 1 of 2').waitFor();
    await expectUsable(phone);
    await own.getByRole('link', { name: 'Your page' }).click();
    await phone.waitForURL(/\/sunday\/me\/$/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    const members = page.locator('.members');
    await members.getByText(/^Link opened .*, 1 browser$/).waitFor();
    await expectFits(page);
  });
});

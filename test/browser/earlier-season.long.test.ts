import { describe, expect, it } from 'vitest';
import { atDesk, expectAccessible, expectUsable, NewClub, named } from './admin.ts';
import { PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const RESULTS = `Court,Date,Winner,Loser,Score
1,3/4/2024,Bob,Ann,3-1
2,5/4/2024,Zoe,bob,3-0
1,5/4/2024,Zoe,Zoe,3-0
3,6/4/2024,Ann,Zoe,4-4
`;

describe('an earlier season', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('is pasted, looked at and added at the desk, and is then a past season of the ladder', async () => {
    const club = await NewClub.make(friday.laptop, 'historic');
    const desk = await club.ladder('main', { system: 'house', name: 'Main' }, named('ann', 'bob', 'cy'));
    const page = await atDesk(open, club, `${desk}#rules`);
    await page.getByText('Add an earlier season').click();
    const form = page.getByRole('form', { name: 'Add an earlier season' });
    await form.getByLabel('Results, or the final order, of one season').fill(RESULTS);
    await form.getByText('3 results.').waitFor();
    await form.getByText('1 column not used: Court.').waitFor();
    await form.getByText('The same player on both sides.').waitFor();
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByText('The dates don’t show which number is the day').first().waitFor();
    await form.getByRole('radio', { name: /^day first/ }).check();
    await expect.poll(() => form.getByLabel('Season starts').inputValue()).toBe('2024-04-03');
    await expect.poll(() => form.getByLabel('Zoe').inputValue()).toBe('NEW');
    await form.getByLabel('Season ends').fill('2024-12-31');
    await form.getByRole('button', { name: 'Preview' }).click();
    const after = form.locator('.before-after td:last-child');
    await expect.poll(() => after.allInnerTexts()).toEqual(['Zoe', 'Bob', 'Ann']);
    await expectUsable(page);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add the season' }).click();
    await page.getByText('Saved. Public pages').waitFor();
    await page.getByRole('link', { name: '2024', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo the start of this season' }).waitFor({ state: 'detached' });

    const phone = await open(`${club.origin}/${club.id}/main/2024/`, PHONE);
    await expect
      .poll(async () => phone.reload().then(() => phone.locator('#ladder tbody tr').allInnerTexts()))
      .toHaveLength(3);
    await phone.getByText('Season 2024 (finished).').waitFor();
    expect(await club.order('main')).toEqual(['ann', 'bob', 'cy']);

    await form.getByLabel('Results, or the final order, of one season').fill('Place\tName\n1\tCy\n2\tAnn');
    await form.getByText('A final order of 2.').waitFor();
    await form.getByLabel('Season starts').fill('2023-01-01');
    await form.getByLabel('Season ends').fill('2023-12-31');
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByRole('button', { name: 'Add the season' }).click();
    await page.getByRole('link', { name: '2023', exact: true }).waitFor();
    await phone.goto(`${club.origin}/${club.id}/`);
    await expect
      .poll(async () => phone.reload().then(() => phone.locator('body').innerText()))
      .toMatch(/2024.*Zoe.*2023.*Cy/s);

    const told = phone.locator('.past-places');
    await phone.goto(`${club.origin}/${club.id}/main/player/#cy`);
    await expect.poll(() => told.innerText()).toBe('2023: champion');
    await phone.goto(`${club.origin}/${club.id}/main/player/#ann`);
    await expect.poll(() => told.innerText()).toBe('2024: 3rd of 3 · 2023: 2nd of 2');
    await expectUsable(phone);
    await phone.getByRole('link', { name: '2024: 3rd of 3' }).tap();
    await phone.waitForURL('**/main/2024/player/#ann');

    const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '2024', exact: true }) });
    await item.getByRole('button', { name: 'Remove 2024' }).click();
    const asked = page.getByRole('dialog', { name: 'Remove: 2024' });
    await expectUsable(page);
    await asked.getByRole('button', { name: 'Remove' }).click();
    await item.waitFor({ state: 'detached' });
    await expect.poll(async () => (await fetch(`${club.origin}/${club.id}/main/2024/`)).status).toBe(404);
    await phone.goto(`${club.origin}/${club.id}/`);
    await expect
      .poll(async () => phone.reload().then(() => phone.locator('body').innerText()))
      .not.toMatch(/2024.*Zoe/);
  });
});

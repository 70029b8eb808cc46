import { describe, expect, it } from 'vitest';
import { atDesk, expectAccessible, expectUsable, Hands, NewClub, named } from './admin.ts';
import { TABLET } from './board.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

describe('the next season', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('starts from the desk, and the old tablet, phone, embed and calendar go on at the same address', async () => {
    const club = await NewClub.make(friday.laptop, 'seasoned');
    const desk = await club.ladder('main', { system: 'lavers', name: 'Main' }, named('ann', 'bob', 'cy'));
    await club.post('/main/arrive', { player: 'ann' });
    const home = `${club.origin}/${club.id}/main/`;
    const [phone, embed] = [await open(home, PHONE), await open(`${home}embed/`, PHONE)];
    const { link } = await club.settle('/access', { role: 'scorer', label: 'tablet' });
    const tablet = await open(String(link), TABLET);
    await enter(tablet);
    await tablet.goto(`${home}board/`);
    await tablet.waitForSelector('.night-board');
    await tablet.context().setOffline(true);
    await tablet.locator('.arrivals li button').filter({ hasText: 'Bob' }).first().tap();

    const page = await atDesk(open, club, `${desk}#rules`);
    const hands = new Hands(page);
    const form = page.getByRole('form', { name: 'Start the next season' });
    await page.getByText('Start the next season').click();
    await form.getByLabel('Season starts').fill('2026-11-20');
    await form.getByLabel('Season ends').fill('2027-06-07');
    await page.getByRole('radio', { name: 'Choose players' }).check();
    await page.getByRole('checkbox', { name: 'Cy' }).uncheck();
    await page.getByRole('checkbox', { name: /^End this season now/ }).check();
    await form.getByText('Settings', { exact: true }).click();
    await form.getByLabel('Starting order').first().selectOption('Set by hand');
    await page.getByRole('button', { name: 'Move Bob up' }).press('Enter');
    await page.getByText('Bob is now 1st.').waitFor();
    await page.getByRole('spinbutton', { name: 'Rung: Bob' }).fill('9');
    await page.getByRole('spinbutton', { name: 'Rung: Bob' }).press('Enter');
    await page.getByText('Bob is now 2nd.').waitFor();
    await page.getByRole('button', { name: 'Move Bob up' }).press('Enter');
    await form.getByRole('button', { name: 'Add closed days' }).click();
    await form.getByLabel(/^from$/).fill('2026-12-21');
    await form.getByLabel(/^to$/).fill('2027-01-03');
    await form.getByRole('button', { name: 'Change: Who you can challenge' }).click();
    await form.getByLabel('Challenge range (rungs)').fill('5');
    const rules = form.getByRole('region', { name: /Your rules/ });
    await expect.poll(() => rules.locator('mark').allInnerTexts()).toEqual(['5', '5']);
    await form.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Challenge range (rungs): 4 → 5').waitFor();
    await page.getByText('Closed: 21 December 2026 – 3 January 2027.').waitFor();
    await expect.poll(() => page.locator('.follows .order').innerText()).toMatch(/Bob\s+Ann/);
    await expectUsable(page);
    expect(await club.order('main')).toEqual(['ann', 'bob', 'cy']);
    await hands.click('Start the season');
    await page.getByText('Saved. Public pages').waitFor();
    await page.getByRole('link', { name: '2026', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Start the season' }).waitFor({ state: 'hidden' });
    expect(await club.order('main')).toEqual(['bob', 'ann']);

    // What was tapped in the season before is told, and not done in this one.
    await tablet.context().setOffline(false);
    const told = tablet.getByText(/A new season has begun/);
    await told.first().waitFor();
    await tablet.locator('.arrivals li button').filter({ hasText: 'Ann' }).first().tap();
    await expect.poll(() => club.present('main').catch(() => [])).toEqual(['ann']);
    await phone.getByRole('link', { name: '2026', exact: true }).waitFor();
    await embed.reload();
    await expect.poll(() => embed.locator('tbody tr').count()).toBeGreaterThanOrEqual(2);
    expect(await (await fetch(`${home}calendar.ics`)).text()).toContain('BEGIN:VCALENDAR');

    await phone.goto(`${home}2026/`);
    await phone.getByText('Season 2026 (finished).').waitFor();
    await expectUsable(phone);
    await phone.getByText('Cy').first().waitFor();
    await phone.goto(`${home}2026/player/#cy`);
    await phone.getByRole('heading', { name: 'Cy' }).waitFor();
    await phone.goto(`${club.origin}/${club.id}/`);
    await phone.locator('.leads', { hasText: 'Bob' }).waitFor();
    await expectAccessible(phone);
  });
});

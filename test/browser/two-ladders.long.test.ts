import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atDesk, expectAccessible, expectFits, expectUsable, Hands, NewClub } from './admin.ts';
import { BoardPage, openNight, tally } from './board.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';
import { Phone } from './me.ts';

const people = [
  { id: 'ann-lee', name: 'Ann Lee' },
  { id: 'bob', name: 'Bob Bishop' },
];

const rowOf = (page: Page, name: string) => page.locator('.people tbody tr', { hasText: name });

describe('the people of a club with two ladders', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('one person plays on two ladders under one link; another of her name is asked about, and added as another', async () => {
    const club = await NewClub.make(friday.laptop, 'two-anns');
    const crewe = { system: 'crewe', name: 'Friday Ladder' };
    await club.ladder('friday', crewe, people);
    const desk = await club.ladder('sunday', { ...crewe, name: 'Sunday Ladder' }, [{ id: 'cy', name: 'Cy' }]);
    const page = await atDesk(open, club, `${desk}#people`);
    const hands = new Hands(page);
    const add = async (line: string, whom: string) => {
      await page.getByRole('heading', { name: 'Add people' }).click();
      await hands.fill('One person per line', line);
      const asked = page.getByRole('combobox', { name: 'Who is ann LÉE? (Line 1)' });
      await asked.selectOption({ label: whom });
      await expectAccessible(page);
      await hands.click('Add to the ladder');
      await page.getByText('1 person added or updated.').waitFor();
    };
    await add('ann LÉE', 'Ann Lee: plays on Friday Ladder – will be added');
    expect(await club.order('sunday')).toEqual(['cy', 'ann-lee']);
    await add('ann LÉE', 'Another ann LÉE – will be added');
    await expect.poll(() => club.order('sunday')).toEqual(['cy', 'ann-lee', 'ann-lee-2']);

    await expect.poll(() => page.locator('.people tbody tr').count()).toBe(4);
    await rowOf(page, 'Bob Bishop').getByText('Friday Ladder').waitFor();
    await hands.click(/^Change Ann Lee$/);
    await hands.click('New link');
    const made = page.locator('.link-cards li');
    await made.getByRole('img', { name: /QR code/ }).waitFor();
    const link = await made.locator('.link').innerText();
    await rowOf(page, 'Ann Lee').getByText('not opened in a browser').waitFor();
    await hands.click(/^Change Ann Lee$/);
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
    await rowOf(page, 'Ann Lee-Katz').getByText('signed in').waitFor();
    await expectFits(page);

    await club.post('/sunday/join', { player: 'bob', name: 'Bob Bishop' });
    const bob = await Phone.of(open, club, 'friday', 'bob');
    await bob.challenges('Ann Lee-Katz');
    await bob.reports('Ann Lee-Katz', 'You won 1–0');
    await bob.sees('Also count it on:');
    await expectUsable(bob.page);
    const touches = bob.touches;
    await bob.tap('Sunday Ladder');
    await bob.sees('Sunday Ladder: recorded.');
    expect(bob.touches).toBe(touches + 1);
    expect(await club.order('sunday')).toEqual(['cy', 'ann-lee-2', 'bob', 'ann-lee']);
    await phone.goto(`${club.origin}/two-anns/sunday/me/`);
    await phone.getByRole('link', { name: 'Results' }).click();
    await phone
      .getByText(/You lost\s+0\W+1 to\s+Bob Bishop/)
      .first()
      .waitFor();
  });

  it('two who play a match on a club night have it counted on the other ladder from the board', async () => {
    const both = ['Ann', 'Bob'].map((name) => ({ id: `both-${name.toLowerCase()}`, name }));
    await openNight(friday.laptop, 'seniors', '2027-06-04', [...both, 'Cy']);
    await openNight(friday.laptop, 'juniors', '2027-06-30', ['Zoe', ...both]);
    const bar = await BoardPage.open(open, friday.laptop, 'seniors');
    for (const name of ['Ann', 'Bob']) await bar.arrive(name);
    await bar.challenge();
    await bar.result('first');
    await bar.page.getByText('Also count it on:').waitFor();
    await expectAccessible(bar.page);
    await bar.page.getByRole('button', { name: 'Friday night' }).tap();
    await bar.page.getByText('Friday night: recorded.').waitFor();
    expect(await tally(friday.laptop, 'juniors')).toEqual({ seed: 1, match: 1 });
    await bar.page.locator('.also').getByRole('button', { name: 'OK' }).tap();
    await expect.poll(() => bar.page.locator('.also').count()).toBe(0);
    expect(bar.complaints).toEqual([]);
  });
});

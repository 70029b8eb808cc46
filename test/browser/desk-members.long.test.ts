import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { atDesk, expectAccessible, Hands, NewClub } from './desk.ts';
import { useFriday } from './friday.ts';

const people = [
  { id: 'ann-lee', name: 'Ann Lee' },
  { id: 'bob', name: 'Bob Bishop' },
];

describe('the members of a club, at the desk', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('takes a table of people, and asks about each whom it may mean', async () => {
    const club = await NewClub.make(friday.laptop, 'from-a-table');
    const desk = await club.ladder('main', { system: 'crewe', name: 'Main' }, people);
    const page = await atDesk(open, club, `${desk}#members`);
    const hands = new Hands(page);
    await page.getByText('Add several members').click();
    const many = Array.from({ length: 120 }, (_, index) => `Person ${index + 1}\t${1000 + index}`);
    await hands.fill(
      'One member per line',
      ['ann lee, 1850, ann@example.org', 'Zoe; zoe@example.org', ...many].join('\n'),
    );
    await hands.click('Add members');
    await page.getByText('1 name is unclear').first().waitFor();
    await expectAccessible(page);
    await hands.click('All are existing members');
    await hands.click('Add members');
    await page.getByText('122 people added or updated.').waitFor();
    await page.getByText('50 of 123 people').waitFor();
    await page.getByLabel('Find a member').fill('ann');
    const ann = page.locator('.members > li', { hasText: 'Ann Lee' });
    await ann.getByText('Rating 1850').waitFor();
    await page.goto(`${await club.ladder('next', { system: 'crewe', name: 'Next' }, [])}#players`);
    await page.getByText('Choose from the members (123 people not on this ladder)').click();
    for (const name of ['Ann Lee', 'Zoe']) {
      await page.getByLabel('Find a member').fill(name);
      await page.getByRole('checkbox', { name }).check();
    }
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'As listed, first on rung 1' }).check();
    await hands.click('Add to the ladder');
    await expect.poll(() => club.order('next')).toEqual(['ann-lee', 'zoe']);
  });
});

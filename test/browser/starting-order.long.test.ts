import { describe, expect, it } from 'vitest';
import { atDesk, expectUsable, NewClub, named } from './admin.ts';
import { useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const NAMES = ['ann', 'bob', 'cy', 'dee', 'eve', 'flo', 'gus', 'hal', 'ida'];

describe('the order of another ladder of the club', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('makes the boxes of a new league, and a season of the ladder from the boxes', async () => {
    const club = await NewClub.make(friday.laptop, 'ordered');
    const season = { start: '2026-09-07' };
    const main = await club.ladder('main', { system: 'house', name: 'Singles ladder', season }, named(...NAMES));
    await club.post('/main/leave', { player: 'bob' });
    const boxes = await club.ladder('boxes', { system: 'boxes', name: 'Boxes', season }, []);

    const page = await atDesk(open, club, `${boxes}#people`);
    const adding = page.getByRole('form', { name: 'Add people' });
    await adding.getByLabel('Start from the order of').selectOption('Singles ladder');
    await adding.getByText('Box 2').waitFor();
    const shown = adding.locator('ol.order');
    await expect.poll(() => shown.allInnerTexts()).toEqual(['Ann\nCy\nDee\nEve\nFlo', 'Gus\nHal\nIda']);
    await expectUsable(page);
    await adding.getByRole('button', { name: 'Add to the ladder' }).click();
    await page.getByText('8 people added or updated.').waitFor();
    expect(await club.order('boxes')).toEqual(NAMES.filter((name) => name !== 'bob'));

    await club.post('/main/match', { id: 'm1', challenger: 'cy', challenged: 'ann', score: [3, 0] });
    await club.post('/boxes/leave', { player: 'ann' });
    await club.post('/boxes/join', { player: 'zoe', name: 'Zoe' });
    await page.goto(`${main}#rules`);
    await page.reload();
    await page.getByText('Start the next season').click();
    const form = page.getByRole('form', { name: 'Start the next season' });
    // A preview waits for the ladder that was chosen.
    await page.route(/ladders\/boxes$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await form.getByLabel('Start from the order of').selectOption('Boxes');
    await form.getByRole('button', { name: 'Preview' }).click();
    await expect.poll(() => form.locator('ol.order').innerText()).toMatch(/^Cy\s.*Ida\s+Zoe\s+Ann$/s);
    await form.getByRole('button', { name: 'Start the season' }).click();
    await page.getByText('Saved. Public pages').waitFor();
    expect(await club.order('main')).toEqual(['cy', 'dee', 'eve', 'flo', 'gus', 'hal', 'ida', 'zoe', 'ann']);
  });
});

import { describe, expect, it } from 'vitest';
import { logOf } from '../ladders/importing/logs.ts';
import {
  atDesk,
  clubTab,
  expectAccessible,
  expectFits,
  expectUsable,
  Hands,
  NewClub,
  named,
  newDesk,
} from './admin.ts';
import { DESKTOP, PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const friday = useFriday();
const open = useBrowser();

describe('a new ladder', { timeout: 180_000 }, () => {
  it('leads by House rules to the public page of twelve players in a dozen touches', async () => {
    const names = 'Ann Bob Cy Dee Eve Flo Gus Hal Ida Jo Kit Lou'.split(' ').map((name) => `${name} Archer`);
    const club = await NewClub.make(friday.laptop, 'house');
    const page = await open(club.link, PHONE);
    const hands = new Hands(page);
    await hands.click('New ladder');
    const rules = page.getByRole('region', { name: 'Your rules' });
    await expect.poll(() => rules.innerText()).toContain('best of 5');
    const told = page.getByRole('status').filter({ hasText: /\d rules have changed/ });
    await hands.pick('Tennis');
    await told.waitFor({ state: 'attached' });
    await rules.locator('mark', { hasText: '3' }).first().waitFor();
    await expectUsable(page);
    await hands.click('Make the ladder');
    await hands.fill('One person per line', names.join('\n'));
    await hands.click('Add to the ladder');
    await hands.follow('Public page');
    await expect.poll(async () => (await page.locator('#ladder').innerText()).match(/Archer/g)?.length).toBe(12);
    expect(hands.steps).toBeLessThanOrEqual(11);
  });

  it('brings the rules of a system when it is chosen, and says so where they do not come', async () => {
    const page = await atDesk(open, await NewClub.make(friday.laptop, 'choice'), `${friday.laptop.origin}/new/`);
    const rules = page.getByRole('region', { name: /rules/ });
    await expect.poll(() => rules.innerText()).toContain('best of 5');
    await page.getByRole('radio', { name: 'Other rules' }).check();
    await page.route('**/system-shicargo.js', (route) => route.abort());
    // It may be back where it was as soon as it has been chosen.
    await page.getByRole('radio', { name: 'Points' }).click();
    await page.getByText('This couldn’t be loaded').waitFor();
    await page.unroute('**/system-shicargo.js');
    await page.getByRole('radio', { name: 'Long games' }).check();
    await page.getByRole('radio', { name: 'Points' }).check();
    await expect.poll(() => rules.innerText()).toContain('pot');
    await page.getByRole('radio', { name: 'Computer Go' }).check();
    await page.getByRole('radio', { name: '19×19' }).check();
    await expect.poll(() => rules.innerText()).not.toContain('pot');
  });

  it('makes another ladder of the same log by other rules, and says beforehand who would stand elsewhere', async () => {
    const club = await NewClub.make(friday.laptop, 'again');
    const six = named('ann', 'bob', 'cy', 'dee', 'eve', 'flo');
    const desk = await club.ladder('main', { system: 'crewe', name: 'Main' }, six);
    await club.post('/main/match', { challenger: 'eve', challenged: 'ann', score: [1, 0] });
    const page = await atDesk(open, club, `${desk}#rules`);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New ladder from this one' }).click();
    await page.getByLabel('Name of the ladder').fill('Main by swaps');
    await page.getByRole('button', { name: 'Change: If you beat a player above you' }).click();
    await page.getByRole('radio', { name: 'the two change places' }).check();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Who would be on a different rung').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make the ladder' }).click();
    await page.getByRole('link', { name: 'main-by-swaps' }).waitFor();
    expect(await club.order('main-by-swaps')).toEqual(['eve', 'bob', 'cy', 'dee', 'ann', 'flo']);
    expect((await club.order('main'))[2]).toBe('eve');
  });

  it('imports a log with progress, and finds the import again after a reload', async () => {
    const { page, hands } = await newDesk(friday, open)('import', { system: 'crewe' }, named('ann', 'bob'), {
      part: '#webmaster',
    });
    const buffer = Buffer.from(logOf(8000));
    await hands.unfold('Import a ladder');
    await page.getByLabel('Season log').setInputFiles({ name: 'long.jsonl', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('All 8000 lines fit the rules.').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Make the ladder' }).click();
    await page.getByText(/\d+ of 8000 done/).waitFor();
    await page.reload();
    await page.getByText(/long: \d+ of 8000 done/).waitFor();
    await expectAccessible(page);
    await page.getByText('long: The ladder is ready:').waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: 'long', exact: true }).waitFor();
  });
});

const SEASON = { start: '2026-09-07', end: '2027-06-07' };

/** In September Ann and Bob have played, in October nobody: Cy has been removed. */
const LOG = [
  { ladder: { system: 'lavers', timezone: 'Europe/London', season: SEASON } },
  { at: '2026-09-07T18:00:00+01:00', seed: { order: 'given', players: named('ann', 'bob', 'cy') } },
  { at: '2026-09-14T22:00:00+01:00', match: { id: 's1', challenger: 'bob', challenged: 'ann', score: [1, 1] } },
  { at: '2026-11-02T12:00:00+00:00', settle: {} },
];

describe('a ladder that is changed in mid-season', { timeout: 120_000 }, () => {
  it('has its final moved, and a closure added after its month was settled: what that does is shown first', async () => {
    const club = await NewClub.make(friday.laptop, 'changed');
    await club.post('/main/import', LOG.map((line) => JSON.stringify(line)).join('\n'));
    await expect.poll(() => club.order('main').catch(() => []), { timeout: 20_000 }).toEqual(['ann', 'bob']);

    const page = await atDesk(open, club, `${club.origin}/${club.id}/main/desk/#rules`);
    const hands = new Hands(page);
    await page.getByRole('heading', { name: 'Change this ladder' }).waitFor();
    const rules = page.getByRole('region', { name: 'Your rules' });
    await hands.click('Change: Who you can challenge');
    await hands.fill('Challenge range (rungs)', '7');
    await expect.poll(() => rules.innerText()).toContain('up to 7 places above');
    await expect.poll(() => rules.locator('mark').allInnerTexts()).toEqual(['7', '7']);
    // What changed is read out, and nothing else.
    const readOut = page.getByRole('status').getByText(/^[^:]+: .*up to 7 places above/);
    await readOut.waitFor();
    await expectAccessible(page);
    await hands.fill('Challenge range (rungs)', '4');
    await hands.click('Preview');
    await page.getByText('Nothing has been changed.').waitFor();

    await hands.click('Add closed days');
    await hands.fill(/^from$/, '2026-10-01');
    await hands.fill(/^to$/, '2026-10-31');
    await hands.click('Preview');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await expect.poll(() => page.locator('.before-after').innerText()).toContain('Cy');
    await expectAccessible(page);
    expect(await club.order('main')).toEqual(['ann', 'bob']);
    await hands.confirm('Save');
    expect(await club.order('main')).toEqual(['ann', 'bob', 'cy']);

    await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
    await hands.fill('Date of the Grand Final', '2026-12-07');
    await hands.click('Preview');
    await page.getByRole('heading', { name: 'The rules say no' }).waitFor();
    await expectFits(page);
    await hands.fill('Reason for the exception', 'The hall is closed in June');
    await hands.click('Do it anyway');
    await hands.confirm('Save');
    await expect.poll(() => page.getByLabel('Date of the Grand Final').inputValue()).toBe('2026-12-07');
    await expectFits(page);
    await page.goto(`${club.origin}/${club.id}/main/desk/#history`);
    const told = (hasText: string) => page.locator('.log b', { hasText }).waitFor({ timeout: 30_000 });
    await told('The final was moved from 7 June 2027 to 7 December 2026.');
    await told('Now closed from 1 October 2026 to 31 October 2026.');
    await expectFits(page);
  });
});

describe('what is to end, at the desk', { timeout: 120_000 }, () => {
  it('forgets a person after a look, closes and hides the ladder, and deletes it by its name typed', async () => {
    const { page, hands, address } = await clubTab(friday, open)('ending', undefined, PHONE, 'Erase a person');
    const ladder = async () => (await fetch(address)).text();
    await expect.poll(ladder).toContain('Ann Bell');
    await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption('ann');
    await hands.click('Preview');
    const typed = page.getByLabel('Type the name to confirm: Ann Bell');
    await typed.fill('Ann');
    await hands.click('Erase a person');
    await expect
      .poll(() => page.locator('.fault').allInnerTexts())
      .toContainEqual(expect.stringContaining('Type the name'));
    await typed.fill('Ann Bell');
    await expectUsable(page);
    await hands.click('Erase a person');
    await page.getByText('On its way: they’ll be “Former player').waitFor();
    await expect.poll(ladder, { timeout: 20_000 }).toContain('Former player');
    expect(await ladder()).not.toContain('Ann Bell');

    await hands.unfold('Close, hide or delete');
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
    await hands.click('Delete this ladder');
    await expect
      .poll(() => page.locator('.fault').allInnerTexts())
      .toContainEqual(expect.stringContaining('Type the name'));
    await page.getByLabel('Type the name to confirm').fill('Main <ladder>');
    await hands.click('Delete this ladder');
    await page.getByText('Ladder deleted.').waitFor();
    await expect.poll(async () => (await fetch(address)).status, { timeout: 20_000 }).toBe(404);
  });
});

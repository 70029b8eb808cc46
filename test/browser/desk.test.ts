import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOnFriday } from '../local/demo-folder.ts';
import { type Laptop, useFolder } from '../local/laptop.ts';
import { logOf } from '../store/importing/logs.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { DESKTOP, expectAccessible, expectFits, Hands, NewClub } from './desk.ts';

const people = ['ann', 'bob', 'cy', 'dee', 'eve', 'flo'].map((id) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
}));

describe('the organiser’s desk', { timeout: 180_000 }, () => {
  const folder = useFolder();
  const open = useBrowser();
  let laptop: Laptop;
  beforeAll(async () => {
    laptop = await startOnFriday(folder);
  });
  afterAll(() => laptop.end());

  /** A page at a desk, entered by the club's link. */
  async function at(club: NewClub, address: string, device = DESKTOP): Promise<Page> {
    const page = await open(club.link, device);
    await enter(page);
    await page.goto(address);
    return page;
  }

  it('leads from a link to the first result of a new ladder in a dozen touches', async () => {
    const club = await NewClub.make(laptop, 'first');
    const page = await open(club.link, PHONE);
    const hands = new Hands(page);
    await hands.click('Make a new ladder');
    await page.getByRole('heading', { name: 'The rules, as you have them now' }).waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await hands.click('Make the ladder');
    await page.getByLabel('One player a line').waitFor();
    await expectAccessible(page);
    await hands.fill(
      'One player a line',
      '1. Ann Archer, 1850\nBob <script>alert(1)</script>; 1600\nЖанна Дарк\n\nann archer',
    );
    await expect.poll(() => page.getByRole('main').innerText()).toContain('3 players; 1 left out');
    await expectAccessible(page);
    await hands.click('Put them on the ladder');
    await hands.choose('Challenger', 'Жанна');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('2–0');
    await expectAccessible(page);
    await hands.click('See what it does');
    await page.getByRole('dialog').getByText('up 2').waitFor();
    await expectAccessible(page);
    await hands.click('Record it');
    await page.getByRole('heading', { name: 'Your ladder is live' }).waitFor();
    expect(hands.steps).toBeLessThanOrEqual(9);
    await expectAccessible(page);
    await expectFits(page);
    const address = await page.getByRole('link', { name: /^http/ }).innerText();
    expect(await (await fetch(address)).text()).toContain('Bob &lt;script>');
    expect(await club.order(address.split('/').at(-2) ?? '')).toEqual([
      'zhanna-dark',
      'ann-archer',
      'bob-script-alert-1-script',
    ]);
  });

  it('tells the rules of a new ladder as its figures change, and says which figure is impossible', async () => {
    const club = await NewClub.make(laptop, 'figures');
    const page = await at(club, `${laptop.origin}/new/`);
    const rules = page.getByRole('region', { name: /rules/ });
    await expect.poll(() => rules.innerText()).toContain('up to 4 rungs above');
    await page.getByText('Figures and closures').click();
    await page.getByLabel('How many rungs a challenge reaches').fill('7');
    await expect.poll(() => rules.innerText()).toContain('up to 7 rungs above');
    await page.getByLabel('How many rungs a challenge reaches').fill('0');
    await page.getByRole('button', { name: 'Make the ladder' }).click();
    await page.getByText('Must be a whole number from 1 to 100.').waitFor();
    await expectAccessible(page);
    await page.getByRole('radio', { name: /^Points/ }).check();
    await expect.poll(() => rules.innerText()).toContain('1000 points');
  });

  it('brings the rules of a system when it is chosen, and says so where they do not come', async () => {
    const club = await NewClub.make(laptop, 'choice');
    const page = await at(club, `${laptop.origin}/new/`);
    const rules = page.getByRole('region', { name: /rules/ });
    await expect.poll(() => rules.innerText()).toContain('Grand Final');
    await page.route('**/system-shicargo.js', (route) => route.abort());
    await page.getByRole('radio', { name: 'Points' }).check();
    await page.getByText('The rules of that system could not be loaded.').waitFor();
    await page.unroute('**/system-shicargo.js');
    await page.getByRole('radio', { name: 'Club night' }).check();
    await page.getByRole('radio', { name: 'Points' }).check();
    await expect.poll(() => rules.innerText()).toContain('pot');
    await page.getByRole('radio', { name: 'Computer Go' }).check();
    await page.getByRole('radio', { name: '19×19' }).check();
    await expect.poll(() => rules.innerText()).not.toContain('pot');
  });

  it('takes a closure until further notice for one until the season ends, and asks which time zone is meant', async () => {
    const club = await NewClub.make(laptop, 'shut');
    const page = await at(club, `${laptop.origin}/new/`);
    await page.getByLabel('Time zone of the club').fill('BST');
    await page.getByText('Figures and closures').click();
    await page.getByRole('button', { name: 'Add a closure' }).click();
    await page.getByLabel('from', { exact: true }).fill('2027-01-04');
    await page.getByLabel('until further notice').check();
    await page.getByText('Until further notice means until 7 June 2027.').waitFor();
    await page.getByRole('button', { name: 'Make the ladder' }).click();
    await page.getByText('Did you mean Europe/London?').waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    await page.getByLabel('Time zone of the club').fill('Europe/London');
    await page.getByRole('button', { name: 'Make the ladder' }).click();
    await page.getByLabel('One player a line').waitFor();
    const made = await fetch(page.url().replace('/desk/', '/state.json').replace(/#.*/, ''));
    expect((await made.json()).header.closures).toEqual([{ from: '2027-01-04', to: '2027-06-07' }]);
  });

  it('shows who stood where before and after, before a result is corrected, and then voided', async () => {
    const club = await NewClub.make(laptop, 'amended');
    const desk = await club.ladder('main', { system: 'lavers' }, people);
    await club.post('/main/match', { challenger: 'dee', challenged: 'bob', score: [2, 0] });
    await club.post('/main/match', { challenger: 'eve', challenged: 'cy', score: [1, 1] });
    const page = await at(club, `${desk}#log`);
    await page.getByRole('button', { name: /^Correct Dee 2–0 Bob/ }).click();
    await page.getByRole('dialog').getByRole('radio', { name: '0–2' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'See what it does' }).click();
    await page.getByRole('button', { name: 'Correct it' }).waitFor();
    const rows = await page.locator('.before-after tbody tr').allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
      '1 Ann Bob ▲ up 2',
      '2 Dee Ann ▼ down 1',
      '3 Bob Cy ▲ up 1',
      '4 Cy Dee ▼ down 2',
      '5 Eve Eve',
    ]);
    await expectAccessible(page);
    expect(await club.order('main')).toEqual(['ann', 'dee', 'bob', 'cy', 'eve', 'flo']);
    await page.getByRole('button', { name: 'Correct it' }).click();
    await page.getByText('corrected by line 5').waitFor();
    expect(await club.order('main')).toEqual(['bob', 'ann', 'cy', 'dee', 'eve', 'flo']);
    await page.getByRole('button', { name: /^Void Dee/ }).click();
    await page.getByRole('button', { name: 'Void it' }).click();
    await page.getByText('voided by line 6').waitFor();
    expect(await club.order('main')).toEqual(['ann', 'bob', 'cy', 'dee', 'eve', 'flo']);
    await expect.poll(() => page.getByRole('button', { name: /Dee 2–0 Bob/ }).count()).toBe(0);
    await page.getByLabel('Only lines about').selectOption('flo');
    await expect.poll(() => page.locator('.log').innerText()).not.toContain('Eve');
    await expectAccessible(page);
  });

  it('asks for a reason where the rules say no, and records it', async () => {
    const club = await NewClub.make(laptop, 'overruled');
    const desk = await club.ladder('main', { system: 'crewe', settings: { reach: 1 } }, people);
    const page = await at(club, desk, PHONE);
    const hands = new Hands(page);
    await hands.choose('Challenger', 'Flo');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('1–0');
    await hands.click('See what it does');
    await page.getByRole('heading', { name: 'The rules say no' }).waitFor();
    await expectAccessible(page);
    await hands.click('Do it all the same');
    await page.getByText('Please give a reason.').waitFor();
    await hands.fill('Why all the same?', 'They live far apart');
    await hands.click('Do it all the same');
    await hands.click('Record it');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hands.follow('Log');
    await page.getByText('They live far apart').waitFor();
  });

  it('does once what was asked while the line was down, however often it is asked', async () => {
    const club = await NewClub.make(laptop, 'offline');
    const desk = await club.ladder('main', { system: 'crewe' }, people);
    const page = await at(club, desk);
    const hands = new Hands(page);
    await hands.choose('Challenger', 'Cy');
    await hands.choose('Challenged', 'Bob');
    await hands.pick('1–0');
    await hands.click('See what it does');
    await page.getByRole('button', { name: 'Record it' }).waitFor();
    // The request gets through, its answer does not.
    await page.route('**/match', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await hands.click('Record it');
    await page.getByText('nobody knows yet').waitFor();
    await expectAccessible(page);
    await page.unroute('**/match');
    await hands.click('Ask again');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await club.order('main')).toEqual(['ann', 'cy', 'bob', 'dee', 'eve', 'flo']);
    await hands.follow('Log');
    await page.getByRole('button', { name: 'Correct Cy 1–0 Bob' }).waitFor();
    await expect.poll(() => page.locator('.log > li').filter({ hasText: 'Cy' }).count()).toBe(1);
  });

  it('looks again when somebody else was quicker', async () => {
    const club = await NewClub.make(laptop, 'two-desks');
    const desk = await club.ladder('main', { system: 'crewe' }, people);
    const page = await at(club, desk);
    const hands = new Hands(page);
    await hands.choose('Challenger', 'Cy');
    await hands.choose('Challenged', 'Bob');
    await hands.pick('1–0');
    await hands.click('See what it does');
    await page.getByRole('button', { name: 'Record it' }).waitFor();
    await club.post('/main/match', { challenger: 'bob', challenged: 'ann', score: [1, 0] });
    await hands.click('Record it');
    await page.getByText('has changed in the meantime').waitFor();
    expect(await club.order('main')).toEqual(['bob', 'ann', 'cy', 'dee', 'eve', 'flo']);
    await hands.click('Record it');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await club.order('main')).toEqual(['ann', 'cy', 'bob', 'dee', 'eve', 'flo']);
  });

  it('hands out a link that opens another browser, says so later, and takes it back', async () => {
    const club = await NewClub.make(laptop, 'linked');
    const desk = await club.ladder('main', { system: 'lavers' }, people);
    const page = await at(club, `${desk}#links`, PHONE);
    const hands = new Hands(page);
    await hands.fill('What is it for?', 'tablet at the bar');
    await hands.click('Make the link');
    const card = page.locator('.link-cards li');
    await card.getByRole('img', { name: /QR code/ }).waitFor();
    await expectAccessible(page);
    const link = await card.locator('.link').innerText();
    const other = await open(link);
    await enter(other);
    await other.goto(desk);
    await other.getByRole('heading', { name: 'Record a match' }).waitFor();
    await expect.poll(() => other.getByRole('link', { name: 'Links' }).count()).toBe(0);
    await page.reload();
    const sessions = page.locator('.sessions li');
    await sessions.filter({ hasText: 'Chrome on Linux (this browser): signed in 20 November 2026' }).waitFor();
    await expectAccessible(page);
    await hands.click('Sign out Chrome on Linux, tablet at the bar');
    await hands.click('Sign it out');
    await expect.poll(() => sessions.count()).toBe(1);
    await other.getByText('You’re signed out.').waitFor();
    await expectAccessible(other);
    await hands.click('New link tablet at the bar');
    await hands.click('Make a new link');
    await card.getByRole('img', { name: /QR code/ }).waitFor();
    await expect.poll(() => card.locator('.link').innerText()).not.toBe(link);
    await page.getByText('Withdrawn and ended links').waitFor();
    await hands.click('Withdraw tablet at the bar');
    await expectAccessible(page);
    await hands.click('Withdraw it');
    await expect.poll(() => page.getByRole('button', { name: 'Withdraw tablet at the bar' }).count()).toBe(0);
    await page.getByText('Admin history').click();
    await page.getByText('Link or key withdrawn: tablet at the bar').nth(1).waitFor();
    await page.getByText('Signed out: tablet at the bar (Chrome on Linux)').waitFor();
    await expect
      .poll(() => page.locator('.log .quiet').first().innerText())
      .toMatch(/20 November 2026, 20:\d\d UTC, by organiser/);
    await expectAccessible(page);
    await expectFits(page);
    await other.reload();
    await other.getByText('Please open the link').waitFor();
    await expectAccessible(other);
  });

  it('makes a sheet of links, one for each player', async () => {
    const club = await NewClub.make(laptop, 'sheet');
    const desk = await club.ladder('main', { system: 'lavers' }, people);
    const page = await at(club, `${desk}#links`);
    await page.getByRole('button', { name: 'Make the sheet' }).click();
    await expect.poll(() => page.locator('.link-cards li').count()).toBe(people.length);
    await page.getByText('Everybody on the ladder has a link.').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button', { name: 'Make the link' }).isVisible()).toBe(false);
    await expect.poll(() => page.locator('.link-cards .qr').first().isVisible()).toBe(true);
  });

  it('makes another ladder of the same log by other rules, and says beforehand who would stand elsewhere', async () => {
    const club = await NewClub.make(laptop, 'again');
    const desk = await club.ladder('main', { system: 'crewe', name: 'Main' }, people);
    await club.post('/main/match', { challenger: 'eve', challenged: 'ann', score: [1, 0] });
    const page = await at(club, `${desk}#files`);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New ladder from this one' }).click();
    await page.getByLabel('Name of the ladder').fill('Main by swaps');
    await page.getByText('Figures and closures').click();
    await page.getByLabel('What a win is worth').selectOption('swap');
    await page.getByRole('button', { name: 'See what would differ' }).click();
    await page.getByText('Who would stand elsewhere').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make this ladder' }).click();
    await page.getByRole('link', { name: 'main-by-swaps' }).waitFor();
    expect(await club.order('main-by-swaps')).toEqual(['eve', 'bob', 'cy', 'dee', 'ann', 'flo']);
    expect((await club.order('main'))[2]).toBe('eve');
  });

  it('says which part of it did not come over a bad line, and brings it when asked again', async () => {
    const club = await NewClub.make(laptop, 'parts');
    const page = await at(club, await club.ladder('main', { system: 'crewe', name: 'Parts' }, people));
    await page.getByRole('link', { name: 'Links' }).waitFor();
    await page.route('**/links.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Links' }).click();
    await page.getByText('This part of the desk could not be loaded.').waitFor();
    await page.unroute('**/links.js');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByRole('heading', { name: 'Make a link' }).waitFor();
  });

  it('says that it cannot be reached, while the system of its ladder does not come, and opens when it does', async () => {
    const club = await NewClub.make(laptop, 'system');
    const address = await club.ladder('main', { system: 'crewe', name: 'System' }, people);
    const page = await at(club, address);
    await page.getByRole('heading', { name: 'System' }).waitFor();
    await page.route('**/system-crewe.js', (route) => route.fulfill({ contentType: 'text/html', body: 'Welcome' }));
    await page.reload();
    await page.getByText('cannot be reached at the moment').waitFor();
    await page.unroute('**/system-crewe.js');
    await page.getByRole('heading', { name: 'System' }).waitFor();
  });

  it('imports a log with progress, and finds the import again after a reload', async () => {
    const club = await NewClub.make(laptop, 'import');
    const page = await at(club, `${await club.ladder('main', { system: 'crewe' }, people)}#files`);
    const buffer = Buffer.from(logOf(8000));
    await page.getByLabel('Log file').setInputFiles({ name: 'long.jsonl', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Look at it first' }).click();
    await page.getByText('All 8000 lines fit the rules.').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Make this ladder' }).click();
    await page.getByText(/\d+ of 8000 lines (checked|written)/).waitFor();
    await page.reload();
    await page.getByText(/long: \d+ of 8000 lines (checked|written)/).waitFor();
    await expectAccessible(page);
    await page.getByText('long: The ladder is ready:').waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: 'long', exact: true }).waitFor();
  });
});

import { describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { atDesk, expectAccessible, Hands, NewClub } from './desk.ts';
import { useFriday } from './friday.ts';

const people = ['ann', 'bob', 'cy', 'dee', 'eve', 'flo'].map((id) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
}));

describe('what is recorded at the desk', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('asks for a reason where the rules say no, and records it', async () => {
    const club = await NewClub.make(friday.laptop, 'overruled');
    const desk = await club.ladder('main', { system: 'crewe', settings: { reach: 1 } }, people);
    const page = await atDesk(open, club, desk, PHONE);
    const hands = new Hands(page);
    await hands.choose('Challenger', 'Flo');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('1–0');
    await hands.click('Preview');
    await page.getByRole('heading', { name: 'The rules say no' }).waitFor();
    await expectAccessible(page);
    await hands.click('Do it anyway');
    await page.getByText('Please give a reason.').waitFor();
    await hands.fill('Reason for the exception', 'They live far apart');
    await hands.click('Do it anyway');
    await hands.click('Save result');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hands.follow('History');
    await page.getByText('They live far apart').waitFor();
  });

  it('asks why a player is removed, and History says it, though no rule was passed over (N5)', async () => {
    const club = await NewClub.make(friday.laptop, 'inactive');
    const desk = await club.ladder('main', { system: 'nairobi' }, people);
    const page = await atDesk(open, club, `${desk}#players`, PHONE);
    const hands = new Hands(page);
    await hands.click('Remove Cy');
    await hands.fill('Reason (optional)', 'No game since March');
    await expectAccessible(page);
    await hands.click('Yes, remove');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hands.follow('History');
    await page.getByText('Reason: No game since March').waitFor();
    await hands.follow('Players');
    await hands.click('Remove Dee');
    await hands.fill('Reason (optional)', ' ');
    await hands.click('Yes, remove');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await club.order('main')).toEqual(['ann', 'bob', 'eve', 'flo']);
  });

  it('does once what was asked while the line was down, however often it is asked', async () => {
    const club = await NewClub.make(friday.laptop, 'offline');
    const desk = await club.ladder('main', { system: 'crewe' }, people);
    const page = await atDesk(open, club, desk);
    const hands = new Hands(page);
    await hands.choose('Challenger', 'Cy');
    await hands.choose('Challenged', 'Bob');
    await hands.pick('1–0');
    await hands.click('Preview');
    await page.getByRole('button', { name: 'Save result' }).waitFor();
    // The request gets through, its answer does not.
    await page.route('**/match', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await hands.click('Save result');
    await page.getByText('we can’t tell whether it was saved').waitFor();
    await expectAccessible(page);
    await page.unroute('**/match');
    await hands.click('Try again');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await club.order('main')).toEqual(['ann', 'cy', 'bob', 'dee', 'eve', 'flo']);
    await hands.follow('History');
    await page.getByRole('button', { name: 'Correct Cy 1–0 Bob' }).waitFor();
    await expect.poll(() => page.locator('.log > li').filter({ hasText: 'Cy' }).count()).toBe(1);
  });

  it('looks again when somebody else was quicker', async () => {
    const club = await NewClub.make(friday.laptop, 'two-desks');
    const desk = await club.ladder('main', { system: 'crewe' }, people);
    const page = await atDesk(open, club, desk);
    const hands = new Hands(page);
    await hands.choose('Challenger', 'Cy');
    await hands.choose('Challenged', 'Bob');
    await hands.pick('1–0');
    await hands.click('Preview');
    await page.getByRole('button', { name: 'Save result' }).waitFor();
    await club.post('/main/match', { challenger: 'bob', challenged: 'ann', score: [1, 0] });
    await hands.click('Save result');
    await page.getByText('has changed in the meantime').waitFor();
    expect(await club.order('main')).toEqual(['bob', 'ann', 'cy', 'dee', 'eve', 'flo']);
    await hands.click('Save result');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await club.order('main')).toEqual(['ann', 'cy', 'bob', 'dee', 'eve', 'flo']);
  });

  it('says which part of it did not come over a bad line, and brings it when asked again', async () => {
    const club = await NewClub.make(friday.laptop, 'parts');
    const page = await atDesk(open, club, await club.ladder('main', { system: 'crewe', name: 'Parts' }, people));
    await page.getByRole('link', { name: 'Invites' }).waitFor();
    await page.route('**/links.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Invites' }).click();
    await page.getByText('Couldn’t load this.').waitFor();
    await page.unroute('**/links.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Make an invite link' }).waitFor();
  });

  it('says that it cannot be reached, while the system of its ladder does not come, and opens when it does', async () => {
    const club = await NewClub.make(friday.laptop, 'system');
    const address = await club.ladder('main', { system: 'crewe', name: 'System' }, people);
    const page = await atDesk(open, club, address);
    await page.getByRole('heading', { name: 'System' }).waitFor();
    await page.route('**/system-crewe.js', (route) => route.fulfill({ contentType: 'text/html', body: 'Welcome' }));
    await page.reload();
    await page.getByText('Can’t connect').waitFor();
    await page.unroute('**/system-crewe.js');
    await page.getByRole('heading', { name: 'System' }).waitFor();
  });
});

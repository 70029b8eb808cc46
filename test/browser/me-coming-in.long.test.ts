import { beforeAll, describe, expect, it } from 'vitest';
import { ask, asked } from '../local/asking.ts';
import { atDesk, expectAccessible, expectFits, expectUsable, NewClub, named } from './admin.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { useOwnFriday } from './friday.ts';
import { linkFor, Phone } from './me.ts';

const HOSTILE = ['<script>alert(1)</script>', '\u202Eevil', '😀'.repeat(64), 'x'.repeat(300), '</bdi><b>', ' \u200b '];

describe('a player’s link', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'riverside');
  });

  const phoneOf = (ladder: string, player: string, query?: string) => Phone.of(open, club, ladder, player, query);

  it('knows nobody without a link, and says how to get one', async () => {
    const address = `${await club.ladder('doors', { system: 'crewe' }, named('ann', 'bob'))}`.replace('desk', 'me');
    const stranger = await open(address, PHONE);
    await stranger.getByText('You’re not signed in.').waitFor();
    await expectAccessible(stranger);
    const wrong = await open(`${club.origin}/enter/#riverside.${'x'.repeat(43)}`, PHONE);
    await wrong.getByText('This invite link is invalid.').waitFor();
    await expect.poll(() => wrong.locator('form').getAttribute('action')).toBe('/api/mail/riverside/link');
    const official = await open(await linkFor(club, { role: 'scorer' }), PHONE);
    await enter(official);
    expect(official.url()).toBe(address.replace('/me/', '/desk/'));
    const card = official.waitForResponse(/card\.json$/);
    await official.goto(address);
    await official.getByText('This page is for players.').waitFor();
    await card;
    await expect.poll(() => official.locator('main').innerText()).toContain('Admin');
    await expect.poll(() => official.locator('main').innerText()).not.toContain('Club night');
    const guest = await open(await friday.laptop.link(), PHONE);
    await enter(guest);
    await guest.goto(address);
    await guest.getByText('You’re signed in to another club:').waitFor();
  });

  it('is where the button of their link leads, and the link itself once they are signed in; Back leads to where they came from', async () => {
    const own = await NewClub.make(friday.laptop, 'straight');
    const ladder = `${await own.ladder('main', { system: 'lavers' }, named('ann', 'bob'))}`.replace('desk/', '');
    const page = await open(ladder, PHONE);
    const link = await linkFor(own, { role: 'player', player: 'ann', label: 'Ann' });
    for (const visit of ['first', 'signed in']) {
      await page.goto(link);
      await enter(page);
      await page.getByRole('heading', { name: 'Ann' }).waitFor();
      expect(page.url(), visit).toBe(`${ladder}me/`);
      await page.goBack();
      expect(page.url(), visit).toBe(ladder);
    }
    await page.goto(await linkFor(own, { role: 'scorer', label: 'tablet' }));
    await page.getByRole('button', { name: 'Club night' }).waitFor();
  });

  it('says so with the next news when its link has ended, and signs out when asked', async () => {
    await club.ladder('ends', { system: 'crewe' }, named('ann', 'bob'));
    const ann = await phoneOf('ends', 'ann');
    const { access } = await asked(`${club.api}/access`, club.key);
    const { hash } = access.findLast(({ player }: { player?: string }) => player === 'ann');
    await ask(`${club.api}/access/${hash}`, club.key, undefined, 'DELETE');
    await asked(`${club.api}/ladders/ends/join`, club.key, { player: 'cy', name: 'Cy' });
    await expect
      .poll(() => ann.page.locator('main').innerText(), { timeout: 40_000 })
      .toContain('This invite link was revoked. Please ask your organiser for a new one.');
    const bob = await phoneOf('ends', 'bob');
    await bob.looks('More');
    await bob.page.getByRole('link', { name: 'Sign out' }).tap();
    await bob.tap('Sign out bob');
    await bob.sees('You’re signed out.');
    await bob.page.goto(`${club.origin}/${club.id}/ends/me/`);
    await bob.sees(/You’re not signed in\./);
  });

  it('takes whoever is not on the ladder on, and shows any name that people have', async () => {
    const players = [{ id: 'ann', name: 'Ann' }, ...HOSTILE.map((name, index) => ({ id: `h${index}`, name }))];
    await club.ladder('names', { system: 'crewe' }, players);
    const zoe = await phoneOf('names', 'zoe');
    await zoe.sees('You’re not on this ladder.');
    await zoe.page.getByLabel('Your name, as others will see it').fill('Zoë <b>Zimt</b>');
    await zoe.does('Join this ladder', 'Join this ladder');
    await expect.poll(() => zoe.page.locator('h1').innerText()).toBe('Zoë <b>Zimt</b>');
    await zoe.sees('of 8');
    await expectUsable(zoe.page);
    await zoe.page.keyboard.press('Tab');
    for (let steps = 0; steps < 40; steps++) {
      if (await zoe.page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Challenge Ann')) break;
      await zoe.page.keyboard.press('Tab');
    }
    await zoe.page.keyboard.press('Enter');
    await zoe.sheet.waitFor();
    await expectFits(zoe.page);
    await zoe.page.keyboard.press('Escape');
    await zoe.sheet.waitFor({ state: 'detached' });
    expect(zoe.complaints).toEqual([]);
  });
});

describe('a result that is to be confirmed', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();

  it('is taken back, disputed, confirmed by the opponent, and counted by itself after its days', async () => {
    const club = await NewClub.make(friday.laptop, 'confirming');
    await club.ladder('long', { system: 'crewe', settings: { confirm: 2 } }, named('ann', 'bob', 'cy'));
    const [ann, cy] = [await Phone.of(open, club, 'long', 'ann'), await Phone.of(open, club, 'long', 'cy')];
    const report = async (own: string) => {
      await cy.tap('Result: Ann');
      await cy.page.getByRole('radio', { name: own }).check();
      await cy.sheet.getByText('until your opponent confirms').waitFor();
      await cy.confirm('Save result');
    };
    await cy.challenges('Ann');
    await report('You won 1–0');
    await cy.sees(/You\s+reported\s+1\W+0/);
    await ann.sees(/Cy\s+reported/);
    await cy.does('Withdraw: Ann', 'Withdraw');
    // What she disputes is the second report, not what she may still see of the first.
    await ann.page.getByText(/Cy\s+reported/).waitFor({ state: 'detached' });
    await report('You won 1–0');
    expect(await club.order('long')).toEqual(['ann', 'bob', 'cy']);
    await ann.sees(/Cy\s+reported a win, 1\W+0/);
    await expectUsable(ann.page);
    await ann.tap('Dispute: Cy');
    await ann.sheet.getByRole('radio', { name: 'You won 1–0' }).check();
    await ann.sheet.getByLabel('What is wrong').fill('I won');
    await expectAccessible(ann.page);
    await ann.confirm('Tell the organisers');
    await ann.sees('Disputed: the club decides.');
    const desk = await atDesk(open, club, `${club.origin}/${club.id}/long/desk/`);
    await desk.getByText('Ann says that this is wrong.').waitFor();
    await desk.locator('#disputes b', { hasText: '0–1' }).waitFor();
    await desk.getByText('I won').waitFor();
    await desk.locator('#approvals').waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: /^Approve Cy/ }).waitFor();
    await ann.tap('Confirm: Cy');
    await ann.sheet.getByText('You: rung 1 → 3').waitFor();
    await ann.confirm('Confirm');
    await expect.poll(() => club.order('long')).toEqual(['bob', 'cy', 'ann']);
    await ann.challenges('Cy');
    await ann.reports('Cy', 'You won 1–0');
    await ann.sees(/You\s+reported\s+1\W+0/);
    expect([...ann.complaints, ...cy.complaints]).toEqual([]);
    await friday.later('2026-11-23T12:00');
    await expect.poll(() => club.order('long')).toEqual(['bob', 'ann', 'cy']);
    await ann.page.goto(`${club.origin}/${club.id}/long/`);
    await ann.sees('not disputed, so it counts');
  });

  it('is, where results count at once, said to be wrong by the leader, which an organiser sees and sets right', async () => {
    const club = await NewClub.make(friday.laptop, 'wrong');
    await club.ladder('quick', { system: 'crewe', settings: { confirm: 0 } }, named('ann', 'bob', 'cy'));
    const [ann, cy] = [await Phone.of(open, club, 'quick', 'ann'), await Phone.of(open, club, 'quick', 'cy')];
    await cy.challenges('Ann');
    await cy.reports('Ann', 'You won 1–0');
    await expect.poll(() => club.order('quick')).toEqual(['bob', 'cy', 'ann']);
    await ann.page.goto(`${club.origin}/${club.id}/quick/me/#line-4`);
    await ann.page.reload();
    await ann.tap('That’s wrong: You lost 0–1 to Cy');
    await ann.sheet.getByRole('radio', { name: 'You won 1–0' }).check();
    await ann.sheet.getByLabel('What is wrong').fill('it was a draw');
    await expectAccessible(ann.page);
    await ann.confirm('Tell the organisers');
    await ann.sees('You’ve said that this is wrong');
    await expectFits(ann.page);
    const desk = await atDesk(open, club, `${club.origin}/${club.id}/quick/desk/`);
    await desk.getByText('Ann says that this is wrong.').waitFor();
    await desk.getByText('it was a draw').waitFor();
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.locator('#disputes').scrollIntoViewIfNeeded();
    await expectUsable(desk);
    await desk.getByRole('button', { name: /^Correct / }).click();
    await expect.poll(() => desk.getByRole('dialog').getByRole('radio', { name: '0–1' }).isChecked()).toBe(true);
    await desk.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
    await desk.getByRole('button', { name: 'Save result' }).click();
    await desk.locator('#disputes').waitFor({ state: 'detached' });
    await expect.poll(() => club.order('quick')).toEqual(['ann', 'bob', 'cy']);
    await ann.page.getByText('You’ve said that this is wrong').waitFor({ state: 'detached' });
    expect([...ann.complaints, ...cy.complaints]).toEqual([]);
  });

  it('is, in a game of several, disputed or confirmed by another player of the game', async () => {
    const club = await NewClub.make(friday.laptop, 'scores');
    await club.ladder('dice', { system: 'shicargo', settings: { confirm: 2 } }, named('ann', 'bob', 'cy'));
    await club.post('/dice/start', { id: 'one', players: ['ann', 'bob', 'cy'] });
    const [ann, bob] = [await Phone.of(open, club, 'dice', 'ann'), await Phone.of(open, club, 'dice', 'bob')];
    await ann.tap('Finish with scores');
    for (const [name, score] of Object.entries({ Ann: '30', Bob: '0', Cy: '0' }))
      await ann.page.getByLabel(`Score: ${name}`).fill(score);
    await ann.confirm('Save result');
    await ann.sees(/You\s+reported/);
    await bob.page.reload();
    await bob.sees(/Ann\s+reported/);
    await expectUsable(bob.page);
    await bob.does('Dispute', 'Dispute');
    await bob.sees('Disputed: the club decides.');
    const desk = await atDesk(open, club, `${club.origin}/${club.id}/dice/desk/`);
    await desk.getByText('disputed by Bob: please decide').waitFor();
    await bob.tap('Confirm');
    await bob.sheet.getByText('900 points').waitFor({ state: 'hidden' });
    await bob.confirm('Confirm');
    await expect.poll(() => club.order('dice')).toEqual(['ann', 'bob', 'cy']);
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  });
});

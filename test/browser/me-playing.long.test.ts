import { beforeAll, describe, expect, it } from 'vitest';
import { atDesk, expectAccessible, expectFits, expectUsable, NewClub, named } from './admin.ts';
import { useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';
import { Phone } from './me.ts';

/** As an app exports it, with names of its own. */
const GAME =
  '[Event "Casual"]\n[White "DrNykterstein"]\n[Black "Guest 7"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n';

describe('a player’s own phone', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'lakeside');
  });

  const phoneOf = (ladder: string, player: string, query?: string) => Phone.of(open, club, ladder, player, query);

  it('Crewe: says what declining costs, accepts, and shows what a result does before it is recorded', async () => {
    await club.ladder('long', { system: 'crewe' }, named('ann', 'bob', 'cy', 'dee'));
    const [ann, dee] = [await phoneOf('long', 'ann'), await phoneOf('long', 'dee')];
    await dee.tap('Challenge Ann');
    await dee.sheet.getByText('You have Black').waitFor();
    await dee.confirm('Challenge');
    await ann.sees('Dee challenged you');
    await ann.sees('May those you play see how to reach you?');
    await expectUsable(ann.page);
    await ann.tap('No, thanks');
    await ann.gone('May those you play see how to reach you?');
    await ann.more('Dee');
    await ann.tap('Decline: Dee');
    await ann.sheet.getByText(/declining is counted and shown, but costs nothing else/).waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.tap('Accept: Dee');
    for (const phone of [ann, dee]) await phone.page.getByRole('form', { name: /^Propose a date/ }).waitFor();
    await dee.tap('Result: Ann');
    await dee.page.getByRole('radio', { name: 'You won 1–0' }).check();
    await dee.sheet.getByText('You: rung 4 → 2').waitFor();
    expect(await club.order('long')).toEqual(['ann', 'bob', 'cy', 'dee']);
    await dee.confirm('Save result');
    await expect.poll(() => club.order('long')).toEqual(['bob', 'dee', 'ann', 'cy']);
    await dee.sees(/You beat\s+Ann\s+1\W+0: rung\s4\s→\s2/);
    await expectUsable(dee.page);
    await dee.looks('Results');
    await dee.sees('1 won, 0 lost');
    await expectUsable(dee.page);
    await dee.looks('More');
    await dee.sees('For your opponents');
    await expectUsable(dee.page);
  });

  it('a game that an organiser has suggested is a challenge after two touches, and accepted with one', async () => {
    const desk = await club.ladder('suggested', { system: 'crewe' }, named('ann', 'bob', 'cy'));
    const [ann, bob] = [await phoneOf('suggested', 'ann'), await phoneOf('suggested', 'bob')];
    for (const phone of [ann, bob]) await phone.tap('Sundays');
    const admin = await atDesk(open, club, `${desk}#people`);
    await admin.getByText('Suggest games').click();
    await admin.getByText('1 game to suggest, 1 player has nobody in reach.').waitFor();
    await expectUsable(admin);
    await admin.getByRole('button', { name: 'Suggest 1 game' }).click();
    await admin.getByText('1 game suggested, 1 player has nobody in reach.').waitFor();
    const card = bob.page.locator('#suggested');
    await card.getByText('one place above you, free on Sundays like you').waitFor();
    await expectUsable(bob.page);
    const before = bob.touches;
    await card.getByRole('button', { name: 'Challenge Ann' }).tap();
    await bob.confirm('Challenge');
    expect(bob.touches + 1 - before).toBe(2);
    await card.waitFor({ state: 'detached' });
    const touched = ann.touches;
    await ann.tap('Accept: Bob');
    await bob.page.getByRole('form', { name: /^Propose a date/ }).waitFor();
    expect(ann.touches - touched).toBe(1);
  });

  it('the page is offered for the home screen on a second visit, and no more once that was closed', async () => {
    await club.ladder('home', { system: 'crewe' }, named('ann', 'bob', 'cy', 'dee'));
    const { page } = await phoneOf('home', 'dee');
    const offer = page.getByRole('button', { name: 'Add to home screen' });
    /** As a browser does that could put the page there. */
    const visit = async (): Promise<void> => {
      await page.reload();
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
      await page.getByText('I’d like a game this week').waitFor();
    };
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const loaded = () => scripts.filter((each) => each.includes('home-offer')).length;
    await visit();
    expect(loaded()).toBe(0);
    await page.clock.install();
    await page.clock.fastForward('02:00:00');
    await visit();
    await offer.waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'No, thanks' }).tap();
    await offer.waitFor({ state: 'detached' });
    const before = loaded();
    await visit();
    expect(loaded()).toBe(before);
  });

  it('a rung is shared with two touches', async () => {
    await club.ladder('shared', { system: 'crewe' }, named('ann', 'bob'));
    const ann = await phoneOf('shared', 'ann');
    await ann.page.addInitScript(() => {
      const share = async (what: unknown) => void Object.assign(window, { shared: what });
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await ann.follow('Ann');
    await ann.tap('Share');
    expect(await ann.page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({
      text: expect.stringContaining('Ann'),
      url: expect.stringContaining('/shared/'),
    });
    expect(ann.touches).toBe(2);
  });

  it('a challenge is made with two touches, and a day for it found with one by each, out of the days on which the club plays', async () => {
    await club.ladder('touches', { system: 'crewe' }, named('ann', 'bob', 'cy', 'dee'));
    const [ann, dee] = [await phoneOf('touches', 'ann'), await phoneOf('touches', 'dee')];
    await dee.challenges('Ann');
    expect(dee.touches).toBe(2);
    await ann.tap('Accept: Dee');
    const offers = dee.page.getByRole('form', { name: 'Propose a date: Ann' });
    await expect.poll(() => offers.getByRole('button', { pressed: true }).count()).toBe(3);
    await expectUsable(dee.page);
    const [touched, second] = [dee.touches, await offers.getByRole('button', { pressed: true }).nth(1).innerText()];
    await dee.tap('Propose');
    await dee.sees('It’s up to');
    await ann.sees('Which suits you?');
    await expectUsable(ann.page);
    expect(ann.touches).toBe(1);
    await ann.tap(`${second}: Dee`);
    for (const [phone, other] of [
      [ann, 'Dee'],
      [dee, 'Ann'],
    ] as const)
      await phone.sees(`${second} v ${other}`);
    expect([ann.touches, dee.touches - touched]).toEqual([2, 1]);
    await dee.tap('No, thanks');
    await dee.gone('May those you play see how to reach you?');
    // Once nothing is news to her any more.
    const asked = async () => {
      await dee.page.reload();
      await dee.sees(`${second} v Ann`);
      await dee.page.waitForLoadState('networkidle');
      return dee.page.evaluate(() => performance.getEntriesByType('resource').length);
    };
    await expect.poll(asked, { timeout: 30_000 }).toBeLessThanOrEqual(14);
  });

  it('Crewe: of 501 shows a player their place, why they stand there and whom they may challenge, and reads no more than that', async () => {
    const players = Array.from({ length: 501 }, (_, n) => `p${n + 1}`);
    await club.ladder('hundreds', { system: 'crewe' }, named(...players));
    const p300 = await phoneOf('hundreds', 'p300');
    const wholes: string[] = [];
    p300.page.on(
      'request',
      (request) => void (/view\.json|history\//.test(request.url()) && wholes.push(request.url())),
    );
    await p300.page.reload();
    await p300.sees('Rung 300 of 501');
    await p300.challenges('P290');
    await p300.sees(/You challenged\s+P290/);
    await expectUsable(p300.page);
    await p300.page.locator('.place .why').waitFor();
    await p300.page.goto(`${club.origin}/${club.id}/hundreds/player/#p300`);
    await p300.sees('Rung 300 of 501');
    await expectUsable(p300.page);
    await p300.sees('Can challenge');
    await p300.page.locator('.results').waitFor();
    expect(wholes).toEqual([]);
  });

  it('Crewe: who says that they would like a game is seen, with when they can play, by those who may challenge them', async () => {
    const some = Array.from({ length: 7 }, (_, index) => `p${index + 1}`);
    await club.ladder('ready', { system: 'crewe' }, named('ann', ...some, 'zoe'));
    const [ann, zoe] = [await phoneOf('ready', 'ann'), await phoneOf('ready', 'zoe')];
    // On a slow connection each touch is answered only after the next.
    let kept = 0;
    zoe.page.on('requestfinished', (request) => {
      if (request.method() === 'PUT') kept++;
    });
    await zoe.page.route('**/free-times', async (route) => {
      await new Promise((answered) => setTimeout(answered, 800));
      await route.continue();
    });
    await zoe.page.getByLabel('I’d like a game this week').check();
    for (const time of ['Sundays', 'Saturdays', 'Saturdays']) await zoe.tap(time);
    await expect.poll(() => zoe.page.getByRole('button', { name: 'Sundays', pressed: true }).count()).toBe(1);
    await expectUsable(zoe.page);
    await expect.poll(() => kept).toBe(2);
    await ann.page.reload();
    const first = ann.page.locator('.reachable li').first();
    await expect.poll(() => first.innerText()).toMatch(/Zoe\s+Up for a game this week/);
    await expectUsable(ann.page);
    const p7 = await phoneOf('ready', 'p7');
    await p7.sees('Sundays');
    await expect.poll(() => p7.page.locator('.near .ready').innerText()).toBe('Up for a game this week · Sundays');
    await expectUsable(p7.page);
  });

  it('Crewe: a match outside the range is proposed by one and takes the other’s yes', async () => {
    const far = Array.from({ length: 11 }, (_, index) => `p${index + 1}`);
    await club.ladder('range', { system: 'crewe' }, named('ann', ...far, 'zoe'));
    const [ann, zoe] = [await phoneOf('range', 'ann'), await phoneOf('range', 'zoe')];
    await zoe.page.getByText('Outside your range, if you both agree').tap();
    await zoe.tap('Propose a match: Ann');
    await zoe.tap('Propose a match: Ann');
    await zoe.sees(/Waiting for\s+Ann/);
    await expectAccessible(zoe.page);
    await ann.page.reload();
    await ann.sees(/Zoe\s+would like to challenge you/);
    await expectUsable(ann.page);
    await ann.tap('No, thanks');
    await zoe.page.reload();
    await zoe.page.getByText('Outside your range, if you both agree').tap();
    await zoe.tap('Propose a match: Ann');
    await zoe.tap('Propose a match: Ann');
    await zoe.sees('Proposed matches');
    await ann.page.reload();
    await ann.tap('Agree');
    for (const phone of [ann, zoe]) await phone.sees(/challenged/);
    expect([...ann.complaints, ...zoe.complaints]).toEqual([]);
  });

  it('keeps what was tapped without a line, says so, and sends it once when the line is back', async () => {
    await club.ladder('far', { system: 'crewe' }, named('ann', 'bob', 'cy'));
    const [cy, ann] = [await phoneOf('far', 'cy'), await phoneOf('far', 'ann')];
    await cy.offline(true);
    await cy.tap('Challenge Ann');
    await cy.sheet.getByText(/kept here, and sent once you’re back online/).waitFor();
    await cy.confirm('Challenge');
    await cy.sees('No connection: one change will be sent once you’re back online.');
    await cy.sees('You challenge Ann');
    await expectAccessible(cy.page);
    await cy.page.reload({ timeout: 3000 }).catch(() => {});
    await cy.offline(false);
    await cy.page.goto(`${club.origin}/${club.id}/far/me/`);
    await ann.sees('Cy challenged you');
    await expect.poll(() => cy.page.locator('.line').innerText()).toBe('');
    await expect.poll(() => ann.page.getByText('Cy challenged you').count()).toBe(1);

    await cy.offline(true);
    await cy.more('Ann');
    await cy.tap('Withdraw: Ann');
    await cy.sheet.getByText(/kept here, and sent once/).waitFor();
    await cy.confirm('Withdraw');
    await ann.tap('Accept: Cy');
    await ann.page.getByRole('form', { name: 'Propose a date: Cy' }).waitFor();
    await cy.offline(false);
    await cy.sees('Couldn’t save: You withdraw your challenge to Ann.');
    await expectAccessible(cy.page);
    await cy.tap('OK');
    await expect.poll(() => cy.page.getByText('Couldn’t save').count()).toBe(0);
  });

  it('Nairobi: hands in a game with its moves as any app exports them, and then waits for the coordinator', async () => {
    const members = named('ann', 'bob', 'cy').map((each) => ({ ...each, registered: true, paidUntil: '2027-06-07' }));
    const lapsed = members.map((each) => (each.id === 'cy' ? { ...each, paidUntil: '2026-10-31' } : each));
    // It is Saturday morning there by now.
    const settings = { hoursFrom: '09:00' };
    await club.ladder('saturday', { system: 'nairobi', timezone: 'Pacific/Kiritimati', settings }, lapsed);
    const bob = await phoneOf('saturday', 'bob');
    await bob.looks('More');
    await bob.sees('Registered, paid up until 7 June 2027.');
    await bob.looks('Me');
    await bob.challenges('Ann');
    await bob.sees('You challenged Ann');
    await bob.more('Ann');
    await bob.sees('Challenges can’t be withdrawn. rule');
    await bob.tap('Result: Ann');
    await expect.poll(() => bob.page.getByLabel('Played on (club time)').inputValue()).toMatch(/^2026-11-21T10:/);
    await bob.page.getByRole('radio', { name: 'You won 1–0' }).check();
    await bob.page.getByLabel('Moves of the game (PGN)').fill(GAME.replace('Qxf7#', 'Qxf8#'));
    await bob.sheet.getByRole('button', { name: 'Preview' }).tap();
    await bob.sheet.getByText('Please choose.').waitFor();
    await bob.page.getByRole('radio', { name: 'You', exact: true }).check();
    await bob.sheet.getByRole('button', { name: 'Preview' }).tap();
    await bob.sheet.getByText('The PGN isn’t a legal game: 4. Qxf8# can’t be played. rule').waitFor();
    await expect.poll(() => bob.sheet.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
    await expectAccessible(bob.page);
    const file = { name: 'game.pgn', mimeType: 'text/plain', buffer: Buffer.from(GAME) };
    await bob.page.getByLabel('Or upload a file').setInputFiles(file);
    await bob.sheet.getByRole('button', { name: 'Preview' }).tap();
    await expect.poll(() => bob.sheet.getByRole('button', { name: 'Submit' }).isEnabled()).toBe(true);
    await bob.confirm('Submit');
    await bob.sees('1–0, awaiting approval');
    expect(await club.order('saturday')).toEqual(['ann', 'bob', 'cy']);
    const cy = await phoneOf('saturday', 'cy');
    await cy.sees(/You aren’t a registered, paid-up member on 21 November 2026/);
    await expectFits(bob.page);
  });

  it('Computer Go: says what a program prefers, and what a challenge would be played at', async () => {
    const programs = [
      { id: 'gnugo', name: 'GNU Go', gap: '3.5', main: 20, byoyomi: 10 },
      { id: 'ego', name: 'Ego', main: 15, byoyomi: 25 },
    ];
    await club.ladder('go', { system: 'computer-go', board: 9 }, programs);
    const ego = await phoneOf('go', 'ego');
    await ego.looks('More');
    await ego.tap('Change');
    await ego.page.getByLabel('Main time in minutes').fill('30');
    await ego.page.getByLabel('Scoring').fill('Japanese');
    await expectAccessible(ego.page);
    await ego.confirm('Save');
    await ego.sees('30 min, then 25 min per 25 moves · Japanese scoring');
    await ego.looks('Me');
    await ego.tap('Challenge GNU Go');
    await ego.sheet.getByText('GNU Go is White and gives 3 stones, komi 0.5 · 30 min').waitFor();
    await ego.confirm('Challenge');
    await ego.reports('GNU Go', 'You won 1–0', 'GNU Go: gap 3.5 → 2.5');
    await ego.looks('Results');
    await ego.sees('1 won, 0 lost');
    await expectFits(ego.page);
  });

  it('Shicargo: asks others to a game, which starts once all have sat down, and ends it with everybody’s score', async () => {
    await club.ladder('dice', { system: 'shicargo' }, named('weez', 'alduin', 'zoe'));
    const [weez, alduin] = [await phoneOf('dice', 'weez'), await phoneOf('dice', 'alduin')];
    const zoe = await phoneOf('dice', 'zoe');
    await weez.tap('Start a game');
    await weez.page.getByRole('checkbox', { name: 'Alduin' }).check();
    await weez.page.getByRole('checkbox', { name: 'Zoe' }).check();
    await weez.sees('300 points in the pot');
    await expectAccessible(weez.page);
    await weez.confirm('Send invitations');
    await weez.sees('Waiting for Alduin and Zoe');
    await alduin.page.reload();
    await alduin.tap('No, thanks: Weez');
    await alduin.sees('You are not playing, so the game doesn’t start.');
    await weez.page.reload();
    await weez.sees('Alduin is not playing, so the game doesn’t start. Nobody has paid.');
    await weez.tap('OK');
    // What is below moves up when the game leaves the list.
    await weez.gone('is not playing, so the game doesn’t start');
    await weez.tap('Start a game');
    await weez.page.getByRole('checkbox', { name: 'Alduin' }).check();
    await weez.page.getByRole('checkbox', { name: 'Zoe' }).check();
    await weez.confirm('Send invitations');
    for (const phone of [alduin, zoe]) {
      await phone.page.reload();
      await phone.sees(/invites you to a game with .*, 100 points each/);
      await expectUsable(phone.page);
      await phone.tap('Join the game: Weez');
    }
    for (const phone of [weez, alduin]) {
      const { page } = phone;
      await phone.looks('More');
      await page.getByLabel('Phone number', { exact: true }).fill('020 7946 0000');
      await page.getByLabel('Show my phone number').check();
      await page.getByRole('form', { name: 'For your opponents' }).getByRole('button', { name: 'Save' }).tap();
      await page.getByText('Saved.').waitFor();
    }
    await weez.looks('Me');
    await weez.page.reload();
    await weez.sees('with 900 points');
    await weez.sees('Alduin: 020 7946 0000');
    await expectFits(weez.page);
    await weez.tap('Finish with scores');
    await weez.page.getByLabel('Score: Weez').fill('30');
    await weez.page.getByLabel('Score: Alduin').fill('20.5');
    await weez.sees('Whole numbers only; a score can be negative.');
    await weez.page.getByLabel('Score: Alduin').fill('20');
    await weez.page.getByLabel('Score: Zoe').fill('-10');
    await weez.sheet.getByText('900 → 1072 points (+172)').waitFor();
    await expectAccessible(weez.page);
    await weez.confirm('Save result');
    await weez.sees('with 1072 points');
    expect(await club.order('dice')).toEqual(['weez', 'alduin', 'zoe']);
    await weez.tap('Start a game');
    await weez.page.getByLabel('Someone new, by name').fill('Ōta Kō');
    await weez.tap('Add to the ladder');
    await weez.sees('200 points in the pot');
    await expectAccessible(weez.page);
    await expect.poll(async () => (await club.order('dice')).join(' ')).toMatch(/ota-ko-[0-9a-f]{5}/);
    await weez.confirm('Send invitations');
    await weez.sees('If a player has no page of their own, an organiser can start the game.');
    await expectFits(weez.page);
    const desk = await atDesk(open, club, `${club.origin}/${club.id}/dice/desk/`);
    await desk.getByRole('button', { name: /^Start a game ./ }).click();
    await expect.poll(() => desk.getByText('Invitations to play').count()).toBe(0);
    await weez.page.reload();
    await weez.sees('with 972 points');
  });
});

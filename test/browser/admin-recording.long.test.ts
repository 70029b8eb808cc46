import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits, Hands, NewClub, named, newDesk } from './admin.ts';
import { enter, loseAnswers, PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const friday = useFriday();
const open = useBrowser();

const people = named('ann', 'bob', 'cy', 'dee', 'eve', 'flo');
const begin = newDesk(friday, open);

describe('what is recorded at the desk', { timeout: 180_000 }, () => {
  it('asks for a reason where the rules say no, and records it', async () => {
    const { page, hands } = await begin('overruled', { system: 'crewe', settings: { reach: 1 } }, people, {
      device: PHONE,
    });
    await hands.preview('Flo', 'Ann');
    await page.getByRole('heading', { name: 'The rules say no' }).waitFor();
    await expectAccessible(page);
    await hands.click('Do it anyway');
    await page.getByText('Please fill this in.').waitFor();
    await hands.fill('Reason for the exception', 'They live far apart');
    await hands.click('Do it anyway');
    await hands.confirm('Save result');
    await hands.follow('History');
    await page.getByText('They live far apart').waitFor();
  });

  it('asks why a player is removed, and History says it, though no rule was passed over (N5)', async () => {
    const { club, page, hands } = await begin('inactive', { system: 'nairobi' }, people, {
      part: '#people',
      device: PHONE,
    });
    await hands.click('Change Cy');
    await hands.click('Remove from the ladder');
    await hands.fill('Reason (optional)', 'No game since March');
    await expectAccessible(page);
    await hands.confirm('Remove');
    await hands.follow('History');
    await page.getByText('Reason: No game since March').waitFor();
    await page.locator('.tabs a', { hasText: 'People' }).click();
    await hands.click('Change Dee');
    await hands.click('Remove from the ladder');
    await hands.fill('Reason (optional)', ' ');
    await hands.confirm('Remove');
    expect(await club.order('main')).toEqual(['ann', 'bob', 'eve', 'flo']);
  });

  it('does once what was asked while the line was down, however often it is asked', async () => {
    const { club, page, hands } = await begin('offline', { system: 'crewe' }, people);
    await hands.preview('Cy', 'Bob');
    await page.getByRole('button', { name: 'Save result' }).waitFor();
    await loseAnswers(page, '**/match');
    await hands.click('Save result');
    await page.getByText('we can’t tell whether it was saved').waitFor();
    await expectAccessible(page);
    await page.unroute('**/match');
    await hands.confirm('Try again');
    expect(await club.order('main')).toEqual(['ann', 'cy', 'bob', 'dee', 'eve', 'flo']);
    await hands.follow('History');
    await page.getByRole('button', { name: 'Correct Cy 1–0 Bob' }).waitFor();
    await expect.poll(() => page.locator('.log > li').filter({ hasText: 'Cy' }).count()).toBe(1);
  });

  it('looks again when somebody else was quicker', async () => {
    const { club, page, hands } = await begin('two-desks', { system: 'crewe' }, people);
    await hands.preview('Cy', 'Bob');
    await page.getByRole('button', { name: 'Save result' }).waitFor();
    await club.post('/main/match', { challenger: 'bob', challenged: 'ann', score: [1, 0] });
    await hands.click('Save result');
    await page.getByText('has changed in the meantime').waitFor();
    expect(await club.order('main')).toEqual(['bob', 'ann', 'cy', 'dee', 'eve', 'flo']);
    await hands.confirm('Save result');
    expect(await club.order('main')).toEqual(['ann', 'cy', 'bob', 'dee', 'eve', 'flo']);
  });

  it('says which part of it did not come over a bad line, and brings it when asked again', async () => {
    const { page } = await begin('parts', { system: 'crewe', name: 'Parts' }, people);
    const heading = page.locator('.tabs a', { hasText: 'People' });
    await heading.waitFor();
    await page.route('**/people.js', (route) => route.abort());
    await heading.click();
    await page.getByText('This couldn’t be loaded').waitFor();
    await page.unroute('**/people.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Tablets and organisers' }).waitFor();
  });

  it('says that it cannot be reached, while the system of its ladder does not come, and opens when it does', async () => {
    const { page } = await begin('system', { system: 'crewe', name: 'System' }, people);
    await page.getByRole('heading', { name: 'System' }).waitFor();
    await page.route('**/system-crewe.js', (route) => route.fulfill({ contentType: 'text/html', body: 'Welcome' }));
    await page.reload();
    await page.getByText('Trying again…').waitFor();
    await page.unroute('**/system-crewe.js');
    await page.getByRole('heading', { name: 'System' }).waitFor();
  });
});

const GAME = '[White "cy"]\n[Black "ann"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n';

describe('every system at the desk, on a phone', { timeout: 180_000 }, () => {
  let club: NewClub;
  let page: Page;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'systems');
    page = await open(club.link, PHONE);
    await enter(page);
  });

  const sheetIsGone = () => expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  it('Crewe: a challenge is issued, accepted and played, and moves both half the distance', async () => {
    await page.goto(await club.ladder('crewe', { system: 'crewe' }, named('ann', 'bob', 'cy', 'dee')));
    const hands = new Hands(page);
    await page.getByText('New challenge').click();
    const form = page.getByRole('form', { name: 'New challenge' });
    await form.getByLabel('Challenger').selectOption('dee');
    await form.getByLabel('Challenged').selectOption('ann');
    await form.getByRole('button', { name: 'Challenge' }).click();
    await hands.unfold('More Dee – Ann');
    await hands.click('Accept Dee – Ann');
    await page.getByText(', accepted').waitFor();
    await hands.click('Result Dee – Ann');
    await page.getByRole('form', { name: 'Result: Dee – Ann' }).getByRole('radio', { name: '1–0' }).check();
    await expectAccessible(page);
    await page.getByRole('form', { name: 'Result: Dee – Ann' }).getByRole('button').click();
    await hands.confirm('Save result');
    expect(await club.order('crewe')).toEqual(['bob', 'dee', 'ann', 'cy']);
    await expectFits(page);
  });

  it('Nairobi: a game is handed in with its moves, looked at on a board, and approved', async () => {
    const members = named('ann', 'bob', 'cy').map((each) => ({ ...each, registered: true, paidUntil: '2027-06-07' }));
    await page.goto(await club.ladder('nairobi', { system: 'nairobi' }, members));
    const hands = new Hands(page);
    await hands.choose('Challenger', 'Cy');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('1–0');
    await hands.fill('Minutes per player', '90');
    await hands.fill('Moves of the game (PGN)', GAME.replaceAll('1-0', '0-1'));
    // The clocks went back that night: nothing is looked at until it is said which of the two is meant.
    await hands.fill('Played on (club time)', '2026-10-25T01:30');
    await hands.click('Preview');
    await page.getByText('01:30 comes twice that night').waitFor();
    await page.locator('input[type="datetime-local"]:focus').waitFor();
    await hands.fill('Played on (club time)', '2026-11-14T15:30');
    await hands.click('Preview');
    await page.getByText('The PGN ends 0-1').waitFor();
    await hands.click('Cancel');
    await hands.fill('Moves of the game (PGN)', GAME);
    await hands.click('Preview');
    await page.getByText('Nobody moves.').waitFor();
    await hands.click('Save result');
    await page.getByRole('heading', { name: 'Waiting for your approval' }).waitFor();
    await hands.click(/^Open ./);
    await page.getByRole('img', { name: 'Position: Qxf7#' }).waitFor();
    await expectAccessible(page);
    await hands.click('One move back');
    await page.getByText('Black, 3: Nf6').waitFor();
    await page.keyboard.press('Home');
    await page.getByText('The start of the game').first().waitFor();
    await expect.poll(() => page.getByRole('img', { name: 'Position' }).innerText()).toMatch(/^♜/);
    await expectFits(page);
    await hands.click(/^Approve/);
    await page.getByRole('dialog').getByText('up 1').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await sheetIsGone();
    expect(await club.order('nairobi')).toEqual(['bob', 'cy', 'ann']);
  });

  it('Computer Go: a challenge says stones, komi and clock, and its result cuts the gap', async () => {
    const programs = [
      { id: 'gnugo', name: 'GNU Go', gap: '3.5', main: 20, byoyomi: 10 },
      { id: 'ego', name: 'Ego', main: 15, byoyomi: 25 },
    ];
    await page.goto(await club.ladder('go', { system: 'computer-go', board: 9 }, programs));
    const hands = new Hands(page);
    await hands.choose('Challenger', 'Ego');
    await hands.choose('Challenged', 'GNU Go');
    await page.getByRole('button', { name: 'Challenge', exact: true }).click();
    await page.getByText('GNU Go is White and gives 3 stones, komi 0.5 · 20 min, then 25 min per 25 moves').waitFor();
    await hands.click('Result Ego – GNU Go');
    await hands.pick('1–0');
    await expectAccessible(page);
    await hands.click('Preview');
    await hands.confirm('Save result');
    await page.locator('.tabs a', { hasText: 'People' }).click();
    await hands.click('Change Ego');
    await hands.click('Preferences');
    await page.getByRole('dialog').getByLabel('Scoring').fill('Japanese');
    await expectAccessible(page);
    await hands.confirm('Save');
    await hands.follow('History');
    await page.getByText('Ego changed preferences').first().waitFor();
  });

  it('Shicargo: a game begins with its pot, and ends with a table of scores that is shared out', async () => {
    await page.goto(await club.ladder('dice', { system: 'shicargo' }, named('weez', 'alduin')));
    const hands = new Hands(page);
    await page.getByRole('checkbox', { name: 'Weez' }).check();
    await page.getByRole('checkbox', { name: 'Alduin' }).check();
    await hands.fill(/^New players/, 'Zoë Zimt');
    await page.getByText('3 players · 300 points in the pot').waitFor();
    await page.getByRole('button', { name: 'Start a game' }).click();
    await page.getByRole('heading', { name: 'Weez, Alduin and Zoë Zimt' }).waitFor();
    await page.getByRole('textbox', { name: 'Weez' }).fill('30');
    await page.getByRole('textbox', { name: 'Alduin' }).fill('20.5');
    await hands.click('Preview');
    await page.getByText('Whole numbers only').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Alduin' }).fill('20');
    await page.getByRole('textbox', { name: 'Zoë Zimt' }).fill('-10');
    await hands.click('Preview');
    await page.getByRole('button', { name: 'Save result' }).waitFor();
    await page.getByRole('columnheader', { name: 'Gets' }).waitFor();
    const shares = await page.locator('dialog table').first().locator('tbody tr').allInnerTexts();
    expect(shares.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
      'Weez 30 172 +72',
      'Alduin 20 128 +28',
      'Zoë Zimt -10 0 −100',
    ]);
    await expectAccessible(page);
    await hands.confirm('Save result');
    expect(await club.order('dice')).toEqual(['weez', 'alduin', 'zoe-zimt']);
    await expectFits(page);
  });
});

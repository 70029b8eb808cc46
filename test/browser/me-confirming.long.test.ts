import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { atDesk, expectAccessible, expectFits, NewClub } from './desk.ts';
import { useOwnFriday } from './friday.ts';
import { named, Phone } from './me.ts';

describe('a result that is to be confirmed', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();

  it('is taken back, disputed, confirmed by the opponent, and counted by itself after its days', async () => {
    const club = await NewClub.make(friday.laptop, 'confirming');
    await club.ladder('long', { system: 'crewe', settings: { confirm: 2 } }, named('ann', 'bob', 'cy'));
    const [ann, cy] = [await Phone.of(open, club, 'long', 'ann'), await Phone.of(open, club, 'long', 'cy')];
    const report = async (own: string) => {
      await cy.tap('Report the result: Ann');
      await cy.page.getByRole('radio', { name: own }).check();
      await cy.sheet.getByText('until your opponent confirms').waitFor();
      await cy.confirm('Save result');
    };
    await cy.tap('Challenge Ann');
    await cy.confirm('Challenge');
    await report('You won 1–0');
    await cy.sees(/You\s+reported\s+1\W+0/);
    await cy.tap('Take back: Ann');
    await cy.confirm('Take back');
    await report('You won 1–0');
    expect(await club.order('long')).toEqual(['ann', 'bob', 'cy']);
    await ann.sees(/Cy\s+reported\s+1\W+0/);
    await expectAccessible(ann.page);
    await expectFits(ann.page);
    await ann.tap('Dispute: Cy');
    await ann.confirm('Dispute');
    await ann.sees('Disputed: the club will decide.');
    const desk = await atDesk(open, club, `${club.origin}/${club.id}/long/desk/`);
    await desk.getByText('disputed by the opponent: please decide').waitFor();
    await ann.tap('Confirm: Cy');
    await ann.sheet.getByText('You: rung 1 → 3').waitFor();
    await ann.confirm('Confirm');
    await expect.poll(() => club.order('long')).toEqual(['bob', 'cy', 'ann']);
    await ann.tap('Challenge Cy');
    await ann.confirm('Challenge');
    await ann.tap('Report the result: Cy');
    await ann.page.getByRole('radio', { name: 'You won 1–0' }).check();
    await ann.confirm('Save result');
    await ann.sees(/You\s+reported\s+1\W+0/);
    expect([...ann.complaints, ...cy.complaints]).toEqual([]);
    await friday.later('2026-11-23T12:00');
    await expect.poll(() => club.order('long')).toEqual(['bob', 'ann', 'cy']);
    await ann.page.goto(`${club.origin}/${club.id}/long/`);
    await ann.sees('counts, as nobody disputed it in time');
  });

  it('is, where results count at once, said to be wrong by the leader, which an organiser sees and sets right', async () => {
    const club = await NewClub.make(friday.laptop, 'wrong');
    await club.ladder('quick', { system: 'crewe', settings: { confirm: 0 } }, named('ann', 'bob', 'cy'));
    const [ann, cy] = [await Phone.of(open, club, 'quick', 'ann'), await Phone.of(open, club, 'quick', 'cy')];
    await cy.tap('Challenge Ann');
    await cy.confirm('Challenge');
    await cy.tap('Report the result: Ann');
    await cy.page.getByRole('radio', { name: 'You won 1–0' }).check();
    await cy.confirm('Save result');
    await expect.poll(() => club.order('quick')).toEqual(['bob', 'cy', 'ann']);
    await ann.page.goto(`${club.origin}/${club.id}/quick/me/#line-4`);
    await ann.page.reload();
    await ann.tap('That’s wrong: lost 0–1 Cy');
    await ann.sheet.getByLabel('The right score').fill('it was a draw');
    await expectAccessible(ann.page);
    await ann.confirm('Tell the organisers');
    await ann.sees('You’ve said that this is wrong');
    await expectFits(ann.page);
    const desk = await atDesk(open, club, `${club.origin}/${club.id}/quick/desk/`);
    await desk.getByText('Ann says that this is wrong.').waitFor();
    await desk.getByText('it was a draw').waitFor();
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.locator('#disputes').scrollIntoViewIfNeeded();
    await expectAccessible(desk);
    await expectFits(desk);
    await desk.getByRole('button', { name: 'Correct the score' }).click();
    await desk.getByRole('dialog').getByRole('radio', { name: '0–1' }).check();
    await desk.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
    await desk.getByRole('button', { name: 'Save correction' }).click();
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
    for (const [name, score] of [
      ['Ann', '30'],
      ['Bob', '0'],
      ['Cy', '0'],
    ] as const)
      await ann.page.getByLabel(`Score: ${name}`).fill(score);
    await ann.confirm('Save result');
    await ann.sees(/You\s+reported/);
    await bob.page.reload();
    await bob.sees(/Ann\s+reported/);
    await expectAccessible(bob.page);
    await expectFits(bob.page);
    await bob.tap('Dispute');
    await bob.confirm('Dispute');
    await bob.sees('You dispute them: the club decides.');
    const desk = await atDesk(open, club, `${club.origin}/${club.id}/dice/desk/`);
    await desk.getByText('disputed by Bob: please decide').waitFor();
    await bob.tap('Confirm');
    await bob.sheet.getByText('900 points').waitFor({ state: 'hidden' });
    await bob.confirm('Confirm');
    await expect.poll(() => club.order('dice')).toEqual(['ann', 'bob', 'cy']);
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  });
});

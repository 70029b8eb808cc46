import { describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { atDesk, expectAccessible, expectFits, Hands, NewClub } from './desk.ts';
import { useFriday } from './friday.ts';

const SEASON = { start: '2026-09-07', end: '2027-06-07' };
const players = ['ann', 'bob', 'cy'].map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }));

/** In September Ann and Bob have played, in October nobody: Cy has been removed. */
const LOG = [
  { ladder: { system: 'lavers', timezone: 'Europe/London', season: SEASON } },
  { at: '2026-09-07T18:00:00+01:00', seed: { order: 'given', players } },
  { at: '2026-09-14T22:00:00+01:00', match: { id: 's1', challenger: 'bob', challenged: 'ann', score: [1, 1] } },
  { at: '2026-11-02T12:00:00+00:00', settle: {} },
];

describe('a ladder that is changed in mid-season', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('has its final moved, and a closure added after its month was settled: what that does is shown first', async () => {
    const club = await NewClub.make(friday.laptop, 'changed');
    const text = LOG.map((line) => JSON.stringify(line)).join('\n');
    const sent = await fetch(`${club.origin}/api/clubs/${club.id}/ladders/main/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${club.key}`, 'content-type': 'application/jsonl' },
      body: text,
    });
    expect(sent.status).toBeLessThan(300);
    await expect.poll(() => club.order('main').catch(() => []), { timeout: 20_000 }).toEqual(['ann', 'bob']);

    const page = await atDesk(open, club, `${club.origin}/${club.id}/main/desk/#change`);
    const hands = new Hands(page);
    await page.getByRole('heading', { name: 'Change this ladder' }).waitFor();
    const rules = page.getByRole('region', { name: 'Your rules' });
    await hands.fill('Challenge range (rungs)', '7');
    await expect.poll(() => rules.innerText()).toContain('up to 7 places above');
    await expectAccessible(page);
    await hands.fill('Challenge range (rungs)', '4');
    await hands.click('Preview');
    await page.getByText('You haven’t changed anything yet.').waitFor();

    await hands.click('Add closed days');
    await hands.fill(/^from$/, '2026-10-01');
    await hands.fill(/^to$/, '2026-10-31');
    await hands.click('Preview');
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    await expect.poll(() => page.locator('.before-after').innerText()).toContain('Cy');
    await expectAccessible(page);
    expect(await club.order('main')).toEqual(['ann', 'bob']);
    await hands.click('Save changes');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await club.order('main')).toEqual(['ann', 'bob', 'cy']);

    await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
    await hands.fill('Date of the Grand Final', '2026-12-07');
    await hands.click('Preview');
    await page.getByRole('heading', { name: 'The rules say no' }).waitFor();
    await expectFits(page);
    await hands.fill('Reason for the exception', 'The hall is closed in June');
    await hands.click('Do it anyway');
    await hands.click('Save changes');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Date of the Grand Final').inputValue()).toBe('2026-12-07');
    await expectFits(page);
    await page.goto(`${club.origin}/${club.id}/main/desk/#log`);
    const told = (hasText: string) => page.locator('.log b', { hasText }).waitFor({ timeout: 30_000 });
    await told('The final was moved from 7 June 2027 to 7 December 2026.');
    await told('Now closed from 1 October 2026 to 31 October 2026.');
    await expectFits(page);
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, linesIn } from '../local/asking.ts';
import { expectAccessible, NewClub, named } from './admin.ts';
import { graveBarriersOn } from './barriers.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';
import { linkFor, Phone } from './me.ts';

/** Names of the rows that have something of a kind. */
const rowsWith = (page: Page, what: string): Promise<readonly string[]> =>
  page.locator(`.ladder tbody tr:has(${what}) td bdi`).allInnerTexts();

/** What lies under *Challenge* in its own row, if only in part. */
const underChallenge = (page: Page): Promise<readonly string[]> =>
  page.locator('.ladder .challenge').evaluateAll((all) =>
    all.flatMap((link) => {
      const on = link.getBoundingClientRect();
      const row = link.closest('tr');
      const texts = row ? document.createTreeWalker(row, NodeFilter.SHOW_TEXT) : undefined;
      const under: string[] = [];
      for (let text = texts?.nextNode(); text; text = texts?.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lies = ({ left, right, top, bottom, width }: DOMRect) =>
          width > 2 && left < on.right - 1 && right > on.left + 1 && top < on.bottom - 1 && bottom > on.top + 1;
        const isSeen = text.parentElement?.checkVisibility() && !link.contains(text);
        if (isSeen && [...range.getClientRects()].some(lies)) under.push(text.textContent ?? '');
      }
      return under;
    }),
  );

describe('a public page, for whoever is signed in', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'known');
    await club.ladder('main', { system: 'crewe' }, named('ann', 'bob', 'cat', 'dan', 'eve'));
    await friday.laptop.page('/known/main/');
  });

  it('marks their row and leads to it, and a tap challenges those whom they may challenge', async () => {
    const { page, complaints } = await Phone.of(open, club, 'main', 'dan');
    await page.goto(`${club.origin}/known/main/`);
    await page.locator('nav.you').getByText('You: 4th').waitFor();
    expect(await rowsWith(page, '.you')).toEqual(['Dan']);
    const before = await rowsWith(page, '.challenge');
    expect(before).toContain('Cat');
    expect(before).not.toContain('Dan');
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => underChallenge(page)).toEqual([]);
    }
    expect(await graveBarriersOn(page)).toEqual([]);
    const challenge = page.getByRole('link', { name: 'Challenge Cat' });
    await challenge.focus();
    await club.post('/main/challenge', { id: 'c1', challenger: 'eve', challenged: 'bob' });
    await expect.poll(() => page.locator('.challenges').innerText()).toContain('Eve challenges Bob');
    await expect.poll(() => challenge.evaluate((it) => it === document.activeElement)).toBe(true);
    await challenge.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('You challenge Cat').waitFor();
    await sheet.getByRole('button', { name: 'Challenge', exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('Cat').first().waitFor();
    await page.goto(`${club.origin}/known/main/`);
    await expect.poll(() => page.locator('.challenges').innerText()).toContain('Dan challenges Cat');
    await expect.poll(() => rowsWith(page, '.you')).toEqual(['Dan']);
    expect(await rowsWith(page, '.challenge')).not.toContain('Cat');
    await page.goto(`${club.origin}/known/`);
    await page.getByText('You: 4th. Your page').getByRole('link').click();
    await page.waitForURL('**/known/main/me/');
    expect(complaints).toEqual([]);
  });

  it('leads officials to Admin, and to the club night only where the ladder has some', async () => {
    const page = await open(await linkFor(club, { role: 'scorer', label: 'bar' }));
    await page.locator('#where button').first().click();
    await page.waitForURL('**/desk/');
    await page.goto(`${club.origin}/known/main/`);
    await expect.poll(() => page.locator('nav.you a').allInnerTexts()).toEqual(['Admin']);
  });

  it('loads and asks nothing more for all others', async () => {
    const page = await open('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${club.origin}/known/main/`);
    await expect.poll(() => asked.filter((path) => path.endsWith('version.json')).length).toBeGreaterThan(0);
    expect(asked.filter((path) => path.startsWith('/api/') || path.includes('signed-in'))).toEqual([]);
    await expect.poll(() => page.locator('nav.you').count()).toBe(0);
  });
});

/** Who recorded what on a ladder, as "verb by". */
async function recorded({ api, key }: NewClub, ladder: string): Promise<readonly string[]> {
  const log = await (await ask(`${api}/ladders/${ladder}/log`, key)).text();
  const [, ...lines] = linesIn(log);
  return lines.map(({ at: _, by, ...rest }) => `${Object.keys(rest)[0]} ${by}`);
}

async function signIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await enter(page);
}

/** Keeps what somebody taps from arriving, as long as it is held. */
async function holdTaps(page: Page): Promise<() => Promise<void>> {
  const taps = /\/ladders\/\w+\/(arrive|challenge)$/;
  await page.context().route(taps, (route) => route.abort());
  return () => page.context().unroute(taps);
}

describe('two roles in one browser', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('act each as their own on the board: what waited is sent as the one who tapped it, or waits for them', async () => {
    const club = await NewClub.make(friday.laptop, 'two-roles');
    await club.ladder('main', { system: 'lavers' }, named('ann', 'bob', 'cy', 'dee'));
    const page = await open(await linkFor(club, { role: 'scorer', label: 'tablet' }), PHONE);
    await enter(page);
    await page.locator('.night-board').waitFor();
    const second = await page.context().newPage();
    await signIn(second, await linkFor(club, { role: 'organiser', label: 'Jo' }));
    await second.getByText('You: Jo (organiser)').waitFor();
    const arrive = async (name: string) => {
      await page.getByRole('button', { name: 'Check in' }).tap();
      await page.getByRole('dialog', { name: 'Check in' }).getByRole('button', { name }).tap();
    };
    const board = `${club.origin}/${club.id}/main/board/`;
    await page.reload();
    await page.getByText('You: tablet (scorer)').waitFor();
    await expectAccessible(page);
    let letGo = await holdTaps(page);
    await arrive('Ann');
    await page.goto(`${club.origin}/enter/`);
    const jo = page.locator('section').filter({ hasText: '“Jo”' });
    await jo.getByRole('link', { name: 'Club night' }).click();
    await page.getByText('You: Jo (organiser)').waitFor();
    await arrive('Bob');
    await letGo();
    await expect.poll(() => recorded(club, 'main')).toEqual(['arrive tablet', 'arrive Jo']);

    await page.getByRole('link', { name: 'tablet (scorer)' }).click();
    await page.getByText('You: tablet (scorer)').waitFor();
    letGo = await holdTaps(page);
    await arrive('Cy');
    await second.goto(`${club.origin}/enter/`);
    await second.getByRole('button', { name: 'Sign out tablet' }).click();
    await second.getByText('You’re signed out.').waitFor();
    await page.goto(board);
    await page.getByText('“tablet” is signed out here.').waitFor();
    await expectAccessible(page);
    await letGo();
    await page.getByRole('button', { name: 'Go on as Jo (organiser)' }).click();
    await page.getByText('Not sent: one tap by tablet (scorer)').waitFor();
    expect(await recorded(club, 'main')).toEqual(['arrive tablet', 'arrive Jo']);
    await page.getByRole('button', { name: 'Send as Jo (organiser)' }).tap();
    await expect.poll(() => recorded(club, 'main')).toEqual(['arrive tablet', 'arrive Jo', 'arrive Jo']);
  });

  it('are a couple on one phone: each has their own page, and what one has tapped is sent as theirs', async () => {
    const club = await NewClub.make(friday.laptop, 'couple');
    await club.ladder('main', { system: 'crewe' }, named('ann', 'bob', 'cy'));
    const page = await open(await linkFor(club, { role: 'player', player: 'ann', label: 'Ann' }), PHONE);
    await enter(page);
    await page.getByRole('heading', { name: 'Ann' }).waitFor();
    await signIn(page, await linkFor(club, { role: 'player', player: 'bob', label: 'Bob' }));
    await page.getByRole('heading', { name: 'Bob' }).waitFor();
    const letGo = await holdTaps(page);
    const challenge = page.getByRole('button', { name: /Challenge/ });
    await challenge.first().tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).tap();
    await page.getByRole('link', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Ann' }).tap();
    await page.getByRole('heading', { name: 'Ann' }).waitFor();
    await letGo();
    await expect.poll(() => recorded(club, 'main')).toEqual(['challenge Bob']);
    await page.reload();
    await page.getByRole('heading', { name: 'Ann' }).waitFor();
  });
});

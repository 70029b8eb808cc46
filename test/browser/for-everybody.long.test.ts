import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_LADDERS } from '#local/demo/demos.ts';
import { asked } from '../local/asking.ts';
import { type Laptop, newLink } from '../local/laptop.ts';
import { atDesk, expectAccessible, NewClub, named } from './admin.ts';
import { barriersOn, nameless, namesOf, type Spoken, spokenOn } from './barriers.ts';
import { DESKTOP, enter, useBrowser } from './browser.ts';
import { useFriday, useOwnFriday } from './friday.ts';
import { Phone } from './me.ts';
import { OtherClubs } from './pictures/other-clubs.ts';
import { Onlookers, SCENES, shiftsOn } from './pictures/scenes.ts';
import { ownProgram } from './program.ts';
import { expectStill, published, shiftOf } from './public.ts';

/** The narrowest telephone, or a screen of 1,280 pixels at four times its size. */
const NARROW = { viewport: { width: 320, height: 844 }, hasTouch: true };

/** Milliseconds. */
const LATENCY = 100;

/** All pages on a screen but the reference, which is English, and somebody else’s; a sentence and a button in German alone. */
const READ = SCENES.filter(({ name, on }) => on !== 'paper' && name !== 'reference');
const READ_IN: Readonly<Record<string, typeof SCENES>> = { de: READ, fr: READ.filter(({ on }) => on === undefined) };

/** Of a player with a challenge, who has not said yet what opponents may see; and of one who plays in two pairs. */
const OWN_PAGES = [
  { club: 'riverside-squash', ladder: 'main', player: 'helen-stroud', shows: 'input[type=tel]' },
  { club: 'riverside-tennis', ladder: 'doubles', player: 'joel-finch', shows: '.partners' },
] as const;

const CLUBS = [
  'lavers-chess',
  'crewe-chess',
  'nairobi-chess',
  'computer-go',
  'shicargo',
  'riverside-squash',
  'riverside-tennis',
];

async function organiserOf(laptop: Laptop, club: string): Promise<string> {
  if (club === 'lavers-chess') return laptop.organiser;
  const { link } = await asked(`${laptop.origin}/api/clubs/${club}/organiser`, laptop.printed('Operator'), {});
  return link.split('#')[1];
}

async function speak(laptop: Laptop, language: string): Promise<void> {
  for (const club of CLUBS)
    await asked(`${laptop.origin}/api/clubs/${club}`, await organiserOf(laptop, club), { language }, 'PATCH');
}

/** What sticks out of the window to the right, or is cut off; what can be scrolled to is neither, nor what ends in "…". */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')].filter((each) => each.checkVisibility());
    const hides = (each: Element | null): boolean =>
      each !== null && (getComputedStyle(each).overflowX !== 'visible' || hides(each.parentElement));
    const sticksOut = (each: Element): boolean => each.getBoundingClientRect().right > innerWidth + 1 && !hides(each);
    const isCut = (each: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(each);
      const cuts = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && each.clientWidth > 1;
      return cuts && each.scrollWidth > each.clientWidth + 1;
    };
    const called = (each: Element): string =>
      `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}: ${each.textContent?.trim().slice(0, 60)}`;
    return all.filter((each) => sticksOut(each) || isCut(each)).map(called);
  });

const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });

describe('on the narrowest telephone', { timeout: 120_000 }, () => {
  const friday = useOwnFriday();
  let browser: Browser | undefined;
  let clubs: OtherClubs | undefined;
  beforeAll(async () => {
    browser = await chromium.launch(await ownProgram());
    clubs = await OtherClubs.on(friday.laptop);
  });
  afterAll(() => browser?.close());

  describe.each(['fr', 'de'] as const)('in %s', (language) => {
    let onlookers: Onlookers | undefined;
    beforeAll(async () => {
      await speak(friday.laptop, language);
      const links = await clubs?.speak(language);
      if (browser && links) onlookers = new Onlookers(browser, friday.laptop, { ...NARROW, locale: language }, links);
    });

    it.each(READ_IN[language] ?? [])(
      '$name is no wider, folded or unfolded, and bars nobody, and keeps still',
      async (scene) => {
        // One after another, as on a telephone: what comes late comes visibly late.
        const page = await onlookers?.open(scene, language === 'de' ? LATENCY : 0);
        if (!page) throw new Error('no browser');
        // The front page has clubs of all languages, and stays as it was published.
        if (scene.name !== 'front') await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
        // What was pressed may open.
        if (!scene.press) expect(await shiftsOn(page), 'what came late has moved what was there').toEqual([]);
        const folded = await tooWide(page);
        await unfoldAll(page);
        if (language === 'de') await page.waitForLoadState('networkidle');
        expect([...folded, ...(await tooWide(page))], page.url()).toEqual([]);
        // Those that are long as it is, with all of their parts open, are looked at in `public-page`.
        const isLadder = scene.name.startsWith('ladder-') || scene.from !== undefined;
        if (language === 'de' && !isLadder) expect(await barriersOn(page, '.notice')).toEqual([]);
        await page.close();
      },
    );

    it.each(OWN_PAGES)('a player’s own page stays where it is while the rest of it comes: $player', async (own) => {
      const key = await organiserOf(friday.laptop, own.club);
      const terms = { role: 'player', label: own.player, player: own.player };
      const { link } = await asked(`${friday.laptop.origin}/api/clubs/${own.club}/access`, key, terms);
      // So high that all of it can be seen.
      const page = await browser?.newPage({ viewport: { width: 390, height: 2400 }, serviceWorkers: 'block' });
      if (!page) throw new Error('no browser');
      await page.goto(link);
      await page.route(/\/(?:upcoming|contact)\b|\/(?:more|partners|confirming)\.js$/, async (route) => {
        await sleep(LATENCY);
        await route.continue();
      });
      await enter(page);
      await page.goto(`${friday.laptop.origin}/${own.club}/${own.ladder}/me/`);
      await page.locator(own.shows).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page)).toBe(0);
      await page.close();
    });

    it.each([390, 820, 1280, 1920])('ladders stay where they are at %d pixels too', async (width) => {
      for (const { club, ladder } of DEMO_LADDERS) {
        const page = await browser?.newPage({ viewport: { width, height: 900 } });
        await page?.goto(`${friday.laptop.origin}/${club}/${ladder}/`);
        await page?.locator(`html[lang=${language}]`).waitFor();
        if (page) await expectStill(page);
        await page?.close();
      }
    });
  });
});

const hasFocus = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.locator(':focus').filter({ hasText: text }).count()).toBe(1);

const isActive = (at: Locator) => expect.poll(() => at.evaluate((it) => it === document.activeElement)).toBe(true);

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');

/** Opens a dialog, which takes the focus, and leaves it by Escape, which gives that back. */
async function openAndLeave(page: Page, name: string): Promise<void> {
  await press(page, name);
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await isActive(page.getByRole('button', { name, exact: true }));
}

describe('by keyboard alone', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  let club: NewClub;
  let admin: string;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'keyboard');
    admin = await club.ladder('main', { system: 'crewe' }, named('ann', 'bob', 'cid'));
  });

  it('a player stays where they are: dialogs give the focus back, and what they pressed may go', async () => {
    await club.post('/main/challenge', { id: 'c1', challenger: 'ann', challenged: 'bob' });
    await club.post('/main/accept', { challenge: 'c1' });
    const { page } = await Phone.of(open, club, 'main', 'ann');
    await openAndLeave(page, 'Result: Bob');
    await press(page, 'Propose');
    await hasFocus(page, 'You proposed');
    await page.locator('summary', { hasText: 'More' }).press('Enter');
    await press(page, 'Another date: Bob');
    await hasFocus(page, 'Another day or place');
    await press(page, 'Back');
    await hasFocus(page, 'You proposed');
    await page.getByRole('link', { name: 'More' }).press('Enter');
    await page.getByLabel('By e-mail').fill('ann@example.org');
    await page.getByLabel('By e-mail').press('Enter');
    await press(page, 'Remove address');
    await page.getByRole('button', { name: 'Remove address' }).waitFor({ state: 'detached' });
    await isActive(page.getByLabel('By e-mail'));
  });

  it('an organiser goes on with the next of those who ask to join', async () => {
    await club.change({ joining: true });
    for (const name of ['Dee', 'Eve']) await club.post('/main/requests', { name, consent: true, website: '' });
    const page = await atDesk(open, club, `${admin}#people`);
    await openAndLeave(page, 'Change Ann');
    await press(page, 'Decline Dee');
    await hasFocus(page, 'Eve');
    await press(page, 'Decline Eve');
    await hasFocus(page, /^Requests/);
  });
});

/** What is said of each player of a ladder, in the order in which it is. */
function rowsIn(all: readonly Spoken[]): readonly (readonly Spoken[])[] {
  const from = all.flatMap(({ role }, index) => (role === 'row' ? [index] : []));
  const rows = from.map((index, place) => all.slice(index, from[place + 1] ?? all.length));
  return rows
    .map((row) => row.filter(({ role }) => ['rowheader', 'link', 'DisclosureTriangle'].includes(role)))
    .filter(([head]) => head?.role === 'rowheader' && /^\d+\b/.test(head.name) && !/20\d\d/.test(head.name));
}

describe('what VoiceOver and TalkBack read out', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  /** A page of the demo ladder, for somebody who has opened their link. */
  async function opened(app: string, terms: object, ready: string): Promise<Page> {
    const page = await open(await newLink(friday.laptop, terms), DESKTOP);
    await enter(page);
    await page.goto(`${friday.laptop.origin}/lavers-chess/main/${app}/`);
    await page.locator(ready).first().waitFor();
    return page;
  }

  it('of the ladder is the way to its parts, then each player as a phrase: rung, name, why they stand there', async () => {
    const { standings } = await published(friday.laptop, '/lavers-chess/main/view.json');
    const page = await open(`${friday.laptop.origin}/lavers-chess/main/`);
    await page.locator('.tabs [aria-current]').waitFor();
    const all = await spokenOn(page);
    expect(nameless(all)).toEqual([]);
    expect(namesOf(all, 'heading').slice(1, 3)).toEqual(['Tonight', 'The ladder']);
    const links = namesOf(all, 'link').slice(0, 7);
    const parts = ['Skip to the ladder', 'Sign in', 'Ladder', 'Tonight', 'Results', 'More'];
    expect(links.filter((name) => !name.includes('Lavers'))).toEqual(parts);
    const rows = rowsIn(all);
    expect(rows.map(([head, link]) => [Number.parseInt(head?.name ?? '', 10), link?.name])).toEqual(
      standings.map(({ rung, name }: { rung: number; name: string }) => [rung, name]),
    );
    for (const [head, , why] of rows) {
      expect(head?.name).toMatch(/^\d+( (up|down) \d+| new)?$/);
      expect(why?.name).toMatch(/^\S.*\p{L}/u);
    }
  });

  it('of a player’s own page is who they are and what waits, before those around them', async () => {
    const { matches } = await published(friday.laptop, '/lavers-chess/main/view.json');
    const player = matches[0].challenger;
    const page = await opened('me', { role: 'player', label: 'spoken', player: player.id }, '.rivals, .open');
    await page.getByRole('heading', { name: 'Around you' }).waitFor();
    const all = await spokenOn(page);
    expect(nameless(all)).toEqual([]);
    const wanted = [player.name, 'Tonight', 'Your match', 'Around you'];
    expect(namesOf(all, 'heading').filter((name) => wanted.includes(name))).toEqual(wanted);
  });

  it('of the club night is who is here, who is playing and who may check in, each a button that says what it does', async () => {
    const page = await opened('board', { role: 'scorer', label: 'spoken' }, '[aria-labelledby], section');
    await page.getByRole('heading', { name: 'Check in' }).waitFor();
    const all = await spokenOn(page);
    expect(nameless(all)).toEqual([]);
    const headings = namesOf(all, 'heading').map((name) => name.replace(/ \d+$/, ''));
    const wanted = ['Who’s here', 'Playing now', 'Check in'];
    expect(headings.filter((name) => wanted.includes(name))).toEqual(wanted);
  });
});

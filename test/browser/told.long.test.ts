import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { NewClub } from './admin.ts';
import { openNight, TABLET } from './board.ts';
import { DESKTOP, enter, PHONE, useBrowser } from './browser.ts';
import { useOwnFriday } from './friday.ts';
import { linkFor, Phone } from './me.ts';
import { BIG_SCREEN } from './public.ts';

/** How long a result may take until everybody shows it, told or by a look, in milliseconds; others are busy here, too. */
const [TOLD, LOOKED] = [5000, 15_000];

/** What a page asks its site for from now on, as "GET version.json". */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) asked.push(`${request.method()} ${pathname.split('/').at(-1)}`);
  });
  return asked;
}

/** Waits until a page listens, which it does not before it has settled. */
function listens(page: Page): Promise<unknown> {
  return page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscribe_success')),
    );
}

const NAMES = ['Ann', 'Bob', 'Cy'];

describe('a page, the wall, a board, a phone and Admin', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();

  const openAll = async (ladder: string, before: (page: Page) => Promise<unknown> = async () => undefined) => {
    const { laptop } = friday;
    await openNight(laptop, ladder, '2027-06-04', NAMES);
    const address = `${laptop.origin}/lavers-chess/${ladder}/`;
    const empty = async (device: object, role?: object): Promise<Page> => {
      const page = await open(role ? await laptop.link(role) : `${laptop.origin}/favicon.ico`, device);
      if (role) await enter(page);
      await before(page);
      return page;
    };
    const pages = {
      page: await empty(DESKTOP),
      wall: await empty(BIG_SCREEN),
      board: await empty(TABLET, { role: 'scorer', label: 'bar' }),
      phone: await empty(PHONE, { role: 'player', player: 'p1', label: 'p1' }),
      admin: await empty(DESKTOP, { role: 'organiser', label: 'organiser' }),
    };
    const go = async (page: Page, path: string): Promise<void> => void (await page.goto(`${address}${path}`));
    return {
      ...pages,
      all: Object.values(pages),
      goAll: () =>
        Promise.all([
          go(pages.page, ''),
          go(pages.wall, 'wall/'),
          go(pages.board, 'board/'),
          go(pages.phone, 'me/'),
          go(pages.admin, 'desk/'),
        ]),
      /** Dee comes to the club and joins the ladder: everybody shows her. */
      join: () => laptop.ask(`/ladders/${ladder}/join`, { player: 'p4', name: 'Dee' }),
      shown: (timeout: number) =>
        Promise.all([
          pages.page.locator('.ladder', { hasText: 'Dee' }).waitFor({ timeout }),
          pages.wall.locator('main', { hasText: 'Dee' }).waitFor({ timeout }),
          pages.board.locator('.arrivals', { hasText: 'Dee' }).waitFor({ timeout }),
          pages.phone.locator('.stand', { hasText: /of\s4/ }).waitFor({ timeout }),
          pages.admin.locator('.who-stands', { hasText: 'Dee' }).waitFor({ timeout }),
        ]),
    };
  };

  it('are told of what is recorded, and ask for nothing before and for little after', async () => {
    const night = await openAll('told');
    const listening = Promise.all(night.all.map(listens));
    await night.goAll();
    await listening;
    // What each looks for when it begins to listen.
    await night.page.waitForTimeout(3000);
    const asked = night.all.map(askedBy);
    await night.page.waitForTimeout(12_000);
    expect(asked).toEqual([[], [], [], [], []]);
    await night.join();
    await night.shown(TOLD);
    await night.page.waitForTimeout(1000);
    expect(asked.flat()).not.toContain('GET version.json');
    const [page, wall, ...apps] = asked;
    // A wide page draws how each came to their rung, too.
    expect([page?.toSorted(), wall]).toEqual([['GET ', 'GET head.json'], ['GET view.json']]);
    for (const each of apps) expect(each.length).toBeLessThanOrEqual(8);
    // Nothing follows.
    const before = asked.map(({ length }) => length);
    await night.page.waitForTimeout(5000);
    expect(asked.map(({ length }) => length)).toEqual(before);
  });

  it('learn of it by the number of what is published where nobody tells them, and ask the service no sooner', async () => {
    const night = await openAll('untold', (page) =>
      page.routeWebSocket(/\/live$/, (socket) => socket.close({ code: 1011 })),
    );
    await night.goAll();
    await night.page.waitForTimeout(6000);
    const asked = night.all.map(askedBy);
    await night.page.waitForTimeout(8000);
    expect(new Set(asked.flat())).toEqual(new Set(['GET version.json']));
    await night.join();
    await night.shown(LOOKED);
  });
});

describe('what no page shows', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'stirred');
    const names = ['ann', ...Array.from({ length: 11 }, (_, index) => `p${index + 1}`), 'zoe'];
    const players = names.map((id) => ({ id, name: id }));
    await club.ladder('main', { system: 'crewe' }, players);
    await club.ladder('second', { system: 'crewe' }, []);
    await club.change({ joining: true });
  });

  it('such as a request to join is seen in Admin of another ladder, and its answer by the person who asked', async () => {
    const admin = await open(await linkFor(club, { role: 'organiser' }), DESKTOP);
    await enter(admin);
    const listening = listens(admin);
    await admin.goto(`${club.origin}/${club.id}/second/desk/`);
    await listening;
    const asker = await open(`${club.origin}/join/#${club.id}/main`, PHONE);
    const asking = listens(asker);
    await asker.getByLabel('Your name').fill('Dee');
    await asker.getByRole('checkbox').check();
    await asker.getByRole('button', { name: 'Send request' }).tap();
    await admin.locator('.tabs .count', { hasText: '1' }).waitFor({ timeout: TOLD });
    await asking;
    await asker.waitForTimeout(3000);
    const asked = askedBy(asker);
    await admin.goto(`${club.origin}/${club.id}/main/desk/#people`);
    await admin.getByRole('button', { name: 'Accept Dee' }).click();
    await asker.getByRole('button', { name: 'Open my page' }).tap({ timeout: LOOKED });
    await asker.waitForURL(`**/${club.id}/main/me/**`);
    expect(asked.filter((each) => each === 'POST claim').length).toBeLessThanOrEqual(4);
  });

  it('such as a proposal is seen on the other phone', async () => {
    const [zoe, ann] = [await Phone.of(open, club, 'main', 'zoe'), await Phone.of(open, club, 'main', 'ann')];
    const listening = listens(ann.page);
    await ann.page.reload();
    await listening;
    await zoe.page.getByText('Outside your range, if you both agree').tap();
    await zoe.tap('Propose a match: ann');
    await zoe.tap('Propose a match: ann');
    await ann.page.getByText(/zoe\s+would like to challenge you/).waitFor({ timeout: TOLD });
    await ann.tap('Agree');
    await zoe.page
      .getByText(/challenged/)
      .first()
      .waitFor({ timeout: TOLD });
  });
  it('such as when one can play is seen by whom it concerns, and on one’s own other phone', async () => {
    const on = (player: string) => Phone.of(open, club, 'main', player);
    const [p3, other, p4] = [await on('p3'), await on('p3'), await on('p4')];
    const listening = [other, p4].map(({ page }) => listens(page));
    await Promise.all([other.page.reload(), p4.page.reload(), ...listening]);
    await p3.tap('Sundays');
    const turned = other.page.locator('[aria-pressed=true]', { hasText: 'Sundays' });
    await turned.waitFor({ timeout: TOLD });
    await p4.page.locator('.ready', { hasText: 'Sundays' }).waitFor({ timeout: TOLD });
  });
});

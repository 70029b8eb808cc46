import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Laptop } from '#test/local/laptop.ts';
import { enter, type Prepare } from '../browser.ts';
import { type Links, MILL_LANE, NORTHGATE, QUAYSIDE, WEIRSIDE } from './other-clubs.ts';

/** Who looks: anybody, or somebody whom a link of the demo club has signed in. */
export type Onlooker = 'anybody' | 'player' | 'scorer' | 'organiser';

/** A page as it is pictured: the demo clubs on the Friday evening, and clubs that are in other states. */
export interface Scene {
  readonly name: string;
  /** Where an e-mail leads there, its link is taken. */
  readonly path: string;
  readonly who: Onlooker;
  /** What must be there before the picture is taken. */
  readonly shows: string;
  readonly press?: string;
  /** Where the picture begins; at the top of the page where nothing is said. */
  readonly from?: string;
  /** What it is looked at on; screens of all sizes where nothing is said. */
  readonly on?: 'paper';
}

type Steps = Pick<Scene, 'press' | 'from' | 'on'>;

const seenBy =
  (who: Onlooker) =>
  (name: string, path: string, shows: string, steps: Steps = {}): Scene => ({ name, path, who, shows, ...steps });

const [anybody, organiser] = [seenBy('anybody'), seenBy('organiser')];

const LAVERS = '/lavers-chess/main/';
const ADMIN = `${LAVERS}desk/`;
const MAIL = `/api/mail/${MILL_LANE}/`;
const REPLAYED = 'details[data-script="/assets/game.js"]';
const part = (id: string): Steps => ({ press: `#${id} > summary`, from: `#${id}` });

/** Every page there is, and a ladder's of each system. */
export const SCENES: readonly Scene[] = [
  anybody('front', '/', 'h1'),
  anybody('club', '/lavers-chess/', 'h1'),
  anybody('club-without-ladders', `/${NORTHGATE}/`, 'h1'),
  anybody('club-suspended', `/${QUAYSIDE}/`, 'h1'),
  anybody('ladder-lavers', LAVERS, '#ladder'),
  anybody('ladder-crewe', '/crewe-chess/main/', '#ladder'),
  anybody('ladder-nairobi', '/nairobi-chess/main/', '#ladder'),
  anybody('ladder-go', '/computer-go/9x9/', '#ladder'),
  anybody('ladder-shicargo', '/shicargo/main/', '#ladder'),
  anybody('ladder-house', '/riverside-squash/main/', '#ladder'),
  anybody('ladder-pyramid', '/riverside-squash/pyramid/', '#ladder'),
  anybody('ladder-empty', `/${MILL_LANE}/main/`, '#ladder'),
  anybody('ladder-over', `/${WEIRSIDE}/main/`, '#ladder'),
  anybody('ladder-printed', LAVERS, '#ladder', { on: 'paper' }),
  anybody('chart', LAVERS, '#chart .plot .line', part('chart')),
  anybody('what-if', LAVERS, '#what-if .follows', part('what-if')),
  anybody('replay', '/nairobi-chess/main/', '.chessboard', { press: `${REPLAYED} > summary`, from: REPLAYED }),
  anybody('embed', `${LAVERS}embed/`, '.embed'),
  anybody('player', `${LAVERS}player/#tom-garside`, '.stand'),
  anybody('wall', `${LAVERS}wall/`, '.rungs li'),
  anybody('enter', '/enter/', 'h1'),
  anybody('enter-link-spent', '/enter/#lavers-chess.spent', '#who'),
  anybody('join', '/join/#lavers-chess/main', 'h1'),
  anybody('sign-up', '/sign-up/', 'h1'),
  anybody('sign-up-confirm', '/api/sign-up/', 'form'),
  anybody('sign-up-gone', '/api/sign-up/spent', 'h1'),
  anybody('mail-confirm', `${MAIL}confirm`, 'form'),
  anybody('mail-confirmed', `${MAIL}confirm`, 'a[href^=own]', { press: 'form button' }),
  anybody('mail-choose', `${MAIL}own`, 'form'),
  anybody('mail-stop', `${MAIL}stop`, 'form'),
  anybody('mail-sign-in', `${MAIL}sign-in`, 'form'),
  anybody('mail-ask-for-link', `${MAIL}link`, 'form'),
  anybody('mail-gone', '/api/mail/lavers-chess/sign-in?reader=tom-garside~spent', 'h1'),
  anybody('mail-signed-out', '/api/mail/lavers-chess/own', 'h1'),
  anybody('laptop-mail', '/mail/', 'h2'),
  anybody('nothing-there', '/no-such-club/', 'h1'),
  anybody('reference', '/api/', 'h1'),
  seenBy('player')('me', `${LAVERS}me/`, '.near'),
  seenBy('player')('me-more', `${LAVERS}me/`, 'input[type=email]', { press: '.bar a[href="#more"]' }),
  seenBy('scorer')('club-night', `${LAVERS}board/`, '#app button'),
  organiser('admin', ADMIN, '#app form'),
  organiser('admin-people', `${ADMIN}#people`, '#app h2'),
  organiser('admin-roll-printed', `${ADMIN}#people`, '.roll li', {
    press: '.desk > section:last-of-type > details > summary',
    on: 'paper',
  }),
  organiser('admin-history', `${ADMIN}#history`, '#app h2'),
  organiser('admin-more', `${ADMIN}#more`, '#app h2'),
  organiser('admin-poster-printed', `${ADMIN}#more`, '.poster', {
    press: '.rows + .rows details:nth-of-type(2) > summary',
    on: 'paper',
  }),
  organiser('admin-rules', `${ADMIN}#rules`, '#app h2'),
  organiser('admin-webmaster', `${ADMIN}#webmaster`, '#app h2'),
  organiser('new-ladder', '/new/', '#app form'),
];

/** Those that people see first, which are pictured. */
const FIRST_SEEN =
  'front club chart what-if embed player wall join sign-up me club-night admin admin-people admin-history admin-more new-ladder'.split(
    ' ',
  );

export const PICTURED: readonly Scene[] = SCENES.filter(
  ({ name, on }) => on === 'paper' || name.startsWith('ladder-') || FIRST_SEEN.includes(name),
);

/** Those that strangers are shown: what a picture of them is taken of, in pixels. */
export interface ShownScene {
  /** What its file is called. */
  readonly name: string;
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
}

const shown = (name: string, width: number, height: number, of = name): readonly ShownScene[] =>
  SCENES.filter((each) => each.name === of).map((scene) => ({ name, scene, width, height }));

export const SHOWN: readonly ShownScene[] = [
  ...shown('wall', 1280, 720),
  ...shown('ladder', 390, 780, 'ladder-lavers'),
  ...shown('me', 390, 780),
  ...shown('club-night', 1180, 820),
];

const TERMS: Readonly<Record<Exclude<Onlooker, 'anybody'>, object>> = {
  player: { role: 'player', label: 'Tom', player: 'tom-garside' },
  scorer: { role: 'scorer', label: 'tablet' },
  organiser: { role: 'organiser', label: 'organiser' },
};

/** Notes what moves on a page by itself; Playwright's types know no such entries. */
function watchShifts(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of JSON.parse(JSON.stringify(list.getEntries())))
      if (!entry.hadRecentInput) seen.push(`by ${entry.value}: ${JSON.stringify(entry.sources)}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Nobody has been asked yet whether they want notifications; where there is no window, Chromium has refused them. */
const notAsked = (): void => void Object.defineProperty(Notification, 'permission', { value: 'default' });

/** What has moved on a page though nobody touched it, by how much and where. */
export const shiftsOn = (page: Page): Promise<readonly string[]> => page.evaluate('shifts');

/** Those who look at a laptop's pages; each has a browser window of their own. */
export class Onlookers {
  readonly #browser: Browser;
  readonly #laptop: Laptop;
  readonly #device: BrowserContextOptions;
  readonly #links: Links;
  readonly #prepare: Prepare;
  readonly #windows = new Map<Onlooker, Promise<BrowserContext>>();

  constructor(
    browser: Browser,
    laptop: Laptop,
    device: BrowserContextOptions,
    links: Links = new Map(),
    prepare: Prepare = async () => {},
  ) {
    this.#browser = browser;
    this.#laptop = laptop;
    this.#device = device;
    this.#links = links;
    this.#prepare = prepare;
  }

  /** Opens a scene, where each answer takes so many milliseconds, and gives its page when all of it is there. */
  async open({ who, path, press, shows }: Scene, latency = 0): Promise<Page> {
    const window = await this.#windowOf(who);
    const page = await window.newPage();
    if (latency > 0) {
      const line = await window.newCDPSession(page);
      const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
      await line.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });
    }
    await page.goto(`${this.#laptop.origin}${path}${this.#links.get(path) ?? ''}`);
    if (press) await page.locator(press).first().click();
    await page.locator(shows).first().waitFor();
    // Apps load some of their parts when they have drawn the rest.
    await page.waitForLoadState('networkidle');
    return page;
  }

  #windowOf(who: Onlooker): Promise<BrowserContext> {
    const open = this.#windows.get(who) ?? this.#newWindow(who);
    this.#windows.set(who, open);
    return open;
  }

  async #newWindow(who: Onlooker): Promise<BrowserContext> {
    const window = await this.#browser.newContext(this.#device);
    await window.addInitScript(watchShifts);
    await window.addInitScript(notAsked);
    await this.#prepare(window);
    if (who === 'anybody') return window;
    const page = await window.newPage();
    await page.goto(await this.#laptop.link(TERMS[who]));
    await enter(page);
    // Chromium may never answer where a page is closed while another one comes in its place.
    await page.waitForLoadState('networkidle');
    await page.close();
    return window;
  }
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { ownProgram } from '../browser/program.ts';
import { must } from './club.ts';
import { markdown } from './figures.ts';
import { type Case, clubOf, halfwayOf, ladderOf } from './http/cases.ts';
import { fill } from './http/ours.ts';
import { look, type Opening, SLOWER } from './pages/looking.ts';
import { RunningLaptop } from './running-laptop.ts';

/**
 * What opening the pages of ladders costs a slow phone: `tsx test/bench/pages.ts SIZES TIMES DIR...`, where SIZES are numbers
 * of players, each page is opened so often, and each DIR is the tree of a version. The least of all openings counts:
 * what others do on the machine is no part of a page. PAGES=wall,me opens some of them alone.
 */
const [sizes = '100,1000,10000', times = '3', ...named] = process.argv.slice(2);
const only = process.env['PAGES']?.split(',');
const trees = named.length > 0 ? named : [process.cwd()];
const RESULTS = 'test/bench/results/pages.md';

const PHONE = { viewport: { width: 390, height: 844 } };
const SCREEN = { viewport: { width: 1280, height: 800 } };
const ON_PHONE = ['crewe', PHONE] as const;
const ON_SCREEN = ['crewe', SCREEN] as const;
/** What is opened of a ladder: by which system, on what, where it lies, what is there once it is, and whose key it takes. */
const PAGES: Readonly<Record<string, Page>> = {
  'public page': { on: ON_PHONE, path: '', ready: '#find' },
  'public page, desktop': { on: ON_SCREEN, path: '', ready: '#find' },
  chart: { on: ON_PHONE, path: '#chart', ready: '#chart .plot' },
  'what if': { on: ON_PHONE, path: '#what-if', ready: '#what-if .imagine' },
  embed: { on: ON_PHONE, path: 'embed/', ready: 'table' },
  wall: { on: ON_SCREEN, path: 'wall/', ready: '.rungs li' },
  player: { on: ON_PHONE, path: 'player/#m00001', ready: '.stand' },
  'player, halfway': { on: ON_PHONE, path: 'player/', ready: '.stand', halfway: true },
  'desk, play': { on: ON_SCREEN, path: 'desk/', ready: '.desk .pair', whose: 'scorer' },
  'desk, players': { on: ON_SCREEN, path: 'desk/#players', ready: '.people tbody tr', whose: 'scorer' },
  'desk, log': { on: ON_SCREEN, path: 'desk/#log', ready: 'ol.log li', whose: 'scorer' },
  me: { on: ON_PHONE, path: 'me/', ready: '.stand', whose: 'player' },
  board: { on: ['lavers', SCREEN], path: 'board/', ready: '.arrivals li', whose: 'scorer' },
};

interface Page {
  readonly on: readonly [SystemId, BrowserContextOptions];
  readonly path: string;
  readonly ready: string;
  readonly whose?: 'scorer' | 'player';
  /** Whether the player in the middle is looked at. */
  readonly halfway?: true;
}

const caseOf = (system: SystemId, players: number): Case => ({ system, players, lines: 100, ladders: 1 });
const counts = sizes.split(',').map(Number);

const wanted = Object.entries(PAGES).filter(([name]) => only?.includes(name) ?? true);

const leastOf = (openings: readonly Opening[], figure: keyof Opening): number =>
  Math.min(...openings.map((each) => each[figure]));

const nameOf = (tree: string): string => execFileSync('git', ['-C', tree, 'log', '-1', '--format=%h'], TEXT).trim();
const TEXT = { encoding: 'utf8' } as const;

type Row = readonly (string | number)[];

async function measure(browser: Browser, tree: string): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const cases = counts.flatMap((players) => [caseOf('crewe', players), caseOf('lavers', players)]);
  const keys = await fill({ tree }, folder, cases, 1);
  const laptop = await RunningLaptop.start(tree, folder);
  try {
    const rows: Row[] = [];
    for (const players of counts)
      for (const [name, page] of wanted) {
        const of = caseOf(page.on[0], players);
        const [scorer, player] = must(keys[clubOf(of)]);
        const key = page.whose === 'player' ? player : page.whose && scorer;
        const at = page.halfway ? `#${halfwayOf(of)}` : '';
        const url = `${laptop.origin}/${clubOf(of)}/${ladderOf(0)}/${page.path}${at}`;
        rows.push([name, players, nameOf(tree), ...(await figuresOf(browser, url, page, key))]);
        console.log(rows.at(-1)?.join(' · '));
      }
    return rows;
  } finally {
    await laptop.stop();
    rmSync(folder, { recursive: true });
  }
}

async function figuresOf(browser: Browser, url: string, page: Page, key: string | undefined): Promise<Row> {
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const openings: Opening[] = [];
  for (let n = 0; n < Number(times); n++) {
    const opening = await look(browser, { url, headers, ready: page.ready, device: page.on[1] }).catch(() => undefined);
    if (opening) openings.push(opening);
  }
  if (openings.length === 0) return ['–', '–', '–', '–'];
  return [
    leastOf(openings, 'longest'),
    leastOf(openings, 'blocked'),
    Math.round(leastOf(openings, 'bytes') / 1000),
    leastOf(openings, 'elements'),
  ];
}

const browser = await chromium.launch(await ownProgram());
const rows: Row[] = [];
try {
  for (const tree of trees) rows.push(...(await measure(browser, tree)));
} finally {
  await browser.close();
}
const sorted = rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
const head = ['page', 'players', 'version', 'longest task, ms', 'blocked in all, ms', 'KB', 'elements'];
const text = `# Opening a page on a slow phone

Made by \`tsx test/bench/pages.ts ${sizes} ${times} DIR...\`: Chromium, its processor slowed ${SLOWER} times, the least of ${times}.
Blocked is what tasks took beyond 50 ms each, up to four seconds after the page was there. KB are what a laptop sends, which
compresses nothing. Elements are what the page holds in the end.

${markdown(head, sorted)}
`;
if (!only) writeFileSync(RESULTS, text);
console.log(text);

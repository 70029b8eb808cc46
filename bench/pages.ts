import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { PROGRAM, QUIET } from '../test/browser/browser.ts';
import { must } from './club.ts';
import { markdown } from './figures.ts';
import { type Case, clubOf, ladderOf } from './http/cases.ts';
import { fill } from './http/ours.ts';
import { look, type Opening, SLOWER } from './pages/looking.ts';
import { RunningLaptop } from './running-laptop.ts';

/**
 * What opening the pages of ladders costs a slow phone: `tsx bench/pages.ts SIZES TIMES DIR...`, where SIZES are numbers
 * of players, each page is opened so often, and each DIR is the tree of a version. The least of all openings counts:
 * what others do on the machine is no part of a page.
 */
const [sizes = '100,1000,10000', times = '3', ...named] = process.argv.slice(2);
const trees = named.length > 0 ? named : [process.cwd()];
const RESULTS = 'bench/results/pages.md';

const PHONE = { viewport: { width: 390, height: 844 } };
const SCREEN = { viewport: { width: 1280, height: 800 } };
const PAGES = {
  'public page': { path: '', ready: '#find', device: PHONE },
  'public page, desktop': { path: '', ready: '#find', device: SCREEN },
  wall: { path: 'wall/', ready: '.rungs li', device: SCREEN },
  'desk, play': { path: 'desk/', ready: '.desk select', device: SCREEN },
  'desk, players': { path: 'desk/#players', ready: '.people tbody tr', device: SCREEN },
  player: { path: 'player/#m00001', ready: '.stand', device: PHONE },
} as const;
type Page = (typeof PAGES)[keyof typeof PAGES];

const cases: readonly Case[] = sizes
  .split(',')
  .map((players) => ({ system: 'crewe', players: Number(players), lines: 100, ladders: 1 }));

const leastOf = (openings: readonly Opening[], figure: keyof Opening): number =>
  Math.min(...openings.map((each) => each[figure]));

const nameOf = (tree: string): string => execFileSync('git', ['-C', tree, 'log', '-1', '--format=%h'], TEXT).trim();
const TEXT = { encoding: 'utf8' } as const;

type Row = readonly (string | number)[];

async function measure(browser: Browser, tree: string): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const keys = await fill({ tree }, folder, cases, 1);
  const laptop = await RunningLaptop.start(tree, folder);
  try {
    const rows: Row[] = [];
    for (const of of cases)
      for (const [name, page] of Object.entries(PAGES)) {
        const [key] = must(keys[clubOf(of)]);
        const url = `${laptop.origin}/${clubOf(of)}/${ladderOf(0)}/${page.path}`;
        rows.push([name, of.players, nameOf(tree), ...(await figuresOf(browser, url, page, key))]);
        console.log(rows.at(-1)?.join(' · '));
      }
    return rows;
  } finally {
    await laptop.stop();
    rmSync(folder, { recursive: true });
  }
}

async function figuresOf(browser: Browser, url: string, page: Page, key: string | undefined): Promise<Row> {
  const headers = page.path.startsWith('desk/') ? { authorization: `Bearer ${key}` } : {};
  const openings: Opening[] = [];
  for (let n = 0; n < Number(times); n++) {
    const opening = await look(browser, { url, headers, ready: page.ready, device: page.device }).catch(
      () => undefined,
    );
    if (opening) openings.push(opening);
  }
  if (openings.length === 0) return ['–', '–', '–'];
  return [leastOf(openings, 'longest'), leastOf(openings, 'blocked'), Math.round(leastOf(openings, 'bytes') / 1000)];
}

const browser = await chromium.launch({ executablePath: PROGRAM, args: QUIET });
const rows: Row[] = [];
try {
  for (const tree of trees) rows.push(...(await measure(browser, tree)));
} finally {
  await browser.close();
}
const sorted = rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
const head = ['page', 'players', 'version', 'longest task, ms', 'blocked in all, ms', 'KB'];
const text = `# Opening a page on a slow phone

Made by \`tsx bench/pages.ts ${sizes} ${times} DIR...\`: Chromium, its processor slowed ${SLOWER} times, the least of ${times}.
Blocked is what tasks took beyond 50 ms each, up to four seconds after the page was there. KB are what a laptop sends, which
compresses nothing.

${markdown(head, sorted)}
`;
writeFileSync(RESULTS, text);
console.log(text);

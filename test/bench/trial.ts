import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { builtScripts } from '#local/building.ts';
import { otherRulesFor } from '#shared/systems/others-fitting.ts';
import type { OnTrial, Request } from '#web/apps/admin/trial/protocol.ts';
import { scriptOf } from '#web/scripts.ts';
import { ownProgram } from '../browser/program.ts';
import { chessSeason } from './chess-season.ts';
import { markdown, median } from './figures.ts';
import { type Replayed, seasonOf } from './replay-speed.ts';

/** How long a browser takes to try a setting on seasons, worker and log included, from the key to the answer. */
const SEASONS: readonly Replayed[] = [
  [1000, 40, 0],
  [5000, 100, 0],
  [5000, 100, 100],
];
/** As long ones, tried by other rules. */
const BY_OTHERS = ['crewe', 'nairobi'] as const;

const scripts = await builtScripts();
const path = scriptOf('trial', scripts);
const server = createServer(({ url = '' }, answer) => {
  answer.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
  answer.end(scripts[url] ?? '<!doctype html><title>a trial</title>');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

/** In milliseconds, from making the worker to its answer. */
const timeOf = (page: Page, request: Request): Promise<number> =>
  page.evaluate(
    ([script, asked]) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now();
        const worker = new Worker(script, { type: 'module' });
        worker.onerror = () => reject(new Error('the worker failed'));
        worker.onmessage = ({ data: { kind } }) => {
          worker.terminate();
          if (kind === 'tried') resolve(performance.now() - start);
          else reject(new Error(kind));
        };
        worker.postMessage(asked);
      }),
    [path, request] as const,
  );

const browser = await chromium.launch(await ownProgram());
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${port}/`);

/** The median of five, of a season that is tried in a way. */
async function median5(log: string, tried: OnTrial): Promise<string> {
  const until: string = JSON.parse(log.trimEnd().split('\n').at(-1) ?? '').at;
  const times: number[] = [];
  for (let round = 0; round < 5; round++)
    times.push(await timeOf(page, { kind: 'try', log, tried, until, language: 'en' }));
  return median(times).toFixed(0);
}

const rows: (readonly [string, number, number, number, string])[] = [];
for (const season of SEASONS)
  rows.push(['a reach of 2', ...season, await median5(seasonOf(season), { kind: 'settings', settings: { reach: 2 } })]);
for (const system of BY_OTHERS)
  for (const { id, settings } of otherRulesFor(system)) {
    const ms = await median5(chessSeason(system, 5000, 100), {
      kind: 'system',
      system: id,
      settings: { ...settings },
    });
    rows.push([`${system} by the rules of ${id}`, 5000, 100, 0, ms]);
  }
await browser.close();
server.close();

const text = [
  '# A setting on trial',
  `Made by \`npm run bench:trial\`, in Chromium, ${cpus().length} cores, with others at work on the machine.`,
  markdown(['tried', 'lines', 'players', 'corrections', 'ms'], rows),
  'Milliseconds from making the worker to its answer, the median of five: a season is read and played twice, as it was and as it is tried. Bar: 2000 for 5,000 lines.',
].join('\n\n');
writeFileSync('test/bench/results/trial.md', `${text}\n`);
process.stdout.write(`${text}\n`);

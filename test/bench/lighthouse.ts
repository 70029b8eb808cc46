import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ownProgram, type Program } from '../browser/program.ts';
import { asTyped, FRIDAY, Laptop } from '../local/laptop.ts';
import { markdown } from './figures.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RESULTS = 'test/bench/results/lighthouse.md';
const BROWSER = ['headless', 'no-sandbox', 'disable-gpu', 'disable-background-networking', 'disable-component-update'];

const PAGES: readonly (readonly [string, string])[] = [
  ['a Lavers ladder in the middle of its night', '/lavers-chess/main/'],
  ['a Crewe ladder', '/crewe-chess/main/'],
];

const shape = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ displayValue: z.optional(z.string()) })),
});

/** What Lighthouse says of a page, on the slow phone and the slow line that it simulates unless told otherwise. */
function look(url: string, browser: Program): z.infer<typeof shape> {
  const flags = `--chrome-flags=${BROWSER.map((flag) => `--${flag}`).join(' ')}`;
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', flags];
  const env = { ...browser.env, CHROME_PATH: browser.executablePath };
  return shape.parse(JSON.parse(execFileSync('npx', args, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })));
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-byte-weight'] as const;

function rowOf(name: string, { categories, audits }: z.infer<typeof shape>): readonly string[] {
  const scores = CATEGORIES.map((each) => String(Math.round((categories[each]?.score ?? 0) * 100)));
  return [name, ...scores, ...AUDITS.map((each) => audits[each]?.displayValue ?? '')];
}

const data = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const laptop = await Laptop.begin(asTyped('local/start.ts'), data, ['--clock', FRIDAY]);
try {
  const browser = await ownProgram();
  const rows = PAGES.map(([name, path]) => rowOf(name, look(`${laptop.origin}${path}`, browser)));
  const table = markdown(['page', ...CATEGORIES, 'first paint', 'largest paint', 'weight'], rows);
  const text = `# The public page on a slow phone\n\nMade by \`npm run bench:pages\` (${LIGHTHOUSE}, its simulated slow phone on a slow line).\n\n${table}\n`;
  writeFileSync(RESULTS, text);
  console.log(text);
} finally {
  await laptop.end();
  rmSync(data, { recursive: true });
}

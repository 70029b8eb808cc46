import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { SHARED_LAPTOP } from './end-shared.ts';
import { asBuilt, FRIDAY, Laptop, organiserOf, spawning } from './laptop.ts';
import { onceInARun } from './once.ts';
import { until } from './until.ts';

/** What a laptop needs to know its clubs again, and the keys to them; it makes the rest anew at each start. */
const KEPT = ['ladders.sqlite', 'ladders.sqlite-wal', 'keys.json'];

/** A little earlier on that night, so that on a busy machine too nothing in the demo is later than the copies' clocks. */
const EARLIER = '2026-11-20T20:00';

/** The demo clubs as they are on Friday evening. */
const demo = (): Promise<string> =>
  onceInARun('demo', async (draft) => {
    const laptop = await Laptop.start(draft, ['--clock', EARLIER, '--fresh']);
    await laptop.end();
  });

/** Fills an empty folder with the demo clubs as they are on Friday evening: then no laptop has to load them anew. */
async function fillWithDemo(folder: string): Promise<void> {
  const from = await demo();
  for (const name of KEPT) if (existsSync(join(from, name))) cpSync(join(from, name), join(folder, name));
}

/** The front page, which is made last, and those of the demo's ladders. */
const PAGES = [
  '/',
  '/lavers-chess/main/',
  '/crewe-chess/main/',
  '/nairobi-chess/main/',
  '/computer-go/9x9/',
  '/computer-go/19x19/',
  '/shicargo/main/',
];

/** Starts a laptop on an empty folder in the middle of the demo's last night, and waits until its pages are there. */
export async function startOnFriday(folder: string, args: readonly string[] = []): Promise<Laptop> {
  await fillWithDemo(folder);
  const laptop = await Laptop.start(folder, ['--clock', FRIDAY, ...args]);
  for (const page of PAGES) await laptop.page(page);
  return laptop;
}

/**
 * The laptop of all tests of a run that need one on Friday evening, and each a club or a ladder of their own on it: what
 * the demo has, they leave as it is.
 */
export async function sharedLaptop(): Promise<Laptop> {
  const note = await onceInARun(SHARED_LAPTOP, begin);
  const laptop = new Laptop(JSON.parse(readFileSync(note, 'utf8')));
  for (const page of PAGES) await laptop.page(page);
  return laptop;
}

/** Begins it so that it outlives the worker that needed it first. */
async function begin(draft: string): Promise<void> {
  const [folder, printed] = [join(inject('shared'), 'friday'), join(inject('shared'), 'friday.txt')];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await fillWithDemo(folder);
  const out = openSync(printed, 'w');
  const command = [...(await asBuilt('local/start.ts')), '--data', folder, '--port', '0', '--clock', FRIDAY];
  const { pid } = spawn(process.execPath, command, spawning(['ignore', out, out]));
  const output = (): string => readFileSync(printed, 'utf8');
  await until(() => output().includes('Ctrl-C'));
  writeFileSync(draft, JSON.stringify({ pid, output: output(), organiser: organiserOf(folder) }));
}

import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { StoreName } from '../../local/where.ts';
import { FRIDAY, Laptop, until } from './laptop.ts';

/** What a laptop needs to know its clubs again, and the keys to them; it makes the rest anew at each start. */
const KEPT = ['ladders.db', 'ladders.sqlite', 'ladders.sqlite-wal', 'keys.json'];

/** A little earlier on that night, so that on a busy machine too nothing in the demo is later than the copies' clocks. */
const EARLIER = '2026-11-20T20:00';

/** The demo clubs as they are on Friday evening: made once in a run, by the file that needs them first. */
async function demo(store: StoreName): Promise<string> {
  const ready = join(inject('shared'), `demo-${store}`);
  const begun = `${ready}.begun`;
  if (isFirst(begun)) await make(ready, store).catch((error: unknown) => giveUp(begun, error));
  await until(() => existsSync(ready) || !existsSync(begun), 100_000);
  return existsSync(ready) ? ready : demo(store);
}

async function make(folder: string, store: StoreName): Promise<void> {
  const draft = `${folder}.draft`;
  const laptop = await Laptop.start(draft, ['--clock', EARLIER, '--fresh', '--store', store]);
  await laptop.end();
  renameSync(draft, folder);
}

/** Lets the next one try. */
function giveUp(begun: string, error: unknown): never {
  rmSync(begun, { recursive: true });
  throw error;
}

/** Makes a folder; false if it is there already. */
const isFirst = (folder: string): boolean => mkdirSync(folder, { recursive: true }) !== undefined;

/** Starts a laptop on an empty folder in the middle of the demo's last night, without loading the demo anew. */
export async function startOnFriday(folder: string, store: StoreName = 'sqlite'): Promise<Laptop> {
  const from = await demo(store);
  for (const name of KEPT) if (existsSync(join(from, name))) cpSync(join(from, name), join(folder, name));
  return Laptop.start(folder, ['--clock', FRIDAY]);
}

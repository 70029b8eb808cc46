import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { FRIDAY, Laptop, until } from './laptop.ts';

/** What a laptop needs to know its clubs again, and the keys to them; it makes the rest anew at each start. */
const KEPT = ['ladders.db', 'keys.json'];

/** The demo clubs as they are on Friday evening: made once in a run, by whichever file needs them first. */
async function demo(): Promise<string> {
  const [ready, draft] = [join(inject('shared'), 'demo'), join(inject('shared'), 'demo.draft')];
  if (isFirst(join(inject('shared'), 'demo.begun'))) {
    const laptop = await Laptop.start(draft, ['--clock', FRIDAY]);
    await laptop.end();
    renameSync(draft, ready);
  }
  await until(() => existsSync(ready), 100_000);
  return ready;
}

/** Makes a folder; false if it is there already. */
const isFirst = (folder: string): boolean => mkdirSync(folder, { recursive: true }) !== undefined;

/** Starts a laptop on an empty folder in the middle of the demo's last night, without loading the demo anew. */
export async function startOnFriday(folder: string): Promise<Laptop> {
  const from = await demo();
  for (const name of KEPT) cpSync(join(from, name), join(folder, name));
  return Laptop.start(folder, ['--clock', FRIDAY]);
}

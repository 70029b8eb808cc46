import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Waits for something to come true, for a time in milliseconds at most. */
export async function until(holds: () => boolean | Promise<boolean>, patience = 40_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A promise that is resolved from outside. */
export function deferred<T = void>() {
  let resolve = (_: T): void => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Something that the tests of one run use again and again: made once, by the file that needs it first. */
export async function onceInARun(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const [ready, begun] = [join(inject('shared'), name), join(inject('shared'), `${name}.begun`)];
  if (isFirst(begun)) await finish(ready, make).catch((error: unknown) => giveUp(begun, error));
  await until(() => existsSync(ready) || !existsSync(begun), 100_000);
  return existsSync(ready) ? ready : onceInARun(name, make);
}

async function finish(ready: string, make: (draft: string) => Promise<void>): Promise<void> {
  await make(`${ready}.draft`);
  renameSync(`${ready}.draft`, ready);
}

/** Lets the next one try. */
function giveUp(begun: string, error: unknown): never {
  rmSync(begun, { recursive: true });
  throw error;
}

/** Makes a folder; false if it is there already. */
const isFirst = (folder: string): boolean => mkdirSync(folder, { recursive: true }) !== undefined;

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The name of a ladder that is never settled nor rendered to its end, by code that was poisoned. */
export const POISON = 'Poison';

/** Longer than any test waits, in milliseconds: where nothing stops such work, the test fails and does not hang. */
const EVER = 150_000;

/** A loop that lets nobody else in its thread have a turn, and leaves the processor to the other tests. */
const NEVER_ENDS = `
  const [cell, end] = [new Int32Array(new SharedArrayBuffer(4)), Date.now() + ${EVER}];
  while (Date.now() < end) Atomics.wait(cell, 0, 0, 20);`;

const SETTLES = /export function settleDue\(ladder: Ladder[^{]*\{/;

/** Puts something into a source file; a test that cannot must fail, and not test nothing. */
function replaced(text: string, what: RegExp, by: (found: string) => string): string {
  const after = text.replace(what, by);
  if (after === text) throw new Error(`${what} is nowhere`);
  return after;
}

/** Builds code in which whatever settles a ladder of that name never ends: settling, judging, folding and rendering. */
export const poisoned: Plugin = {
  name: 'poisoned',
  setup(build) {
    build.onLoad({ filter: /shared\/engine\/settle\.ts$/ }, async ({ path }) => ({
      contents: replaced(
        await readFile(path, 'utf8'),
        SETTLES,
        (begin) =>
          `${begin} if (ladder.header.name === '${POISON}') { ${NEVER_ENDS} throw new Error('nothing stops this'); }`,
      ),
      loader: 'ts',
    }));
    build.onLoad({ filter: /functions\/backups\/bucket\.ts$/ }, () => ({
      contents: 'export class BackupBucket { async get() {} async put() {} async remove() {} async *list() {} }',
      loader: 'js',
    }));
  },
};

/** Builds functions for which the bucket is a folder of its name, and which keep no backups. */
export const folderForBucket: Plugin = {
  name: 'folder for bucket',
  setup(build) {
    build.onLoad({ filter: /functions\/publishing\/bucket\.ts$/ }, () => ({
      contents: `export { FolderStore as Bucket } from './folder.ts';`,
      loader: 'ts',
    }));
    build.onLoad({ filter: /functions\/backups\/bucket\.ts$/ }, () => ({
      contents: 'export class BackupBucket { async get() {} async put() {} async remove() {} async *list() {} }',
      loader: 'js',
    }));
  },
};

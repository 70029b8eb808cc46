import { readdirSync, readFileSync } from 'node:fs';
import { ALL } from './runs.ts';

/** The test files of a run: those named `*.long.test.ts` are for `TESTS=all npm test`. */
const files = readdirSync(import.meta.dirname, { recursive: true })
  .map((name) => `test/${String(name)}`)
  .filter((name) => /\.test\.tsx?$/.test(name) && (ALL || !name.includes('.long.')))
  .map((name) => ({ name, text: readFileSync(new URL(`../${name}`, import.meta.url), 'utf8') }));

/**
 * Starts a browser, a laptop or its threads, functions in processes, another program, or work that never ends; a data folder
 * alone starts nothing.
 */
const STARTS =
  /\{(?! useFolder \})[^}]*\} from '[^']*\/(?:browser|friday|laptop|poison|stages|threads\/offload)\.ts'|\{ builtFunctions \}|promisify\(execFile\)/;

/** Puts something in the place of a module, which no other file is to see. */
const MOCKS = /\bvi\.(?:mock|resetModules)\(/;

const where = (isSo: (text: string) => boolean): string[] =>
  files.filter(({ text }) => isSo(text)).map(({ name }) => name);

/** The files that wait for what they start; those that need a worker alone; and those that share one. */
export const SLOW = where((text) => STARTS.test(text));
export const ALONE = where((text) => MOCKS.test(text) && !STARTS.test(text));
export const FAST = where((text) => !MOCKS.test(text) && !STARTS.test(text));

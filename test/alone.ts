import { readdirSync, readFileSync } from 'node:fs';
import { SLOW } from './slow.ts';

const files = readdirSync(import.meta.dirname, { recursive: true })
  .map((name) => `test/${String(name)}`)
  .filter((name) => /\.test\.tsx?$/.test(name));

const text = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** All test files that are not slow. */
export const FAST: readonly string[] = files.filter((name) => !SLOW.includes(name));

/** Those of them that put something in the place of a module, the clock or the environment; the others share a worker. */
export const ALONE: readonly string[] = FAST.filter((name) => /\bvi\.|process\.env\[.*\] = /.test(text(name)));

/** The slow ones that put something in the place of a module or the environment; the others share what a worker has loaded. */
export const SLOW_ALONE: readonly string[] = SLOW.filter((name) => /\bvi\.(?:mock|stubEnv)\b/.test(text(name)));

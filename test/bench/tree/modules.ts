import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module of the tree in whose folder this process runs, which may be an older one. */
export const moduleOf = <T>(path: string): Promise<T> => import(pathToFileURL(join(process.cwd(), path)).href);

/** What the process was started with. */
export const given = <T>(): T => JSON.parse(process.argv[2] ?? '');

/** Tells what it found. */
export const tell = (found: unknown): void => void writeSync(1, JSON.stringify(found));

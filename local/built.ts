import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Scripts } from '#web/scripts.ts';
import { ROOT } from './root.ts';

export interface Built extends BuiltSite {
  readonly thread: string;
}

/** What a laptop shows that is not its own. */
export interface BuiltSite {
  readonly scripts: Scripts;
  /** The style sheets as browsers get them, by the paths under which pages name them. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Of all scripts, where some are built only when they are asked for. */
  readonly paths?: readonly string[];
}

const files = z.record(z.string(), z.string());
const shape = z.object({ mark: z.string(), thread: z.string(), scripts: files, sheets: files });

/** The folders of sources, and what tells which packages are installed. */
const SOURCES = ['shared', 'functions', 'web', 'local', 'cdk'];
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'];

/** What was built at an earlier start of the same sources, or else a new build. It is run, so it is not kept in a data folder. */
export async function builtOnce(build: () => Promise<Built>, root: string = ROOT): Promise<Built> {
  const file = join(root, 'node_modules/.cache/club-ladder/built.json');
  const mark = markOf(root);
  const kept = read(file);
  if (kept?.mark === mark) return kept;
  const built = await build();
  // What has changed meanwhile may be in it or not.
  if (markOf(root) === mark) keep(file, { mark, ...built });
  return built;
}

function markOf(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify([root, process.version]));
  const add = (path: string, text: Buffer | string): void => {
    hash.update(JSON.stringify([path, text.length])).update(text);
  };
  for (const path of [...PACKAGES, ...SOURCES.flatMap((each) => pathsIn(root, each))])
    add(path, bytesIn(join(root, path)) ?? '');
  return hash.digest('base64url');
}

const pathsIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .map((path) => join(folder, path))
    .toSorted();

function bytesIn(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function read(file: string): z.infer<typeof shape> | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Where it cannot be kept, it is built each time. */
function keep(file: string, what: z.infer<typeof shape>): void {
  const draft = `${file}.${process.pid}.draft`;
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(draft, JSON.stringify(what));
    renameSync(draft, file);
  } catch {}
}

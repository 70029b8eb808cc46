import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Written } from './contestant.ts';

/** How long to wait for a page that shows a line, and for what follows it, in milliseconds. */
const PATIENCE = 15_000;
const LONGEST = 30_000;

/** By this file readers learn what the page shows: it comes after the page. */
const VERSION = 'version.json';
/** One of the files that follow the page. */
const LAST = join('history', 'head.json');

interface Shown {
  readonly line: number;
  readonly at: number;
}

/** Watches the published files of a club, from outside. */
export class SiteWatch {
  readonly #folder: string;
  readonly #watchers: FSWatcher[] = [];
  readonly #shown = new Map<string, Shown[]>();
  /** When the files that follow a ladder's page were written last. */
  readonly #followed = new Map<string, number>();
  readonly #written = new Map<string, { readonly times: number; readonly bytes: number }>();

  constructor(folder: string) {
    this.#folder = folder;
    for (const each of readdirSync(folder, { withFileTypes: true }))
      if (each.isDirectory()) this.#watch(each.name, join(folder, each.name));
  }

  written(): Written {
    const sum = { files: 0, bytes: 0, packed: 0 };
    for (const [path, { times, bytes }] of this.#written) {
      sum.files += times;
      sum.bytes += bytes;
      if (!existsSync(path)) continue;
      const now = readFileSync(path);
      sum.packed += (bytes * gzipSync(now).length) / Math.max(1, now.length);
    }
    return sum;
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
  }

  async shownAt(ladder: string, line: number): Promise<number> {
    for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(2)) {
      const found = this.#shown.get(ladder)?.find((each) => each.line >= line);
      if (found) return found.at;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Until the other files of every ladder have followed its page. */
  async settled(): Promise<void> {
    const isBehind = ([ladder, shown]: readonly [string, readonly Shown[]]): boolean =>
      (this.#followed.get(ladder) ?? 0) < (shown.at(-1)?.at ?? 0);
    for (const end = performance.now() + LONGEST; performance.now() < end; await sleep(20))
      if (![...this.#shown].some(isBehind)) return;
  }

  #watch(ladder: string, folder: string): void {
    this.#watchers.push(
      watch(folder, (event, name) => {
        if (event === 'rename' && name !== null && !name.endsWith('.draft')) this.#came(ladder, join(folder, name));
      }),
    );
    for (const each of readdirSync(folder, { withFileTypes: true }))
      if (each.isDirectory()) this.#watch(ladder, join(folder, each.name));
  }

  #came(ladder: string, path: string): void {
    const at = performance.now();
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) this.#watch(ladder, path);
    if (!found?.isFile()) return;
    const { times, bytes } = this.#written.get(path) ?? { times: 0, bytes: 0 };
    this.#written.set(path, { times: times + 1, bytes: bytes + found.size });
    const file = relative(join(this.#folder, ladder), path);
    if (file === LAST) this.#followed.set(ladder, at);
    if (file !== VERSION) return;
    const shown = this.#shown.get(ladder) ?? [];
    this.#shown.set(ladder, shown);
    shown.push({ line: JSON.parse(readFileSync(path, 'utf8')).version, at });
  }
}

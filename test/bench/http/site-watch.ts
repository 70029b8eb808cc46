import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Written } from './contestant.ts';

/** How long to wait for a page that shows a line, and for what follows it, in milliseconds. */
const PATIENCE = 15_000;
const LONGEST = 30_000;

const PAGE = 'index.html';
const LAST = 'history/head.json';

interface Shown {
  readonly line: number;
  readonly at: number;
}

export class SiteWatch {
  readonly #site: string;
  readonly #club: string;
  readonly #watchers: FSWatcher[] = [];
  readonly #shown = new Map<string, Shown[]>();
  readonly #written = new Map<string, { readonly times: number; readonly bytes: number }>();

  constructor(site: string, club: string) {
    this.#site = site;
    this.#club = club;
    for (const each of readdirSync(join(site, club), { withFileTypes: true }))
      if (each.isDirectory()) this.#watch(each.name, join(site, club, each.name));
  }

  written(): Written {
    const sum = { files: 0, bytes: 0, packed: 0 };
    for (const [path, { times, bytes }] of this.#written) {
      const now = readFileSync(path);
      sum.files += times;
      sum.bytes += bytes;
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

  async settled(): Promise<void> {
    for (const end = performance.now() + LONGEST; performance.now() < end; await sleep(20)) {
      const behind = [...this.#shown].filter(([ladder, shown]) => {
        const newest = shown.at(-1);
        return newest && this.#lineOf(ladder, LAST) < newest.line;
      });
      if (behind.length === 0) return;
    }
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
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) this.#watch(ladder, path);
    if (!found?.isFile()) return;
    const { times, bytes } = this.#written.get(path) ?? { times: 0, bytes: 0 };
    this.#written.set(path, { times: times + 1, bytes: bytes + found.size });
    if (path !== join(this.#site, this.#club, ladder, PAGE)) return;
    const shown = this.#shown.get(ladder) ?? [];
    this.#shown.set(ladder, shown);
    shown.push({ line: this.#lineOf(ladder, PAGE), at: performance.now() });
  }

  #lineOf(ladder: string, file: string): number {
    const note = join(this.#site, '.editions', this.#club, ladder, file);
    return existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8'), 10) : 0;
  }
}

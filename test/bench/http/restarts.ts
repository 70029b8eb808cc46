import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, portOf } from '#local/listening.ts';
import { launchLaptop, RunningLaptop } from '../running-laptop.ts';
import { type Case, clubOf, ladderOf } from './cases.ts';
import { fill, type Tree } from './ours.ts';

/** How long a laptop takes to start on ladders that it has published before, in milliseconds. */
export interface Restart {
  readonly contestant: string;
  readonly ladders: number;
  /** Until the page of a ladder is answered. */
  readonly page: number;
  /** Until it says that it is ready. */
  readonly ready: number;
}

/** How long a page is waited for, in milliseconds. */
const PATIENCE = 120_000;
/** How many ladders a club has at most here. */
const EACH = 200;

async function freePort(): Promise<number> {
  const server = await listen(0);
  const port = portOf(server);
  server.close();
  return port;
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(20)) {
    if (await isThere().catch(() => false)) return;
  }
  throw new Error('a page does not come');
}

/** Clubs with so many ladders together. */
const clubsOf = (ladders: number): readonly Case[] =>
  Array.from({ length: Math.ceil(ladders / EACH) }, (_, n) => ({
    system: 'crewe',
    players: 30,
    // Each club of its own name.
    lines: 10 + n,
    ladders: Math.min(EACH, ladders),
  }));

const pageIn = (club: Case, number: number): string => join(clubOf(club), ladderOf(number));

async function startOn(
  { tree, port }: Pick<Tree, 'tree'> & { readonly port: number },
  folder: string,
  last: string,
  published = async () => true,
) {
  const begun = performance.now();
  const since = (): number => performance.now() - begun;
  const child = launchLaptop(tree, folder, { port });
  const first = until(async () => (await fetch(`http://127.0.0.1:${port}/${last}/`)).ok).then(since);
  const laptop = await RunningLaptop.ready(child, folder);
  try {
    const ready = since();
    const page = await first;
    await until(published);
    return { page, ready };
  } finally {
    await laptop.stop();
  }
}

/** Fills a folder by a version, has everything published, and starts again at the same address, which its pages name. */
export async function restartOf(tree: Tree, folder: string, ladders: number): Promise<Restart> {
  const clubs = clubsOf(ladders);
  await fill(tree, folder, clubs, 0);
  const pages = clubs.flatMap((club) => Array.from({ length: club.ladders }, (_, n) => pageIn(club, n)));
  const last = pages.at(-1) ?? '';
  const at = { tree: tree.tree, port: await freePort() };
  await startOn(at, folder, last, async () =>
    pages.every((page) => existsSync(join(folder, 'site', page, 'index.html'))),
  );
  return { contestant: tree.name, ladders, ...(await startOn(at, folder, last)) };
}

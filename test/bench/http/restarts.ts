import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, portOf } from '#local/listening.ts';
import { type Case, caseOf, clubOf, ladderOf, SHORT } from './cases.ts';
import { fill, Laptop } from './laptop.ts';

/** How long a laptop takes to start on ladders that it has published before, in milliseconds. */
export interface Restart {
  readonly ladders: number;
  /** Until the page of a ladder is answered. */
  readonly page: number;
  /** Until it says that it is ready. */
  readonly ready: number;
}

/** How long to wait for a page, in milliseconds. */
const PATIENCE = 120_000;
/** How many ladders a club has at most here. */
const EACH = 200;

async function freePort(): Promise<number> {
  const server = await listen(0);
  const port = portOf(server);
  server.close();
  return port;
}

async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(20)) if (await isThere()) return;
  throw new Error('a page does not come');
}

/** Clubs with a number of ladders together; their names differ in the lines of their logs. */
const clubsWith = (ladders: number): readonly Case[] =>
  Array.from({ length: Math.ceil(ladders / EACH) }, (_, n) =>
    caseOf('crewe', { players: 30, lines: SHORT + n, ladders: Math.min(EACH, ladders) }),
  );

async function startOn(folder: string, port: number, page: string, isPublished = () => true) {
  const begun = performance.now();
  const since = (): number => performance.now() - begun;
  const isShown = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/${page}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const laptop = new Laptop(folder, port);
  const shown = until(isShown).then(since);
  try {
    await laptop.ready();
    const ready = since();
    const first = await shown;
    await until(isPublished);
    return { page: first, ready };
  } finally {
    await laptop.stop();
  }
}

/** Fills a folder, has everything published, and starts again at the same address, which its pages name. */
export async function restartOf(folder: string, ladders: number): Promise<Restart> {
  const clubs = clubsWith(ladders);
  await fill(folder, clubs, 0);
  const pages = clubs.flatMap((club) =>
    Array.from({ length: club.ladders }, (_, n) => join(clubOf(club), ladderOf(n))),
  );
  const last = pages.at(-1) ?? '';
  const port = await freePort();
  await startOn(folder, port, last, () => pages.every((page) => existsSync(join(folder, 'site', page, 'index.html'))));
  return { ladders, ...(await startOn(folder, port, last)) };
}

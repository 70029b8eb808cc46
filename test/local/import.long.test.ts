import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { logOf } from '../ladders/importing/logs.ts';
import { startOnFriday } from './demo-folder.ts';
import { Laptop, ladder, useFolder } from './laptop.ts';

const folder = useFolder();
const LINES = 3000;
const LOG = logOf(LINES);
const PATH = '/api/clubs/lavers-chess/ladders/long';

const asked = async (laptop: Laptop, path: string, init: RequestInit = {}) =>
  fetch(`${laptop.origin}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${laptop.organiser}`, ...init.headers },
  });

/** How the import stands, once that is so. */
async function stands(laptop: Laptop, isSo: (found: Record<string, unknown>) => boolean, rest = 200) {
  for (;;) {
    const found = await (await asked(laptop, `${PATH}/import`)).json();
    if (isSo(found)) return found;
    await sleep(rest);
  }
}

describe('an import on a laptop', { timeout: 300_000 }, () => {
  it('goes on after a kill, and makes the ladder of the log', async () => {
    const killed = await startOnFriday(folder);
    const begun = await asked(killed, `${PATH}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/jsonl' },
      body: LOG,
    });
    expect(begun.status).toBe(202);
    const { written } = await stands(killed, (found) => Number(found['written']) > 0, 20);
    expect(written).toBeLessThan(LINES);
    await killed.end('SIGKILL');
    const next = await Laptop.start(folder);
    expect(await stands(next, ({ state }) => state === 'made')).toMatchObject({ lines: LINES, written: LINES });
    const log = await (await asked(next, `${PATH}/log`)).text();
    expect(log.trim().split('\n')).toHaveLength(LINES);
    await expect.poll(() => next.shows('Player 1', '/lavers-chess/long/'), { timeout: 60_000 }).toBe(true);
    await next.end();
    expect(await ladder(['verify', 'lavers-chess/long', '--data', folder])).toMatchObject({ status: 0 });
    const left = readdirSync(join(folder, 'transfers'), { recursive: true }).map(String);
    expect(left.filter((name) => /\.json/.test(name))).toEqual([expect.stringMatching(/outcome\.json$/)]);
  });
});

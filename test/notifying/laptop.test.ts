import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Post } from '../../functions/notifying/https-post.ts';
import { formatDelivery } from '../../functions/notifying/messages.ts';
import { DataFolder } from '../../local/data-folder.ts';
import { LaptopNotices } from '../../local/notices.ts';
import { type Instant, instant } from '../../shared/vocabulary/vocabulary.ts';
import { MAIN, Noticed } from './webhook-club.ts';

let club: Noticed;
let folder: DataFolder;
let now: Instant;
let notices: LaptopNotices;
/** The texts that came, and how the receiver answers. */
let got: string[];
let status: number;
/** What the folder holds while something is sent. */
let kept: unknown;

const post: Post = async (_, { body }) => {
  got.push(JSON.parse(body).text);
  kept = folder.read('notices.json');
  return status;
};

/** A laptop that is started on the folder. */
async function start(): Promise<LaptopNotices> {
  const laptop = new LaptopNotices({ ...club.notifying, post, now: () => now, random: () => 0 }, folder);
  await laptop.begin();
  return laptop;
}

beforeEach(async () => {
  club = await Noticed.begin();
  folder = new DataFolder(mkdtempSync(join(tmpdir(), 'notices-')));
  [now, got, status] = [instant(Date.now()), [], 204];
  notices = await start();
});
afterEach(async () => {
  await notices.close();
  rmSync(folder.path, { recursive: true, force: true });
});

/** Records a match and says so, as the laptop's store does. */
async function match(challenger: string, challenged: string): Promise<void> {
  await club.match(challenger, challenged);
  notices.changed(MAIN, (await club.evening.store.load(MAIN))?.line ?? 0);
}

/** A stop when nothing is left to do at once, and another start. */
async function restart(): Promise<void> {
  await stop();
  notices = await start();
}

async function stop(): Promise<void> {
  await notices.idle();
  await notices.close();
}

describe('on a laptop a notice', () => {
  test('is sent right after its line, once', async () => {
    await club.hook();
    await match('eve', 'ann');
    await restart();
    await restart();
    expect(got).toEqual(['main: Eve 2–0 Ann; Eve took rung 1.']);
  });

  test('of nobody’s webhook leaves no file behind', async () => {
    await match('eve', 'ann');
    await stop();
    expect(folder.has('notices.json')).toBe(false);
  });

  test('that is not taken is sent again half a minute later, also after a restart', async () => {
    await club.hook();
    status = 503;
    await match('eve', 'ann');
    await restart();
    expect(got).toHaveLength(1);
    now = instant(now + 30_000);
    status = 204;
    await restart();
    await restart();
    expect(got).toHaveLength(2);
  });

  test('is given up after eight tries', async () => {
    await club.hook();
    status = 503;
    await match('eve', 'ann');
    for (let tries = 0; tries < 12; tries++) {
      await restart();
      now = instant(now + 13 * 3600_000);
    }
    await stop();
    expect(got).toHaveLength(8);
  });

  test('that is not made yet when the laptop stops is sent after the next start', async () => {
    await club.hook();
    await match('eve', 'ann');
    await notices.close();
    expect(got).toEqual([]);
    notices = await start();
    await stop();
    expect(got).toHaveLength(1);
  });

  test('of a line that a kill came right after is sent at the next start', async () => {
    await club.hook();
    await match('eve', 'ann');
    await stop();
    await club.match('dee', 'ann');
    notices = await start();
    await stop();
    expect(got).toHaveLength(2);
    expect(got[1]).toMatch(/Dee 2–0 Ann/);
  });

  test('is in the folder before it is sent, and no longer when it was taken', async () => {
    await club.hook();
    await match('eve', 'ann');
    await stop();
    expect(kept).toMatchObject({ waiting: [{ body: expect.stringContaining('riverside/main/8/result') }] });
    expect(folder.read('notices.json')).toEqual({ made: { 'riverside/main': 8 }, waiting: [] });
  });

  test('that waits in the folder is no loss where a kill came before it was sent', async () => {
    const { id } = await club.hook();
    await club.match('eve', 'ann');
    await stop();
    const waiting = { key: MAIN, webhook: id, delivery: 'riverside/main/8/result' };
    folder.write('notices.json', {
      made: { 'riverside/main': 8 },
      waiting: [{ body: formatDelivery(waiting), tries: 0, due: 0 }],
    });
    notices = await start();
    await stop();
    expect(got).toEqual(['main: Eve 2–0 Ann; Eve took rung 1.']);
  });

  test('is sent for many results at once, each once', async () => {
    await club.hook();
    await Promise.all([match('eve', 'ann'), match('dee', 'bob')]);
    await match('cy', 'ann');
    await restart();
    expect(new Set(got).size).toBe(3);
    expect(got).toHaveLength(3);
  });

  test('that tries a webhook out takes the same way', async () => {
    const { id } = await club.hook();
    const [delivery, body] = ['riverside/main/ping/1', JSON.stringify({ text: 'a test' })];
    await club.evening.store.keepNotices(MAIN, 'ping/1', { notices: [{ event: 'ping', delivery, body }] });
    await notices.enqueue([formatDelivery({ key: MAIN, webhook: id, delivery })]);
    await stop();
    expect(got).toEqual(['a test']);
  });
});

test('a file of notices that cannot be read begins anew', async () => {
  await stop();
  folder.write('notices.json', { waiting: 'rubbish' });
  notices = await start();
  await club.hook();
  await match('eve', 'ann');
  await restart();
  expect(got).toHaveLength(1);
});

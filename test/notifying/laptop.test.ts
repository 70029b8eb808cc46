import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepNotice } from '#functions/books/notices.ts';
import type { Post } from '#functions/notifying/https-post.ts';
import { formatNotification } from '#functions/notifying/messages.ts';
import { waitAfter } from '#functions/notifying/retries.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { DataFolder } from '#local/data-folder.ts';
import { LaptopNotifications, type Tried } from '#local/notifications.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { deferred } from '../local/until.ts';
import { MAIN, Noticed, record, recordOf } from './webhook-club.ts';

let club: Noticed;
let folder: DataFolder;
let now: Instant;
let notices: LaptopNotifications;
/** The texts that came, and how the receiver answers. */
let got: string[];
let status: number;
/** What waits on the queues while something is sent. */
let kept: readonly string[];
/** The messages to players, whether any player can be reached, and what trying such a message leads to. */
let told: string[];
let isReached: boolean;
let playersTold: Tried;
/** What a receiver that takes its time answers in the end. */
let slow: Promise<number> | undefined;

const post: Post = async (_, { body }) => {
  got.push(JSON.parse(body).text);
  kept = await waiting();
  return slow ?? status;
};

/** The names of what the database keeps in a partition. */
async function namesIn(pk: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { sk } of club.evening.store.database.query({ pk })) names.push(sk);
  return names;
}

const waiting = () => namesIn('QUEUES');

/** A laptop that is started on the folder. */
async function start(): Promise<LaptopNotifications> {
  const { store, siteOrigin, log } = club.evening.world;
  const laptop = new LaptopNotifications({
    store,
    siteOrigin,
    log,
    post,
    webhookKey: async () => club.evening.webhookKey,
    make: makeWebhookNotices(club.notifying),
    tellPlayers: async (message) => {
      told.push(message);
      return message.includes('~') ? {} : playersTold;
    },
    isReached: async () => isReached,
    now: () => now,
  });
  await laptop.begin(folder);
  return laptop;
}

beforeEach(async () => {
  club = await Noticed.begin();
  folder = new DataFolder(mkdtempSync(join(tmpdir(), 'notices-')));
  [now, got, status] = [instant(Date.now()), [], 204];
  [told, isReached, playersTold] = [[], false, {}];
  slow = undefined;
  notices = await start();
});
afterEach(async () => {
  await notices.close();
  rmSync(folder.path, { recursive: true, force: true });
});

async function match(challenger: string, challenged: string): Promise<void> {
  await club.match(challenger, challenged);
  notices.follow([record((await club.evening.store.load(MAIN))?.line ?? 0)]);
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

async function startAndStop(): Promise<void> {
  notices = await start();
  await stop();
}

/** A webhook, and a match of which it is to be told. */
async function noticed(): Promise<void> {
  await club.hook();
  await match('eve', 'ann');
}

describe('on a laptop a notice', () => {
  test('is sent right after its line, once', async () => {
    await noticed();
    await restart();
    await restart();
    expect(got).toEqual(['main: Eve 2–0 Ann; Eve took 1st.']);
  });

  test('of nobody’s webhook leaves nothing behind', async () => {
    await match('eve', 'ann');
    await stop();
    expect([await waiting(), await namesIn('TOLD')]).toEqual([[], []]);
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
    for (let tries = 1; tries <= 12; tries++) {
      await restart();
      await notices.idle();
      now = instant(now + waitAfter(tries, 0) * 1000);
    }
    await stop();
    expect(got).toHaveLength(8);
  });

  test('that is not made yet when the laptop stops is sent after the next start', async () => {
    await noticed();
    await notices.close();
    expect(got).toEqual([]);
    await startAndStop();
    expect(got).toHaveLength(1);
  });

  test('of a line that a kill came right after is sent at the next start', async () => {
    await noticed();
    await stop();
    await club.match('dee', 'ann');
    await startAndStop();
    expect(got).toHaveLength(2);
    expect(got[1]).toMatch(/Dee 2–0 Ann/);
  });

  test('is kept before it is sent, and no longer when it was taken', async () => {
    await noticed();
    await stop();
    expect(kept).toEqual([expect.stringContaining('riverside/main/8/result')]);
    expect(await waiting()).toEqual([]);
  });

  test('that an earlier release has kept in a file is sent once', async () => {
    const { id } = await club.hook();
    await club.match('eve', 'ann');
    await stop();
    const message = formatNotification({ channel: 'webhook', key: MAIN, webhook: id, name: '8/result' });
    folder.write('notifications.json', {
      queued: { 'riverside/main': 8 },
      reminded: {},
      waiting: [{ to: 'webhook', message, tries: 0, due: 0 }],
    });
    await startAndStop();
    await startAndStop();
    expect(got).toEqual(['main: Eve 2–0 Ann; Eve took 1st.']);
    expect(folder.has('notifications.json')).toBe(false);
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
    await keepNotice(club.evening.store.database, MAIN, 'ping/1', { notice: { event: 'ping', delivery, body } });
    await notices.enqueue([formatNotification({ channel: 'webhook', key: MAIN, webhook: id, name: 'ping/1' })]);
    await stop();
    expect(got).toEqual(['a test']);
  });
});

test('a file of notices that cannot be read begins anew', async () => {
  await stop();
  folder.write('notifications.json', { waiting: 'rubbish' });
  notices = await start();
  await club.hook();
  await match('eve', 'ann');
  await restart();
  expect(got).toHaveLength(1);
});

describe('on a laptop players', () => {
  test('are told of each new line in order, and not of what was there before', async () => {
    isReached = true;
    await restart();
    await match('eve', 'ann');
    await match('dee', 'bob');
    await restart();
    await restart();
    expect(told).toEqual(['riverside/main/8', 'riverside/main/9']);
  });

  test('are told what a line has for them once its notices are made', async () => {
    isReached = true;
    playersTold = { messages: ['riverside/main/8~0'] };
    await match('eve', 'ann');
    await expect.poll(() => told).toEqual(['riverside/main/8', 'riverside/main/8~0']);
    await stop();
  });

  test('are told later, also after a restart, if they want to be left alone', async () => {
    isReached = true;
    playersTold = { pause: 600 };
    await match('eve', 'ann');
    await restart();
    expect(told).toHaveLength(1);
    now = instant(now + 600_000);
    playersTold = {};
    await restart();
    await restart();
    expect(told).toEqual(['riverside/main/8', 'riverside/main/8']);
  });

  test('do not wait for a webhook whose receiver takes its time', async () => {
    isReached = true;
    await club.hook();
    const answer = deferred<number>();
    slow = answer.promise;
    await match('eve', 'ann');
    await expect.poll(() => got).toHaveLength(1);
    notices.follow([recordOf('CLUB#riverside#LADDER#main', 'proposal#date#0123456789abcdef', 'MODIFY')]);
    await expect.poll(() => told).toEqual(['riverside/main/8', 'riverside/main/date-0123456789abcdef']);
    answer.resolve(204);
    await stop();
  });

  test('of a deleted ladder are told nothing more', async () => {
    isReached = true;
    playersTold = { pause: 600 };
    await match('eve', 'ann');
    await notices.idle();
    expect(await waiting()).toEqual(['players#riverside/main/8']);
    notices.follow([recordOf('CLUB#riverside', 'club#ladder#main', 'REMOVE')]);
    await stop();
    expect([await waiting(), await namesIn('TOLD')]).toEqual([[], []]);
  });
});

import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { putWebhook, readWebhooks, removeWebhook } from '#functions/books/webhooks.ts';
import { homePartition, NOTICE } from '#functions/database/keys.ts';
import { MOST_TRIES, waitAfter } from '#functions/notifying/retries.ts';
import { isSealed, openSecret, sealSecret } from '#functions/notifying/webhook-secret.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, LADDER } from '../functions/evening.ts';
import { internet, receiver, useInternet } from './internet.ts';
import { MAIN, Noticed } from './webhook-club.ts';

useInternet();

let club: Noticed;
beforeEach(async () => {
  club = await Noticed.begin();
});

/** The webhooks of the ladder, as its organiser sees them. */
async function listed(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { json } = await club.evening.must('GET', `${LADDER}/webhooks`, club.organiser);
  return json['webhooks'] as readonly Readonly<Record<string, unknown>>[];
}

const answering = (status: number) => receiver((_, response) => void response.writeHead(status).end());

/** The notice, if the published library finds that the webhook's secret signed it at the club's time. */
function verified(secret: string, { headers, body }: { readonly headers: object; readonly body: string }): unknown {
  vi.useFakeTimers({ now: club.evening.now, toFake: ['Date'] });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

describe('a notice', () => {
  test('comes to its receiver with its name, its time and a signature of both', async () => {
    const { secret } = await club.noticed();
    const { got, port } = await answering(200);
    await club.deliver(internet(port).post());
    const [first] = got;
    if (!first) throw new Error('nothing came');
    const { headers, body, path } = first;
    expect([got.length, club.queue, path]).toEqual([1, [], '/hooks/1']);
    expect(headers).toMatchObject({
      'club-ladder-event': 'result',
      'webhook-id': 'riverside/main/8/result',
      'webhook-timestamp': String(Math.floor(club.evening.now / 1000)),
      'content-type': 'application/json',
    });
    expect(headers).not.toHaveProperty('club-ladder-signature');
    expect(verified(secret, { headers, body })).toMatchObject({
      format: 1,
      id: 'riverside/main/8/result',
      text: expect.stringMatching(/Eve/),
    });
  });

  test('that was not taken comes again: the same words under the same name, signed at the new time', async () => {
    const { secret } = await club.noticed();
    const { got, port } = await answering(500);
    await club.deliver(internet(port).post());
    await club.evening.must('POST', `${LADDER}/void`, { ...club.organiser, body: { line: 8 } });
    club.evening.now = at('2021-09-06T21:00:00+01:00');
    await club.deliver(internet(port).post());
    expect(club.queue).toHaveLength(1);
    expect(got[1]?.body).toBe(got[0]?.body);
    expect(got[1]?.headers['webhook-id']).toBe(got[0]?.headers['webhook-id']);
    expect(verified(secret, got[1] ?? expect.fail())).toBeDefined();
    expect(() => verified(secret, got[0] ?? expect.fail())).toThrow('too old');
  });

  test('that waited while the club hid its names comes in the new ones, under the same name', async () => {
    await club.noticed();
    const { got, port } = await answering(500);
    await club.deliver(internet(port).post());
    expect(got[0]?.body).toContain('Eve');
    const hide = { ...club.organiser, body: { naming: { mode: 'initials' } } };
    await club.evening.must('PATCH', '/api/clubs/riverside', hide);
    await club.deliver(internet(port).post());
    expect(got[1]?.body).not.toMatch(/Eve|Ann/);
    expect(JSON.parse(got[1]?.body ?? '')).toMatchObject({
      id: 'riverside/main/8/result',
      text: expect.stringMatching(/\bE\..*\bA\./),
    });
    expect(got[1]?.headers['webhook-id']).toBe(got[0]?.headers['webhook-id']);
  });

  test('is made again, to the letter, where what it says was not kept as long as it waited', async () => {
    await club.noticed();
    const { got, port } = await answering(500);
    await club.deliver(internet(port).post());
    const { database } = club.evening.store;
    const get = database.get.bind(database);
    let reads = 0;
    database.get = async (key, only) => (key.sk.startsWith(NOTICE) && reads++ === 0 ? undefined : get(key, only));
    await club.deliver(internet(port).post());
    expect([got.length, got[1]?.body]).toEqual([2, got[0]?.body]);
  });

  test.each([301, 307, 400, 401, 404, 429, 500, 503])('that is answered with %i is sent again', async (status) => {
    await club.noticed();
    const { port } = await answering(status);
    await club.deliver(internet(port).post());
    expect(club.queue).toHaveLength(1);
  });

  test('comes at least once, however often a worker dies between sending it and saying so', async () => {
    await club.noticed();
    const { got, port } = await answering(204);
    const message = club.queue;
    await club.deliver(internet(port).post());
    club.queue = message;
    await club.deliver(internet(port).post());
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([
      'riverside/main/8/result',
      'riverside/main/8/result',
    ]);
    expect(got[1]?.body).toBe(got[0]?.body);
  });

  test('to a name that stands for a private address is never sent, and kept for when that is mended', async () => {
    await club.noticed();
    const { got, port } = await answering(204);
    await club.deliver(internet(port, () => ['10.0.0.7']).post());
    expect([got, club.queue.length]).toEqual([[], 1]);
    await club.deliver(internet(port).post());
    expect([got.length, club.queue]).toEqual([1, []]);
  });
});

describe('a receiver that fails', () => {
  test('holds up no other', async () => {
    const { port } = await answering(204);
    const bad = await club.hook(['result'], 'https://bad.example.org/');
    await club.hook(['result'], 'https://good.example.org/');
    await club.match('eve', 'ann');
    await club.plays('dee', 'ann');
    const good = internet(port);
    await club.deliver((to, notice) =>
      to.host === 'bad.example.org' ? Promise.reject(new Error('no')) : good.post()(to, notice),
    );
    expect(good.connected.map(({ host }) => host)).toEqual(['good.example.org', 'good.example.org']);
    expect(club.addressed).toEqual([bad.id, bad.id]);
  });

  test('is tried again later and later, for about a day', async () => {
    await club.noticed();
    for (let tries = 0; tries < MOST_TRIES.webhook; tries++) await club.deliver(async () => 503);
    const half = 12 * 3600 - 60;
    expect(club.pauses).toEqual([30, 120, 480, 1920, 7680, 30_720, half, half]);
    expect(club.evening.lines.at(-1)).toMatchObject({ function: 'deliver', end: 'given up', outcome: '503', tries: 8 });
  });

  test('is not tried at the same moments as others that failed with it', () => {
    for (let tries = 1; tries <= MOST_TRIES.webhook; tries++) {
      expect(waitAfter(tries, 0.999)).toBeLessThan(waitAfter(tries, 0));
      expect(waitAfter(tries, 0.999)).toBeGreaterThanOrEqual(waitAfter(tries, 0) * 0.74);
      expect(waitAfter(tries, 0)).toBeLessThan(12 * 3600);
    }
  });

  test('is named in the log by id and host, and neither the rest of its address nor its secret is', async () => {
    const { id, secret } = await club.noticed();
    await club.deliver(async () => {
      throw Object.assign(new Error('connect ECONNREFUSED 93.184.216.34:443'), { code: 'ECONNREFUSED' });
    });
    expect(club.evening.lines.at(-1)).toMatchObject({
      webhook: `riverside/main/${id}`,
      delivery: 'riverside/main/8/result',
      host: 'chat.example.org',
      end: 'again',
      outcome: 'ECONNREFUSED',
    });
    for (const kept of ['hooks/1', secret]) expect(JSON.stringify(club.evening.lines)).not.toContain(kept);
  });

  test('can be seen by the organiser, and that it works again too', async () => {
    await club.noticed();
    await club.deliver(async () => 503);
    expect(await listed()).toMatchObject([{ last: { outcome: '503' } }]);
    await club.deliver(async () => 204);
    expect(await listed()).toMatchObject([{ last: { outcome: '204' } }]);
  });

  test('is not sent its notice again because nobody knows whether that it was taken could be noted', async () => {
    await club.noticed();
    const { database } = club.evening.store;
    database.transact = async () => ({ end: 'unanswered', cause: 'timed out' });
    await club.deliver(async () => 204);
    expect(club.queue).toEqual([]);
  });

  test('costs no write for each notice as long as nothing is new', async () => {
    await club.hook();
    for (const rival of ['ann', 'bob', 'cy']) await club.plays('eve', rival, [1, 1]);
    const { database } = club.evening.store;
    let notes = 0;
    const transact = database.transact.bind(database);
    database.transact = (...asked) => {
      notes++;
      return transact(...asked);
    };
    const [first, ...rest] = club.queue;
    club.queue = first ? [first] : [];
    await club.deliver(async () => 204);
    club.queue = rest;
    await club.deliver(async () => 204);
    expect(notes).toBe(1);
  });
});

describe('a webhook that takes nothing for a week', () => {
  const DAY = 24 * 3_600_000;
  const seen = async () => (await listed())[0] ?? expect.fail();
  const history = async () => {
    const { json } = await club.evening.must('GET', '/api/clubs/riverside/changes', club.organiser);
    return (json['changes'] as readonly { readonly what: string }[])
      .map(({ what }) => what)
      .filter((what) => /webhook-/.test(what));
  };

  /** A result of which its receiver is told in vain, until that is given up. */
  async function inVain(days: number, status = 503): Promise<void> {
    club.evening.now = instant(club.evening.now + days * DAY);
    await club.plays('eve', 'ann', [1, 1]);
    for (let tries = 0; tries < MOST_TRIES.webhook; tries++) await club.deliver(async () => status);
  }

  test('is switched off with the next notice that is given up, and its organisers see so', async () => {
    await club.hook();
    await inVain(0);
    await inVain(6);
    expect([(await seen())['stopped'], await history()]).toEqual([undefined, ['webhook-made']]);
    await inVain(1, 404);
    expect((await seen())['stopped']).toBe('2021-09-13T20:03:00+01:00');
    expect(await history()).toEqual(['webhook-stopped', 'webhook-made']);
    club.queue = [];
    await club.plays('dee', 'ann');
    expect(club.queue).toEqual([]);
  });

  test('is not while any notice gets through, nor at the first try of one', async () => {
    await club.hook();
    await inVain(0);
    await inVain(4, 204);
    await inVain(4);
    club.queue = [];
    await club.plays('dee', 'ann');
    club.evening.now = instant(club.evening.now + 8 * DAY);
    await club.deliver(async () => 503);
    expect(await history()).toEqual(['webhook-made']);
  });

  test('is on again by a test, told of what comes then, and of nothing that it missed', async () => {
    const { id } = await club.hook();
    await inVain(0);
    await inVain(8);
    club.queue = [];
    await club.match('dee', 'ann');
    await club.evening.must('POST', `${LADDER}/webhooks/${id}/ping`, { ...club.organiser, body: {} });
    await club.plays('cy', 'ann');
    const got: string[] = [];
    await club.deliver(async (_, { headers }) => got.push(headers['webhook-id'] ?? '') && 204);
    expect(got).toEqual([expect.stringMatching(/ping/), expect.stringMatching(/result$/)]);
    expect((await seen())['stopped']).toBeUndefined();
    expect(await history()).toEqual(['webhook-resumed', 'webhook-stopped', 'webhook-made']);
  });
});

describe('a webhook', () => {
  test('whose receiver is gone for good (410) is removed, and what waits for it is dropped', async () => {
    await club.hook();
    await club.match('eve', 'ann');
    await club.plays('dee', 'ann');
    await club.deliver(async () => 410);
    expect(club.queue).toEqual([]);
    expect(await readWebhooks(club.evening.store.database, MAIN)).toEqual([]);
  });

  test('that was removed meanwhile gets nothing any more', async () => {
    const { id } = await club.noticed();
    await club.evening.must('DELETE', `${LADDER}/webhooks/${id}`, club.organiser);
    await club.deliver(async () => {
      throw new Error('it was sent all the same');
    });
    expect(club.queue).toEqual([]);
    expect(club.evening.lines.at(-1)).toMatchObject({ function: 'deliver', end: 'removed' });
  });
});

describe('the secret of a webhook', () => {
  const kept = async () => {
    const [webhook] = await readWebhooks(club.evening.store.database, MAIN);
    return webhook ?? expect.fail('there is none');
  };

  test('is in no item in the clear, and opens for its own webhook under its own key alone', async () => {
    const { id, secret } = await club.hook();
    for await (const item of club.evening.database.query({ pk: homePartition(MAIN) }))
      expect(JSON.stringify(item)).not.toContain(secret);
    const sealed = (await kept()).secret;
    const [key, of] = [club.evening.webhookKey, { ...MAIN, id }];
    expect(openSecret(key, of, sealed)).toBe(secret);
    expect(sealSecret(key, of, secret)).not.toBe(sealed);
    for (const other of [{ id: 'other' }, { ladder: 'juniors' }, { club: 'hilltop' }])
      expect(openSecret(key, { ...of, ...other }, sealed)).toBeUndefined();
    expect(openSecret(new Uint8Array(32).fill(1), of, sealed)).toBeUndefined();
    for (const broken of ['', sealed.slice(0, 30), sealed.replace(/.{4}$/, 'AAAA')])
      expect(openSecret(key, of, `aes-256-gcm:${broken}`)).toBeUndefined();
  });

  test('that release 1.0.0 kept in the clear signs as before, and is encrypted with the next delivery', async () => {
    const { id, secret } = await club.noticed();
    const webhook = await kept();
    await removeWebhook(club.evening.store.database, MAIN, id);
    await putWebhook(club.evening.store.database, MAIN, {
      ...webhook,
      secret,
      last: { at: at('2021-09-06'), outcome: '200' },
    });
    const { got, port } = await answering(200);
    await club.deliver(internet(port).post());
    expect(verified(secret, got[0] ?? expect.fail())).toBeDefined();
    expect(isSealed((await kept()).secret)).toBe(true);
    await club.plays('dee', 'ann');
    await club.deliver(internet(port).post());
    expect(verified(secret, got[1] ?? expect.fail())).toBeDefined();
  });

  test('that does not open here, as after a restore elsewhere, is told to the organiser; nothing is sent, and no other waits', async () => {
    await club.noticed();
    club.evening.webhookKey = new Uint8Array(32).fill(1);
    const other = await club.hook(['result'], 'https://good.example.org/');
    await club.plays('dee', 'ann');
    const { got, port } = await answering(200);
    await club.deliver(internet(port).post());
    expect(got).toHaveLength(1);
    expect(verified(other.secret, got[0] ?? expect.fail())).toBeDefined();
    expect(await listed()).toEqual([
      expect.objectContaining({ secretLost: true, last: expect.objectContaining({ outcome: 'secret-lost' }) }),
      expect.not.objectContaining({ secretLost: true }),
    ]);
    expect(club.queue).toHaveLength(2);
  });
});

test('a message that holds no notice is put aside by the queue, and stops no other', async () => {
  await club.noticed();
  club.queue.push({ body: 'rubbish', tries: 0 }, { body: '{"key":{"club":"a#b","ladder":"c"}}', tries: 0 });
  await club.deliver(async () => 204);
  expect(club.queue.map(({ body }) => body.slice(0, 7))).toEqual(['rubbish', '{"key":']);
});

test('where storage fails nothing is lost', async () => {
  await club.noticed();
  const { database } = club.evening.store;
  const query = database.query.bind(database);
  database.query = () => {
    throw new Error('the table is throttled');
  };
  await club.deliver(async () => 204);
  expect(club.queue).toHaveLength(1);
  database.query = query;
  await club.deliver(async () => 204);
  expect(club.queue).toEqual([]);
});

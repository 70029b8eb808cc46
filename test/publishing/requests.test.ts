import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LadderKey } from '#functions/database/keys.ts';
import { Kept } from '#functions/publishing/cache.ts';
import { Seasons } from '#functions/publishing/seasons.ts';
import type { Readable } from '#functions/publishing/target.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { Club } from '../view/club.ts';
import { messagesOf, PublishingDeployment } from './deployment.ts';
import { KEY, OneLadder } from './store.ts';

/** A warm function that has published the ladder before, and what it asks of S3 from then on. */
async function warm(prepare: (deployment: PublishingDeployment) => void = () => {}) {
  const deployment = await PublishingDeployment.open();
  prepare(deployment);
  const process = deployment.process();
  await process({ Records: [deployment.changed('INSERT')] });
  await process({ Records: [await deployment.record()] });
  const before = deployment.asked.length;
  const asked = () => deployment.asked.slice(before);
  const files = (method: string) =>
    asked()
      .filter((each) => each.startsWith(`${method} `))
      .map((each) => each.split('/riverside/main/')[1] ?? each);
  return { deployment, process, asked, files };
}

const PUT_AT_ONCE = ['view.json', 'state.json', 'index.html', 'version.json'];

describe('one result', () => {
  it('costs a warm function four writes to the bucket, in this order, and not one look', async () => {
    const { deployment, process, files } = await warm();
    await process({ Records: [await deployment.record()] });
    expect([files('PUT'), files('HEAD')]).toEqual([PUT_AT_ONCE, []]);
  });

  it('costs as many writes for several results of a batch, and nothing where they come twice', async () => {
    const { deployment, process, files } = await warm();
    const Records = [await deployment.record(), await deployment.record(), await deployment.record()];
    await process({ Records });
    await process({ Records });
    // Who does not know whether others put the lines between looks, while the ladder is read.
    expect([files('PUT'), files('HEAD')]).toEqual([PUT_AT_ONCE, PUT_AT_ONCE]);
  });

  it('writes at most 100 KB on a ladder of 100 players: what only browsers read goes compressed, downloads do not', async () => {
    const { deployment, process, files } = await warm();
    await deployment.fill(100, 150);
    await process({ Records: [await deployment.record()] });
    const sizes = new Map(deployment.files().map(([name, { body }]) => [name, body.length]));
    expect(deployment.read('index.html').length).toBeGreaterThan(50_000);
    expect(PUT_AT_ONCE.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)).toBeLessThan(30_000);
    await deployment.workOff();
    const compressed = deployment.files().flatMap(([name, { headers }]) => (headers['content-encoding'] ? name : []));
    expect(compressed.toSorted().join(' ')).toBe(
      '.season.json embed/index.html history/head.json index.html log/head.json night/index.html season/head.json state.json view.json',
    );
    expect(files('PUT')).toContain('log/head.json');
  });

  it('is published in three steps: what can be written at once is', async () => {
    const { deployment, process } = await warm();
    let [under, most, steps] = [0, 0, 0];
    deployment.onWrite = async () => {
      if (under++ === 0) steps++;
      most = Math.max(most, under);
      await new Promise((resolve) => setImmediate(resolve));
      under--;
    };
    await process({ Records: [await deployment.record()] });
    expect({ most, steps }).toEqual({ most: 2, steps: 3 });
  });

  it('is looked up before the ladder is read where others have published meanwhile: no write is turned away', async () => {
    const { deployment, process, asked, files } = await warm();
    await deployment.publish({ Records: [await deployment.record()] });
    deployment.s3.objects.delete('site/riverside/main/state.json');
    const before = asked().length;
    await process({ Records: [await deployment.record()] });
    const since = asked()
      .slice(before)
      .map((each) => each.replace('/riverside/main/', ''));
    expect(since.slice(0, PUT_AT_ONCE.length)).toEqual(PUT_AT_ONCE.map((name) => `HEAD ${name}`));
    expect(since.filter((each) => each.startsWith('PUT '))).toEqual(PUT_AT_ONCE.map((name) => `PUT ${name}`));
    expect(files('PUT').length).toBe(2 * PUT_AT_ONCE.length);
    for (const name of PUT_AT_ONCE) expect([name, deployment.edition(name)?.version]).toEqual([name, 4]);
  });
});

describe('a file that is gone', () => {
  it('is found where a message asks for its ladder, even by the function that has put it there', async () => {
    const { deployment, process } = await warm();
    for (const name of ['version.json', 'index.html']) {
      deployment.s3.objects.delete(`site/riverside/main/${name}`);
      await process(messagesOf(['riverside/main']));
      expect(deployment.edition(name)?.version).toBe(2);
    }
  });
});

describe('the rest of the files', () => {
  const history = (put: readonly string[]) => put.filter((name) => name === 'history/head.json').length;

  it('comes with the first page, and at once where the ladder was touched: names may have changed', async () => {
    const { deployment, process, files } = await warm();
    expect(deployment.edition('history/head.json')?.version).toBe(1);
    await process({ Records: [await deployment.touch()] });
    expect(history(files('PUT'))).toBe(1);
  });

  it('follows a result within a minute, once for all results, and does nothing where it came before', async () => {
    const { deployment, process, files } = await warm();
    for (let count = 0; count < 5; count++) await process({ Records: [await deployment.record()] });
    expect(deployment.later.map(({ body }) => body)).toContain('riverside/main/rest');
    await deployment.workOff();
    expect([history(files('PUT')), deployment.edition('history/head.json')?.version]).toEqual([1, 7]);
    await process(messagesOf(['riverside/main/rest', 'riverside/main/rest']));
    expect(history(files('PUT'))).toBe(1);
  });

  it('is written about once a minute in a flood, and is whole a minute after it', async () => {
    const { deployment, process, files } = await warm();
    let latest = 0;
    const step = async (): Promise<void> => {
      const due = deployment.later.filter(({ at }) => at <= deployment.now);
      for (const message of due) {
        deployment.later.splice(deployment.later.indexOf(message), 1);
        await process(messagesOf([message.body]));
      }
      const behind =
        (deployment.edition('index.html')?.version ?? 0) - (deployment.edition('history/head.json')?.version ?? 0);
      latest = Math.max(latest, behind);
    };
    for (let second = 0; second < 240; second++) {
      await process({ Records: [await deployment.record()] });
      await step();
    }
    expect(history(files('PUT'))).toBeGreaterThanOrEqual(4);
    expect(history(files('PUT'))).toBeLessThanOrEqual(6);
    for (let second = 0; second < 60; second++) {
      deployment.wait();
      await step();
    }
    expect(deployment.edition('history/head.json')).toMatchObject({
      version: deployment.edition('index.html')?.version,
    });
    // A result a second: as many lines behind as seconds.
    expect(latest).toBeLessThanOrEqual(60);
    expect(deployment.later.map(({ body }) => body)).toEqual(['/riverside/main']);
  });

  it('comes at once where the queue cannot be told of it', async () => {
    const { deployment, process } = await warm((broken) => {
      broken.takesLater = false;
    });
    await process({ Records: [await deployment.record()] });
    expect(deployment.edition('history/head.json')?.version).toBe(3);
  });
});

const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
for (let day = 10; day < 16; day++)
  club.match(`2021-09-${day}T20:00Z`, day % 2 ? 'cy' : 'ann', day % 2 ? 'ann' : 'cy', [2, 0]);
const WEIGHT = 200_000 + 3 * 2750 + club.season.lines().length * 6500;

/** Any number of ladders, all alike; notes those that are read from their first line on. */
function many() {
  const one = new OneLadder(club);
  const whole: string[] = [];
  const store: Readable = {
    load: () => one.load(KEY),
    header: () => one.header(KEY),
    log: async ({ ladder }: LadderKey, after?: LineNumber) => {
      if (after === 1) whole.push(ladder);
      return one.log(KEY, after);
    },
    version: () => one.version(KEY),
    database: one.database,
    present: one.present,
    seasons: async () => ({ present: 1, ended: [] }),
  };
  return { store, whole };
}

describe('what is remembered of ladders between publications', () => {
  it('is bounded by what lines and players take, not by ladders: all of two hundred small ones', async () => {
    const { store, whole } = many();
    const seasons = new Seasons(store, 200 * WEIGHT);
    for (let round = 0; round < 3; round++)
      for (let each = 0; each < 200; each++) await seasons.find({ club: 'lavers', ladder: `l${each}` });
    expect(whole).toHaveLength(200);
    await seasons.find({ club: 'lavers', ladder: 'another' });
    await seasons.find({ club: 'lavers', ladder: 'l199' });
    expect(whole).toHaveLength(201);
    await seasons.find({ club: 'lavers', ladder: 'l0' });
    expect(whole.at(-1)).toBe('l0');
  });
});

it('what is kept stays within its budget, but for what was kept last, and loses what was used longest ago', () => {
  const uses = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), cost: fc.integer({ min: 0, max: 9 }) }));
  fc.assert(
    fc.property(uses, fc.integer({ min: 0, max: 20 }), (steps, budget) => {
      const kept = new Kept<number>(budget);
      let expected: { readonly name: string; readonly cost: number }[] = [];
      for (const { name, cost } of steps) {
        kept.set(name, cost, cost);
        expected = [...expected.filter((each) => each.name !== name), { name, cost }];
        while (expected.length > 1 && expected.reduce((sum, each) => sum + each.cost, 0) > budget) expected.shift();
        for (const each of ['a', 'b', 'c', 'd'])
          expect(kept.get(each)).toBe(expected.find((other) => other.name === each)?.cost);
      }
    }),
  );
});

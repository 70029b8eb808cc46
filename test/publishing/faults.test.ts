import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { deferred } from '../local/until.ts';
import { ALL, runs } from '../runs.ts';
import { DATA, type Fate, FOLDER, fateAt, PublishingDeployment, REST, unhurried } from './deployment.ts';

/** In the end everything is of the ladder's last line, and nobody ever saw anything else than progress. */
async function expectNewest(deployment: PublishingDeployment): Promise<void> {
  await deployment.workOff();
  const line = (await deployment.store.version({ club: 'riverside', ladder: 'main' }))?.line;
  for (const name of [...DATA, ...REST, 'index.html', 'version.json'])
    expect([name, deployment.edition(name)?.version]).toEqual([name, line]);
  expect(deployment.wrongs).toEqual([]);
}

/**
 * Lets a process die at its first, second … request, until one lives to its end; tells how many it made by then. Who dies
 * before a request leaves behind what one does who dies after the one before: at a commit each is tried at every other.
 */
async function dyingEverywhere(
  reached: boolean,
  story: (deployment: PublishingDeployment, fate: Fate) => Promise<'died' | 'lived'>,
): Promise<number> {
  for (let dieAt = 1; ; dieAt += ALL ? 1 : 2) {
    const deployment = await PublishingDeployment.open();
    const outcome = await story(deployment, fateAt(dieAt, reached));
    await expectNewest(deployment);
    if (outcome === 'lived') return dieAt - 1;
  }
}

const endOf = (run: Promise<unknown>, { death }: Fate): Promise<'died' | 'lived'> =>
  Promise.race([run.then(() => 'lived' as const), death.then(() => 'died' as const)]);

describe('a process that dies while it publishes', () => {
  const WHEN = [
    ['before it reaches the service', false],
    ['after it reached the service, unanswered', true],
  ] as const;

  it.each(WHEN)('at any request, %s, leaves nothing that the next one does not make good', async (_, reached) => {
    const requests = await dyingEverywhere(reached, async (deployment, fate) => {
      await deployment.publish({ Records: [deployment.changed('INSERT')] });
      const batch = { Records: [await deployment.record(), await deployment.record()] };
      const outcome = await endOf(deployment.publish(batch, fate.passage), fate);
      if (outcome === 'died') await deployment.publish(batch);
      return outcome;
    });
    expect(requests).toBeGreaterThan(2 * DATA.length);
  });

  it.each(WHEN)('at any request, %s, does not lose what has to go to the queue', async (_, reached) => {
    const requests = await dyingEverywhere(reached, async (deployment, fate) => {
      const batch = { Records: [deployment.changed('INSERT'), await deployment.record()] };
      deployment.refused.add(`${FOLDER}log/head.json`);
      const outcome = await endOf(deployment.publish(batch, fate.passage), fate);
      if (outcome === 'died') await deployment.publish(batch);
      const waiting = [...deployment.queued, ...deployment.later.map(({ body }) => body)];
      expect(waiting).toContainEqual(expect.stringMatching(/^riverside\/main(\/rest)?$/));
      deployment.refused.clear();
      await deployment.workOff();
      return outcome;
    });
    expect(requests).toBeGreaterThan(2 * DATA.length);
  });

  it('does not undo what somebody faster has published meanwhile, if it was only very slow', async () => {
    const deployment = await PublishingDeployment.open();
    const asleep = deferred();
    let requests = 0;
    const late = { Records: [await deployment.record()] };
    const slow = deployment.publish(late, async (request) => {
      if (++requests > 5) await asleep.promise;
      return request();
    });
    await expect.poll(() => requests).toBeGreaterThan(5);
    await deployment.publish({ Records: [await deployment.record()] });
    asleep.resolve();
    await slow;
    await expectNewest(deployment);
  });
});

describe('several publishers at once', () => {
  const STEPS = fc.array(
    fc.record({ kind: fc.constantFrom('line', 'touch', 'again'), seed: fc.nat(), gap: fc.nat(4) }),
    { minLength: 2, maxLength: 6 },
  );

  it('end with the newest edition, in whatever order their requests and the events come', async () => {
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        const deployment = await PublishingDeployment.open();
        const running: Promise<unknown>[] = [];
        for (const { kind, seed, gap } of steps) {
          const change =
            kind === 'line'
              ? await deployment.record()
              : kind === 'touch'
                ? await deployment.touch()
                : deployment.changed();
          running.push(deployment.publish({ Records: [change] }, unhurried(seed)));
          for (let turns = 0; turns < gap * 5; turns++) await new Promise((resolve) => setImmediate(resolve));
        }
        await Promise.all(running);
        await deployment.workOff();
        await expectNewest(deployment);
        const { touched = 0 } = (await deployment.store.version({ club: 'riverside', ladder: 'main' })) ?? {};
        expect(deployment.edition('index.html')?.at).toBeGreaterThanOrEqual(touched);
      }),
      { numRuns: runs(10) },
    );
  });

  it('do the same where events are repeated and come in any order long after', async () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(order, fc.boolean(), async (kept, twice) => {
        const deployment = await PublishingDeployment.open();
        const changes: StreamRecord[] = [];
        for (let line = 0; line < 6; line++) changes.push(await deployment.record());
        const Records = kept.flatMap((index) => changes[index] ?? []);
        for (const record of twice ? [...Records, ...Records] : Records)
          await deployment.publish({ Records: [record] });
        await expectNewest(deployment);
      }),
      { numRuns: runs(10) },
    );
  });
});

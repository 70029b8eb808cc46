import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { runs } from '../runs.ts';
import { accepted, arrive, challenge, challengeId, join, NO_PAUSE, result, seededLadderIn, storeAt } from './club.ts';
import { disturbedClient, toTransactions } from './disturbance.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

const isOpen = (ladder: Ladder): boolean => ladder.challenges.has(challengeId('open'));
const asked = (answer: (ladder: Ladder) => boolean) => {
  const lines: number[] = [];
  return { lines, allows: (ladder: Ladder) => lines.push(ladder.line) > 0 && answer(ladder) };
};

/** A ladder on which Bob's challenge to Ann is open, and a process that last saw it before. */
async function challenged() {
  const [here, there] = [storeAt(place()), storeAt(place())];
  const key = await seededLadderIn(here, ['ann', 'bob']);
  for (const id of ['ann', 'bob']) accepted(await here.submit(key, arrive(id)));
  await there.load(key);
  accepted(await here.submit(key, challenge('open', 'bob', 'ann')));
  return { here, there, key };
}

describe('what a caller may do on some ladders only', () => {
  it('is done on a remembered ladder without reading it', async () => {
    const used: string[] = [];
    const { key } = await challenged();
    const store = storeAt(place(), { onCapacity: (operation) => void used.push(operation) });
    await store.load(key);
    used.length = 0;
    accepted(await store.submit(key, result('open'), { allows: isOpen }));
    expect(used).toEqual(['transact']);
  });

  it('is not turned down by a process that remembers an older ladder', async () => {
    const { there, key } = await challenged();
    const { lines, allows } = asked(isOpen);
    accepted(await there.submit(key, result('open'), { allows }));
    expect(lines.at(-1)).toBe(5);
  });

  it('is not done by one that remembers when it was still allowed, and nothing is written', async () => {
    const { here, there, key } = await challenged();
    const { allows } = asked((ladder) => !isOpen(ladder));
    const before = await here.log(key);
    expect(await there.submit(key, join('cy'), { allows })).toMatchObject({ kind: 'not-allowed', ladder: { line: 5 } });
    expect(await there.rehearse(key, join('cy'), { allows })).toMatchObject({ kind: 'not-allowed' });
    expect(await here.log(key)).toEqual(before);
  });

  it('is asked of the newest ladder again where a race is lost', async () => {
    const { here, key } = await challenged();
    const racing = storeAt(place(), {
      client: disturbedClient(
        place(),
        toTransactions(1, async (send) => {
          accepted(await here.submit(key, result('open')));
          return send();
        }),
      ),
      pause: NO_PAUSE,
    });
    expect(await racing.submit(key, join('cy'), { allows: isOpen })).toMatchObject({ kind: 'not-allowed' });
    expect(await here.load(key)).toMatchObject({ line: 6 });
  });

  it('gets its first answer when it is asked for again, though it would not be allowed any more', async () => {
    const { here, there, key } = await challenged();
    const options = { allows: isOpen, idempotencyKey: 'once' };
    const first = accepted(await here.submit(key, result('open'), options));
    expect(accepted(await there.submit(key, result('open'), options))).toMatchObject({
      entry: first.entry,
      repeated: true,
    });
    expect(await there.submit(key, result('open', [0, 2]), options)).toMatchObject({ kind: 'key-reused' });
  });

  it('is never written on a ladder to which the answer is no, whoever writes in between', async () => {
    const one = storeAt(place());
    const other = storeAt(place());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.nat(3)), { minLength: 4, maxLength: 12 }), async (steps) => {
        const key = await seededLadderIn(one, ['ann']);
        for (const [index, [isOther, rest]] of steps.entries()) {
          const { lines, allows } = asked(({ line }) => line % 4 !== rest);
          const before = (await storeAt(place()).version(key))?.line ?? 0;
          const done = await (isOther ? other : one).submit(key, join(`p${index}`), { allows });
          expect(done.kind).toBe(before % 4 === rest ? 'not-allowed' : 'accepted');
          expect(lines.at(-1)).toBe(before);
        }
      }),
      { numRuns: runs(4) },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { LadderStore } from '#functions/ladders/store.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, arrive, at, join, match, say, standings } from './club.ts';
import { KINDS } from './databases.ts';
import { asked, played, SUMMER, start } from './next-season.ts';

describe.each(KINDS)('a ladder on $name, as its seasons change,', ({ use }) => {
  const databases = use();
  const open = async () => new LadderStore(await databases());

  it('is followed by other processes, whatever they remember of the season before', async () => {
    const [store, other, third] = [await open(), await open(), await open()];
    const key = await played(store);
    await other.load(key);
    accepted(await third.submit(key, say('22:00', 'settle', {})));
    await start(store, key);
    const played2 = say('2022-09-05T20:00', 'match', match('n1', 'cy', 'ann').body);
    const submission = accepted(await other.submit(key, played2));
    expect(submission.entry.line).toBe(10);
    expect(accepted(await third.submit(key, say('2022-09-05T21:00', 'settle', {}))).entry.line).toBe(11);
    expect(standings(await other.load({ ...key, season: 1 }))).toEqual(['bob', 'ann', 'cy']);
    expect((await third.log(key, lineNumber(9), lineNumber(10))).map(({ line }) => line)).toEqual([10]);
    expect([await store.verify(key), await store.verify({ ...key, season: 1 })]).toEqual([[], []]);
  });

  it('starts one season where it is asked twice at once, or again under the same name', async () => {
    const [store, other] = [await open(), await open()];
    const key = await played(store);
    const { line = 0 } = (await store.version(key)) ?? {};
    const once = { ifVersion: lineNumber(line), idempotencyKey: 'tap' };
    const both = await Promise.all([start(store, key, once), start(other, key, once)]);
    expect(both.map(({ kind: each }) => each)).toEqual(['turned', 'turned']);
    expect(both.map((each) => each.kind === 'turned' && each.repeated).toSorted()).toEqual([false, true]);
    expect(await start(store, key, { ifVersion: lineNumber(line) })).toMatchObject({ kind: 'ladder-changed' });
    expect(await start(store, key, { ...once, request: 'other' })).toEqual({ kind: 'key-reused' });
    expect((await store.seasons(key)).ended).toHaveLength(1);
  });

  it('takes nothing for the new season that was seen of the one before', async () => {
    const store = await open();
    const key = await played(store);
    const early = arrive('cy', '21:00');
    const done = accepted(await store.submit(key, early, { idempotencyKey: 'early', seen: lineNumber(6) }));
    await start(store, key);
    const late = say('2022-09-05T19:30', 'arrive', arrive('ann').body);
    expect(await store.submit(key, late, { seen: lineNumber(6) })).toMatchObject({ kind: 'season-turned' });
    // What was done in the season before is answered as it was then.
    const again = accepted(await store.submit(key, early, { idempotencyKey: 'early', seen: lineNumber(6) }));
    expect([again.repeated, again.entry]).toEqual([true, done.entry]);
    // Line 8 is the header of the new one.
    expect(accepted(await store.submit(key, late, { seen: lineNumber(8) })).entry.line).toBe(10);
  });

  it('is read and touched in the season that it is in by those who have just started, too', async () => {
    const key = await played(await open());
    await start(await open(), key);
    const linesOf = async (...range: readonly number[]) => {
      const lines = await (await open()).log(key, ...range.map(lineNumber));
      return lines.map(({ line }) => line);
    };
    expect(await linesOf()).toEqual([8]);
    expect(await linesOf(7, 8)).toEqual([8]);
    expect([await linesOf(8, 7), await linesOf(8, 8), await linesOf(8, 9)]).toEqual([[], [], []]);
    expect(await (await open()).touch(key, at(SUMMER))).toBe('touched');
    expect(await (await open()).inSeason(key)).toEqual({ ...key, season: 2 });
  });

  it('answers a request of any season again as it did first, but not one of a season that was undone', async () => {
    const store = await open();
    const key = await played(store);
    await start(store, key);
    const [dan, once] = [join('dan', '2022-08-01T12:00'), { idempotencyKey: 'of dan' }];
    const { entry } = accepted(await store.submit(key, dan, once));
    expect(accepted(await store.submit(key, dan, once))).toMatchObject({ repeated: true, entry });
    await store.undoSeason(key, () => undefined, asked({ at: at('2022-08-02T12:00') }));
    expect(await store.submit(key, dan, once)).toMatchObject({ kind: 'ladder-changed', ladder: { line: 10 } });
    await start(store, key, { at: at('2022-08-04T12:00') });
    expect(await store.submit(key, dan, once)).toMatchObject({ kind: 'ladder-changed' });
    const eve = [join('eve', '2022-08-05T12:00'), { idempotencyKey: 'of eve' }] as const;
    expect(accepted(await store.submit(key, ...eve)).repeated).toBe(false);
    expect(accepted(await store.submit(key, ...eve)).repeated).toBe(true);
  });
});

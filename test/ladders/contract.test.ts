import { describe, expect, it } from 'vitest';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { systems } from '#shared/systems/registry.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, arrive, challenge, join, match, newLadderIn, result, seededLadderIn, standings } from './club.ts';
import { KINDS, PLAYED, useStores } from './databases.ts';
import { generatedLog, judged, keptLines, plain, submitLine } from './vectors.ts';

describe.each(PLAYED)('on $name', (kind) => {
  const open = useStores(kind);

  describe.each(systems().map(({ id }) => id))('a season of %s', (system) => {
    it('goes on after it was imported halfway, and comes back from its own log as it was', async () => {
      const store = await open();
      const log = generatedLog(system);
      const key = { ...(await newLadderIn(store)), ladder: 'imported' };
      const half = Math.floor(log.lines.length / 2);
      expect(await createLadder(store.database, key, log.header, keptLines(log).slice(0, half))).toBe('created');
      expect(await store.verify(key)).toEqual([]);
      for (const line of judged(log).slice(half)) expect(await submitLine(store, key, line)).toEqual(line.no);
      expect(await store.verify(key)).toEqual([]);
      expect((await store.log(key)).map(({ command }) => command)).toEqual(keptLines(log));

      const copy = { ...key, ladder: 'copy' };
      await createLadder(store.database, copy, log.header, keptLines(log));
      expect(await store.verify(copy)).toEqual([]);
      const [one, other] = [await store.load(key), await store.load(copy)];
      expect(one && plain(one)).toEqual(other && plain(other));
    });
  });
});

/** What a store does, whatever it stands on; on DynamoDB as on AWS, the other files look closer. */
describe.each(KINDS)('a store on $name', (kind) => {
  const open = useStores(kind);

  it('gives a repeated request its first answer, and takes thirty at once one after the other', async () => {
    const [store, other] = [await open(), await open()];
    const key = await seededLadderIn(store, ['ann', 'bob', 'cy']);
    for (const command of [arrive('ann'), arrive('bob'), challenge('m1', 'bob', 'ann')])
      accepted(await store.submit(key, command));
    const first = accepted(await store.submit(key, result('m1'), { idempotencyKey: 'k' }));
    const again = accepted(await other.submit(key, result('m1'), { idempotencyKey: 'k' }));
    expect([again.repeated, again.entry]).toEqual([true, first.entry]);
    expect(await other.submit(key, match('m2', 'cy', 'ann'), { idempotencyKey: 'k' })).toEqual({ kind: 'key-reused' });
    const names = Array.from({ length: 30 }, (_, index) => `new-${index}`);
    await Promise.all(
      names.map(async (id, index) => accepted(await (index % 2 === 0 ? store : other).submit(key, join(id, '22:30')))),
    );
    const ladder = await (await open()).load(key);
    expect(new Set(standings(ladder).slice(3))).toEqual(new Set(names));
    expect((await store.log(key, first.entry.line)).map(({ line }) => line)).toEqual(
      names.map((_, index) => lineNumber(first.entry.line + 1 + index)),
    );
    expect(await store.verify(key)).toEqual([]);
  });
});

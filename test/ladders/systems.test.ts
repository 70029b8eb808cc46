import { describe, expect, it } from 'vitest';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { systems } from '#shared/systems/registry.ts';
import { newLadderIn } from './club.ts';
import { PLAYED, useStores } from './databases.ts';
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

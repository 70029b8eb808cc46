import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '#functions/database/database.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { catchUp } from '#functions/ladders/catch-up.ts';
import { changesBetween } from '#functions/ladders/changes.ts';
import { readEntries } from '#functions/ladders/entries.ts';
import { find } from '#functions/ladders/load.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { systems } from '#shared/systems/registry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, header, ids, match, newLadderIn, player, say, seed } from './club.ts';
import { PLAYED } from './databases.ts';
import { generatedLog, judged, plain, submitLine } from './vectors.ts';

/** A ladder as it was loaded after each of its lines, and what is made of an earlier one by reading the lines since. */
class Watched {
  readonly #database: Database;
  readonly #key: LadderKey;
  readonly #seen: Ladder[] = [];
  folded = 0;
  settled = 0;
  looksBack = 0;

  constructor(database: Database, key: LadderKey) {
    this.#database = database;
    this.#key = key;
  }

  /** Compares the ladder as loaded now with one caught up from so many looks ago; gives what was loaded. */
  async look(ago: number): Promise<Ladder> {
    const { ladder: loaded } = (await find(this.#database, this.#key)) ?? expect.fail();
    const earlier = this.#seen.at(-ago) ?? loaded;
    this.#seen.push(loaded);
    const caughtUp = (await catchUp(this.#database, this.#key, earlier))?.ladder;
    if (caughtUp) {
      this.folded++;
      if (caughtUp.settled.length !== earlier.settled.length) this.settled++;
      expect(plain(caughtUp)).toEqual(plain(loaded));
      expect(caughtUp.past).toEqual(loaded.past);
      expect(changesBetween(caughtUp, loaded)).toEqual({ put: [], remove: [] });
    } else {
      const between = await readEntries(this.#database, this.#key, lineNumber(earlier.line + 1));
      expect(between.some(({ lookedBack }) => lookedBack)).toBe(true);
      this.looksBack++;
    }
    return loaded;
  }
}

/** From how many looks ago each ladder is caught up. */
const ago = (looks: number, runs: number): readonly number[] =>
  fc.sample(fc.integer({ min: 1, max: looks }), { numRuns: runs, seed: 5 });

const CREWE = header({ system: 'crewe', timezone: 'Europe/London', season: { start: '2021-09-06' } });
const SIZE = 400;

const move = fc.oneof(
  // The last player beats the first and goes halfway up, until that page is too large.
  { weight: 6, arbitrary: fc.constant('up' as const) },
  { weight: 1, arbitrary: fc.constant('join' as const) },
  { weight: 1, arbitrary: fc.constant('leave' as const) },
);

describe.each(PLAYED)('on $name', ({ use }) => {
  const open = use();

  describe.each(systems().map(({ id }) => id))('a season of %s', (system) => {
    it('law: decided by two servers in turn it is as in a replay, and caught up from any earlier line as loaded', async () => {
      const servers = [new LadderStore(await open()), new LadderStore(await open())] as const;
      const log = generatedLog(system);
      const key = await newLadderIn(servers[0], log.header);
      const watched = new Watched(await open(), key);
      const lines = judged(log);
      const looks = ago(20, lines.length);
      for (const [index, line] of lines.entries()) {
        const no = await submitLine(servers[line.line % 3 === 0 ? 1 : 0], key, line);
        const loaded = await watched.look(looks[index] ?? 1);
        expect([line.line, no, plain(loaded)]).toEqual([line.line, line.no, plain(line.after)]);
      }
      expect(watched.folded).toBeGreaterThan(lines.length / 4);
      expect(watched.looksBack).toBeGreaterThan(0);
      if (log.header.system !== 'crewe' && log.header.system !== 'computer-go')
        expect(watched.settled).toBeGreaterThan(0);
      expect(await servers[0].verify(key)).toEqual([]);
    });
  });

  it('law: that holds where pages grow, are halved, begin and end, too', async () => {
    const store = new LadderStore(await open());
    const key = await newLadderIn(store, CREWE);
    let { ladder } = accepted(await store.submit(key, seed(ids(SIZE))));
    const watched = new Watched(await open(), key);
    const pages = new Set<string>();
    const moves = fc.sample(move, { numRuns: 260, seed: 7 });
    const looks = ago(4, moves.length);
    for (const [index, kind] of moves.entries()) {
      const [first, last] = [ladder.order.at(1), ladder.order.at(ladder.order.size)];
      if (!first || !last) expect.fail();
      const stamp = { override: 'a law' };
      const command =
        kind === 'up'
          ? { ...match(`m${index}`, last, first, [1, 0]), ...stamp }
          : say('21:00', kind, { player: kind === 'join' ? player(`new-${index}`) : last }, stamp);
      ladder = accepted(await store.submit(key, command)).ladder;
      pages.add(ladder.order.pages.map(({ number }) => number).join());
      if (index % 5 === 0) await watched.look(looks[index] ?? 1);
    }
    expect([...pages]).toEqual(['1,2,3,4', '1,2,3', '1,2,4,3', '1,2,4']);
    expect(watched.looksBack).toBe(0);
    expect(await store.verify(key)).toEqual([]);
  });
});

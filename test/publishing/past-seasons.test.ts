import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addClub } from '#functions/club/clubs.ts';
import { setNaming } from '#functions/club/naming.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { Kept, type Readable, Seasons } from '#functions/publishing/seasons.ts';
import { ladderTarget } from '#functions/publishing/target.ts';
import { wholeFile } from '#functions/publishing/whole-files.ts';
import { type CardView, cardView } from '#shared/contract/card.ts';
import { ladderView } from '#shared/contract/view.ts';
import { nextHeader, nextSeed } from '#shared/engine/next-season.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, type Instant, instant, type LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, header, match, say } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Club } from '../view/club.ts';
import { Shelf } from './shelf.ts';
import { OneLadder, ORIGIN } from './store.ts';

const MAIN = { club: 'rooks', ladder: 'main' };
const NEXT = { start: '2022-09-05' as Day, end: '2023-06-05' as Day };
const PAST = '/rooks/main/2021-22/';
const NAMES: Readonly<Record<string, string>> = { ann: 'Ann Berg', bob: 'Bob Carr', cy: 'Cy Dunn' };

/** A ladder without a final, on which Cy has passed Bob, and its files. */
class Season {
  readonly store = new LadderStore(new MemoryDatabase());
  readonly files = new Shelf();

  async begin(): Promise<void> {
    const season = { start: '2021-09-06', end: '2022-06-06' };
    await addClub(this.store.database, { id: 'rooks', name: 'The Rooks' });
    await createLadder(
      this.store.database,
      MAIN,
      header({ system: 'crewe', timezone: 'Europe/London', season, name: 'Main' }),
    );
    const players = Object.entries(NAMES).map(([id, name]) => ({
      id: say('18:00', 'join', { player: id as never }).body.player,
      name,
    }));
    accepted(await this.store.submit(MAIN, say('18:00', 'seed', { order: 'given', players })));
    accepted(await this.store.submit(MAIN, say('21:00', 'match', match('m1', 'cy', 'bob', [1, 0]).body)));
    await this.publish(at('2022-05-01T12:00'));
  }

  async publish(now: Instant): Promise<void> {
    const publishing = { store: this.store, files: this.files, now, origin: ORIGIN, release: 'r1' };
    await bringUpToDate(publishing, ladderTarget(MAIN));
  }

  async turn(): Promise<void> {
    const now = at('2022-07-01T12:00');
    const plan = (ladder: Ladder) => {
      const asked = { season: NEXT, order: 'given' as const };
      const seed = say('2022-07-01T12:00', 'seed', nextSeed(ladder, asked));
      return { next: { header: nextHeader(ladder, asked), seed, end: '2022-06-06' as Day } };
    };
    await this.store.startSeason(MAIN, plan, { at: now, request: '' });
    await this.publish(instant(now + 1000));
  }

  read = (path: string): string => this.files.read(path) ?? expect.fail(path);
  json = (path: string) => JSON.parse(this.read(path));
  card = (): CardView => cardView.parse(this.json('/rooks/main/card.json'));
}

describe('a ladder whose next season has begun', () => {
  let club = new Season();
  beforeEach(async () => {
    club = new Season();
    await club.begin();
  });

  it('has the season before at an address that stays, which only shows it, and each leads to the other', async () => {
    const log = club.read('/rooks/main/season/head.json');
    await club.turn();
    const page = club.read(`${PAST}index.html`);
    expect(page).toContain('Season 2021-22 (finished).');
    expect(page).toContain('<a href="../">See the current ladder</a>');
    expect(page).toContain('won the season');
    expect(page).not.toMatch(/What if|wall\/|embed\//);
    expect(club.read('/rooks/main/index.html')).toContain('Past seasons: <a href="2021-22/">2021-22</a>');
    const view = ladderView.parse(club.json(`${PAST}view.json`));
    expect(view).toMatchObject({
      past: { name: '2021-22', end: '2022-06-06' },
      over: true,
      winner: { name: 'Ann Berg' },
    });
    expect(view.due).toBeUndefined();
    expect(club.read(`${PAST}season/head.json`)).toBe(log);
    expect(await wholeFile(club.files, `${PAST}log.csv`)).toBeDefined();
    expect(club.json('/rooks/main/version.json').version).toBe(5);
    expect(ladderView.parse(club.json('/rooks/main/view.json'))).toMatchObject({
      season: NEXT,
      seasons: [{ name: '2021-22', start: '2021-09-06', end: '2022-06-06' }],
    });
  });

  it('writes the season before once, and again only where its names are changed', async () => {
    await club.turn();
    const written = () => club.files.log.filter(({ path }) => path.startsWith(PAST)).length;
    const once = written();
    accepted(await club.store.submit(MAIN, say('2022-09-05T21:00', 'match', match('m2', 'cy', 'bob', [1, 0]).body)));
    await club.publish(at('2022-09-05T21:01'));
    expect(written()).toBe(once);
    await setNaming(club.store.database, 'rooks', { mode: 'initials', nicknames: {} });
    await club.store.touch(MAIN, at('2022-09-05T21:02'));
    await club.publish(at('2022-09-05T21:03'));
    expect(written()).toBeGreaterThan(once);
    for (const [path, body] of club.files.bodies) expect([path, /Berg|Carr|Dunn/.test(body)]).toEqual([path, false]);
  });

  it('has its leader, its state and a roll of champions on the page of the club', async () => {
    expect(club.read('/rooks/index.html')).toMatch(/<bdi>Ann Berg<\/bdi> leads\./);
    await club.publish(at('2022-06-08T12:00'));
    expect(club.card()).toMatchObject({ state: 'running' });
    await club.store.touch(MAIN, at('2022-06-08T12:00'));
    await club.publish(at('2022-06-08T12:01'));
    expect(club.card()).toMatchObject({ state: 'finished', winner: { name: 'Ann Berg' } });
    expect(club.read('/rooks/index.html')).toMatch(/Finished: <bdi>Ann Berg<\/bdi> won\./);
    expect(club.read('/rooks/main/index.html')).toContain('won the season');
    await club.turn();
    const page = club.read('/rooks/index.html');
    expect(page).toMatch(/starts on top/);
    expect(page).toMatch(/<dt><a href="main\/2021-22\/">2021-22<\/a><\/dt><dd><bdi>Ann Berg<\/bdi><\/dd>/);
    expect(page).toContain('5 September 2022');
  });
});

/** Three players and some matches. */
const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
for (let day = 10; day < 16; day++)
  club.match(`2021-09-${day}T20:00Z`, day % 2 ? 'cy' : 'ann', day % 2 ? 'ann' : 'cy', [2, 0]);
const WEIGHT = 3 + club.season.lines().length;

/** Any number of ladders, all alike; notes those that are read from their first line on. */
function many() {
  const one = new OneLadder(club);
  const whole: string[] = [];
  const store: Readable = {
    load: () => one.load({ club: 'lavers', ladder: 'main' }),
    header: () => one.header({ club: 'lavers', ladder: 'main' }),
    log: async ({ ladder }: LadderKey, after?: LineNumber) => {
      if (after === 1) whole.push(ladder);
      return one.log({ club: 'lavers', ladder: 'main' }, after);
    },
    version: () => one.version({ club: 'lavers', ladder: 'main' }),
    database: one.database,
    present: one.present,
    seasons: async () => ({ present: 1, ended: [] }),
  };
  return { store, whole };
}

describe('what is remembered of ladders between publications', () => {
  it('is bounded by lines and players, not by ladders: all of two hundred small ones', async () => {
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

  it('is one ladder at least, however large', async () => {
    const { store, whole } = many();
    const seasons = new Seasons(store, 1);
    for (let round = 0; round < 3; round++) await seasons.find({ club: 'lavers', ladder: 'large' });
    expect(whole).toEqual(['large']);
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

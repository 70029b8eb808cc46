import { beforeEach, describe, expect, it } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import { setNaming, showAlone } from '#functions/books/naming.ts';
import { addSeason } from '#functions/importing/add-season.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { ladderTarget } from '#functions/publishing/target.ts';
import { wholeFile } from '#functions/publishing/whole-files.ts';
import { type CardView, cardView } from '#shared/contract/card.ts';
import { placesView } from '#shared/contract/places.ts';
import { ladderView } from '#shared/contract/view.ts';
import { nextHeader, nextSeed } from '#shared/engine/next-season.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, type Instant, instant, type SystemId, type Verb } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, header, player, say } from '../ladders/club.ts';
import { earlierSeasonOf } from '../ladders/earlier-season.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const MAIN = { club: 'rooks', ladder: 'main' };
const FOLDER = '/rooks/main/';
const CLUB = '/rooks/index.html';
const PAGE = `${FOLDER}index.html`;
const FEED = `${FOLDER}results.atom`;
const PAST = `${FOLDER}2021-22/`;
const NEXT = { start: '2022-09-05' as Day, end: '2023-06-05' as Day };

/** A ladder of some system, whose names tell who is called what, and its files. */
class Rooks {
  readonly store = new LadderStore(new MemoryDatabase());
  readonly files = new Shelf();
  /** On which channel those who look were told what. */
  readonly told: string[][] = [];

  async begin(system: SystemId, season: { start: string; end: string }, names: readonly string[]): Promise<void> {
    await addClub(this.store.database, { id: 'rooks', name: 'The Rooks' });
    await createLadder(this.store.database, MAIN, header({ system, timezone: 'Europe/London', season, name: 'Main' }));
    const players = names.map((name) => ({ id: name.split(' ')[0]?.toLowerCase(), name }));
    await this.does(`${season.start}T18:00`, 'seed', { order: 'given', players });
  }

  async does(time: string, verb: Verb, body: object): Promise<void> {
    accepted(await this.store.submit(MAIN, say(time, verb, body as never)));
  }

  async plays(time: string, id: string, challenger: string, challenged: string): Promise<void> {
    await this.does(time, 'match', { id, challenger, challenged, score: [1, 0] });
  }

  async publish(now: Instant): Promise<void> {
    await this.store.touch(MAIN, now);
    await this.publishAgain(now);
  }

  /** As it is done for all that is not known to be published as it is. */
  async publishAgain(now: Instant): Promise<void> {
    const live = { address: '/live', tell: async (...told: string[]) => void this.told.push(told) };
    const publishing = { store: this.store, files: this.files, now, origin: ORIGIN, release: 'r1', live };
    await bringUpToDate(publishing, ladderTarget(MAIN));
  }

  async turn(): Promise<void> {
    const plan = (ladder: Ladder) => {
      const asked = { season: NEXT, order: 'given' as const };
      const seed = say('2022-07-01T12:00', 'seed', nextSeed(ladder, asked));
      return { next: { header: nextHeader(ladder, asked), seed, end: '2022-06-06' as Day } };
    };
    const now = at('2022-07-01T12:00');
    await this.store.startSeason(MAIN, plan, { at: now, request: '' });
    await this.publish(instant(now + 1000));
  }

  read = (path: string): string => this.files.read(path);
  json = (path: string) => JSON.parse(this.read(path));
  card = (): CardView => cardView.parse(this.json(`${FOLDER}card.json`));

  /** The titles of the feed's entries, each under its id. */
  news(): readonly string[] {
    const entries = this.read(FEED).matchAll(/<entry><id>[^#]*#([^<]*)<\/id><title>([^<]*)<\/title>/g);
    return Array.from(entries, ([, id, title]) => `${id}: ${title}`);
  }
}

/** A ladder whose only evening is its last, unless its season goes on. */
async function shortSeason(system: SystemId, end = '2022-06-06'): Promise<Rooks> {
  const club = new Rooks();
  await club.begin(system, { start: '2022-06-06', end }, ['Ann', 'Bob']);
  if (system !== 'lavers') return club;
  for (const player of ['ann', 'bob']) await club.does('2022-06-06T19:45', 'arrive', { player });
  await club.does('2022-06-06T22:30', 'close', {});
  return club;
}

describe('the page of a club', () => {
  it('shows a new leader though it could not be published at first: then the ladder counts as not published', async () => {
    const club = await shortSeason('crewe', '2022-12-06');
    await club.publish(at('2022-06-06T18:30'));
    await club.plays('2022-06-06T21:00', 'm1', 'bob', 'ann');
    club.files.beforeWrite = (path) => {
      if (path === CLUB) throw new Error('no room');
    };
    await expect(club.publish(at('2022-06-06T21:01'))).rejects.toThrow('no room');
    club.files.beforeWrite = () => {};
    expect(club.read(CLUB)).toContain('<bdi>Ann</bdi><small>on top since');
    await club.publishAgain(at('2022-06-06T21:02'));
    expect(club.read(CLUB)).toContain('<bdi>Bob</bdi><small>on top since');
    const written = club.files.log.length;
    await club.publishAgain(at('2022-06-06T21:03'));
    expect(club.files.log).toHaveLength(written);
  });

  it('says on which days the club plays, which is true however long nothing happens', async () => {
    const club = await shortSeason('nairobi', '2022-12-06');
    await club.publish(at('2022-06-06T18:30'));
    expect(club.read(CLUB)).toContain('Club nights: Saturdays, 14:00–18:00.');
    await club.publish(at('2022-12-07T12:00'));
    expect(club.read(CLUB)).not.toContain('Club nights');
  });
});

describe('a season that is over', () => {
  it.each(SYSTEM_IDS)('names its winner on page, card, page of the club and in the feed: %s', async (system) => {
    const club = await shortSeason(system);
    await club.publish(at('2022-06-07T09:00'));
    expect(club.card()).toMatchObject({ state: 'finished', winner: { name: 'Ann' } });
    expect(club.read(CLUB)).toMatch(/The season is over: <bdi>Ann<\/bdi> won it\./);
    expect(club.read(PAGE)).toMatch(
      system === 'lavers' ? /<bdi>Ann<\/bdi> is the champion/ : /<bdi>Ann<\/bdi> won the season/,
    );
    expect(club.news()).toContain('season-1-over: Ann won the season');
    await club.turn();
    expect(club.read(PAGE)).toContain('<a href="2022/">2022</a>');
    expect(club.news()).toContain('season-1-over: Ann won the season');
  });

  it('is told as over when the final has its champion, or when it is ended early', async () => {
    const night = await shortSeason('lavers');
    await night.publish(at('2022-06-06T22:45'));
    expect(night.news()).toContain('season-1-over: Ann won the season');
    expect(night.read(FEED)).toContain('<updated>2022-06-06T23:30:00+01:00</updated>');
    const early = await shortSeason('crewe', '2022-12-06');
    await early.turn();
    expect(early.news()).toEqual(['season-3: A new season from 5 September 2022', 'season-1-over: Ann won the season']);
  });

  it('has its news in the feed of the next one as well, each once under its own id', async () => {
    const club = await shortSeason('crewe');
    await club.plays('2022-06-06T21:00', 'm1', 'bob', 'ann');
    await club.publish(at('2022-06-07T09:00'));
    const before = club.news();
    expect(before).toEqual(['season-1-over: Bob won the season', 'line-3: Bob 1–0 Ann']);
    await club.turn();
    expect(club.news()).toEqual(['season-4: A new season from 5 September 2022', ...before]);
    await setNaming(club.store.database, 'rooks', { mode: 'nickname', nicknames: { bob: 'Rook' } });
    await club.publish(at('2022-07-02T12:00'));
    expect(club.read(FEED)).not.toContain('Bob');
    expect(club.news()).toHaveLength(3);
  });
});

describe('a ladder whose next season has begun', () => {
  /** A ladder without a final, on which Cy has passed Bob. */
  let club: Rooks;
  beforeEach(async () => {
    club = new Rooks();
    const season = { start: '2021-09-06', end: '2022-06-06' };
    await club.begin('crewe', season, ['Ann Berg', 'Bob Carr', 'Cy Dunn']);
    await club.plays('2021-09-06T20:00', 'm1', 'cy', 'bob');
    await club.publishAgain(at('2022-05-01T12:00'));
  });

  it('has the season before at an address that stays, which only shows it, and each leads to the other', async () => {
    const log = club.read('/rooks/main/season/head.json');
    await club.turn();
    const page = club.read(`${PAST}index.html`);
    expect(page).toContain('Season 2021-22 (finished).');
    expect(page).toContain('<a href="../">See the current ladder</a>');
    expect(page).toContain('won the season');
    expect(page).not.toMatch(/What if|wall\/|embed\//);
    expect(club.read(PAGE)).toContain('Past seasons: <a href="2021-22/">2021-22</a>');
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

  it.each([
    ['row', 'page/2/', 'crewe', 501],
    ['night', 'night/', 'lavers', 2],
  ] as const)('has %s pages that lead to its page, and to that of the club', async (_, page, system, players) => {
    const long = new Rooks();
    const names = Array.from({ length: players }, (_, index) => `P${index}`);
    await long.begin(system, { start: '2021-09-06', end: '2022-06-06' }, names);
    await long.publishAgain(at('2021-09-06T20:00'));
    await long.turn();
    const header = (folder: string) =>
      /<header>.*?<\/header>/s.exec(long.read(`${folder}${page}index.html`))?.[0] ?? '';
    const leads = (folder: string) =>
      [...header(folder).matchAll(/href="([^"]*)"/g)].map(
        ([, href = '']) => new URL(href, `https://site${folder}${page}`).pathname,
      );
    expect(leads(PAST)).toEqual(['/rooks/', '/enter/', PAST]);
    expect(leads(FOLDER)).toEqual(['/rooks/', '/enter/', FOLDER]);
  });

  it('tells those who look at the new season, and has nothing to tell of the one before', async () => {
    club.told.length = 0;
    await club.turn();
    expect(club.told).toEqual([['/ladders/rooks/main', expect.stringContaining('"version":5')]]);
    expect([club.json(`${PAST}version.json`).live, club.json('/rooks/main/version.json').live]).toEqual([
      undefined,
      '/live',
    ]);
  });

  it('writes the season before once, and again only where its names are changed', async () => {
    await club.turn();
    const written = () => club.files.log.filter(({ path }) => path.startsWith(PAST)).length;
    const once = written();
    await club.plays('2022-09-05T21:00', 'm2', 'cy', 'bob');
    await club.publishAgain(at('2022-09-05T21:01'));
    expect(written()).toBe(once);
    await setNaming(club.store.database, 'rooks', { mode: 'initials', nicknames: {} });
    await club.publish(at('2022-09-05T21:03'));
    expect(written()).toBeGreaterThan(once);
    for (const [path, body] of club.files.bodies) expect([path, /Berg|Carr|Dunn/.test(body)]).toEqual([path, false]);
  });

  it('has nobody’s name of before anywhere, though they have another one only since', async () => {
    await club.turn();
    await club.does('2022-09-05T20:00', 'rename', { player: 'ann', name: 'Ann Lund' });
    await club.publish(at('2022-09-05T21:00'));
    for (const [path, body] of club.files.bodies) expect([path, /Berg/.test(body)]).toEqual([path, false]);
    for (const folder of [FOLDER, PAST]) expect(club.read(`${folder}view.json`)).toContain('Ann Lund');
    await club.does('2022-09-06T20:00', 'void', { line: 6 });
    await club.publish(at('2022-09-06T21:00'));
    for (const [path, body] of club.files.bodies) expect([path, /Lund/.test(body)]).toEqual([path, false]);
    for (const folder of [FOLDER, PAST]) expect(club.read(`${folder}view.json`)).toContain('Ann Berg');
  });

  it('says how it ended, for the pages of those whose names are shown in full', async () => {
    await club.turn();
    const places = () => placesView.parse(club.json(`${PAST}places.json`));
    const [ann, cy, bob] = [
      ['ann', 1],
      ['cy', 2],
      ['bob', 3],
    ];
    expect(places()).toEqual({ format: 1, of: 3, winner: 'ann', places: [ann, cy, bob] });
    const { database } = club.store;
    const by = { at: at('2022-09-05T20:00'), what: 'person-shown', about: 'Ann', by: 'Jo', role: 'organiser' } as const;
    await showAlone(database, 'rooks', player('ann'), { as: 'initials' }, by);
    await club.publish(at('2022-09-05T21:00'));
    expect(places()).toEqual({ format: 1, of: 3, places: [cy, bob] });
    await setNaming(database, 'rooks', { mode: 'initials', nicknames: {} });
    await club.publish(at('2022-09-05T21:03'));
    expect(places()).toEqual({ format: 1, of: 3, places: [] });
    expect(club.files.bodies.has(`${FOLDER}places.json`)).toBe(false);
  });

  it('shows one player with less of their name than everybody, under an id that tells nothing', async () => {
    await club.turn();
    const { database } = club.store;
    const by = { at: at('2022-09-05T20:00'), what: 'person-shown', about: 'Bob', by: 'Jo', role: 'organiser' } as const;
    await showAlone(database, 'rooks', player('bob'), { as: 'initials' }, by);
    await club.publish(at('2022-09-05T21:00'));
    for (const [path, body] of club.files.bodies)
      expect([path, /Carr|Bob|"bob"|#bob/.test(body)]).toEqual([path, false]);
    for (const folder of [FOLDER, PAST]) {
      const rows = ladderView.parse(club.json(`${folder}view.json`)).standings.map(({ id, name }) => [id, name]);
      expect(rows).toEqual(
        expect.arrayContaining([
          ['hidden-1', 'B. C.'],
          ['ann', 'Ann Berg'],
        ]),
      );
    }
    await showAlone(database, 'rooks', player('bob'), { as: undefined }, by);
    await club.publish(at('2022-09-05T21:05'));
    expect(club.read(`${FOLDER}view.json`)).toContain('Bob Carr');
  });

  it('has its leader, its state and a roll of champions on the page of the club', async () => {
    expect(club.read(CLUB)).toMatch(/<b>1<\/b><span><bdi>Ann Berg<\/bdi>/);
    await club.publishAgain(at('2022-06-08T12:00'));
    expect(club.card()).toMatchObject({ state: 'running' });
    await club.turn();
    const page = club.read(CLUB);
    expect(page).toMatch(/On top at the start/);
    expect(page).toMatch(/<dt><a href="main\/2021-22\/">2021-22<\/a><\/dt><dd><bdi>Ann Berg<\/bdi><\/dd>/);
    expect(page).toContain('5 September 2022');
  });
});

describe('a season from before the ladder was here', () => {
  const OLD = { start: '2020-01-01', end: '2020-12-31' };
  const log = (ids: readonly string[]) =>
    earlierSeasonOf({ system: 'crewe', timezone: 'Europe/London', season: OLD, name: 'Main' }, [
      {
        at: `${OLD.start}T12:00:00Z`,
        seed: { order: 'given', players: ids.map((id) => ({ id, name: `Old ${id}` })) },
      },
    ]);
  const adding = async (club: Rooks, ids: readonly string[], now: Instant) => {
    await addSeason(club.store, MAIN, log(ids), { at: now, request: ids.join() });
    await club.publish(instant(now + 1000));
  };

  it('says that no final was recorded where one would decide it', async () => {
    const club = await shortSeason('lavers');
    const seed = { order: 'given', players: [{ id: 'bob' }, { id: 'zoe' }] };
    const old = earlierSeasonOf({ system: 'lavers', timezone: 'Europe/London', season: OLD }, [
      { at: `${OLD.start}T12:00:00Z`, seed },
    ]);
    await addSeason(club.store, MAIN, old, { at: at('2022-06-07T12:00'), request: 'old' });
    await club.publish(at('2022-06-07T12:01'));
    expect(club.read(`${FOLDER}2020/index.html`)).toContain(
      '<p class="winner">No result was recorded for the final.</p>',
    );
    expect(club.card().champions).toEqual([{ season: '2020' }]);
  });

  it('is shown with its champion and final order on a ladder in its first season, under the names that players have now', async () => {
    const club = await shortSeason('crewe', '2022-12-06');
    await club.publish(at('2022-06-06T18:30'));
    await adding(club, ['bob', 'zoe'], at('2022-06-07T12:00'));
    expect(club.card().champions).toEqual([{ season: '2020', winner: { id: 'bob', name: 'Bob' } }]);
    expect(ladderView.parse(club.json(`${FOLDER}view.json`)).seasons).toEqual([{ name: '2020', ...OLD }]);
    const view = ladderView.parse(club.json(`${FOLDER}2020/view.json`));
    expect(view.standings.map(({ name }) => name)).toEqual(['Bob', 'Old zoe']);
    expect(club.read(PAGE)).toContain('Past seasons: <a href="2020/">2020</a>');
    // What is long over is no news of this season.
    expect(club.news().join()).not.toContain('season-5');
    await adding(club, ['ann', 'bob'], at('2022-06-08T12:00'));
    expect(club.card().champions).toEqual([{ season: '2020', winner: { id: 'ann', name: 'Ann' } }]);
    expect(ladderView.parse(club.json(`${FOLDER}2020/view.json`)).standings).toHaveLength(2);
    const told = [...club.files.bodies].filter(
      ([path, body]) => path.startsWith(`${FOLDER}2020/`) && /zoe/i.test(body),
    );
    expect(told.map(([path]) => path)).toEqual([]);
  });
});

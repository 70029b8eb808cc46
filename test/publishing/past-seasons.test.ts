import { beforeEach, describe, expect, it } from 'vitest';
import { addClub } from '#functions/ladders/clubs.ts';
import { setNaming } from '#functions/ladders/naming.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { ladderTarget } from '#functions/publishing/target.ts';
import { wholeFile } from '#functions/publishing/whole-files.ts';
import { type CardView, cardView } from '#shared/contract/card.ts';
import { ladderView } from '#shared/contract/view.ts';
import { nextHeader, nextSeed } from '#shared/engine/next-season.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, header, match, say } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

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
    await this.store.createLadder(MAIN, header({ system: 'crewe', timezone: 'Europe/London', season, name: 'Main' }));
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

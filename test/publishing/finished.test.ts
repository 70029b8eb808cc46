import { describe, expect, it } from 'vitest';
import { addClub } from '#functions/club/clubs.ts';
import { setNaming } from '#functions/club/naming.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { ladderTarget } from '#functions/publishing/target.ts';
import { nextHeader, nextSeed } from '#shared/engine/next-season.ts';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, type Instant, instant, type SystemId, type Verb } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, header, say } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const MAIN = { club: 'rooks', ladder: 'main' };
const FEED = '/rooks/main/results.atom';
const NEXT = { start: '2022-09-05' as Day, end: '2023-06-05' as Day };

/** A ladder of some system whose only evening is its last, and its files. */
class Short {
  readonly store = new LadderStore(new MemoryDatabase());
  readonly files = new Shelf();

  async begin(system: SystemId, end = '2022-06-06'): Promise<this> {
    const season = { start: '2022-06-06', end };
    await addClub(this.store.database, { id: 'rooks', name: 'The Rooks' });
    await createLadder(this.store.database, MAIN, header({ system, timezone: 'Europe/London', season, name: 'Main' }));
    const players = ['ann', 'bob'].map((id) => ({ id, name: id === 'ann' ? 'Ann' : 'Bob' }));
    await this.does('18:00', 'seed', { order: 'given', players });
    if (system === 'lavers') {
      for (const player of ['ann', 'bob']) await this.does('19:45', 'arrive', { player });
      await this.does('22:30', 'close', {});
    }
    return this;
  }

  async does(time: string, verb: Verb, body: object): Promise<void> {
    accepted(await this.store.submit(MAIN, say(`2022-06-06T${time}`, verb, body as never)));
  }

  async publish(now: Instant): Promise<void> {
    await this.store.touch(MAIN, now);
    await this.publishAgain(now);
  }

  /** As it is done for all that is not known to be published as it is. */
  async publishAgain(now: Instant): Promise<void> {
    const publishing = { store: this.store, files: this.files, now, origin: ORIGIN, release: 'r1' };
    await bringUpToDate(publishing, ladderTarget(MAIN));
  }

  async turn(): Promise<void> {
    const plan = (ladder: Ladder) => {
      const asked = { season: NEXT, order: 'given' as const };
      const seed = say('2022-07-01T12:00', 'seed', nextSeed(ladder, asked));
      return { next: { header: nextHeader(ladder, asked), seed, end: '2022-06-06' as Day } };
    };
    await this.store.startSeason(MAIN, plan, { at: at('2022-07-01T12:00'), request: '' });
    await this.publish(instant(at('2022-07-01T12:00') + 1000));
  }

  /** The titles of the feed's entries, each under its id. */
  news(): readonly string[] {
    const entries = this.files.read(FEED).matchAll(/<entry><id>[^#]*#([^<]*)<\/id><title>([^<]*)<\/title>/g);
    return Array.from(entries, ([, id, title]) => `${id}: ${title}`);
  }
}

describe('the page of a club', () => {
  const CLUB = '/rooks/index.html';

  it('shows a new leader though it could not be published at first: then the ladder counts as not published', async () => {
    const club = await new Short().begin('crewe', '2022-12-06');
    await club.publish(at('2022-06-06T18:30'));
    await club.does('21:00', 'match', { id: 'm1', challenger: 'bob', challenged: 'ann', score: [1, 0] });
    club.files.beforeWrite = (path) => {
      if (path === CLUB) throw new Error('no room');
    };
    await expect(club.publish(at('2022-06-06T21:01'))).rejects.toThrow('no room');
    club.files.beforeWrite = () => {};
    expect(club.files.read(CLUB)).toContain('<bdi>Ann</bdi> leads');
    await club.publishAgain(at('2022-06-06T21:02'));
    expect(club.files.read(CLUB)).toContain('<bdi>Bob</bdi> leads');
    const written = club.files.log.length;
    await club.publishAgain(at('2022-06-06T21:03'));
    expect(club.files.log).toHaveLength(written);
  });

  it('says on which days the club plays, which is true however long nothing happens', async () => {
    const club = await new Short().begin('nairobi', '2022-12-06');
    await club.publish(at('2022-06-06T18:30'));
    expect(club.files.read(CLUB)).toContain('Club nights: Saturdays, 14:00–18:00.');
    await club.publish(at('2022-12-07T12:00'));
    expect(club.files.read(CLUB)).not.toContain('Club nights');
  });
});

describe('a season that is over', () => {
  it.each(SYSTEM_IDS)('names its winner on page, card, page of the club and in the feed: %s', async (system) => {
    const club = await new Short().begin(system);
    await club.publish(at('2022-06-07T09:00'));
    expect(JSON.parse(club.files.read('/rooks/main/card.json'))).toMatchObject({
      state: 'finished',
      winner: { name: 'Ann' },
    });
    expect(club.files.read('/rooks/index.html')).toMatch(/Finished: <bdi>Ann<\/bdi> won\./);
    expect(club.files.read('/rooks/main/index.html')).toMatch(
      system === 'lavers' ? /<bdi>Ann<\/bdi> is the champion/ : /<bdi>Ann<\/bdi> won the season/,
    );
    expect(club.news()).toContain('season-1-over: Ann won the season');
    await club.turn();
    expect(club.files.read('/rooks/main/index.html')).toContain('<a href="2022/">2022</a>');
    expect(club.news()).toContain('season-1-over: Ann won the season');
  });

  it('is told as over when the final has its champion, or when it is ended early', async () => {
    const night = await new Short().begin('lavers');
    await night.publish(at('2022-06-06T22:45'));
    expect(night.news()).toContain('season-1-over: Ann won the season');
    expect(night.files.read(FEED)).toContain('<updated>2022-06-06T23:30:00+01:00</updated>');
    const early = await new Short().begin('crewe', '2022-12-06');
    await early.turn();
    expect(early.news()).toEqual(['season-3: A new season from 5 September 2022', 'season-1-over: Ann won the season']);
  });

  it('has its news in the feed of the next one as well, each once under its own id', async () => {
    const club = await new Short().begin('crewe');
    await club.does('21:00', 'match', { id: 'm1', challenger: 'bob', challenged: 'ann', score: [1, 0] });
    await club.publish(at('2022-06-07T09:00'));
    const before = club.news();
    expect(before).toEqual(['season-1-over: Bob won the season', 'line-3: Bob 1–0 Ann']);
    await club.turn();
    expect(club.news()).toEqual(['season-4: A new season from 5 September 2022', ...before]);
    await setNaming(club.store.database, 'rooks', { mode: 'nickname', nicknames: { bob: 'Rook' } });
    await club.publish(at('2022-07-02T12:00'));
    expect(club.files.read(FEED)).not.toContain('Bob');
    expect(club.news()).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import { publishSite } from '../../functions/publishing/assets.ts';
import type { FileStore, PutOptions } from '../../functions/publishing/files.ts';
import { publishAll, publishLadder } from '../../functions/publishing/publish.ts';
import type { Readable } from '../../functions/publishing/seasons.ts';
import type { LineNumber } from '../../shared/ladder/vocabulary.ts';
import { at, Club } from '../view/club.ts';

const KEY = { club: 'lavers', ladder: 'main' };

/** Remembers what was put, and in which order. */
class Shelf implements FileStore {
  readonly bodies = new Map<string, string>();
  readonly log: { readonly path: string; readonly options: PutOptions }[] = [];
  /** Paths that something newer has been put to meanwhile. */
  readonly newer = new Set<string>();

  async put(path: string, body: string, options: PutOptions): Promise<'written' | 'older'> {
    this.log.push({ path, options });
    if (this.newer.has(path)) return 'older';
    this.bodies.set(path, body);
    return 'written';
  }

  paths(): string[] {
    return this.log.map(({ path }) => path);
  }
}

/** A store that holds one club with one ladder, and notes from which line on its log is read. */
function storeOf(club: Club) {
  const reads: LineNumber[] = [];
  const record = { id: 'lavers', name: 'Lavers Chess Club', ladders: ['main'] };
  const store: Readable = {
    club: async (id) => (id === record.id ? record : undefined),
    clubs: async () => [record],
    load: async ({ ladder }) => (ladder === 'main' ? club.season.ladder : undefined),
    log: async (_, after) => {
      if (after !== undefined) reads.push(after);
      return club.season.lines().filter(({ line }) => line > (after ?? 1));
    },
  };
  return { store, reads };
}

const friends = () => new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
const now = at('2021-09-13T21:00+01:00');

describe('publishing a ladder', () => {
  it('puts its data and history in place before its page, all of one version', async () => {
    const files = new Shelf();
    const { store } = storeOf(friends());
    expect(await publishLadder({ store, files, now }, KEY)).toBe('written');
    const ladder = files.log.filter(({ path }) => path.startsWith('/lavers/main/'));
    expect(ladder.map(({ path }) => path)).toEqual([
      '/lavers/main/view.json',
      '/lavers/main/log.csv',
      '/lavers/main/index.html',
    ]);
    expect(ladder.map(({ options }) => options.version)).toEqual([2, 2, 2]);
    expect(JSON.parse(files.bodies.get('/lavers/main/view.json') ?? '')).toMatchObject({ version: 2 });
  });

  it('brings the style sheet that the page names', async () => {
    const files = new Shelf();
    await publishLadder({ store: storeOf(friends()).store, files, now }, KEY);
    const [, style = ''] =
      /rel="stylesheet" href="([^"]+)"/.exec(files.bodies.get('/lavers/main/index.html') ?? '') ?? [];
    expect(files.bodies.get(style)).toContain('prefers-color-scheme: dark');
    expect(files.paths().indexOf(style)).toBeLessThan(files.paths().indexOf('/lavers/main/index.html'));
  });

  it('reads only what is new of a log that it has read before', async () => {
    const club = friends();
    const { store, reads } = storeOf(club);
    const files = new Shelf();
    await publishLadder({ store, files, now }, KEY);
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    await publishLadder({ store, files, now }, KEY);
    club.does('2021-09-13T20:30+01:00', 'correct', { line: 3, score: [0, 2] });
    await publishLadder({ store, files, now }, KEY);
    expect(reads).toEqual([1, 2, 3]);
    expect(files.bodies.get('/lavers/main/index.html')).toContain('score corrected by line 4');
  });

  it('lists a ladder that is new on its club’s page', async () => {
    const files = new Shelf();
    await publishLadder({ store: storeOf(friends()).store, files, now }, KEY);
    expect(files.bodies.get('/lavers/index.html')).toContain('<a href="main/"><bdi>Main ladder</bdi></a>');
  });

  it('says when something newer is there already', async () => {
    const files = new Shelf();
    files.newer.add('/lavers/main/index.html');
    expect(await publishLadder({ store: storeOf(friends()).store, files, now }, KEY)).toBe('older');
  });

  it('does nothing for a ladder that there is not', async () => {
    const files = new Shelf();
    const { store } = storeOf(friends());
    expect(await publishLadder({ store, files, now }, { club: 'lavers', ladder: 'gone' })).toBe('no-such-ladder');
    expect(files.log).toEqual([]);
  });

  it('says on every page that the clock is simulated, where it is', async () => {
    const files = new Shelf();
    await publishAll({ store: storeOf(friends()).store, files, now, notice: 'Simulated clock' });
    const pages = ['/index.html', '/lavers/index.html', '/lavers/main/index.html'];
    for (const page of pages) expect(files.bodies.get(page)).toContain('<p class="notice">Simulated clock</p>');
  });
});

describe('the site', () => {
  it('has the page that access links lead to, and the scripts', async () => {
    const files = new Shelf();
    await publishSite(files, { '/assets/refresh.js': '1;', '/assets/enter.js': '2;' });
    expect(files.bodies.get('/enter/index.html')).toContain('src="/assets/enter.js"');
    expect(files.bodies.get('/assets/enter.js')).toBe('2;');
  });
});

describe('the history of a ladder as a table', () => {
  const tableOf = async (club: Club): Promise<string> => {
    const files = new Shelf();
    await publishLadder({ store: storeOf(club).store, files, now }, KEY);
    return files.bodies.get('/lavers/main/log.csv') ?? '';
  };

  it('tells what happened, to whom, and by which clause', async () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [1.5, 0.5]);
    club.does('2021-09-13T20:10+01:00', 'leave', { player: 'bob' });
    club.does('2021-10-01T08:00+01:00', 'settle', {});
    expect((await tableOf(club)).split('\r\n')).toEqual([
      '\uFEFFline,time,what,who,against,score,moved,clause,remark',
      '2,2021-09-06T09:00:00+01:00,seed,,,,"Ann →1; Bob →2; Cy →3",L3,',
      '3,2021-09-13T20:00:00+01:00,match,Cy,Ann,1.5–0.5,"Ann 1→2; Bob 2→3; Cy 3→1",L20a,',
      '4,2021-09-13T20:10:00+01:00,leave,Bob,,,Bob 3→,§0,',
      '5,2021-10-01T00:00:00+01:00,settled 2021-09,,,,,L25,',
      '5,2021-10-01T08:00:00+01:00,settle,,,,,,',
      '',
    ]);
  });

  it('marks what was corrected and what was voided', async () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    club.does('2021-09-13T20:10+01:00', 'correct', { line: 3, score: [0, 2] });
    expect(await tableOf(club)).toContain('Cy,Ann,0–2,,L21,corrected by line 4');
    club.does('2021-09-13T20:20+01:00', 'void', { line: 3 });
    expect(await tableOf(club)).toContain('voided by line 5');
  });

  it('lets no name become a formula or a second column', async () => {
    const club = new Club().seed('2021-09-06T08:00Z', {
      sum: '=HYPERLINK("http://evil.example","me")',
      plus: '+1',
      minus: '-1',
      at: '@SUM(A1)',
      comma: 'Ann, the "Great"',
    });
    for (const player of ['sum', 'plus', 'minus', 'at', 'comma']) {
      club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    }
    const rows = (await tableOf(club)).split('\r\n').slice(2, -1);
    expect(rows.map((row) => row.slice(row.indexOf('arrive,')))).toEqual([
      `arrive,"'=HYPERLINK(""http://evil.example"",""me"")",,,,L11,`,
      "arrive,'+1,,,,L11,",
      "arrive,'-1,,,,L11,",
      "arrive,'@SUM(A1),,,,L11,",
      'arrive,"Ann, the ""Great""",,,,L11,',
    ]);
  });

  it('keeps to itself who recorded something', async () => {
    const club = friends();
    club.does('2021-09-13T19:45+01:00', 'arrive', { player: 'ann' }, { by: 'tablet at the bar' });
    expect(await tableOf(club)).not.toContain('tablet');
  });
});

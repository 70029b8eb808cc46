import { describe, expect, it } from 'vitest';
import { readClub } from '#functions/books/clubs.ts';
import { LOOK } from '#functions/publishing/assets.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { publishClub } from '#functions/publishing/publish-club.ts';
import { publishFront } from '#functions/publishing/publish-front.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { publishSite } from '#functions/publishing/site.ts';
import {
  clubTarget,
  FRONT,
  formatMessage,
  ladderTarget,
  parseMessage,
  restTarget,
  stirTarget,
} from '#functions/publishing/target.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { deferred } from '../local/until.ts';
import { at, Club } from '../view/club.ts';
import { textOf } from '../view/page.ts';
import { Shelf } from './shelf.ts';
import { KEY, publishingOf } from './store.ts';

const PAGE = '/lavers/main/index.html';
const NIGHT = '/lavers/main/night/index.html';
const friends = () => new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });

/** What a ladder is published with, after it was once. */
async function published(club: Club) {
  const publishing = publishingOf(club);
  await publishLadder(publishing, KEY);
  return publishing;
}

describe('publishing a ladder', () => {
  it('puts its page in place when its data are there, then its number, then the rest, all of one edition', async () => {
    const { shelf, ...publishing } = publishingOf(friends());
    expect(await publishLadder(publishing, KEY)).toBe('whole');
    const ladder = shelf.log.filter(({ path }) => path.startsWith('/lavers/main/'));
    const names = ladder.map(({ path }) => path.slice('/lavers/main/'.length));
    expect(names.slice(0, 2).toSorted()).toEqual(['state.json', 'view.json']);
    expect(names.slice(2, 5)).toEqual(['index.html', 'card.json', 'version.json']);
    expect(names.slice(5, -1).toSorted().join(' ')).toBe(
      '.season.json calendar.ics embed/index.html log/head.json night/index.html results.atom season/head.json',
    );
    expect(names.at(-1)).toBe('history/head.json');
    const edition = { version: 2, at: publishing.now, release: 'r1' };
    for (const { options } of ladder) expect(options.edition).toEqual(edition);
    const last = Date.parse('2021-09-06T08:00Z');
    expect(JSON.parse(shelf.read('/lavers/main/version.json'))).toEqual({
      format: 1,
      version: 2,
      system: 'lavers',
      at: edition.at,
      last,
    });
    expect(JSON.parse(shelf.read('/lavers/main/view.json'))).toMatchObject({ version: 2 });
  });

  it('keeps the old page as long as any of the data cannot be written', async () => {
    const { shelf, ...publishing } = publishingOf(friends());
    shelf.beforeWrite = (path) => {
      if (path.endsWith('view.json')) throw new Error('S3 is busy');
    };
    await expect(publishLadder(publishing, KEY)).rejects.toThrow('S3 is busy');
    expect(shelf.paths()).not.toContain(PAGE);
  });

  it('shows the page where the rest cannot be written, and says so', async () => {
    const { shelf, ...publishing } = publishingOf(friends());
    shelf.beforeWrite = (path) => {
      if (path.endsWith('.ics')) throw new Error('S3 is busy');
    };
    await expect(publishLadder(publishing, KEY)).rejects.toThrow('S3 is busy');
    expect(shelf.paths()).toContain(PAGE);
    expect(shelf.paths()).not.toContain('/lavers/main/history/head.json');
  });

  it('lists all results of the last night on a page of their own, newest first, until there is another night', async () => {
    const club = friends();
    const { shelf } = await published(club);
    expect(shelf.read(NIGHT)).toContain('No results yet');
    for (const player of ['ann', 'bob', 'cy']) club.does('2021-09-13T19:40+01:00', 'arrive', { player });
    club.match('2021-09-13T20:00+01:00', 'bob', 'ann', [2, 0]);
    club.match('2021-09-13T20:01+01:00', 'cy', 'bob', [2, 0]);
    club.match('2021-09-13T20:02+01:00', 'cy', 'ann', [2, 0]);
    club.does('2021-09-13T21:00+01:00', 'void', { line: club.season.ladder.line });
    const text = textOf((await published(club)).shelf.read(NIGHT));
    expect(text).toContain('Results of Monday 13 September 2021');
    expect(text).toContain('Cy 2–0 Bob 20:01 Bob 2–0 Ann 20:00 As of');
  });

  it('leaves the rest to follow where only lines came', async () => {
    const club = friends();
    const { shelf, ...publishing } = await published(club);
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    const before = shelf.log.length;
    expect(await publishLadder(publishing, KEY)).toBe('page');
    expect(shelf.paths().slice(before).join()).not.toMatch(/history|csv|atom|ics|jsonl/);
    expect(await bringUpToDate(publishing, restTarget(KEY))).toBe('whole');
    expect(await bringUpToDate(publishing, restTarget(KEY))).toBe('current');
    expect(shelf.read('/lavers/main/log.csv')).toContain('Cy,Ann,2–0');
  });

  it('writes its data at the same time, not one after the other', async () => {
    const { shelf, ...publishing } = publishingOf(friends());
    const held = deferred();
    const begun: string[] = [];
    shelf.beforeWrite = (path) => {
      begun.push(path);
      return held.promise;
    };
    const done = publishLadder(publishing, KEY);
    await expect.poll(() => begun.filter((path) => path.startsWith('/lavers/main/')).length).toBe(2);
    held.resolve();
    await done;
  });

  it('brings the style sheet that the page names', async () => {
    const { shelf } = await published(friends());
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(shelf.read(PAGE)) ?? [];
    expect(shelf.read(style)).toContain('prefers-color-scheme: dark');
    expect(shelf.paths().indexOf(style)).toBeLessThan(shelf.paths().indexOf(PAGE));
  });

  it('reads only what is new of a log that it has read before', async () => {
    const club = friends();
    const { shelf, reads, ...publishing } = await published(club);
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    await publishLadder(publishing, KEY);
    club.does('2021-09-13T20:30+01:00', 'correct', { line: 3, score: [0, 2] });
    await publishLadder(publishing, KEY);
    expect(reads).toEqual([1, 2, 3]);
    expect(shelf.read(PAGE)).toContain('score corrected');
  });

  it('tells the new day after midnight, even where the server’s own clock is behind the one that said so', async () => {
    const { shelf, store, ...publishing } = publishingOf(friends());
    store.touched = at('2021-09-14T00:00+01:00');
    await publishLadder({ ...publishing, store, now: instant(store.touched - 1000) }, KEY);
    expect(JSON.parse(shelf.read('/lavers/main/view.json'))).toMatchObject({ asOf: '2021-09-14T00:00:00+01:00' });
  });

  it('says when something newer is there already', async () => {
    const { shelf, ...publishing } = publishingOf(friends());
    const edition = { version: 3, at: publishing.now, release: 'r1' };
    await shelf.put(PAGE, 'newer', { contentType: 'text/html', edition });
    expect(await publishLadder(publishing, KEY)).toBe('older');
    expect(shelf.read(PAGE)).toBe('newer');
  });

  it('does nothing for a ladder that there is not', async () => {
    const { shelf, ...publishing } = publishingOf(friends());
    expect(await publishLadder(publishing, { club: 'lavers', ladder: 'gone' })).toBe('no-such-ladder');
    expect(shelf.log).toEqual([]);
  });

  it('says on every page that the clock is simulated, where it is', async () => {
    const { shelf, store, ...rest } = publishingOf(friends(), { notice: () => 'Simulated clock' });
    const publishing = { ...rest, store };
    const club = await readClub(store.database, 'lavers');
    if (!club) throw new Error('no club');
    await Promise.all([publishFront(publishing), publishClub(publishing, club), publishLadder(publishing, KEY)]);
    for (const page of ['/index.html', '/lavers/index.html', PAGE, NIGHT])
      expect(shelf.read(page)).toContain('<p class="notice">Simulated clock</p>');
  });
});

describe('what is published as one', () => {
  it.each([
    FRONT,
    clubTarget('lavers'),
    ladderTarget(KEY),
    restTarget(KEY),
    restTarget({ club: 'rest', ladder: 'rest' }),
    stirTarget('lavers', 'main'),
    stirTarget('stir', 'stir'),
    stirTarget('stir'),
    { ...FRONT, latest: KEY },
  ])('is named by messages, and read as it was written: %j', (target) => {
    expect(parseMessage(formatMessage(target))).toEqual(target);
  });

  it.each([
    '',
    '/rest',
    '/a',
    'a/b/rest/rest',
    'a/b/rests',
    'a/../rest',
    'a b',
    'stir/stir/stir/stir',
    '/stir',
    '+/stir',
    'a/*/stir',
  ])('is not named by "%s"', (text) => {
    expect(parseMessage(text)).toBeUndefined();
  });
});

describe('bringing something up to date', () => {
  const PAGES = [
    ['a ladder', ladderTarget(KEY), PAGE],
    ['a club', clubTarget('lavers'), '/lavers/index.html'],
  ] as const;

  it.each(PAGES)('does nothing where %s is current', async (_, target) => {
    const { shelf, ...publishing } = publishingOf(friends());
    for (const each of [target, ladderTarget(KEY)]) await bringUpToDate(publishing, each);
    const before = shelf.log.length;
    expect(await bringUpToDate({ ...publishing, now: instant(publishing.now + 1) }, target)).toBe('current');
    expect(shelf.log).toHaveLength(before);
  });

  it.each(PAGES)('renders %s again for a new release, and where it is missing', async (_, target, page) => {
    const { shelf, ...publishing } = publishingOf(friends());
    await bringUpToDate(publishing, target);
    expect(await bringUpToDate({ ...publishing, release: 'r2' }, target)).toMatch(/whole|written/);
    shelf.lose(page);
    expect(await bringUpToDate({ ...publishing, release: 'r2' }, target)).toMatch(/page|written/);
  });

  it('renders a ladder again once it has been touched', async () => {
    const { shelf: _, store, ...publishing } = publishingOf(friends());
    await bringUpToDate({ ...publishing, store }, ladderTarget(KEY));
    store.touched = instant(publishing.now + 1000);
    const later = { ...publishing, store, now: instant(publishing.now + 2000) };
    expect(await bringUpToDate(later, ladderTarget(KEY))).toBe('whole');
    expect(await bringUpToDate(later, ladderTarget(KEY))).toBe('current');
  });

  it('links every ladder from its club’s page, and every club from the front page', async () => {
    const { shelf, ...publishing } = publishingOf(friends());
    await bringUpToDate(publishing, clubTarget('lavers'));
    await bringUpToDate(publishing, FRONT);
    expect(shelf.read('/lavers/index.html')).toContain('<a href="main/"><bdi>Main ladder</bdi></a>');
    expect(shelf.read('/index.html')).toContain('<a href="/lavers/"');
  });

  it('says at the end of a list which edition it is, for S3 tells files apart by what they contain', async () => {
    const { shelf, ...publishing } = publishingOf(friends());
    await bringUpToDate(publishing, FRONT);
    expect(shelf.read('/index.html')).toMatch(new RegExp(`<!-- 1 ${publishing.now} r1 -->\n$`));
  });
});

describe('the site', () => {
  const NOW = at('2021-09-13T21:00+01:00');

  it('has the page that access links lead to, and the scripts', async () => {
    const files = new Shelf();
    await publishSite({ files, now: NOW }, { '/assets/refresh.js': '1;', '/assets/enter.js': '2;' });
    expect(files.read('/enter/index.html')).toContain('src="/assets/enter.js"');
    expect(files.read('/assets/enter.js')).toBe('2;');
  });

  it('shows a picture beside links to where people come in, once it knows its own address', async () => {
    const [files, unknown] = [new Shelf(), new Shelf()];
    await publishSite({ files, now: NOW, origin: 'https://ladder.example' }, {});
    await publishSite({ files: unknown, now: NOW }, {});
    for (const page of ['/enter/index.html', '/join/index.html']) {
      expect(files.read(page)).toContain('"og:image" content="https://ladder.example/assets/preview.png"');
      expect(unknown.read(page)).not.toContain('og:image');
    }
  });

  it('names on the page of an app the edition that was built, and leaves older ones where they are', async () => {
    const files = new Shelf();
    const [older, newer] = ['/assets/me.0a1b2c3d4e5f', '/assets/me.ffffffffffff'];
    await publishSite({ files, now: NOW }, { [`${older}/app.js`]: '1;', [`${older}/system-lavers.js`]: '2;' });
    await publishSite(
      { files, now: instant(NOW + 1) },
      { [`${newer}/system-lavers.js`]: '4;', [`${newer}/app.js`]: '3;' },
    );
    expect(files.read('/apps/me/index.html')).toContain(`src="${newer}/app.js"`);
    expect(files.read(`${older}/system-lavers.js`)).toBe('2;');
  });

  it('goes back to older scripts where a deployment does', async () => {
    const files = new Shelf();
    await publishSite({ files, now: NOW }, { '/assets/enter.js': 'new;' });
    await publishSite({ files, now: instant(NOW + 1) }, { '/assets/enter.js': 'old;' });
    expect(files.read('/assets/enter.js')).toBe('old;');
  });

  it('does not bring a style sheet again that is there', async () => {
    const files = new Shelf();
    await publishSite({ files, now: NOW }, {});
    await publishSite({ files, now: instant(NOW + 1) }, {});
    expect(files.paths().filter((path) => path.includes(LOOK))).toHaveLength(1);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { publishLadder, publishRest } from '#functions/publishing/publish-ladder.ts';
import { wholeFile } from '#functions/publishing/whole-files.ts';
import { namesView } from '#shared/contract/names.ts';
import { addressOfRow, ROWS } from '#shared/view/pages-of-rows.ts';
import { playerPart } from '#shared/view/player-part.ts';
import { deferred } from '../local/until.ts';
import { Club } from '../view/club.ts';
import { unbalanced } from '../view/page.ts';
import type { Shelf } from './shelf.ts';
import { KEY, OneLadder, publishingOf } from './store.ts';

const id = (number: number): string => `p${number}`;
const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [id(n + 1), `Player ${n + 1}`]));
const clubOf = (players: number): Club => new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', named(players));

const PAGE = '/lavers/main/';
const rowPage = (page: number): string => `${PAGE}page/${page}/index.html`;
const rungsOn = (html: string): readonly number[] =>
  [...html.matchAll(/<th scope="row">(\d+)</g)].map(([, rung]) => Number(rung));
const from = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n);

/** What a publication writes, seen from the ladder's page. */
async function written(shelf: Shelf, publish: () => Promise<unknown>): Promise<readonly string[]> {
  const before = shelf.log.length;
  await publish();
  return shelf
    .paths()
    .slice(before)
    .filter((path) => path.startsWith(PAGE))
    .map((path) => path.slice(PAGE.length));
}

const ALWAYS = ['view.json', 'state.json', 'index.html', 'version.json'];

describe('a ladder of 500 players', () => {
  it('has one page, and nothing beside it that a shorter one has not', async () => {
    const { shelf, ...publishing } = publishingOf(clubOf(500));
    await publishLadder(publishing, KEY);
    expect(rungsOn(shelf.read(`${PAGE}index.html`))).toEqual(from(1, 500));
    expect(shelf.paths().filter((path) => /page\/|names/.test(path))).toEqual([]);
  });
});

describe('a ladder of 600 players', () => {
  const club = clubOf(600);
  const { shelf, ...publishing } = publishingOf(club);
  beforeAll(() => publishLadder(publishing, KEY));

  it('shows its rows on pages of 250, each row on one', () => {
    const pages = [`${PAGE}index.html`, rowPage(2), rowPage(3)].map((path) => shelf.read(path));
    expect(pages.map(rungsOn)).toEqual([from(1, ROWS), from(251, ROWS), from(501, 100)]);
    expect(shelf.paths()).not.toContain(rowPage(4));
    for (const html of pages) expect(unbalanced(html)).toEqual([]);
  });

  it('leads from each page to each other without a script', () => {
    const nav = (path: string) => /<nav class="pages".*?<\/nav>/s.exec(shelf.read(path))?.[0] ?? '';
    const hrefs = (path: string) => [...nav(path).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    const at = (path: string) =>
      new Set(hrefs(path).map((href) => new URL(href, `https://site${path.replace('index.html', '')}`).pathname));
    const all = new Set([PAGE, `${PAGE}page/2/`, `${PAGE}page/3/`]);
    for (const path of [`${PAGE}index.html`, rowPage(2), rowPage(3)]) expect(at(path)).toEqual(all);
    expect(nav(rowPage(2))).toContain('aria-current="page">251–500');
  });

  it('has an index of names by which everybody is found on the page and in the row where they are', () => {
    const { players } = namesView.parse(JSON.parse(shelf.read(`${PAGE}names.json`)));
    expect(players.length).toBe(600);
    for (const [index, [player, name, rung]] of players.entries()) {
      const [address = '', row = ''] = addressOfRow(player, index + 1, 600).split('#');
      const html = shelf.read(`${PAGE}${address}index.html`);
      const shown = html.split(`<tr id="${row}"`)[1]?.split('</tr>')[0];
      expect(shown).toContain(`<th scope="row">${rung}<`);
      expect(shown).toContain(`href="${address === '' ? '' : '../../'}player/#${player}"><bdi>${name}</bdi>`);
    }
  });

  it('has for each player a file of what is about them, which is put together when it is asked for', async () => {
    const part = async (name: string) => {
      let text = '';
      for await (const each of (await wholeFile(shelf, `${PAGE}player/${name}.json`))?.parts ?? []) text += each;
      return JSON.parse(text);
    };
    const [view, history] = ['view.json', 'history.json'].map((name) => JSON.parse(shelf.read(`${PAGE}${name}`)));
    expect(await part(id(300))).toEqual(playerPart(view, history, id(300)));
    expect(await part('place/300')).toEqual(await part(id(300)));
    expect(await part('')).toMatchObject({ inAll: 600, places: [] });
    expect(await wholeFile(shelf, '/lavers/other/player/p1.json')).toBeUndefined();
  });

  it('has only those pages written again on which a result changed something', async () => {
    const again = () => publishLadder(publishing, KEY);
    club.match('2021-09-13T20:00+01:00', id(590), id(588), [1, 0]);
    // It is the first: from then on the ladder may be shown on the front page.
    expect((await written(shelf, again)).toSorted()).toEqual(
      [...ALWAYS, 'card.json', 'names.json', 'page/3/index.html'].toSorted(),
    );
    club.match('2021-09-13T20:05+01:00', id(3), id(1), [1, 0]);
    expect((await written(shelf, again)).toSorted()).toEqual([...ALWAYS, 'card.json', 'names.json'].toSorted());
    club.match('2021-09-13T20:10+01:00', id(252), id(249), [1, 0]);
    expect((await written(shelf, again)).toSorted()).toEqual([...ALWAYS, 'names.json', 'page/2/index.html'].toSorted());
  });

  it('has its latest results on its card once the rest of its files follow, and only then', async () => {
    const latest = () => JSON.parse(shelf.read(`${PAGE}card.json`)).latest[0].challenger.id;
    club.match('2021-09-13T20:15+01:00', id(400), id(398), [1, 0]);
    await publishLadder(publishing, KEY);
    expect(latest()).not.toBe(id(400));
    await publishRest(publishing, KEY);
    expect(latest()).toBe(id(400));
  });

  it('has none of them written again by a process that is new, where nothing changed', async () => {
    const fresh = { ...publishing, store: new OneLadder(club) };
    expect((await written(shelf, () => publishLadder(fresh, KEY))).filter((path) => /page\/|names/.test(path))).toEqual(
      [],
    );
  });

  it('has the same bytes on its pages as if they were made from nothing', async () => {
    const other = publishingOf(club);
    await publishLadder(other, KEY);
    for (const path of [rowPage(2), rowPage(3), `${PAGE}names.json`, `${PAGE}index.html`])
      expect(shelf.read(path)).toBe(other.shelf.read(path));
  });
});

describe('of two processes that publish a long ladder', () => {
  it('the one that was slower leaves nothing on a page that the other has left as it was', async () => {
    const club = clubOf(501);
    const { shelf, ...publishing } = publishingOf(club);
    await publishLadder(publishing, KEY);
    const before = shelf.read(rowPage(2));
    club.match('2021-09-13T20:00+01:00', id(300), id(298), [1, 0]);
    // It has read the ladder, and is held up before it writes a page.
    const held = deferred();
    shelf.beforeWrite = (path) => (path === rowPage(2) ? held.promise : undefined);
    const slow = publishLadder({ ...publishing, store: new OneLadder(club) }, KEY);
    await expect.poll(() => shelf.paths().filter((path) => path.endsWith('view.json')).length).toBe(2);
    club.does('2021-09-13T20:01+01:00', 'void', { line: club.season.ladder.line });
    await publishLadder(publishing, KEY);
    shelf.beforeWrite = () => {};
    held.resolve();
    await slow;
    expect(shelf.read(rowPage(2))).toBe(before);
  });
});

describe('a page of rows', () => {
  it('on which nobody is any more says so, and leads to the ladder', async () => {
    const club = clubOf(501);
    const { shelf, ...publishing } = publishingOf(club);
    await publishLadder(publishing, KEY);
    expect(rungsOn(shelf.read(rowPage(3)))).toEqual([501]);
    club.does('2021-09-13T20:00+01:00', 'leave', { player: id(7) });
    for (const store of [publishing.store, new OneLadder(club)]) {
      await publishLadder({ ...publishing, store }, KEY);
      for (const page of [2, 3]) expect(rungsOn(shelf.read(rowPage(page)))).toEqual([]);
      expect(shelf.read(rowPage(2))).toContain(
        'No players on this page any more. <a href="../../">See the whole ladder</a>',
      );
      expect(rungsOn(shelf.read(`${PAGE}index.html`))).toEqual(from(1, 500));
    }
  });
});

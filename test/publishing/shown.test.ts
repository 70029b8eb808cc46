import { describe, expect, it } from 'vitest';
import { addClub, changeClub, setSuspended } from '#functions/club/clubs.ts';
import { publishClubAgain } from '#functions/features/club/publish-again.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { setHidden } from '#functions/ladders/status.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { formatCsv } from '#functions/publishing/csv.ts';
import { plainly } from '#functions/publishing/files.ts';
import { KEPT_IN_PIECES } from '#functions/publishing/kept-in-pieces.ts';
import { newsOf } from '#functions/publishing/news.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { clubTarget, FRONT, ladderTarget, restTarget } from '#functions/publishing/target.ts';
import type { Naming } from '#shared/view/naming.ts';
import { noticesOf } from '#shared/view/notices.ts';
import { NAMING_MODES } from '#shared/vocabulary/club.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { boutsOf } from '#web/ui/ladder/record.ts';
import { accepted, at, HEADER, join, seed } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { busyClub, Club, at as instantAt, nameFor, seasonHistory, seasonView, toldOf } from '../view/club.ts';
import { BIG } from '../view/clubs.ts';
import { pageOf, textOf } from '../view/page.ts';
import { Shelf } from './shelf.ts';
import { KEY, OneLadder, ORIGIN } from './store.ts';

const HUSH = 'hush-hush';

/** A club of a hundred in which somebody has said more than is anybody's business. */
const CLUBS: Readonly<Record<string, () => Club>> = { lavers: () => busyClub(100), ...BIG };

/** Everything that is published of a club that shows its names so. */
async function published(club: Club, naming: Naming): Promise<ReadonlyMap<string, string>> {
  const files = new Shelf();
  const store = new OneLadder(club, naming);
  await publishLadder({ store, files, now: club.season.ladder.at, origin: ORIGIN, release: 'r1' }, KEY);
  const kept = KEPT_IN_PIECES.map(({ whole }) => `/${KEY.club}/${KEY.ladder}/${whole}`);
  return new Map([
    ...[...files.bodies].filter(([path]) => path.startsWith(`/${KEY.club}/`)),
    ...kept.map((path) => [path, files.read(path)] as const),
  ]);
}

const FULL_NAMES_OF_ALL = Array.from({ length: 104 }, (_, index) => nameFor(index));

describe.each(Object.entries(CLUBS))('what is published of a %s club', (_, made) => {
  const club = made();
  const now = new Date(club.season.ladder.at).toISOString();
  club.does(now, 'settle', {}, { by: `${HUSH} tablet`, override: `${HUSH} reason` });

  it.each(NAMING_MODES)('has nothing private in any file where names are shown as %s', async (mode) => {
    const files = await published(club, { mode, nicknames: { 'player-7': 'The Rook' } });
    expect(files.size).toBeGreaterThanOrEqual(9);
    for (const [path, body] of files) {
      expect(body, path).not.toContain(HUSH);
      if (mode === 'full') continue;
      expect(body, path).not.toMatch(/player-\d/);
      expect(
        FULL_NAMES_OF_ALL.filter((name) => body.includes(name)),
        path,
      ).toEqual([]);
    }
  });

  it('shows the same name of everybody in all of them', async () => {
    const files = await published(club, { mode: 'nickname', nicknames: { 'player-7': 'The Rook' } });
    for (const name of ['view.json', 'history.json', 'state.json', 'season.jsonl', 'index.html'])
      expect(files.get(`/${KEY.club}/${KEY.ladder}/${name}`), name).toContain('The Rook');
  });
});

const LADDER = { club: 'rooks', ladder: 'main' };

describe('the page of a ladder without players', () => {
  const words: readonly (readonly [Language, string, string])[] = [
    ['en', 'Ask to join', 'Everyone else: come back'],
    ['de', 'Mitspielen', 'Alle anderen: Schaut wieder vorbei'],
    ['fr', 'Demander à s’inscrire', 'Les autres\u202f: revenez'],
  ];
  it.each(words)(
    'in %s leads to where people ask to join while the club lets them, and no longer',
    async (language, join, others) => {
      const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf()];
      await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
      await createLadder(store.database, LADDER, HEADER);
      await changeClub(store.database, 'rooks', { language });
      let now = at('20:00');
      const page = async () => {
        now = instant(now + 60_000);
        await store.touch(LADDER, now);
        await bringUpToDate({ store, files, origin: ORIGIN, release: 'r1', now }, ladderTarget(LADDER));
        return String(files.bodies.get('/rooks/main/index.html'));
      };
      const before = await page();
      expect(before).not.toContain('/join/');
      expect(before).toContain(others);
      await changeClub(store.database, 'rooks', { joining: true });
      const open = await page();
      expect(open.match(/href="\/join\/#rooks\/main"/g)).toHaveLength(2);
      expect(open).toContain(`>${join}</a>`);
      expect(open).not.toContain(others);
      await store.setClosed(LADDER, true, now);
      expect(await page()).not.toContain('/join/');
      await store.setClosed(LADDER, false, now);
      await changeClub(store.database, 'rooks', { joining: false });
      expect(await page()).not.toContain('/join/');
    },
  );
});

const NOINDEX = '<meta name="robots" content="noindex"/>';
const MAIN = { club: 'rooks', ladder: 'main' };

it('a hidden ladder stays at its address but off its club’s page; a closed one says so, and nothing of what is due', async () => {
  const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf()];
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  await createLadder(store.database, MAIN, HEADER);
  for (const id of ['ann', 'bob']) await store.submit(MAIN, join(id));
  let now = at('2021-10-20T10:00');
  const publishAll = async () => {
    now = instant(now + 10_000);
    const publishing = { store, files, now, origin: ORIGIN, release: 'r1' };
    await bringUpToDate(publishing, clubTarget('rooks'));
    await bringUpToDate(publishing, ladderTarget(MAIN));
    const [club, page, view] = ['/rooks/index.html', '/rooks/main/index.html', '/rooks/main/view.json'].map((path) =>
      files.read(path),
    );
    return {
      listed: club?.includes('href="main/"'),
      unindexed: page?.includes(NOINDEX),
      closed: page?.includes('This ladder is closed: nothing changes'),
      due: view?.includes('"due":'),
    };
  };
  const open = { listed: true, unindexed: false, closed: false, due: true };
  expect(await publishAll()).toEqual(open);
  await setHidden(store.database, MAIN, true);
  await store.touch(MAIN, instant(now + 1000));
  expect(await publishAll()).toEqual({ ...open, listed: false, unindexed: true });
  await store.setClosed(MAIN, true, instant(now + 1000));
  expect(await publishAll()).toEqual({ listed: false, unindexed: true, closed: true, due: false });
  await setHidden(store.database, MAIN, false);
  await store.setClosed(MAIN, false, instant(now + 1000));
  expect(await publishAll()).toEqual(open);
});

const SUSPENDED = { club: 'rooks', ladder: 'main' };

it('the pages of a suspended club say so and nothing else tells of it, and all of it comes back', async () => {
  const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf(true)];
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  await createLadder(store.database, SUSPENDED, HEADER);
  accepted(await store.submit(SUSPENDED, seed(['ann', 'bob'])));
  let now = at('22:00');
  const publish = async (): Promise<void> => {
    for (const target of [ladderTarget(SUSPENDED), restTarget(SUSPENDED), clubTarget('rooks'), FRONT])
      await bringUpToDate({ store, files, origin: ORIGIN, release: 'r1', now }, target);
  };
  const choose = async (suspended: boolean): Promise<void> => {
    now = instant(now + 60_000);
    await setSuspended(store.database, 'rooks', suspended);
    await publishClubAgain({ store, now: () => now }, 'rooks');
    now = instant(now + 60_000);
    await publish();
  };
  await publish();
  // Pieces keep their names, which only their heads tell.
  const known = () => [...files.bodies.keys()].filter((path) => !/\/(history|log|season)\/\d/.test(path)).toSorted();
  const before = known();
  expect(files.read('/rooks/main/index.html')).toContain('id="at-ann"');
  await choose(true);
  for (const path of ['/rooks/', '/rooks/main/', '/rooks/main/embed/'])
    expect(files.read(`${path}index.html`), path).toContain('This club is suspended');
  const left = [...files.bodies].filter(([path]) => path.startsWith('/rooks/'));
  for (const [path, body] of left) expect(body, path).not.toContain('id="at-ann"');
  expect(files.read('/index.html')).not.toContain('The Rooks');
  await choose(false);
  expect(known()).toEqual(before);
  expect(files.read('/rooks/main/index.html')).toContain('id="at-ann"');
  expect(files.read('/index.html')).toContain('The Rooks');
});

const NOW = instantAt('2021-09-14T12:00Z');

it.each([
  ['walkover', 'walkover', 'Dee won by walkover against Cy'],
  ['noShow', 'no-show', 'Cy didn’t turn up to play Dee'],
] as const)('a game won by a %s is marked so wherever a result is listed', (how, called, why) => {
  const club = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', {
    ann: 'Ann',
    bob: 'Bob',
    cy: 'Cy',
    dee: 'Dee',
  });
  const sheet = { id: 'one', challenger: 'dee', challenged: 'cy', score: [1, 0], [how]: true };
  club.does('2021-09-13T20:00+01:00', 'match', sheet);
  const { season } = club;
  const [told, view, history] = [toldOf(season), seasonView(season, NOW), seasonHistory(season, NOW)];
  expect(view.results).toMatchObject([{ [how]: true }]);
  expect(textOf(pageOf(club))).toContain(`Dee 1–0 Cy (${called}) Dee took rung 3`);
  const reason = view.standings.find(({ name }) => name === 'Cy')?.why[0];
  expect(reason && plainly(reason.text)).toContain(why);
  expect(history.results).toMatchObject([{ [how]: true }]);
  expect(boutsOf(history, 3)).toMatchObject([{ outcome: 'won', played: { [how]: true } }]);
  expect(formatCsv(told)).toContain(`"Cy 3→4; Dee 4→3",C4,${called}`);
  expect(newsOf(told, 5, { now: NOW, isPast: false }).map(({ title }) => plainly(title))).toContain(
    `Dee 1–0 Cy (${called})`,
  );
  const [entry] = season.lines().slice(-1);
  const place = { club: 'riverside', ladder: 'main', page: 'https://example.org/' };
  const commands = season.lines().map(({ command }) => command);
  const [notice] = entry ? noticesOf({ header: season.header, commands }, entry, place) : [];
  expect(notice && plainly([notice.text])).toContain(`1–0 Cy (${called})`);
});

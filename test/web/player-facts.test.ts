import { afterEach, expect, test, vi } from 'vitest';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { playerPart } from '#shared/view/player-part.ts';
import { readFacts } from '#web/apps/player/facts.ts';
import { Club, seasonHistory, seasonView } from '../view/club.ts';

vi.mock(import('#web/ui/ladder/system.ts'), async (original) => ({
  ...(await original()),
  // The rules of pairs are those that don't come.
  isLoaded: async ({ entrants }) => entrants !== 'pairs',
}));
afterEach(() => vi.unstubAllGlobals());

/** The public files of a ladder, of which the history may be an older one; and what was asked for. */
function site(players: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob', cy: 'Cy' }) {
  const club = new Club().seed('2021-09-06T08:00Z', players);
  const { season } = club;
  const history = () => seasonHistory(season, season.ladder.at);
  const files = new Map<string, unknown>();
  const asked: string[] = [];
  const publish = (line: number = season.ladder.line) => {
    files.set('../view.json', seasonView(season, season.ladder.at));
    files.set('../state.json', { ...publicSnapshot(season.ladder), line });
  };
  const publishRest = () => files.set('../history/head.json', { ...history(), older: [] });
  const publishPart = (id: string) =>
    files.set(`../player/${id}.json`, playerPart(seasonView(season, season.ladder.at), history(), id));
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(files.get(path));
  });
  publish();
  publishRest();
  return { club, files, publish, publishRest, publishPart, asked };
}

test('a history that is behind its page is asked for, and nothing else, until it has come as far', async () => {
  const { club, publish, publishRest, asked } = site();
  const first = await readFacts('ann');
  club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
  publish();
  const page = await readFacts('ann', first);
  expect([page?.view.version, page?.history?.version]).toEqual([3, 2]);
  asked.length = 0;
  expect(await readFacts('ann', page)).toBe(page);
  publishRest();
  const whole = await readFacts('ann', page);
  expect([whole?.view.version, whole?.history?.version]).toEqual([3, 3]);
  expect(await readFacts('ann', whole)).toBe(whole);
  expect(asked).toEqual([
    ...['../state.json', '../view.json', '../history/head.json'],
    ...['../state.json', '../view.json', '../history/head.json'],
    ...['../state.json', '../view.json'],
  ]);
});

test('of a ladder of pairs nothing is shown before their rules have come', async () => {
  const { club, files } = site();
  expect(await readFacts('ann')).toBeDefined();
  const { header, ...state } = publicSnapshot(club.season.ladder);
  files.set('../state.json', { ...state, header: { ...header, entrants: 'pairs' } });
  expect(await readFacts('ann')).toBeUndefined();
});

test('of a long season a player’s page reads what is about them, however few play on it', async () => {
  const { publish, publishPart, asked } = site();
  publish(1001);
  publishPart('ann');
  publishPart('place/0');
  const ann = await readFacts('ann');
  const nobody = await readFacts('', ann);
  expect(asked).toEqual(['../state.json', '../player/ann.json', '../state.json', '../player/place/0.json']);
  expect(ann?.history.players.map(({ id }) => id)).toEqual(['ann']);
  expect(nobody?.history.players.map(({ id }) => id)).toEqual(['ann', 'bob', 'cy']);
});

test('of a long ladder a player’s page reads what is about them, and how the ladder stands', async () => {
  const players = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`p${n}`, `Player ${n}`]));
  const { club, publish, publishPart, asked } = site(players);
  club.match('2021-09-13T20:00+01:00', 'p3', 'p1', [2, 0]);
  publish();
  for (const id of ['p1', 'p3']) publishPart(id);
  const first = await readFacts('p3');
  expect(asked).toEqual(['../state.json', '../player/p3.json']);
  expect([first?.inAll, first?.only, first?.state?.line]).toEqual([501, 'p3', 3]);
  expect(first?.view.standings.find(({ id }) => id === 'p3')?.why).not.toEqual([]);
  expect(first?.history.results).toHaveLength(1);
  expect((await readFacts('p1', first))?.only).toBe('p1');
});

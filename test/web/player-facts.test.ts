import { afterEach, expect, test, vi } from 'vitest';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { readFacts } from '#web/apps/player/facts.ts';
import { Club, seasonHistory, seasonView } from '../view/club.ts';

vi.mock(import('#web/ui/ladder/system.ts'), async (original) => ({
  ...(await original()),
  isLoaded: async () => true,
}));
afterEach(() => vi.unstubAllGlobals());

/** The public files of a ladder, of which the history may be an older one; and what was asked for. */
function site(players: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob', cy: 'Cy' }) {
  const club = new Club().seed('2021-09-06T08:00Z', players);
  const { season } = club;
  const history = () => seasonHistory(season, season.ladder.at);
  const files = new Map<string, unknown>();
  const asked: string[] = [];
  const publish = () => {
    files.set('../view.json', seasonView(season, season.ladder.at));
    files.set('../state.json', publicSnapshot(season.ladder));
  };
  const publishRest = () => files.set('../history/head.json', { ...history(), older: [] });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(files.get(path));
  });
  publish();
  publishRest();
  return { club, publish, publishRest, asked };
}

test('a history that is behind its page is asked for, and nothing else, until it has come as far', async () => {
  const { club, publish, publishRest, asked } = site();
  const first = await readFacts();
  club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
  publish();
  const page = await readFacts(first);
  expect([page?.view.version, page?.history?.version]).toEqual([3, 2]);
  asked.length = 0;
  expect(await readFacts(page)).toBe(page);
  publishRest();
  const whole = await readFacts(page);
  expect([whole?.view.version, whole?.history?.version]).toEqual([3, 3]);
  expect(await readFacts(whole)).toBe(whole);
  expect(asked).toEqual([
    '../view.json',
    '../history/head.json',
    '../view.json',
    '../history/head.json',
    '../view.json',
  ]);
});

test('the season of a long ladder is read when somebody asks for it, and goes with the page from then on', async () => {
  const players = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`p${n}`, `Player ${n}`]));
  const { club, publish, asked } = site(players);
  const first = await readFacts();
  expect(first?.view.standings).toHaveLength(501);
  club.match('2021-09-13T20:00+01:00', 'p3', 'p1', [2, 0]);
  publish();
  const next = await readFacts(first);
  expect(next?.view.version).toBe(3);
  expect(asked).toEqual(['../view.json', '../view.json']);
  const whole = await readFacts(next, undefined, true);
  expect([whole?.history?.players.length, whole?.state?.line]).toEqual([501, 3]);
  asked.length = 0;
  expect((await readFacts(whole, undefined, true))?.view.version).toBe(3);
  expect(asked).toEqual(['../view.json', '../history/head.json']);
});

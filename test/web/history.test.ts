import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { HistoryHead, HistoryPiece, HistoryView } from '#shared/contract/history.ts';
import { Season } from '#shared/engine/season.ts';
import { measuredOf, rungsOf } from '#shared/view/measures.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { changesBetween } from '#web/ui/ladder/changes.ts';
import { always, SYSTEMS } from '../rules/systems/seasons.ts';

const shown = (ladder: Ladder) =>
  new Map(
    [...rungsOf(ladder)].map(([player, rung]) => [player, JSON.stringify([rung, measuredOf(ladder, player, rung)])]),
  );

it.each(SYSTEMS)(
  'whoever stands elsewhere, or has more or less, is among the changes of %s, and nobody else',
  (system) => {
    always(
      system,
      ({ season }) => {
        const again = new Season(season.header);
        const ladders = season.lines().map(({ command }) => {
          again.append(command);
          return again.ladder;
        });
        for (const [index, after] of ladders.entries()) {
          const before = ladders[index - 1];
          if (!before) continue;
          const [had, has] = [shown(before), shown(after)];
          const all = new Set([...has.keys(), ...had.keys()]);
          const players = [...all].filter((each) => had.get(each) !== has.get(each));
          const changed = changesBetween(before, after).map(({ player }) => player);
          expect(changed.toSorted()).toEqual(players.toSorted());
        }
      },
      5,
    );
  },
);

describe('the history of a ladder', () => {
  const piece = (...days: readonly string[]): HistoryPiece =>
    JSON.parse(JSON.stringify({ start: [], days: days.map((day) => ({ day })), results: [], settlements: [] }));
  const head = (older: readonly string[], ...days: readonly string[]): HistoryHead =>
    JSON.parse(JSON.stringify({ ...piece(...days), older: older.map((file) => ({ file, changes: 1 })) }));

  const files = new Map<string, unknown>();
  let asked: string[] = [];
  let readHistory: typeof import('#web/ui/ladder/history.tsx').readHistory;

  beforeEach(async () => {
    asked = [];
    files.clear();
    files.set('../history/head.json', head(['0-a', '1-b'], 'Wed'));
    files.set('../history/0-a', piece('Mon'));
    files.set('../history/1-b', piece('Tue'));
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path.replace('../history/', ''));
      return files.has(path) ? Response.json(files.get(path)) : new Response(null, { status: 404 });
    });
    vi.resetModules();
    ({ readHistory } = await import('#web/ui/ladder/history.tsx'));
  });
  afterEach(() => vi.unstubAllGlobals());

  const daysOf = (history: HistoryView | undefined) => history?.days.map(({ day }) => String(day));

  test('a history is put together from its pieces, which are asked for once, the newest first', async () => {
    expect(daysOf(await readHistory('../'))).toEqual(['Mon', 'Tue', 'Wed']);
    expect(asked).toEqual(['head.json', '1-b', '0-a']);
    files.set('../history/head.json', head(['0-a', '1-c'], 'Thu'));
    files.set('../history/1-c', piece('Wed'));
    asked = [];
    expect(daysOf(await readHistory('../'))).toEqual(['Mon', 'Wed', 'Thu']);
    expect(asked).toEqual(['head.json', '1-c']);
  });

  test('the newest piece is there at once, as long as none of the others is', async () => {
    const begun: unknown[] = [];
    for (let time = 0; time < 2; time++) await readHistory('../', (newest) => begun.push(daysOf(newest)));
    expect(begun).toEqual([['Wed']]);
  });

  test('a history of which a piece cannot be read is none: nobody is told of half of their games', async () => {
    files.delete('../history/0-a');
    expect(await readHistory('../')).toBeUndefined();
    files.set('../history/0-a', piece('Mon'));
    expect(daysOf(await readHistory('../'))).toEqual(['Mon', 'Tue', 'Wed']);
  });
});

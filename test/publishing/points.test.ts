import { expect, it } from 'vitest';
import { toldEntry } from '#functions/features/tell.ts';
import { formatCsv } from '#functions/publishing/csv.ts';
import { plainly } from '#functions/publishing/files.ts';
import { newsOf } from '#functions/publishing/news.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import { publicCommands } from '#shared/view/public-season.ts';
import { pointsWords } from '#shared/words/score.ts';
import { boutsOf } from '#web/ui/ladder/record.ts';
import { at, Club, seasonHistory, seasonView, toldOf } from '../view/club.ts';
import { pageOf, textOf } from '../view/page.ts';

const NOW = at('2021-09-14T12:00Z');
const NAMES = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' };
const POINTS = [
  [11, 7],
  [9, 11],
  [4, 2],
] as const;

const SHEET = { id: 'one', challenger: 'dee', challenged: 'cy', score: [3, 1], points: POINTS, retired: true };

function clubOf(sheet: object = SHEET): Club {
  const club = new Club({ system: 'house' }).seed('2021-09-06T08:00Z', NAMES);
  club.does('2021-09-13T20:00+01:00', 'match', sheet);
  return club;
}

it('the points of each game stand beside the score wherever a result is listed', () => {
  const club = clubOf();
  const { season } = club;
  const [told, view, history] = [toldOf(season), seasonView(season, NOW), seasonHistory(season, NOW)];
  const said = `Dee 3–1 Cy (${pointsWords(POINTS)}, retired)`;
  expect(view.results).toMatchObject([{ points: POINTS, retired: true }]);
  expect(textOf(pageOf(club))).toContain(said);
  expect(newsOf(told, 5, { now: NOW, isPast: false }).map(({ title }) => plainly(title))).toContain(said);
  const [columns = '', ...rows] = formatCsv(told).trimEnd().split('\r\n');
  expect(columns).toContain(',score,games,moved,');
  expect(rows.at(-1)).toContain(',3–1,11–7 9–11 4–2,');
  expect(boutsOf(history, 3)).toMatchObject([{ own: 3, points: POINTS }]);
  expect(boutsOf(history, 2)).toMatchObject([{ own: 1, points: POINTS.map(([one, other]) => [other, one]) }]);
});

it('points of games that were put right are shown as they are now, and none where there are none', () => {
  const club = clubOf();
  const shown = () => seasonView(club.season, NOW).results[0];
  club.does('2021-09-13T21:00+01:00', 'correct', { line: 3, score: [3, 0], points: [[11, 7]] });
  expect(shown()).toMatchObject({ score: [3, 0], points: [[11, 7]] });
  club.does('2021-09-13T22:00+01:00', 'correct', { line: 3, score: [3, 2] });
  expect(shown()).toMatchObject({ score: [3, 2], retired: true });
  expect(shown()).not.toHaveProperty('points');
});

it('the public log and the history of officials have them as they were given', () => {
  const { season } = clubOf();
  const [line] = season.lines().slice(-1);
  if (!line) throw new Error('nothing is recorded');
  expect(toldEntry(season.header, line)).toMatchObject({ points: POINTS });
  const given = publicCommands(
    season.header,
    season.lines().map(({ command }) => command),
    FULL_NAMES,
  );
  expect(given.at(-1)?.body).toMatchObject({ points: POINTS });
});

import { expect, it } from 'vitest';
import { toldEntry } from '#functions/features/entry-answer.ts';
import { plainly } from '#functions/publishing/files.ts';
import { newsOf } from '#functions/publishing/news.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import { noticesOf } from '#shared/view/public-notices/notices.ts';
import { publicCommands } from '#shared/view/public-season.ts';
import { pointsWords } from '#shared/words/score.ts';
import { boutsOf } from '#web/ui/ladder/record.ts';
import { scoresIn } from '../rules/club.ts';
import { at, Club, formatCsv, seasonHistory, seasonView, toldOf } from '../view/club.ts';
import { pageOf, textOf } from '../view/page.ts';

const NOW = at('2021-09-14T12:00Z');
const NAMES = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' };
const BOUT = { id: 'one', challenger: 'dee', challenged: 'cy' };
const POINTS = scoresIn('11–7 9–11 11–2 11–9');

/** A club in which Dee has beaten Cy, from a sheet. */
function clubOf(system: string, sheet: object): Club {
  const club = new Club({ system }).seed('2021-09-06T08:00Z', NAMES);
  club.does('2021-09-13T20:00+01:00', 'match', { ...BOUT, ...sheet });
  return club;
}

/** All that lists results. */
function listedIn(club: Club) {
  const { season } = club;
  const told = toldOf(season);
  const news = newsOf(told, 5, { now: NOW, isPast: false }).map(({ title }) => plainly(title));
  return {
    view: seasonView(season, NOW),
    history: seasonHistory(season, NOW),
    page: textOf(pageOf(club)),
    csv: formatCsv(told),
    news,
    commands: season.lines().map(({ command }) => command),
    last: season.lines().at(-1) ?? expect.fail('nothing is recorded'),
  };
}

it.each([
  ['walkover', 'walkover', 'lost by default to Dee'],
  ['noShow', 'no-show', 'lost by default to Dee (no-show)'],
] as const)('a game won by a %s is marked so wherever a result is listed', (how, called, why) => {
  const club = clubOf('crewe', { score: [1, 0], [how]: true });
  const { view, history, page, csv, news, commands, last } = listedIn(club);
  expect(view.results).toMatchObject([{ [how]: true }]);
  expect(page).toContain(`Dee 1–0 Cy (${called}) Dee took 3rd`);
  const reason = view.standings.find(({ name }) => name === 'Cy')?.why[0];
  expect(reason && plainly(reason.text)).toContain(why);
  expect(history.results).toMatchObject([{ [how]: true }]);
  expect(boutsOf(history, 3)).toMatchObject([{ outcome: 'won', played: { [how]: true } }]);
  expect(csv).toContain(`"Cy 3→4; Dee 4→3",C4,${called}`);
  expect(news).toContain(`Dee 1–0 Cy (${called})`);
  const place = { club: 'riverside', ladder: 'main', page: 'https://example.org/' };
  const [notice] = noticesOf({ header: club.season.header, commands }, last, place);
  expect(notice && plainly([notice.text])).toContain(`1–0 Cy (${called})`);
});

it('the points of each game stand beside the score wherever a result is listed', () => {
  const club = clubOf('house', { score: [3, 1], points: POINTS, retired: true });
  const { view, history, page, csv, news, commands, last } = listedIn(club);
  const said = `Dee 3–1 Cy (${pointsWords(POINTS)}, retired)`;
  expect(view.results).toMatchObject([{ points: POINTS, retired: true }]);
  expect(page).toContain(said);
  expect(news).toContain(said);
  const [columns = '', ...rows] = csv.trimEnd().split('\r\n');
  expect(columns).toContain(',score,games,moved,');
  expect(rows.at(-1)).toContain(',3–1,11–7 9–11 11–2 11–9,');
  expect(boutsOf(history, 3)).toMatchObject([{ own: 3, points: POINTS }]);
  expect(boutsOf(history, 2)).toMatchObject([{ own: 1, points: POINTS.map(([one, other]) => [other, one]) }]);
  const { header } = club.season;
  expect(toldEntry(header, last)).toMatchObject({ points: POINTS });
  expect(publicCommands(header, commands, FULL_NAMES).at(-1)?.body).toMatchObject({ points: POINTS });
});

it('points of games that were put right are shown as they are now, and none where there are none', () => {
  const club = clubOf('house', { score: [3, 1], points: POINTS, retired: true });
  const shown = () => seasonView(club.season, NOW).results[0];
  const right = POINTS.filter(([own, other]) => own > other);
  club.does('2021-09-13T21:00+01:00', 'correct', { line: 3, score: [3, 0], points: right });
  expect(shown()).toMatchObject({ score: [3, 0], points: right });
  club.does('2021-09-13T22:00+01:00', 'correct', { line: 3, score: [3, 2] });
  expect(shown()).toMatchObject({ score: [3, 2], retired: true });
  expect(shown()).not.toHaveProperty('points');
});

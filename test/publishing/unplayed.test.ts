import { expect, it } from 'vitest';
import { formatCsv } from '#functions/publishing/csv.ts';
import { plainly } from '#functions/publishing/files.ts';
import { newsOf } from '#functions/publishing/news.ts';
import { noticesOf } from '#shared/view/notices.ts';
import { boutsOf } from '#web/ui/ladder/record.ts';
import { at, Club } from '../view/club.ts';
import { pageOf, textOf } from '../view/page.ts';
import { seasonHistory, seasonView, toldOf } from '../view/told.ts';

const NOW = at('2021-09-14T12:00Z');

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

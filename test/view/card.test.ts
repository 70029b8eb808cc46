import { describe, expect, it } from 'vitest';
import { cardView } from '#shared/contract/card.ts';
import { cardOf } from '#shared/view/card.ts';
import { forecastWords } from '#shared/view/forecast-words.ts';
import { summaryOf } from '#shared/view/summary.ts';
import { closedView } from '#shared/view/view.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf as phraseText } from '#shared/words/phrase.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { ChessClub, creweOf } from '../rules/systems/club.ts';
import { at, busyClub, Club, seasonView } from './club.ts';
import { ASSETS, PLACE, textOf } from './page.ts';

const cardAt = (club: Pick<Club, 'season'>, now: Instant = club.season.ladder.at) =>
  cardView.parse(cardOf(seasonView(club.season, now), [], undefined, 0));

describe('what the page of a club says of a ladder', () => {
  it('is since when its leader is on top, which a defence leaves as it is', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    expect(cardAt(club)).toMatchObject({ leaders: [{ name: 'Ann' }], since: '2021-09-06', players: 3 });
    club.match('2021-09-13T20:00+01:00', 'bob', 'ann', [2, 0]);
    expect(cardAt(club)).toMatchObject({ leaders: [{ name: 'Bob' }], since: '2021-09-13' });
    club.match('2021-09-20T20:00+01:00', 'ann', 'bob', [0, 2]);
    expect(cardAt(club)).toMatchObject({ leaders: [{ name: 'Bob' }], since: '2021-09-13' });
  });

  it('is the day on which their win counted, as on the page of the ladder', () => {
    const club = new ChessClub({ system: 'house', season: { start: '2021-09-06' }, settings: { confirm: 3 } });
    club.does('seed', {
      order: 'draw',
      players: [
        { id: 'ann', name: 'Ann' },
        { id: 'bob', name: 'Bob' },
      ],
    });
    club.at('2021-09-13 18:00').does('challenge', { id: 'c', challenger: 'bob', challenged: 'ann' });
    club.at('2021-09-13 20:00').does('result', { challenge: 'c', score: [3, 0], reported: 'bob' });
    club.at('2021-09-14 09:00').does('approve', { challenge: 'c' });
    expect(cardAt(club)).toMatchObject({ leaders: [{ name: 'Bob' }], since: '2021-09-14' });
  });

  it('is the end of the week or month in which players are to play, as long as the season runs', () => {
    const season = { start: '2021-09-06', end: '2021-09-27' };
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi', season });
    club.seed('2021-09-06T08:00+03:00', { ann: 'Ann', bob: 'Bob' });
    expect(cardAt(club).deadline).toBe('2021-09-13');
    club.does('2021-09-13T08:00+03:00', 'settle', {});
    expect(cardAt(club).deadline).toBe('2021-09-20');
    expect(cardAt(club, instant(club.season.ladder.at + 30 * 86_400_000)).deadline).toBeUndefined();
  });

  it('is who has the first three places, and the last three results that stand, newest first', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' });
    expect(cardAt(club).latest).toEqual([]);
    for (const day of [13, 14, 15]) club.match(`2021-09-${day}T20:00+01:00`, 'dee', 'cy', [0, 2]);
    club.match('2021-09-20T20:00+01:00', 'bob', 'ann', [2, 0]);
    const { top, latest } = cardAt(club);
    expect(top?.map(({ name, rung }) => `${rung} ${name}`)).toEqual(['1 Cy', '2 Bob', '3 Ann']);
    expect(latest?.map(({ day, challenger }) => `${day} ${challenger.name}`)).toEqual([
      '2021-09-20 Bob',
      '2021-09-15 Dee',
      '2021-09-14 Dee',
    ]);
    expect(latest?.[0]?.score).toEqual([2, 0]);
    const [newest] = seasonView(club.season, club.season.ladder.at).results;
    club.does('2021-09-20T21:00+01:00', 'void', { line: newest?.line });
    expect(cardAt(club).latest?.map(({ day }) => day)).toEqual(['2021-09-15', '2021-09-14', '2021-09-13']);
  });

  it('is where it is played, in which language, and that it is closed', () => {
    const view = seasonView(new Club({ settings: { venue: 'The Bell' } }).season, at('2021-09-06T08:00Z'));
    const card = { language: 'fr', venue: 'The Bell', closed: true };
    const inFrench = closedView({ ...view, language: 'fr' });
    expect(cardView.parse(cardOf(inFrench, [], undefined, 0))).toMatchObject(card);
  });

  it('is that it is no trial from 20 results on, and not for a season that ended with none', () => {
    const { season } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    const view = seasonView(season, season.ladder.at);
    const ended = [{ season: '2020' }];
    expect(cardView.parse(cardOf(view, ended, undefined, 19)).established).toBeUndefined();
    expect(cardView.parse(cardOf(view, ended, undefined, 20)).established).toBe(true);
  });
});

const summary = (club: Club, now = club.season.ladder.at): string => summaryOf(seasonView(club.season, now));

describe('what the preview of a link says', () => {
  it('is who leads and how much was played this month', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' });
    club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
    club.match('2021-09-14T20:00+01:00', 'dee', 'bob', [2, 0]);
    expect(summary(club)).toBe('Leading: Cy, ahead of Ann and Dee. 2 results in September 2021. Lavers system.');
    expect(summary(club, at('2021-11-02T12:00Z'))).toBe('Leading: Cy, ahead of Ann and Dee. Lavers system.');
  });

  it('ends with one full stop where it ends with a short name', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann A.', bob: 'Bob B.' });
    expect(summary(club)).toBe('Leading: Ann A., ahead of Bob B. Lavers system.');
  });

  it('does not count what was voided', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    club.match('2021-09-13T20:00+01:00', 'bob', 'ann', [2, 0]);
    club.match('2021-09-14T20:00+01:00', 'ann', 'bob', [2, 0]);
    club.does('2021-09-15T20:00Z', 'void', { line: 3 });
    expect(summary(club)).toContain('1 result in September 2021');
  });

  it('claims no number where it may be more', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    for (let day = 7; day < 30; day++)
      club.match(`2021-09-${String(day).padStart(2, '0')}T20:00Z`, 'ann', 'bob', [1, 1]);
    expect(summary(club)).toContain('20 results or more in September 2021');
  });

  it('is when the season begins, as long as nobody is there', () => {
    expect(summary(new Club(), at('2021-09-01T08:00Z'))).toBe('From Monday 6 September 2021. Lavers system.');
  });

  it('has room for a very long name, and none for one that turns the words around', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { long: 'x'.repeat(900), right: '\u202eeman\u2066' });
    expect(summary(club)).toBe(`Leading: ${'x'.repeat(40)}…, ahead of eman. Lavers system.`);
  });

  it('is short whatever happens', () => {
    expect(summary(busyClub(100)).length).toBeLessThan(200);
  });
});

const NOW = at('2021-10-12T12:00+01:00');

/** Bob takes the top from Ann, and holds it against her and in a draw with Cy. */
function held(): Club {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
  club.match('2021-09-13T20:00+01:00', 'bob', 'ann', [2, 0]);
  club.match('2021-09-20T20:00+01:00', 'ann', 'bob', [0, 2]);
  club.match('2021-09-27T20:00+01:00', 'cy', 'bob', [1, 1]);
  return club;
}

const standing = (club: Club, id: string) =>
  seasonView(club.season, NOW).standings.find((each) => each.id === id) ?? expect.fail();

describe('the form of a player', () => {
  it('is how their last five games ended, the newest last', () => {
    const club = held();
    expect(standing(club, 'bob').form).toBe('WWD');
    expect(standing(club, 'ann').form).toBe('LL');
    for (const day of ['04', '05', '06', '07']) club.match(`2021-10-${day}T20:00+01:00`, 'ann', 'bob', [0, 2]);
    expect(standing(club, 'bob').form).toBe('DWWWW');
  });

  it('has no game in it that was voided, and goes by the score as corrected', () => {
    const club = held();
    const lines = seasonView(club.season, NOW).results.map(({ line }) => line);
    const [draw, defence] = lines;
    club.does('2021-10-10T20:00+01:00', 'void', { line: defence });
    club.does('2021-10-10T20:01+01:00', 'correct', { line: draw, score: [0, 2] });
    expect(standing(club, 'bob').form).toBe('WW');
  });

  it('is missing of a player who has not played', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    expect(standing(club, 'ann').form).toBeUndefined();
  });
});

describe('who is on top', () => {
  it('has been there since they took rung 1, and has defended it in each challenge not lost since', () => {
    expect(standing(held(), 'bob').onTop).toMatchObject({ since: expect.stringMatching(/^2021-09-13/), defences: 2 });
    expect(standing(held(), 'ann').onTop).toBeUndefined();
  });

  it('has been there since a later game where the one that first took it is voided', () => {
    const club = held();
    const taken = seasonView(club.season, NOW).results.at(-1)?.line;
    club.does('2021-10-10T20:00+01:00', 'void', { line: taken });
    const { since, defences } = standing(club, 'bob').onTop ?? expect.fail();
    expect([since.slice(0, 10), defences]).toEqual(['2021-09-20', 1]);
  });
});

it('a challenge whose rules leave nothing open says when it was issued, and nothing before that', () => {
  const club = new ChessClub({ system: 'crewe', season: { start: '2023-03-01' } }).seedNumbered(3);
  club.at('2023-03-02 20:00').challenge('3', '1');
  const view = seasonView(club.season, club.season.ladder.at);
  const bare = { ...view, challenges: view.challenges?.map((each) => ({ ...each, terms: {} })) ?? [] };
  expect(textOf(renderLadder(view, PLACE, ASSETS))).toContain('unrated · made on 2 March');
  expect(textOf(renderLadder(bare, PLACE, ASSETS))).toContain('challenges 1 made on 2 March');
});

it('who drops for a challenge that is not played is told that it is theirs to play', () => {
  const forecast = { kind: 'deadline', what: 'drop', at: '2023-03-16T00:00:00+00:00', period: 'deadline-c1' } as const;
  const told = forecastWords({ ...forecast, clause: 'X1', unless: 'playing' }, 1);
  expect(told).toContain('if not played by 15 Mar');
});

it('tells of a result whose approval was voided that it waits, and then that it came to count by itself', () => {
  const club = creweOf(8, { settings: { confirm: 2 } });
  const game = club.issue('8', '4');
  club.does('result', { ...game, score: [1, 0], reported: '8' });
  const told = () => {
    const { season } = club;
    const [result] = seasonView(season, instant(Date.parse('2019-09-08T12:00Z'))).results;
    return [result?.state, phraseText(result?.moved ?? [])];
  };
  const { line } = club.does('approve', game);
  expect(told()).toEqual(['stands', '8 moved up two, to 6th (half the distance)']);
  club.does('void', { line });
  expect(told()).toEqual(['awaiting', 'awaiting confirmation: nobody moved']);
  club.at('2019-09-08').settle();
  expect(told()).toEqual(['stands', 'not disputed, so it counts']);
});

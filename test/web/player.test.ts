import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { formatAnswer } from '#functions/http/call.ts';
import type { ForecastView } from '#shared/contract/forecast.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { rung } from '#shared/vocabulary/vocabulary.ts';
import { foundClubs } from '#web/apps/front/found-clubs.ts';
import { boundsAround } from '#web/apps/player/opponents.tsx';
import { boutsOfPerson, pairsOf, recordsWith } from '#web/ui/ladder/pairs/people.ts';
import { boutsOf, recordsOf, tallyOf } from '#web/ui/ladder/record.ts';
import { ask } from '#web/ui/session/api.ts';
import { PairsClub } from '../rules/pairs/club.ts';
import { Club, seasonHistory, seasonView } from '../view/club.ts';

const forecast = (to: number): ForecastView => ({
  kind: 'deadline',
  what: 'drop',
  at: '2026-11-23T00:00:00Z',
  period: 'deadline-w1',
  clause: 'N4',
  to: rung(to),
  unless: 'playing',
});
const standing = (on: number) => ({ rung: rung(on) });
const dropping = (on: number, to: number) => ({ ...standing(on), forecast: forecast(to) });

describe('the lines across the chart of a player', () => {
  it('say how far up and down they may challenge', () => {
    expect(boundsAround(standing(6), [3, 4, 8])).toEqual([
      { value: 3, kind: 'reach' },
      { value: 8, kind: 'reach' },
    ]);
    expect(boundsAround(standing(6), [4, 5])).toEqual([{ value: 4, kind: 'reach' }]);
    expect(boundsAround(standing(1), [])).toEqual([]);
  });

  it('say to where they drop unless they play, where that is a rung below', () => {
    expect(boundsAround(dropping(6, 9), [])).toEqual([{ value: 9, kind: 'drop' }]);
    expect(boundsAround(dropping(6, 6), [])).toEqual([]);
  });
});

function season() {
  const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
  club.match('2021-09-13T20:00+01:00', 'cy', 'ann', [2, 0]);
  club.match('2021-09-14T20:00+01:00', 'ann', 'cy', [1, 1]);
  club.match('2021-09-15T20:00+01:00', 'ann', 'bob', [2, 0]);
  club.match('2021-09-16T20:00+01:00', 'cy', 'ann', [0.5, 1.5]);
  club.does('2021-09-17T20:00+01:00', 'correct', { line: 4, score: [0.5, 1.5] });
  club.does('2021-09-18T20:00+01:00', 'void', { line: 5 });
  return seasonHistory(club.season, club.season.ladder.at);
}

describe('the record of a player', () => {
  const history = season();
  const [ann, bob, cy] = ['ann', 'bob', 'cy'].map((id) => history.players.findIndex((each) => each.id === id));
  const bouts = boutsOf(history, ann ?? -1);

  it('tells every result from their side and as it stands now, the newest first', () => {
    expect(bouts.map(({ own, others, outcome }) => [own, ...others, outcome])).toEqual([
      [1.5, 0.5, 'won'],
      [2, 0, undefined],
      [0.5, 1.5, 'lost'],
      [0, 2, 'lost'],
    ]);
  });

  it('counts what stands against each opponent, and nothing that was voided', () => {
    expect(recordsOf(bouts)).toEqual([{ opponent: cy, tally: { won: 1, drawn: 0, lost: 2 }, times: 3 }]);
    expect(recordsOf(boutsOf(history, bob ?? -1))).toEqual([]);
  });

  it('adds up', () => {
    expect(tallyOf(bouts.flatMap(({ outcome }) => outcome ?? []))).toEqual({ won: 1, drawn: 0, lost: 2 });
  });

  it('is won and lost as the system says, also where fewer points win', () => {
    const { score } = systemOf({ header: history });
    if (score.corrects !== 'score') throw new Error('people meet in pairs there');
    const fewest = vi
      .spyOn(score, 'outcome')
      .mockImplementation(([one, other]) => (one < other ? 'challenger-won' : 'challenged-won'));
    const golf = boutsOf(history, ann ?? -1);
    fewest.mockRestore();
    expect(golf.map(({ outcome, against }) => [outcome, against])).toEqual([
      ['lost', ['lost']],
      [undefined, undefined],
      ['won', ['won']],
      ['won', ['won']],
    ]);
  });

  it('in a game of several has won against whoever scored less, and lost against whoever scored more', () => {
    const club = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['cy', 'ann', 'bob'] });
    club.does('2021-09-13T21:00Z', 'finish', { game: 'one', scores: Object.entries({ cy: 9, ann: 5, bob: 5 }) });
    const pot = seasonHistory(club.season, club.season.ladder.at);
    const place = (id: string) => pot.players.findIndex((each) => each.id === id);
    const [bout] = boutsOf(pot, place('ann'));
    expect([bout?.own, bout?.outcome]).toEqual([5, 'lost']);
    expect(recordsOf(boutsOf(pot, place('ann')))).toMatchObject(
      [
        { opponent: place('cy'), tally: { lost: 1 } },
        { opponent: place('bob'), tally: { drawn: 1 } },
      ].toSorted((one, other) => one.opponent - other.opponent),
    );
  });
});

describe('the API as a page asks it', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answers = (body: string, headers: Readonly<Record<string, string>>, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));

  describe('an answer that says that something is done', () => {
    test('counts where the service says it, whatever it says besides', async () => {
      const { body, headers } = formatAnswer({ status: 200, body: { unlisted: true, later: 'more' } });
      answers(body, { ...headers });
      const outcome = await ask<'getClub'>('/api/clubs/riverside');
      expect(outcome).toMatchObject({ kind: 'done', body: { unlisted: true } });
    });

    test.each([
      ['the page of a portal', '<h1>Wi-Fi</h1>', { 'content-type': 'text/html' }],
      ['something of another make', '{"unlisted":true}', { 'content-type': 'application/json' }],
      [
        'a service of another contract',
        '{"unlisted":1}',
        { 'content-type': 'application/json', 'club-ladder-format': '2' },
      ],
    ])('does not where it is %s: nobody knows then what was done', async (_, body, headers) => {
      answers(body, headers);
      expect(await ask('/api/clubs/riverside', { method: 'PATCH', body: { unlisted: true } })).toEqual({
        kind: 'unreached',
      });
    });

    test('needs no such word where it is a public file', async () => {
      answers('{"format":1}', { 'content-type': 'application/json' });
      expect(await ask('/riverside/main/view.json')).toMatchObject({ kind: 'done', body: { format: 1 } });
    });
  });
});

const clubs = ['Ashford', 'Birchham', 'Crowley', 'Dunwick'].flatMap((town) =>
  ['Chess', 'Go', 'Draughts'].map((game) => ({ name: `${town} ${game} Club` })),
);

describe('somebody who looks for their club among many', () => {
  it('sees the first ten, and how many more there are', () => {
    const { shown, more } = foundClubs(clubs, '');
    expect([shown.length, more]).toEqual([10, 2]);
    expect(foundClubs(clubs, 'club').more).toBe(2);
  });

  it('finds it by the beginning of any word of its name, however it is written', () => {
    expect(foundClubs(clubs, ' CRÓW')).toMatchObject({ shown: clubs.slice(6, 9), more: 0 });
    expect(foundClubs(clubs, 'draughts').shown).toHaveLength(4);
    expect(foundClubs(clubs, 'ley').shown).toEqual([]);
  });
});

describe('the record of a person who plays in pairs', () => {
  const club = PairsClub.of('cy dee', 'ann bob gus', 'ann eve').plays('p2', 'p1', [1, 0]).plays('p3', 'p1', [0, 1]);
  club.does('result', { ...club.issue('p1', 'p2'), score: [0, 1], lineup: ['gus', 'ann', 'cy', 'dee'] });
  const { season, ladder } = club;
  const history = seasonHistory(season, ladder.at);
  const told = (person: string) =>
    recordsWith(history, boutsOfPerson(history, person)).map(
      ({ who, tally }) => `${who.name} ${tally.won}–${tally.lost}`,
    );

  it('counts what they themselves have played, for whichever pair, with each of their partners', () => {
    expect(told('ann')).toEqual(['Eve Gray 0–1', 'Bob Ray 1–0', 'Gus Moe 1–0']);
    expect(told('bob')).toEqual(['Ann Lee 1–0']);
    expect(told('dee')).toEqual(['Cy Fox 1–2']);
    expect(boutsOfPerson(history, 'ann').map(({ outcome }) => outcome)).toEqual(['won', 'lost', 'won']);
  });

  it('is on a page of their own, which leads to all of their pairs', () => {
    expect(pairsOf(seasonView(season, ladder.at), 'ann').map(({ id }) => id)).toEqual(['p2', 'p3']);
  });
});

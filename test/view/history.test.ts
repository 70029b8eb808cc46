import { describe, expect, it } from 'vitest';
import { localOf } from '#shared/calendar/zone.ts';
import type { HistoryView } from '#shared/contract/history.ts';
import type { Season } from '#shared/engine/season.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import { replayedSteps } from '#shared/view/happenings.ts';
import { ordersOf, trackOf } from '#shared/view/reading-history.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { always, SYSTEMS } from '../rules/systems/seasons.ts';
import { Club, seasonHistory } from './club.ts';
import { replayed, sampleLogs, vector } from './vectors.ts';

const historyOf = ({ season }: { readonly season: Season }): HistoryView => seasonHistory(season, season.ladder.at);

/** The ladder as it was when each day ended, as everything counts now. */
function eveningsOf(season: Pick<Season, 'header' | 'ladder' | 'lines'>) {
  const { timezone } = season.header;
  const evenings = new Map<string, Ladder>();
  for (const { entry, settlement, after } of replayedSteps(season.header, season.lines())) {
    const { at } = settlement ?? entry.command;
    evenings.set(localOf(timezone, at).day, after);
  }
  return evenings;
}

/** Reading the history's days leads to the ladder as it was on every one of them, and to how it is now. */
function expectTheSame(season: Season): void {
  const history = historyOf({ season });
  const ids = history.players.map(({ id }) => id);
  const told = new Map(Array.from(ordersOf(history), ({ day, order }) => [String(day), order.map((who) => ids[who])]));
  let [standing, count] = [[] as readonly (string | undefined)[], 0];
  for (const [day, evening] of eveningsOf(season)) {
    standing = told.get(day) ?? standing;
    expect([day, standing]).toEqual([day, evening.order.players()]);
    count = history.days.findLastIndex((each) => each.day <= day) + 1;
    const points = new Map(history.days.slice(0, count).flatMap((each) => each.points ?? []));
    for (const [id, { points: had }] of pursesSlot.of(evening).entries())
      expect([day, id, points.get(ids.indexOf(id))]).toEqual([day, id, had]);
  }
  expect(standing).toEqual(season.ladder.order.players());
  expect(JSON.parse(JSON.stringify(history))).toEqual(history);
}

const VECTORS = sampleLogs();

describe('the days of a history', () => {
  it.each(VECTORS)('make the ladder as it was on any day of %s', (name) => {
    expectTheSame(replayed(vector(name)));
  });

  it.each(SYSTEMS)('make the ladder as it was on any day of any %s season', (system) => {
    always(system, ({ season }) => expectTheSame(season), 40);
  });

  it.each(SYSTEMS)('tell the way of each player of a %s season', (system) => {
    const history = historyOf({ season: replayed(vector(`${system}-generated.jsonl`)) });
    for (const index of history.players.keys()) {
      const track = trackOf(history, index);
      for (const { day, order } of ordersOf(history)) {
        const { rung } = track.findLast((stand) => stand.day === undefined || stand.day <= day) ?? {};
        expect([index, day, rung]).toEqual([index, day, order.includes(index) ? order.indexOf(index) + 1 : null]);
      }
    }
  });
});

const friends = (): Club =>
  new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve' });

/** "Ann 3, 2" for every stand of a player. */
const wayOf = (history: HistoryView, id: string): readonly (number | null)[] =>
  trackOf(
    history,
    history.players.findIndex((each) => each.id === id),
  ).map(({ rung }) => rung);

describe('a player’s way', () => {
  it('ends when they leave, and begins again at the bottom when they come back', () => {
    const club = friends();
    club.does('2021-09-07T20:00+01:00', 'leave', { player: 'bob' });
    club.does('2021-09-08T20:00+01:00', 'join', { player: 'bob' });
    expect(wayOf(historyOf(club), 'bob')).toEqual([null, 2, null, 5]);
    expect(wayOf(historyOf(club), 'eve')).toEqual([null, 5, 4]);
  });

  it('does not show what was undone before the day was over', () => {
    const club = friends();
    club.does('2021-09-07T20:00+01:00', 'leave', { player: 'eve' });
    club.does('2021-09-07T21:00+01:00', 'join', { player: 'eve' });
    expect(historyOf(club).days.map(({ day }) => day)).toEqual(['2021-09-06']);
  });

  it('changes where a score is corrected, from the day of the game on', () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'dee', 'bob', [2, 0]);
    expect(wayOf(historyOf(club), 'dee')).toEqual([null, 4, 2]);
    club.does('2021-09-20T20:30+01:00', 'correct', { line: 3, score: [0, 2] });
    const history = historyOf(club);
    expect(wayOf(history, 'dee')).toEqual([null, 4]);
    expect(wayOf(history, 'bob')).toEqual([null, 2, 1]);
    expect(history.days.map(({ day }) => day)).toEqual(['2021-09-06', '2021-09-13']);
    expect(history.results).toMatchObject([{ line: 3, score: [0, 2], state: 'stands' }]);
  });

  it('tells points where a ladder is played for them, and begins anew with 1000 after a return', () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
    const players = ['ann', 'bob'].map((id) => ({ id }));
    club.does('2021-09-06T20:00Z', 'seed', { order: 'given', players });
    club.does('2021-09-07T20:00Z', 'start', { id: 'one', players: ['ann', 'bob'] });
    club.does('2021-09-07T21:00Z', 'finish', { game: 'one', scores: Object.entries({ ann: 0, bob: 9 }) });
    club.does('2021-09-08T20:00Z', 'leave', { player: 'ann' });
    club.does('2021-09-09T20:00Z', 'join', { player: 'ann' });
    const history = historyOf(club);
    expect(trackOf(history, 0).map(({ rung, points }) => [rung, points])).toEqual([
      [null, undefined],
      [1, 1000],
      [2, 900],
      [null, undefined],
      [2, 1000],
    ]);
    expect(history.results).toMatchObject([{ kind: 'pot', players: [0, 1], score: [0, 9], net: [-100, 100] }]);
  });
});

describe('what a history tells of games and penalties', () => {
  it('is every one with its score as it stands, also of those that were voided', () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'dee', 'bob', [1.5, 0.5]);
    club.match('2021-09-14T20:00+01:00', 'eve', 'cy', [2, 0]);
    club.does('2021-09-14T20:30+01:00', 'void', { line: 4 });
    const { players, results } = historyOf(club);
    const told = results.map(({ players: [one = 0, other = 0], ...rest }) => [
      players[one]?.id,
      players[other]?.id,
      rest.score,
      rest.kind,
      rest.state,
    ]);
    expect(told).toEqual([
      ['dee', 'bob', [1.5, 0.5], 'match', 'stands'],
      ['eve', 'cy', [2, 0], 'match', 'void'],
    ]);
  });

  it('names whom each settlement cost what', () => {
    const club = friends();
    club.match('2021-09-13T20:00+01:00', 'bob', 'cy', [1, 1]);
    club.does('2021-10-04T20:00+01:00', 'settle', {});
    const { players, settlements } = historyOf(club);
    expect(settlements).toMatchObject([{ period: '2021-09', at: '2021-10-01T00:00:00+01:00', removed: [] }]);
    expect(settlements[0]?.dropped.map((who) => players[who]?.id)).toEqual(['ann', 'dee', 'eve']);
  });

  it('holds neither who recorded something nor why a rule was passed over', () => {
    const club = friends();
    const match = { id: 'one', challenger: 'bob', challenged: 'ann', score: [2, 0] };
    club.does('2021-09-13T20:00+01:00', 'match', match, { by: 'tablet', override: 'the bus leaves' });
    expect(JSON.stringify(historyOf(club))).not.toMatch(/tablet|bus/);
  });
});

describe('the history of a very large ladder', () => {
  const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
  const players = Array.from({ length: 3000 }, (_, index) => ({ id: `p${index}` }));
  club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
  club.does('2021-10-01T08:00Z', 'leave', { player: 'p7' });
  // Settled week by week, as the timer does it.
  const monday = Date.parse('2021-10-04T08:00Z');
  for (let week = 0; week < 30; week++) club.does(new Date(monday + week * 604_800_000).toISOString(), 'settle', {});
  club.does('2022-05-01T08:00Z', 'leave', { player: 'p8' });

  it('begins late enough to stay small, and with the order as it was then', () => {
    const history = historyOf(club);
    const ids = history.players.map(({ id }) => id);
    const [first] = history.settlements;
    expect(history.settlements.flatMap(({ dropped }) => dropped).length).toBeLessThanOrEqual(60_000);
    expect(first?.at.slice(0, 10)).toMatch(/^2021-12/);
    expect(history.start).toHaveLength(2999);
    expect(history.days.map(({ day }) => day)).toEqual(['2022-05-01']);
    const order = [...ordersOf(history)].at(-1)?.order.map((who) => ids[who]);
    expect(order).toEqual(club.season.ladder.order.players());
  });
});

import { describe, expect, it } from 'vitest';
import { Season } from '#shared/engine/season.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { at, buildHistory, busyClub, Club, seasonView, toldOf } from './club.ts';
import { replayed, standing, vector, whyOf } from './vectors.ts';

const fiveFriends = () =>
  new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve' });

describe('where a player stands', () => {
  it('is what replaying the whole season says', () => {
    const expected: unknown = JSON.parse(vector('lavers-generated.expected.json'));
    const { standings, final } = seasonView(replayed(vector('lavers-generated.jsonl')), at('2021-11-10T20:00Z'));
    const placed = standings.map(({ rung, id: player, displaced }) => ({
      rung,
      player,
      ...(displaced && { displaced }),
    }));
    expect(expected).toMatchObject({ standings: placed, champion: final?.champion?.id });
  });

  it('is told with the change since the same day of last week', () => {
    const { season } = busyClub(40);
    const view = seasonView(season, season.ladder.at);
    const then = at(`${view.since}T00:00+01:00`);
    const before = Season.of(season.header, commandsBefore(season, then));
    before.decide({ at: then, verb: 'settle', body: {} });
    for (const { id, rung, change } of view.standings)
      expect(change).toBe(rung - (before.ladder.order.rungOf(id) ?? 0));
    expect(view.standings.some(({ change }) => change !== 0)).toBe(true);
  });
});

const commandsBefore = (season: Season, time: Instant) =>
  season
    .lines()
    .map((entry) => entry.command)
    .filter((command) => command.at < time);

describe('why a player moved', () => {
  it('names the match and the rung that was taken (L20a)', () => {
    const club = fiveFriends();
    club.match('2021-09-13T20:00+01:00', 'dee', 'bob', [2, 0]);
    const view = seasonView(club.season, at('2021-09-13T21:00+01:00'));
    expect(whyOf(view, 'dee')).toBe('beat Bob 2–0 (4 → 2) (L20a)');
    expect(whyOf(view, 'bob')).toBe('lost 0–2 to Dee (2 → 3) (L20a)');
    expect(whyOf(view, 'cy')).toBe('passed by Dee, who beat Bob (3 → 4) (L20a)');
    expect(whyOf(view, 'ann')).toBe('began the season in 1st (L3)');
    expect(view.standings.map(({ id, change }) => `${id} ${change}`).join(', ')).toBe(
      'ann 0, dee -2, bob 1, cy 1, eve 0',
    );
  });

  it('names the match of a challenged player who won (L21)', () => {
    const club = fiveFriends();
    club.match('2021-09-13T20:00+01:00', 'eve', 'cy', [0.5, 1.5]);
    const view = seasonView(club.season, at('2021-09-13T21:00+01:00'));
    expect(whyOf(view, 'cy')).toBe('beat Eve 1½–½ (3 → 2) (L21)');
    expect(whyOf(view, 'bob')).toBe('passed by Cy, who beat Eve (2 → 3) (L21)');
  });

  it('names the month that was missed, and who gained by it (L25)', () => {
    const club = fiveFriends();
    club.match('2021-09-13T20:00+01:00', 'bob', 'cy', [1, 1]);
    club.match('2021-09-13T20:00+01:00', 'dee', 'eve', [1, 1]);
    club.does('2021-10-01T00:00+01:00', 'settle', {});
    const view = seasonView(club.season, at('2021-10-01T08:00+01:00'));
    expect(whyOf(view, 'ann')).toBe('no match in September 2021 (1 → 5) (L25)');
    expect(whyOf(view, 'bob')).toBe('others dropped for not playing (2 → 1) (L25)');
    expect(view.settlements).toMatchObject([{ period: '2021-09', at: '2021-10-01T00:00:00+01:00', removed: [] }]);
    expect(view.settlements[0]?.dropped.map(({ id }) => id)).toEqual(['ann']);
  });

  it('names who left the ladder', () => {
    const club = fiveFriends();
    club.does('2021-09-13T20:00+01:00', 'leave', { player: 'dee' });
    const view = seasonView(club.season, at('2021-09-13T21:00+01:00'));
    expect(whyOf(view, 'eve')).toBe('Dee left the ladder (5 → 4) (§0)');
  });

  it('begins anew for somebody who was away', () => {
    const club = fiveFriends();
    club.match('2021-09-13T20:00+01:00', 'dee', 'bob', [2, 0]);
    club.does('2021-09-13T21:00+01:00', 'leave', { player: 'dee' });
    club.does('2021-09-14T20:00+01:00', 'join', { player: 'dee' });
    const view = seasonView(club.season, at('2021-09-14T21:00+01:00'));
    expect(standing(view, 'dee')).toMatchObject({ rung: 5, change: 'new', why: [{ clause: 'L4' }] });
  });
});

describe('the board of a club night', () => {
  const night = () => {
    const club = fiveFriends();
    for (const player of ['ann', 'cy', 'dee', 'eve']) club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    club.does('2021-09-13T19:50+01:00', 'challenge', { id: 'one', challenger: 'eve', challenged: 'cy' });
    return club;
  };

  it('says whose turn it is and whom they may challenge', () => {
    const view = seasonView(night().season, at('2021-09-13T19:55+01:00'));
    expect(view.night?.turn).toEqual({ who: { id: 'dee', name: 'Dee' }, may: [{ id: 'ann', name: 'Ann' }] });
    expect(view.matches).toMatchObject([
      { challenger: { name: 'Eve' }, challenged: { name: 'Cy' }, since: '2021-09-13T19:50:00+01:00' },
    ]);
  });

  it('shows every peg as it hangs', () => {
    const club = night();
    club.does('2021-09-13T19:52+01:00', 'pass', { player: 'dee' });
    expect(seasonView(club.season, at('2021-09-13T19:55+01:00')).night?.pegs).toEqual([
      { id: 'ann', name: 'Ann', rung: 1, side: 'dark', imbalance: 0 },
      { id: 'cy', name: 'Cy', rung: 3, side: 'light', imbalance: -1 },
      { id: 'dee', name: 'Dee', rung: 4, side: 'dark', imbalance: 0, passed: true },
      { id: 'eve', name: 'Eve', rung: 5, side: 'light', imbalance: 1 },
    ]);
  });

  it('shows who was left over and goes first (L12a)', () => {
    const club = night();
    club.does('2021-09-13T19:52+01:00', 'depart', { player: 'ann' });
    const view = seasonView(club.season, at('2021-09-13T19:55+01:00'));
    expect(view.night?.pegs.filter((peg) => peg.waiting).map(({ id }) => id)).toEqual(['dee']);
    expect(view.night?.turn).toBeUndefined();
  });

  it('lists what was finished tonight', () => {
    const club = night();
    const { entry } = club.does('2021-09-13T20:10+01:00', 'result', { challenge: 'one', score: [2, 0] });
    const view = seasonView(club.season, at('2021-09-13T20:11+01:00'));
    expect(view.night?.finished).toEqual([entry?.line]);
    expect(view.matches).toEqual([]);
  });

  it('does not count a match that was voided among those finished', () => {
    const club = night();
    const { entry } = club.does('2021-09-13T20:10+01:00', 'result', { challenge: 'one', score: [2, 0] });
    club.does('2021-09-13T20:11+01:00', 'void', { line: entry?.line });
    expect(seasonView(club.season, at('2021-09-13T20:12+01:00')).night?.finished).toEqual([]);
  });

  it('has the arrows count from its own day on, and not from last week', () => {
    const { since } = seasonView(night().season, at('2021-09-13T20:20+01:00'));
    expect([since, seasonView(night().season, at('2021-09-14T08:00+01:00')).since]).toEqual([
      '2021-09-13',
      '2021-09-07',
    ]);
  });

  it('is put away the day after', () => {
    expect(seasonView(night().season, at('2021-09-14T08:00+01:00')).night).toBeUndefined();
  });
});

describe('the results', () => {
  it('show a corrected score with what it did in the end, and which line corrected it', () => {
    const club = fiveFriends();
    club.match('2021-09-13T20:00+01:00', 'dee', 'bob', [2, 0]);
    club.does('2021-09-13T20:30+01:00', 'correct', { line: 3, score: [0, 2] });
    const view = seasonView(club.season, at('2021-09-13T21:00+01:00'));
    expect(view.results).toMatchObject([{ line: 3, score: [0, 2], correctedBy: 4, clause: 'L21' }]);
    expect(view.results.map(({ moved }) => textOf(moved))).toEqual(['Bob moved up one, to 1st']);
    expect(whyOf(view, 'dee')).toBe('began the season in 4th (L3)');
  });

  it('show that a voided one counts for nothing', () => {
    const club = fiveFriends();
    club.match('2021-09-13T20:00+01:00', 'dee', 'bob', [2, 0]);
    club.does('2021-09-14T09:30+01:00', 'void', { line: 3 });
    const view = seasonView(club.season, at('2021-09-14T21:00+01:00'));
    expect(view.results).toMatchObject([{ line: 3, voidedBy: 4 }]);
    expect(view.results.map(({ moved }) => textOf(moved))).toEqual(['undone, so it doesn’t count']);
    expect(view.standings.every(({ change }) => change === 0)).toBe(true);
  });

  it('leave out a slip that was undone on the evening on which it was entered', () => {
    const club = fiveFriends();
    club.match('2021-09-13T20:00+01:00', 'dee', 'bob', [2, 0]);
    club.does('2021-09-13T20:30+01:00', 'void', { line: 3 });
    expect(seasonView(club.season, at('2021-09-14T21:00+01:00')).results).toEqual([]);
    expect(buildHistory(toldOf(club.season), club.season.ladder.at).results).toMatchObject([{ line: 3, slip: true }]);
  });

  it('have the day of play, and when they counted where that was another day; so have the reasons', () => {
    const club = fiveFriends();
    const match = { id: 'm', challenger: 'dee', challenged: 'bob', score: [2, 0] };
    club.does('2021-09-20T20:00+01:00', 'match', { ...match, playedAt: '2021-09-13T20:00:00+01:00' });
    const view = seasonView(club.season, at('2021-09-20T21:00+01:00'));
    const days = { at: '2021-09-13T20:00:00+01:00', counted: '2021-09-20T20:00:00+01:00' };
    expect(view.results).toMatchObject([days]);
    expect(standing(view, 'dee').why[0]).toMatchObject({ ...days, text: ['beat ', { name: 'Bob' }, ' 2–0'] });
  });

  it('keep the last forty of tonight’s, count all of them, and keep twenty of those before', () => {
    const { season } = busyClub(100);
    const { results, night, lastNight } = seasonView(season, season.ladder.at);
    expect(night?.finished).toHaveLength(40);
    expect(results.map(({ line }) => line)).toEqual(night?.finished);
    const tonight = season
      .lines()
      .filter(({ command }) => command.verb === 'result' && command.at > at('2021-11-01T00:00Z'));
    expect(lastNight).toEqual({ day: '2021-11-01', finished: tonight.length });
    const later = seasonView(season, at('2021-11-03T12:00Z'));
    expect([later.results.length, later.lastNight]).toEqual([20, lastNight]);
  });
});

describe('the Grand Final', () => {
  const lastNight = () => {
    const club = new Club({ season: { start: '2021-09-06', end: '2021-09-13' } });
    club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve' });
    for (const player of ['ann', 'bob', 'cy', 'dee']) club.does('2021-09-13T19:40+01:00', 'arrive', { player });
    return club;
  };

  it('tells who was removed at the cut', () => {
    const club = lastNight();
    club.does('2021-09-13T20:16+01:00', 'settle', {});
    const { final } = seasonView(club.season, at('2021-09-13T20:20+01:00'));
    expect(final).toMatchObject({ cut: true, cutAt: '2021-09-13T20:15:00+01:00', latecomers: [{ id: 'eve' }] });
  });

  it('tells who was displaced, who plays off, and who is champion (L30–L34)', () => {
    const club = lastNight();
    club.match('2021-09-13T20:20+01:00', 'cy', 'bob', [0, 2]);
    const displaced = seasonView(club.season, at('2021-09-13T20:21+01:00'));
    expect(displaced.final?.displaced).toEqual([{ id: 'ann', name: 'Ann' }]);
    expect(standing(displaced, 'ann').displaced).toBe(true);

    club.does('2021-09-13T22:00+01:00', 'close', {});
    const closed = seasonView(club.season, at('2021-09-13T22:01+01:00'));
    expect(closed.final).toMatchObject({ closed: true, playoff: { lower: { id: 'ann' }, forTheTop: true } });

    club.does('2021-09-13T22:20+01:00', 'playoff', { players: ['ann', 'bob'], winner: 'ann' });
    const over = seasonView(club.season, at('2021-09-13T22:21+01:00'));
    expect(over.final?.champion).toEqual({ id: 'ann', name: 'Ann' });
    expect(whyOf(over, 'ann')).toBe('beat Bob 1–0 (2 → 1) (L33)');
    expect(over.due).toBeUndefined();
  });

  it('tells of a play-off that was not taken up, of the winner and of who passed it by (L33)', () => {
    const club = lastNight();
    club.match('2021-09-13T20:20+01:00', 'cy', 'bob', [0, 2]);
    expect(seasonView(club.season, at('2021-09-13T20:21+01:00')).final?.ahead).toMatchObject({ lower: { id: 'ann' } });
    club.does('2021-09-13T22:00+01:00', 'close', {});
    club.does('2021-09-13T22:20+01:00', 'playoff', { players: ['ann', 'bob'], winner: 'ann', walkover: true });
    const over = seasonView(club.season, at('2021-09-13T22:21+01:00'));
    expect(over.final?.champion).toEqual({ id: 'ann', name: 'Ann' });
    expect(whyOf(over, 'ann')).toBe('won by default against Bob (2 → 1) (L33)');
    expect(whyOf(over, 'bob')).toBe('lost by default to Ann (1 → 2) (L33)');
    expect(textOf(over.results[0]?.moved ?? [])).toBe('Bob didn’t take up the play-off, so Ann won it');
  });
});

describe('what is public', () => {
  it('holds neither who recorded something, nor why a rule was passed over, nor ratings', () => {
    const club = new Club();
    const players = [
      { id: 'ann', name: 'Ann', rating: 1234 },
      { id: 'bob', name: 'Bob', rating: 2345 },
    ];
    club.does('2021-09-06T08:00Z', 'seed', { order: 'rating', players }, { by: 'secretary' });
    for (const player of ['ann', 'bob']) club.does('2021-09-13T19:40+01:00', 'arrive', { player }, { by: 'tablet' });
    const early = { id: 'one', challenger: 'bob', challenged: 'ann' };
    club.does('2021-09-13T19:45+01:00', 'challenge', early, { override: 'the bus leaves', by: 'tablet' });
    club.does('2021-09-13T20:00+01:00', 'result', { challenge: 'one', score: [2, 0] }, { by: 'tablet' });
    const text = JSON.stringify(seasonView(club.season, at('2021-09-13T20:01+01:00')));
    expect(text).toContain('Ann');
    for (const secret of ['secretary', 'tablet', 'the bus leaves', '1234', '2345']) expect(text).not.toContain(secret);
  });

  it('tells two players of one name apart, and calls somebody without a visible name by id', () => {
    const club = new Club().seed('2021-09-06T08:00Z', {
      'ann-1': 'Ann',
      'ann-2': 'Ann',
      ghost: '\u200b \u0007',
      bell: 'B\u0000ell',
    });
    const view = seasonView(club.season, at('2021-09-06T09:00Z'));
    expect(view.standings.map(({ name }) => name)).toEqual(['Ann (ann-1)', 'Ann (ann-2)', 'ghost', 'B ell']);
  });
});

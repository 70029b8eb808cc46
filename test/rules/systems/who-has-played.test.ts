import { describe, expect, it } from 'vitest';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import type { Challenge } from '#shared/vocabulary/ladder.ts';
import { Table } from '#shared/vocabulary/table.ts';
import { type ChallengeId, type Day, lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ann, annPlayed, bob, challenge, cy, october, on, period, playedOn, sheet, Told, won, x } from './told-play.ts';

describe('who has played, by the whole log (§0 Playing)', () => {
  it('is the two of a result, on its date of play, and nobody of a challenge that was not played', () => {
    const told = new Told('crewe');
    told.line(3, challenge);
    expect([told.last(30), told.next(1)]).toEqual([undefined, undefined]);
    told.line(7, won(playedOn(5)));
    expect([told.last(4), told.last(5), told.last(30)]).toEqual([undefined, 5, 5]);
    expect([told.last(30, bob), told.last(30, cy)]).toEqual([5, undefined]);
    expect([told.next(4), told.next(5)]).toEqual([5, undefined]);
  });

  it('is those of the latest game up to the day that is asked for, in whatever order they were told', () => {
    const told = new Told('crewe');
    for (const date of [10, 3, 6]) told.line(Math.max(date, 12), sheet(date));
    told.line(20, sheet(18));
    expect([2, 3, 5, 6, 9, 10, 17, 18].map((until) => told.last(until))).toEqual([undefined, 3, 3, 6, 6, 10, 10, 18]);
    expect([1, 3, 6, 10, 18].map((after) => told.next(after))).toEqual([3, 6, 10, 18, undefined]);
  });

  it('counts what the ladder has come to count, unless that is later than what is asked for', () => {
    const told = new Told('crewe');
    told.line(12, sheet(6));
    const players = annPlayed(8);
    expect([told.last(30, ann, { players }), told.last(7, ann, { players })]).toEqual([8, 6]);
    expect(told.last(30, cy, { players })).toBeUndefined();
  });

  it('is the two of a match that runs over the end of a month from when it began, at its end', () => {
    const told = new Told('lavers');
    told.line(4, challenge);
    told.line(8, { result: { challenge: 'x', score: [2, 0], ...playedOn(4) } });
    expect([told.last(3), told.last(4), told.last(6), told.last(7), told.last(8)]).toEqual([undefined, 4, 6, 7, 4]);
    const settled = [period(1, 2), period(3, 5)];
    expect([told.last(30, ann, { settled }), told.last(3, ann, { settled })]).toEqual([5, undefined]);
    expect(told.last(30, ann, { settled: [period(1, 3)] })).toBe(4);
    expect(told.last(30, ann, { settled: [period(1, 8)] })).toBe(4);
    expect([told.next(1), told.next(4), told.next(8)]).toEqual([4, 8, undefined]);
  });

  it('is nobody of a match that was abandoned, whatever result it is given later', () => {
    const told = new Told('lavers');
    told.line(4, challenge);
    expect(told.register.counts({ id: x })).toBe(true);
    told.line(5, { abandon: { challenge: 'x' } });
    expect(told.register.counts({ id: x })).toBe(false);
    told.line(6, { result: { challenge: 'x', score: [2, 0] } });
    expect(told.last(30)).toBeUndefined();
  });

  it('leads back to the day on which a match began, where that it was abandoned is void (§0 Voiding)', () => {
    const told = new Told('lavers');
    told.line(4, challenge);
    expect(told.register.since(told.command(9, { abandon: { challenge: 'x' } }))).toBe(on(4, '00:00'));
    expect(told.register.since(told.command(9, { abandon: { challenge: 'none' } }))).toBeUndefined();
  });

  it('is told of a match by its result alone, be there another one', () => {
    const told = new Told('crewe');
    told.line(3, challenge);
    const result = told.line(5, won());
    told.line(9, won());
    expect(told.last(30)).toBe(5);
    expect(told.register.counts({ id: x, ended: lineNumber(result) })).toBe(false);
    expect(told.register.counts({ id: x, ended: lineNumber(99) })).toBe(true);
  });
});

describe('who had come before it was entered (L29)', () => {
  it('is whoever arrived by a moment of the same day, as corrected, and not by a line that is void', () => {
    const told = new Told('lavers');
    const arrived = (player: string, time: string) => ({
      arrive: { player, arrivedAt: new Date(on(4, time)).toISOString() },
    });
    const [first] = [told.line(4, arrived('ann', '19:30'), '20:30'), told.line(4, arrived('bob', '20:10'), '20:30')];
    const by = (date: number, time: string) => [...told.register.arrivedBy(told.ladder, on(date, time))];
    expect([by(4, '19:29'), by(4, '19:30'), by(4, '20:15'), by(5, '20:15')]).toEqual([[], [ann], [ann, bob], []]);
    const { changes } = told.register;
    expect(told.renew(first, told.command(4, arrived('ann', '19:50'), '20:30'))).toBe(true);
    expect([by(4, '19:49'), by(4, '19:50'), told.register.changes > changes]).toEqual([[], [ann], true]);
    expect(told.renew(first)).toBe(true);
    expect(by(4, '20:15')).toEqual([bob]);
  });
});

describe('who has played, as the ladder remembers it (§0 Playing)', () => {
  it('is by what counted, and by what still waits to count, whichever is later', () => {
    const ladder = new Told('crewe').ladder;
    const challenges = (day: Day) =>
      Table.of<ChallengeId, Challenge>([
        [
          x,
          {
            id: x,
            challenger: bob,
            challenged: ann,
            issued: on(1),
            distance: 1,
            awaiting: { score: [1, 0], line: lineNumber(3), day },
          },
        ],
      ]);
    const players = annPlayed(8);
    const last = (player: PlayerId, of: object) => asRemembered.lastPlayed({ ...ladder, ...of }, player, october(30));
    expect(last(ann, { players })).toBe(october(8));
    expect(last(ann, { players, challenges: challenges(october(5)) })).toBe(october(8));
    expect(last(ann, { players, challenges: challenges(october(9)) })).toBe(october(9));
    expect(last(bob, { players, challenges: challenges(october(9)) })).toBe(october(9));
    expect(last(cy, { players, challenges: challenges(october(9)) })).toBeUndefined();
  });

  it('is nobody yet in what falls due, and nobody by a match that has ended', () => {
    const ladder = new Told('crewe').ladder;
    expect(asRemembered.nextPlayed(ladder, october(1))).toBeUndefined();
    expect([asRemembered.counts({ id: x }), asRemembered.counts({ id: x, ended: lineNumber(4) })]).toEqual([
      true,
      false,
    ]);
    expect([...asRemembered.arrivedBy(ladder, on(4))]).toEqual([]);
  });
});

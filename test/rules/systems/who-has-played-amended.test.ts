import { describe, expect, it } from 'vitest';
import { bob, challenge, on, playedOn, sheet, Told, won, x } from './told-play.ts';

describe('who has played, once a line counts otherwise (§0 Voiding)', () => {
  it('is nobody by a result that is void, and those of one that is corrected, on the same day', () => {
    const told = new Told('crewe');
    told.line(3, challenge);
    const result = told.line(5, won());
    const { changes } = told.register;
    expect(told.renew(result, told.command(5, won({ score: [0, 1] })))).toBe(true);
    expect([told.last(30), told.register.changes > changes]).toEqual([5, true]);
    expect(told.renew(result)).toBe(true);
    expect([told.last(30), told.register.isPlayed({ id: x, issued: on(3) })]).toEqual([undefined, false]);
  });

  it('leaves what others have played alone', () => {
    const told = new Told('crewe');
    told.line(5, sheet(4));
    const second = told.line(9, sheet(8));
    expect(told.renew(second)).toBe(true);
    expect([told.last(30), told.last(30, bob), told.next(1), told.next(4)]).toEqual([4, 4, 4, undefined]);
  });

  it('has to be told from the first line again where a challenge is void, settings, or a second result', () => {
    const told = new Told('crewe');
    const [first, settings] = [told.line(3, challenge), told.line(3, { configure: { closures: [] } })];
    const [result, second] = [told.line(5, won()), told.line(6, won())];
    expect([told.renew(first), told.renew(settings), told.renew(second)]).toEqual([false, false, false]);
    expect([told.renew(result), told.last(30)]).toEqual([true, undefined]);
  });

  it('is as it was where the line says nothing of it', () => {
    const told = new Told('crewe');
    told.line(5, sheet(4));
    const { changes } = told.register;
    expect(told.renew(told.line(6, { leave: { player: 'cy' } }))).toBe(true);
    expect([told.last(30), told.register.changes]).toEqual([4, changes]);
  });
});

describe('a result that is turned down (N7)', () => {
  const turnedDown = () => {
    const told = new Told('nairobi');
    told.line(3, challenge);
    told.line(7, won(playedOn(5)));
    told.line(9, { reject: { challenge: 'x' } });
    return told;
  };

  it('says of nobody that they have played, but that the game was played in time', () => {
    const told = turnedDown();
    expect([told.last(30), told.register.isPlayed({ id: x, issued: on(3) })]).toEqual([undefined, true]);
    expect(told.register.isPlayed({ id: x, issued: on(3), reopened: on(9) })).toBe(false);
    expect(told.register.isPlayed({ id: x, issued: on(3), reopened: on(7) })).toBe(false);
  });

  it('is followed by another one, which counts', () => {
    const told = turnedDown();
    told.line(12, won());
    expect([told.last(30), told.next(1)]).toEqual([12, 12]);
  });

  it('was played in time nevertheless, where a later one is void (§0 Voiding)', () => {
    const told = turnedDown();
    const second = told.line(12, won());
    expect(told.renew(second)).toBe(true);
    expect([told.last(30), told.register.isPlayed({ id: x, issued: on(3) })]).toEqual([undefined, true]);
    expect(told.register.isPlayed({ id: x, issued: on(3), reopened: on(7) })).toBe(false);
  });

  it('leads back to the day on which it had been played, where that is void, and settings to any told since', () => {
    const told = turnedDown();
    const reject = told.command(9, { reject: { challenge: 'x' } });
    const configure = (date: number, time?: string) => told.command(date, { configure: { closures: [] } }, time);
    const midnight = (date: number) => on(date, '00:00');
    // Of a challenge, from the day on which it was issued.
    expect(told.register.since(reject)).toBe(midnight(3));
    expect([told.register.since(configure(7)), told.register.since(configure(7, '20:01'))]).toEqual([
      midnight(5),
      undefined,
    ]);
    expect(told.register.since(told.command(9, { settle: {} }))).toBeUndefined();
    expect(told.register.since(told.command(7, won()))).toBeUndefined();
  });
});

describe('a report that is disputed (§0 Confirming)', () => {
  const reported = () => {
    const told = new Told('crewe', { confirm: 2 });
    told.line(3, challenge);
    return { told, result: told.line(5, won({ reported: 'bob' })) };
  };
  const disputed = { reject: { challenge: 'x', disputed: 'ann' } };

  it('was played all the same; what it comes to is for the whole log to tell', () => {
    const { told, result } = reported();
    told.line(6, disputed);
    expect([told.last(30), told.renew(result)]).toEqual([5, false]);
  });

  it('stays as it is where it counts by then, or nobody disputed it', () => {
    const { told, result } = reported();
    told.line(8, disputed, '00:00');
    expect([told.last(30), told.renew(result)]).toEqual([5, true]);
  });

  it('may be taken back until it counts, and not any more then', () => {
    const { told } = reported();
    told.line(7, { reject: { challenge: 'x' } }, '23:59');
    expect(told.last(30)).toBeUndefined();
    const late = reported().told;
    late.line(8, { reject: { challenge: 'x' } }, '00:00');
    expect(late.last(30)).toBe(5);
  });
});

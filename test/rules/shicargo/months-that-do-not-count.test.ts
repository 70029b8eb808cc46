import { describe, expect, it } from 'vitest';
import { clubOf, DiceClub, months } from './dice-club.ts';

describe('a month that does not count', () => {
  const firstMonth = (start: string, month: string, next: string) => {
    const club = clubOf('ann bob cy', { season: { start } }).at(`${month}-28 20:00`).even('ann', 'bob');
    return club.until(next).settled;
  };

  it('is a first one of which less than half is left (§0 Periods)', () => {
    expect(firstMonth('2021-09-16', '2021-09', '2021-10-01')).toEqual(['2021-09: cy 250']);
    expect(firstMonth('2021-09-17', '2021-09', '2021-10-01')).toEqual([]);
    expect(firstMonth('2021-10-16', '2021-10', '2021-11-01')).toEqual(['2021-10: cy 250']);
    expect(firstMonth('2021-10-17', '2021-10', '2021-11-01')).toEqual([]);
  });

  it('is one that lies wholly inside a closure: it costs nothing, breaks no run, and ends one for whoever plays in it (§0 Periods)', () => {
    const shut = () =>
      months(clubOf('ann bob cy', { closures: [{ from: '2021-10-01', to: '2021-10-31' }] }), '2021-09', 'ann bob');
    const missed = months(shut(), '2021-11', 'ann bob').until('2021-12-01');
    expect(missed.settled).toEqual(['2021-09: cy 250', '2021-11: cy 250']);
    const played = months(months(shut(), '2021-10', 'ann cy'), '2021-11', 'ann bob').until('2021-12-01');
    expect(played.settled).toEqual(['2021-09: cy 250', '2021-11: cy 187']);
  });

  it('is one that closures cover together, not one that is open for a day (§0 Periods)', () => {
    const settled = (...closures: readonly object[]) =>
      months(clubOf('ann bob cy', { closures }), '2021-09', 'ann bob').until('2021-10-01').settled;
    expect(settled({ from: '2021-09-02', to: '2021-09-30' })).toEqual(['2021-09: cy 250']);
    expect(settled({ from: '2021-09-01', to: '2021-09-15' }, { from: '2021-09-16', to: '2021-09-30' })).toEqual([]);
  });

  it('is one that ends after the season (§0 Periods)', () => {
    const season = { start: '2021-09-01', end: '2021-10-30' };
    const club = months(clubOf('ann bob cy', { season }), '2021-09 2021-10', 'ann bob').until('2022-03-01');
    expect(club.settled).toEqual(['2021-09: cy 250']);
    expect(club.nextDue).toBeUndefined();
  });

  it('may begin with games before the season, which count for what there was at its start (S missing players)', () => {
    const club = new DiceClub({ season: { start: '2021-09-06' } }).at('2021-09-05 20:00').seed('ann', 'bob', 'cy');
    club.game({ ann: 1, bob: 0 });
    months(club, '2021-09', 'ann cy').until('2021-10-01');
    expect(club.settled).toEqual(['2021-09: bob 225']);
  });
});

import { describe, expect, it } from 'vitest';
import { type Club, clubOf } from '../club.ts';

const FRIENDS = 'ann bob cy dee eve fay gus hal ida joe kim lou'.split(' ');

/** Draws, which move nobody, between all but those who stay away. */
function everybodyPlays(club: Club, size: number, away: readonly string[]): void {
  const [host = '', ...guests] = FRIENDS.slice(0, size).filter((player) => !away.includes(player));
  for (const guest of guests) club.sheet(guest, host, [1, 1]);
}

/** A club of so many in which everybody plays in September but those who stay away; it is October then. */
const octoberOf = (size: number, ...away: readonly string[]) => {
  const club = clubOf(size).at('2021-09-20 20:00');
  everybodyPlays(club, size, away);
  return club.at('2021-10-01').settle();
};

describe('a month that was missed', () => {
  it('costs 5 rungs (L25)', () => {
    const club = octoberOf(8, 'ann');
    expect(club.order).toBe('bob cy dee eve fay ann gus hal');
    expect(club.settled).toEqual(['2021-09: dropped ann']);
  });

  it('costs as many rungs as there are below, if fewer than 5 (L25)', () => {
    expect(octoberOf(8, 'eve').order).toBe('ann bob cy dee fay gus hal eve');
    expect(octoberOf(6, 'ann').order).toBe('bob cy dee eve fay ann');
    expect(octoberOf(5, 'ann').order).toBe('bob cy dee eve ann');
  });

  it('is counted against whoever is at the bottom and cannot move, too (L25)', () => {
    const club = octoberOf(4, 'dee');
    expect(club.order).toBe('ann bob cy dee');
    expect(club.settled).toEqual(['2021-09: dropped dee']);
  });

  it('costs nobody anything who played a match, on either side (L25)', () => {
    const club = clubOf(3).at('2021-09-20 20:00');
    club.sheet('cy', 'ann', [1, 1]);
    expect(club.at('2021-10-01').settle().settled).toEqual(['2021-09: dropped bob']);
  });

  it('is one in which somebody came to the club but did not play (L25)', () => {
    const club = clubOf(3).at('2021-09-20 19:50').arrive('ann', 'bob', 'cy').pass('cy');
    club.result(club.challenge('bob', 'ann'), [1, 1]);
    expect(club.at('2021-10-01').settle().settled).toEqual(['2021-09: dropped cy']);
  });

  it('is one in which somebody’s only match was abandoned (L25)', () => {
    const club = clubOf(2).at('2021-09-20 19:50').arrive('ann', 'bob');
    club.abandon(club.challenge('bob', 'ann')).at('2021-10-01').settle();
    expect(club.settled).toEqual(['2021-09: dropped ann bob']);
  });

  it('is settled at the start of the next, once (L25)', () => {
    const club = clubOf(3);
    expect(club.nextDue).toBe('2021-09-30T23:00:00.000Z');
    club.at('2021-09-30T22:59:59.999Z').settle();
    expect(club.settled).toEqual([]);
    club.at('2021-09-30T23:00:00Z').settle();
    expect(club.settled).toEqual(['2021-09: dropped ann bob cy']);
    expect(club.nextDue).toBe('2021-11-01T00:00:00.000Z');
    expect(club.settle().at('2021-10-31').settle().settled).toHaveLength(1);
  });
});

describe('several who missed a month', () => {
  it('fall together and keep their order when they stand on neighbouring rungs (§0 Several at once)', () => {
    expect(octoberOf(9, 'ann', 'bob').order).toBe('cy dee eve fay gus ann bob hal ida');
    expect(octoberOf(9, 'ann', 'bob').settled).toEqual(['2021-09: dropped ann bob']);
  });

  it('do not fall past one another (§0 Several at once)', () => {
    expect(octoberOf(6, 'ann', 'dee').order).toBe('bob cy eve fay ann dee');
    expect(octoberOf(8, 'ann', 'cy').order).toBe('bob dee eve fay gus ann hal cy');
  });

  it('fall 5 rungs each where there is room, counted from the bottom upward (§0 Several at once)', () => {
    expect(octoberOf(12, 'ann', 'gus').order).toBe('bob cy dee eve fay ann hal ida joe kim lou gus');
    expect(octoberOf(12, 'ann', 'fay').order).toBe('bob cy dee eve gus ann hal ida joe kim fay lou');
  });

  it('stay where they are when that is everybody (§0 Several at once)', () => {
    expect(octoberOf(4, 'ann', 'bob', 'cy', 'dee').order).toBe('ann bob cy dee');
  });
});

describe('two months missed in a row', () => {
  /** Everybody plays in both months but ann, who misses both, and bob, who misses the second. */
  const novemberOf = (size: number) => {
    const club = octoberOf(size, 'ann').at('2021-10-20 20:00');
    everybodyPlays(club, size, ['ann', 'bob']);
    return club.at('2021-11-01');
  };

  it('remove a player from the ladder (L26)', () => {
    const club = novemberOf(8).settle();
    expect(club.settled).toEqual(['2021-09: dropped ann', '2021-10: dropped bob, removed ann']);
    expect(club.order).not.toContain('ann');
  });

  it('remove first, so that others fall on the ladder without those (§0 Several at once)', () => {
    const club = novemberOf(9);
    expect(club.order).toBe('bob cy dee eve fay ann gus hal ida');
    expect(club.settle().order).toBe('cy dee eve fay gus bob hal ida');
  });

  it('leave a player free to rejoin at the bottom (L26)', () => {
    const club = novemberOf(4).settle().join('ann');
    expect(club.order).toBe('cy dee bob ann');
  });

  it('are not in a row when there was a month with a match between them (L26)', () => {
    const club = octoberOf(4, 'ann').at('2021-10-20 20:00');
    everybodyPlays(club, 4, []);
    club.at('2021-11-20 20:00');
    everybodyPlays(club, 4, ['ann']);
    club.at('2021-12-01').settle();
    expect(club.settled).toEqual(['2021-09: dropped ann', '2021-10: nobody', '2021-11: dropped ann']);
  });

  it('are counted from anew after rejoining (L26)', () => {
    const club = novemberOf(4).settle().join('ann').at('2021-11-20 20:00');
    everybodyPlays(club, 4, ['ann']);
    club.at('2021-12-20 20:00').settle();
    everybodyPlays(club, 4, ['ann']);
    club.at('2022-01-01').settle();
    expect(club.settled.slice(2)).toEqual(['2021-11: dropped ann', '2021-12: removed ann']);
  });
});

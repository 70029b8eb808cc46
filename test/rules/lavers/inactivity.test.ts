import { describe, expect, it } from 'vitest';
import { clubOf, type RulesClub } from '../club.ts';

const FRIENDS = 'ann bob cy dee eve fay gus hal ida joe kim lou'.split(' ');

/** Draws, which move nobody, between all but those who stay away. */
function everybodyPlays(club: RulesClub, size: number, away: readonly string[]): void {
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
  it('costs 5 rungs, or as many as there are below (L25)', () => {
    const club = octoberOf(8, 'ann');
    expect(club.order).toBe('bob cy dee eve fay ann gus hal');
    expect(club.settled).toEqual(['2021-09: dropped ann']);
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
    const club = clubOf(3).at('2021-09-20 20:00').sheet('cy', 'ann', [1, 1]);
    expect(club.at('2021-10-01').settle().settled).toEqual(['2021-09: dropped bob']);
  });

  it('is one in which somebody came to the club but did not play, or only a match that was abandoned (L25)', () => {
    const club = clubOf(5).at('2021-09-20 19:50').arrive('ann', 'bob', 'cy', 'dee', 'eve').pass('eve');
    club.abandon(club.issue('dee', 'cy')).because('all are keen').plays('bob', 'ann', [1, 1]);
    expect(club.at('2021-10-01').settle().settled).toEqual(['2021-09: dropped cy dee eve']);
  });

  it('is settled at the start of the next, once (L25)', () => {
    const club = clubOf(3);
    expect(club.nextDue).toBe('2021-09-30T23:00:00.000Z');
    expect(club.at('2021-09-30T22:59:59.999Z').settle().settled).toEqual([]);
    expect(club.at('2021-09-30T23:00:00Z').settle().settled).toEqual(['2021-09: dropped ann bob cy']);
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
    expect(novemberOf(4).settle().join('ann').order).toBe('cy dee bob ann');
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

const season = (start: string, end = '2022-06-06') => ({ season: { start, end } });
/** The months that have counted by then, in a club where nobody ever plays; the cut of the Grand Final is none. */
const countedBy = (when: string, changes: object) =>
  clubOf(2, changes)
    .at(when)
    .settle()
    .settled.map((each) => each.split(': ')[0])
    .filter((period) => !period?.includes('T'));

describe('which months count', () => {
  it('the first counts if at least half of its days are left when the season starts (§0 Periods)', () => {
    expect(countedBy('2021-10-01', season('2021-09-16'))).toEqual(['2021-09']);
    expect(countedBy('2021-11-01', season('2021-10-16'))).toEqual(['2021-10']);
    expect(countedBy('2022-03-01', season('2022-02-15'))).toEqual(['2022-02']);
    expect(countedBy('2021-10-01', season('2021-09-01'))).toEqual(['2021-09']);
  });

  it('the first is left out if it is shorter (§0 Periods)', () => {
    expect(countedBy('2021-11-01', season('2021-09-17'))).toEqual(['2021-10']);
    expect(countedBy('2021-12-01', season('2021-10-17'))).toEqual(['2021-11']);
    expect(countedBy('2022-04-01', season('2022-02-16'))).toEqual(['2022-03']);
  });

  it('the last is the one that ends before the day of the Grand Final (§0 Periods)', () => {
    expect(countedBy('2022-06-30', season('2022-04-01', '2022-06-01'))).toEqual(['2022-04', '2022-05']);
    expect(countedBy('2022-06-30', season('2022-04-01', '2022-05-31'))).toEqual(['2022-04']);
    expect(clubOf(2, season('2022-05-01', '2022-06-01')).nextDue).toBe('2022-05-31T23:00:00.000Z');
    expect(clubOf(2, season('2022-05-01', '2022-05-31')).nextDue).toBe('2022-05-31T19:15:00.001Z');
  });

  it('a month that lies wholly inside a closure does not count (§0 Periods)', () => {
    const shut = { closures: [{ from: '2021-12-01', to: '2021-12-31' }] };
    expect(countedBy('2022-01-01', { ...season('2021-11-01'), ...shut })).toEqual(['2021-11']);
  });

  it('a month with one day outside the closure counts (§0 Periods)', () => {
    for (const [from, to] of Object.entries({ '2021-12-02': '2022-01-10', '2021-11-20': '2021-12-30' })) {
      const shut = { closures: [{ from, to }] };
      expect(countedBy('2022-01-01', { ...season('2021-11-01'), ...shut })).toEqual(['2021-11', '2021-12']);
    }
  });

  it('nor one that several closures cover together, whichever come first or overlap (§0 Periods)', () => {
    const closures = [
      { from: '2021-12-16', to: '2022-01-05' },
      { from: '2021-12-01', to: '2021-12-15' },
    ];
    expect(countedBy('2022-01-01', { ...season('2021-12-01'), closures })).toEqual([]);
    const open = [{ from: '2021-12-17', to: '2022-01-05' }, ...closures.slice(1)];
    expect(countedBy('2022-01-01', { ...season('2021-12-01'), closures: open })).toEqual(['2021-12']);
  });

  it('nor one of which every club night lies in a closure (L25, §0 Periods)', () => {
    const settings = { nights: ['monday', 'thursday'] };
    const shut = { closures: [{ from: '2021-12-02', to: '2021-12-30' }], settings };
    expect(countedBy('2022-01-01', { ...season('2021-12-01'), ...shut })).toEqual([]);
    const lastNightOpen = { closures: [{ from: '2021-12-02', to: '2021-12-29' }], settings };
    expect(countedBy('2022-01-01', { ...season('2021-12-01'), ...lastNightOpen })).toEqual(['2021-12']);
    const everyDay = { closures: shut.closures };
    expect(countedBy('2022-01-01', { ...season('2021-12-01'), ...everyDay })).toEqual(['2021-12']);
  });

  it('threatens nobody where it does not count (L25, §0 Periods)', () => {
    const closures = [{ from: '2021-12-02', to: '2022-01-02' }];
    const club = clubOf(2, { ...season('2021-12-01'), closures, settings: { nights: ['monday'] } });
    expect(club.nextDue).toBe('2022-02-01T00:00:00.000Z');
  });

  it('a first month of which only closed days are left does not count (§0 Periods)', () => {
    const closures = [{ from: '2021-09-10', to: '2021-09-30' }];
    expect(countedBy('2021-11-01', { ...season('2021-09-10'), closures })).toEqual(['2021-10']);
    expect(countedBy('2021-11-01', { ...season('2021-09-09'), closures })).toEqual(['2021-09', '2021-10']);
  });
});

describe('a month in which the club is shut', () => {
  const shutInOctober = () =>
    clubOf(3, { closures: [{ from: '2021-10-01', to: '2021-10-31' }] }).at('2021-09-20 20:00');

  it('does not break a run of missed months (§0 Periods)', () => {
    const club = shutInOctober().sheet('cy', 'bob', [1, 1]).at('2021-11-20 20:00').sheet('cy', 'bob', [1, 1]);
    expect(club.at('2021-12-01').settle().settled).toEqual(['2021-09: dropped ann', '2021-11: removed ann']);
  });

  it('ends a run for whoever plays in it (§0 Periods)', () => {
    const club = shutInOctober().sheet('cy', 'bob', [1, 1]).at('2021-10-15 20:00').sheet('cy', 'ann', [1, 1]);
    club.at('2021-11-20 20:00').sheet('cy', 'bob', [1, 1]);
    expect(club.at('2021-12-01').settle().settled).toEqual(['2021-09: dropped ann', '2021-11: dropped ann']);
  });
});

describe('whom a month counts against', () => {
  /** Zoe comes to a club of two that play every month. */
  const withZoe = (comes: (club: RulesClub) => void) => {
    const club = clubOf(2);
    comes(club);
    for (const day of ['2021-10-31 20:00', '2021-11-30 20:00']) {
      club.at(day).sheet('bob', 'ann', [1, 1]);
    }
    return club.at('2021-12-01').settle().settled;
  };

  it('a player who joined on its first day (§0 Periods)', () => {
    expect(withZoe((club) => club.at('2021-10-01 23:59:59').join('zoe'))).toContain('2021-10: dropped zoe');
  });

  it('not a player who joined on its second day, but the next month does (§0 Periods)', () => {
    const settled = withZoe((club) => club.at('2021-10-02 00:00:00').join('zoe'));
    expect(settled.slice(1)).toEqual(['2021-10: nobody', '2021-11: dropped zoe']);
  });

  it('not a player who rejoined later than on its first day (§0 Periods)', () => {
    const settled = withZoe((club) => club.join('zoe').at('2021-10-20').leave('zoe').join('zoe'));
    expect(settled).toEqual(['2021-09: dropped ann bob zoe', '2021-10: nobody', '2021-11: dropped zoe']);
  });

  it('a player who was seeded before the season began (§0 Periods)', () => {
    expect(withZoe(() => {})[0]).toBe('2021-09: dropped ann bob');
  });

  it('in the first month of a season, a player who joined on its first day and not later (§0 Periods)', () => {
    expect(withZoe((club) => club.at('2021-09-06 23:00').join('zoe'))[0]).toBe('2021-09: dropped ann bob zoe');
    expect(withZoe((club) => club.at('2021-09-07 00:00').join('zoe'))[0]).toBe('2021-09: dropped ann bob');
  });
});

describe('the instant at which a month is settled', () => {
  it('is the midnight of the club’s own clocks (§0 Periods)', () => {
    for (const [timezone, instant] of [
      ['Europe/London', '2021-10-01T00:00:00+01:00'],
      ['America/St_Johns', '2021-10-01T00:00:00-02:30'],
      ['Africa/Nairobi', '2021-10-01T00:00:00+03:00'],
      ['Asia/Kolkata', '2021-10-01T00:00:00+05:30'],
      ['Australia/Lord_Howe', '2021-10-01T00:00:00+10:30'],
      ['Pacific/Chatham', '2021-10-01T00:00:00+13:45'],
    ] as const) {
      expect(clubOf(2, { timezone }).nextDue).toBe(new Date(instant).toISOString());
    }
  });
});

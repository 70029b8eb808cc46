import { describe, expect, it } from 'vitest';
import { readLog } from '#shared/log/read.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import { seasonLog, traceOf } from '#test/view/vectors.ts';

const HEADER =
  '{"ladder":{"system":"lavers","timezone":"Europe/London","season":{"start":"2021-09-06","end":"2022-06-06"}}}';
const AT = '"at":"2021-09-06T10:00:00+01:00"';
const SEED = `{${AT},"seed":{"order":"given","players":[{"id":"ann"},{"id":"bob"},{"id":"cy"}]}}`;
const MATCH = `{${AT},"match":{"id":"m1","challenger":"cy","challenged":"bob","score":[2,0]}}`;

const documentFor = (text: string) => documentOf(replay(seasonLog(text)));
const standings = (text: string) => documentFor(text).standings.map(({ player }) => player);
const refusedIn = (text: string) => documentFor(text).refused.map(({ line, code }) => `${line} ${code}`);

/** What becomes of one line after the header and a seeding. */
function outcomeOf(line: string): string {
  const [refused] = documentFor(`${HEADER}\n${SEED}\n${line}\n`).refused;
  return refused ? `${refused.code}: ${refused.message}` : 'accepted';
}

const headerFault = (changes: object): string => {
  const season = { start: '2021-09-06', end: '2022-06-06' };
  const log = readLog(JSON.stringify({ ladder: { system: 'lavers', timezone: 'Europe/London', season, ...changes } }));
  return log.ok ? 'none' : log.refusal.message;
};

describe('the lines of a season log', () => {
  it('may end the Windows way, and begin with a byte order mark', () => {
    const text = `\uFEFF${[HEADER, SEED, MATCH].join('\r\n')}\r\n`;
    expect([standings(text), refusedIn(text)]).toEqual([['ann', 'cy', 'bob'], []]);
  });

  it('need no newline after the last', () => {
    const text = [HEADER, SEED, MATCH].join('\n');
    expect([standings(text), refusedIn(text)]).toEqual([['ann', 'cy', 'bob'], []]);
  });

  it('are refused where they are blank, but keep their numbers', () => {
    const text = `${HEADER}\n\n${SEED}\n  \n${MATCH}\n{${AT},"void":{"line":5}}\n\n`;
    expect(refusedIn(text)).toEqual(['2 invalid', '4 invalid', '7 invalid']);
    expect(standings(text)).toEqual(['ann', 'bob', 'cy']);
    expect(outcomeOf(' \t')).toBe('invalid: Blank lines aren’t allowed.');
  });

  it('are refused where they are no entry', () => {
    for (const line of ['{', 'null', '7', '"seed"', '[]', '{}', `{${AT}}`, `{${AT},"seed":1}`, `${MATCH},`]) {
      expect(outcomeOf(line)).toContain('invalid: ');
    }
  });

  it('have dates in the years 1900 to 2199', () => {
    const dated = (at: string, rest = '"settle":{}') => outcomeOf(`{"at":"${at}",${rest}}`);
    const outside = 'must be in the years 1900 to 2199';
    expect(dated('2199-12-31T23:59:59Z')).toBe('accepted');
    expect(dated('2200-01-01T00:00:00Z')).toBe(`invalid: at: ${outside}.`);
    expect(dated('1899-12-31T23:59:59Z')).toBe(`invalid: at: ${outside}.`);
    const played = MATCH.slice(1 + AT.length + 1, -2);
    expect(dated('2022-01-01T00:00:00Z', `${played},"playedAt":"9999-01-01T00:00:00Z"}`)).toBe(
      `invalid: match.playedAt: ${outside}.`.replace('match.', ''),
    );
  });

  it('have exactly one verb', () => {
    expect(outcomeOf(`{${AT},"settle":{},"close":{}}`)).toContain('this has close, settle');
    expect(outcomeOf(`{${AT}}`)).toContain('this has none');
    expect(outcomeOf(`{${AT},"promote":{"player":"ann"}}`)).toContain('invalid: Unknown field: promote');
  });

  it('have no other fields than those of the entry and of its verb', () => {
    expect(outcomeOf(`{${AT},"settle":{},"note":"x"}`)).toContain('invalid: Unknown field: note');
    expect(outcomeOf(`{${AT},"join":{"player":"zoe","rated":true}}`)).toContain('invalid: Unknown field: rated');
    expect(outcomeOf(`{${AT},"settle":{"now":true}}`)).toContain('invalid: Unknown field: now');
    expect(outcomeOf(`{${AT},"abandon":{"game":"m1"}}`)).toContain('invalid');
    expect(outcomeOf(`{${AT},"seed":{"order":"given","players":[{"id":"zoe","gap":"3.5+"}]}}`)).toContain('gap');
  });

  it('have every field that the verb needs, of the right kind', () => {
    for (const line of [
      '"join":{}',
      '"join":{"player":7}',
      '"join":{"player":"Zoe"}',
      '"join":{"player":""}',
      `"join":{"player":"${'z'.repeat(65)}"}`,
      '"join":{"player":"zoe","name":null}',
      '"seed":{"order":"alphabetical","players":[{"id":"zoe"}]}',
      '"seed":{"order":"given","players":[]}',
      '"seed":{"order":"given","players":[{"id":"zoe","rating":"1500"}]}',
      '"match":{"id":"m1","challenger":"cy","challenged":"bob"}',
      '"match":{"id":"m1","challenger":"cy","challenged":"bob","score":[2]}',
      '"match":{"id":"m1","challenger":"cy","challenged":"bob","score":[2,0,0]}',
      '"match":{"id":"m1","challenger":"cy","challenged":"bob","score":["2","0"]}',
      '"match":{"id":"m1","challenger":"cy","challenged":"bob","score":[2,0],"playedAt":"yesterday"}',
      '"correct":{"line":"3","score":[2,0]}',
      '"correct":{"line":3}',
      '"void":{"line":3.5}',
      '"playoff":{"players":["ann","bob"],"winner":"cy"}',
      '"playoff":{"players":["ann"],"winner":"ann"}',
    ]) {
      expect([line, outcomeOf(`{${AT},${line}}`).slice(0, 9)]).toEqual([line, 'invalid: ']);
    }
    expect(outcomeOf(`{${AT},"join":{"player":"${'z'.repeat(64)}"}}`)).toBe('accepted');
    expect(outcomeOf(`{${AT},"join":{"player":"0-9"}}`)).toBe('accepted');
  });

  it('have a time with an offset; seconds may be left out', () => {
    expect(outcomeOf('{"at":"2021-09-06T10:00+01:00","settle":{}}')).toBe('accepted');
    expect(outcomeOf('{"at":"2021-09-06T10:00:00","settle":{}}')).toContain('invalid: at: ');
    expect(outcomeOf('{"at":"2021-02-30T10:00:00Z","settle":{}}')).toContain('invalid: at: ');
    expect(outcomeOf('{"settle":{}}')).toContain('invalid: at: ');
  });

  it('say who recorded them and why they override, if they do, in words', () => {
    expect(outcomeOf(`{${AT},"settle":{},"by":"the tablet at the bar","override":"the bus was late"}`)).toBe(
      'accepted',
    );
    for (const field of ['"by":""', '"by":"  "', '"override":""', '"override":"\\t"', '"override":true', '"by":null']) {
      expect([field, outcomeOf(`{${AT},"settle":{},${field}}`).slice(0, 9)]).toEqual([field, 'invalid: ']);
    }
  });
});

describe('the time of the lines', () => {
  const settle = (at: string) => `{"at":"${at}","settle":{}}`;

  it('never goes back', () => {
    const text = [HEADER, SEED, settle('2021-09-06T09:59:59.999+01:00'), settle('2021-09-06T09:00:00Z')].join('\n');
    expect(refusedIn(text)).toEqual(['3 time-goes-back']);
  });

  it('is set by a line that is refused, and what was due is settled', () => {
    const refused = '{"at":"2021-10-02T10:00:00Z","arrive":{"player":"zoe"}}';
    const text = [HEADER, SEED, refused, settle('2021-10-02T09:59:59Z')].join('\n');
    expect(refusedIn(text)).toEqual(['3 unknown-player', '4 time-goes-back']);
    expect(documentFor(text).settled).toEqual([{ period: '2021-09', dropped: ['ann', 'bob', 'cy'], removed: [] }]);
  });

  it('is neither set nor settled by a line that is no entry, or dated back', () => {
    const invalid = '{"at":"2021-10-02T10:00:00Z","arrive":{}}';
    const unplayed =
      '"match":{"id":"m1","challenger":"cy","challenged":"bob","score":[2,0],"playedAt":"2021-11-01T10:00:00Z"}';
    const text = [
      HEADER,
      SEED,
      invalid,
      `{"at":"2021-10-02T10:00:00Z",${unplayed}}`,
      settle('2021-09-06T10:00:00+01:00'),
    ];
    expect(refusedIn(text.join('\n'))).toEqual(['3 invalid', '4 invalid']);
    expect(documentFor(text.join('\n')).settled).toEqual([]);
  });

  it('does not run on after the last line', () => {
    expect(documentFor(`${HEADER}\n${SEED}\n`).settled).toEqual([]);
  });
});

describe('a verb that this system lacks', () => {
  it('is refused without a look at its object', () => {
    for (const verb of ['prefer', 'accept', 'decline', 'withdraw', 'approve', 'reject', 'start', 'finish']) {
      for (const object of ['{}', '7', 'null', '{"anything":["goes"]}']) {
        expect(outcomeOf(`{${AT},"${verb}":${object}}`)).toContain('not-this-system: ');
      }
    }
  });

  it('is refused with what is malformed about the entry around it', () => {
    expect(outcomeOf(`{${AT},"accept":{},"by":""}`)).toContain('invalid');
    expect(outcomeOf(`{${AT},"accept":{},"settle":{}}`)).toContain('invalid');
  });

  it('settles what is due, and sets the time, like any other line', () => {
    const text = [
      HEADER,
      SEED,
      '{"at":"2021-10-02T10:00:00Z","accept":{}}',
      '{"at":"2021-10-02T09:00:00Z","accept":{}}',
    ];
    expect(refusedIn(text.join('\n'))).toEqual(['3 not-this-system', '4 time-goes-back']);
    expect(documentFor(text.join('\n')).settled).toHaveLength(1);
  });

  it('is refused as such even when the season is over', () => {
    const text = [HEADER, SEED, '{"at":"2022-06-07T10:00:00Z","close":{}}', '{"at":"2022-06-07T10:00:00Z","start":{}}'];
    expect(refusedIn(text.join('\n'))).toEqual(['4 not-this-system']);
  });
});

describe('the header', () => {
  it('may name the ladder, and the days on which the club is shut', () => {
    expect(headerFault({})).toBe('none');
    expect(headerFault({ name: 'Thursday ladder', closures: [{ from: '2021-12-20', to: '2022-01-02' }] })).toBe('none');
    expect(headerFault({ closures: [{ from: '2021-12-20', to: '2021-12-20' }], settings: {} })).toBe('none');
  });

  it('says where it is wrong', () => {
    for (const [changes, where] of [
      [{ system: 'chess' }, 'system'],
      [{ timezone: 'Europe/Lavers' }, 'timezone'],
      [{ timezone: '+01:00' }, 'timezone'],
      [{ season: { start: '2021-09-31', end: '2022-06-06' } }, 'season.start'],
      [{ season: { start: '2021-09-06' } }, 'season.end'],
      [{ season: { start: '2021-09-06', end: '2021-09-05' } }, 'season.end'],
      [{ season: { start: '2021-09-06', end: '2022-06-06', length: 9 } }, 'season'],
      [{ closures: [{ from: '2021-12-20' }] }, 'closures.0.to'],
      [{ closures: [{ from: '2021-12-20', to: '2021-12-19' }] }, 'closures'],
      [{ board: 9 }, 'board'],
      [{ settings: { drip: 4 } }, 'settings'],
      [{ settings: { drop: 0 } }, 'settings.drop'],
      [{ settings: { drop: ['monday'] } }, 'settings.drop'],
      [{ settings: { nights: 'monday' } }, 'settings.nights'],
      [{ settings: { nights: [] } }, 'settings.nights'],
      [{ settings: { nights: ['Monday'] } }, 'settings.nights'],
      [{ settings: { nights: ['monday', 'monday'] } }, 'settings.nights'],
      [{ settings: { nights: Array.from({ length: 8 }, () => 'monday') } }, 'settings.nights'],
      [{ players: [] }, 'players'],
      [{ name: 7 }, 'name'],
    ] as const) {
      expect([changes, headerFault(changes)]).toEqual([changes, expect.stringContaining(where)]);
    }
  });

  const inYears = (start: string, end: string) => headerFault({ system: 'crewe', season: { start, end } });

  it('has dates in the years 1900 to 2199, and says so of others', () => {
    const closed = (from: string, to: string) => headerFault({ closures: [{ from, to }] });
    expect([inYears('1900-01-01', '1910-01-01'), inYears('2189-12-31', '2199-12-31')]).toEqual(['none', 'none']);
    expect(closed('1900-01-01', '2199-12-31')).toBe('none');
    expect(inYears('1899-12-31', '1900-01-01')).toBe('season.start: must be in the years 1900 to 2199.');
    expect(inYears('0000-01-01', '1900-01-01')).toBe('season.start: must be in the years 1900 to 2199.');
    expect(inYears('2199-01-01', '2200-01-01')).toBe('season.end: must be in the years 1900 to 2199.');
    expect(closed('2021-01-01', '9999-12-31')).toBe(
      'closures.0.to: must be in the years 1900 to 2199; for no end, write 2199-12-31.',
    );
  });

  it('has a season of at most ten years, if it has an end', () => {
    expect([inYears('2021-09-06', '2031-09-06'), inYears('2020-02-29', '2030-02-28')]).toEqual(['none', 'none']);
    expect(inYears('2021-09-06', '2031-09-07')).toBe('season.end: a season can last 10 years at most.');
    expect(headerFault({ system: 'nairobi', season: { start: '1900-01-01' } })).toBe('none');
  });

  it('has two hundred closures at most', () => {
    const closures = (count: number) => Array.from({ length: count }, () => ({ from: '2021-12-20', to: '2022-01-02' }));
    expect(headerFault({ closures: closures(200) })).toBe('none');
    expect(headerFault({ closures: closures(201) })).toBe('closures: there may be 200 at most.');
  });

  it('asks which time zone is meant by what is none', () => {
    expect(headerFault({ timezone: 'BST' })).toBe('timezone: must be an IANA time zone. Did you mean Europe/London?');
    expect(headerFault({ timezone: 'nowhere' })).toBe('timezone: must be an IANA time zone, such as Europe/London.');
    expect(headerFault({ timezone: 'EST' })).toBe('none');
  });

  it('is the first line, and the log is nothing without it', () => {
    for (const text of [
      '',
      '\n',
      SEED,
      '{',
      'null',
      '{"ladder":null}',
      `${HEADER.slice(0, -1)},"more":1}`,
      `\n${HEADER}`,
    ]) {
      expect([text, readLog(text).ok]).toEqual([text, false]);
    }
  });

  it('alone is a season in which nothing has happened', () => {
    expect(documentFor(HEADER)).toEqual({ system: 'lavers', standings: [], refused: [], settled: [] });
    expect(documentFor(`${HEADER}\n`)).toEqual({ system: 'lavers', standings: [], refused: [], settled: [] });
  });
});

describe('the outcome of a replay', () => {
  const final = (minute: string, rest: string) => `{"at":"2022-06-06T20:${minute}:00+01:00",${rest}}`;
  const NIGHT = [
    HEADER.replace('2021-09-06', '2022-06-01'),
    SEED.replace('2021-09-06', '2022-06-06'),
    ...['ann', 'bob', 'cy'].map((player) => final('00', `"arrive":{"player":"${player}"}`)),
    final('10', '"challenge":{"id":"m1","challenger":"cy","challenged":"bob"}'),
    final('40', '"result":{"challenge":"m1","score":[0,2]}'),
    final('50', '"close":{},"override":"all want to go home"'),
  ];

  it('shows who was displaced, and who is champion', () => {
    expect(documentFor(NIGHT.join('\n'))).toEqual({
      system: 'lavers',
      standings: [
        { rung: 1, player: 'bob' },
        { rung: 2, player: 'ann', displaced: true },
        { rung: 3, player: 'cy' },
      ],
      refused: [],
      settled: [{ period: '2022-06-06T20:15', dropped: [], removed: [] }],
    });
    const playoff = final('59', '"playoff":{"players":["ann","bob"],"winner":"ann"}');
    expect(documentFor([...NIGHT, playoff].join('\n')).champion).toBe('ann');
  });

  it('names every line that was refused, with its code, a sentence and the clause', () => {
    const { refused } = documentFor([...NIGHT, final('55', '"join":{"player":"zoe"}')].join('\n'));
    expect(refused).toEqual([
      { line: 9, code: 'season-over', message: 'Normal play is over: only the play-offs are left.', clause: 'L32' },
    ]);
  });

  it('tells in a trace whose turn it is, from the first arrival of a date on, and whom they may challenge', () => {
    const log = seasonLog([...NIGHT, final('55', '"join":{"player":"zoe"}'), 'no entry'].join('\n'));
    const turns = traceOf(log).lines.map(({ line, ok, turn, may }) => [line, ok, turn, may?.join(' ')]);
    expect(turns).toEqual([
      [2, true, undefined, undefined],
      [3, true, null, ''],
      [4, true, 'bob', 'ann'],
      [5, true, 'cy', 'ann bob'],
      [6, true, null, ''],
      [7, true, 'ann', 'bob'],
      [8, true, null, ''],
      [9, false, null, ''],
      [10, false, undefined, undefined],
    ]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEntry, formatHeader, formatLog } from '#shared/log/format.ts';
import { parseEntry, parseHeader } from '#shared/log/parse.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { lavers } from '#shared/systems/lavers/system.ts';
import { header } from '../rules/club.ts';
import { forAny } from '../runs.ts';

const LONDON = header();

function read(line: object) {
  const parsed = parseEntry(line, lavers);
  if (parsed.ok !== true) throw new Error('no entry of this system');
  return parsed.command;
}

const zones = fc.constantFrom('Europe/London', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC');
const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2037, 0, 1) });
const inEveryZone = (holds: (zone: string, one: number, other: number) => void): void =>
  forAny(60, [zones, instants, instants], holds);

const ENTRIES: readonly object[] = [
  {
    seed: {
      order: 'rating',
      players: [
        { id: 'ann', name: 'Ann Ó. "Queen" \\ 王', rating: 1500.5 },
        { id: 'bob', rating: -3 },
      ],
    },
  },
  { seed: { order: 'draw', players: [{ id: 'ann' }] } },
  { join: { player: 'zoe', name: 'Zoë\u2028Z.' } },
  { leave: { player: 'zoe' } },
  { arrive: { player: 'ann' } },
  { depart: { player: 'ann' } },
  { pass: { player: 'ann' } },
  { challenge: { id: 'm1', challenger: 'ann', challenged: 'bob' } },
  { result: { challenge: 'm1', score: [1.5, 0.5] } },
  { match: { id: 'm2', challenger: 'ann', challenged: 'bob', score: [0, 2] } },
  { abandon: { challenge: 'm1' } },
  { correct: { line: 12, score: [1, 1] } },
  { void: { line: 12 } },
  { close: {} },
  { playoff: { players: ['ann', 'bob'], winner: 'bob' } },
  { settle: {} },
];

describe('a line of a season log', () => {
  it('that is written says what was read, for every verb, with who and why', () => {
    for (const entry of ENTRIES) {
      const line = { at: '2021-09-06T19:50:00.250+01:00', ...entry, by: 'the "tablet"', override: 'the bus was late' };
      const written = formatEntry(LONDON, read(line));
      expect(JSON.parse(written)).toEqual(line);
      expect(written).not.toContain('\n');
      expect(read(JSON.parse(written))).toEqual(read(line));
    }
  });

  it('that is written has the times of the club’s own clocks, whatever offset was read', () => {
    const command = read({
      at: '2021-09-07T00:35:00.007+05:45',
      match: { id: 'm1', challenger: 'ann', challenged: 'bob', score: [2, 0], playedAt: '2021-09-06T16:20-02:30' },
    });
    const written = JSON.parse(formatEntry(LONDON, command));
    expect(written.at).toBe('2021-09-06T19:50:00.007+01:00');
    expect(written.match.playedAt).toBe('2021-09-06T19:50:00+01:00');
    expect(read(written)).toEqual(command);
  });

  it('that is written keeps its instant in every zone', () => {
    inEveryZone((timezone, at, playedAt) => {
      const result = { challenge: 'm1', score: [1, 1], playedAt: new Date(playedAt).toISOString() };
      const command = read({ at: new Date(at).toISOString(), result });
      expect(command.at).toBe(at);
      expect(read(JSON.parse(formatEntry(header({ timezone }), command)))).toEqual(command);
    });
  });

  it('that is written leaves out what was not said', () => {
    const written = formatEntry(LONDON, read({ at: '2021-09-06T19:50:00Z', settle: {} }));
    expect(written).toBe('{"at":"2021-09-06T20:50:00+01:00","settle":{}}');
  });
});

describe('a whole season log', () => {
  it('begins with its header, has one entry a line, and ends with a newline', () => {
    const commands = ENTRIES.map((entry) => read({ at: '2021-09-06T19:50:00Z', ...entry }));
    const text = formatLog(LONDON, commands);
    expect(text.split('\n')).toHaveLength(ENTRIES.length + 2);
    expect(text.startsWith(`${formatHeader(LONDON)}\n`)).toBe(true);
    expect(text.endsWith('\n')).toBe(true);
    const log = readLog(text);
    expect(log.ok && log.value.lines.map(({ entry }) => entry.ok === true && entry.command)).toEqual(commands);
  });

  it('can be written and read again where its first line cannot be read', () => {
    const broken = `${formatHeader(LONDON)}\n{"at":"tonight","arrive":{"player":"ann"}}\n`;
    const log = readLog(broken);
    const lines = log.ok ? replay(log.value).season.lines() : [];
    const again = readLog(
      formatLog(
        LONDON,
        lines.map(({ command }) => command),
      ),
    );
    expect(again.ok && again.value.lines).toMatchObject([{ entry: { ok: true, command: { verb: 'settle' } } }]);
  });

  it('has a header that says all that was read', () => {
    const said = {
      system: 'lavers',
      timezone: 'Australia/Lord_Howe',
      season: { start: '2021-09-06', end: '2022-06-06' },
      closures: [{ from: '2021-12-20', to: '2022-01-02' }],
      name: 'Thursday "A" ladder',
    };
    expect(JSON.parse(formatHeader(header(said)))).toEqual({ ladder: said });
    const parsed = parseHeader(said);
    expect(parsed.ok && parsed.value).toEqual(said);
  });
});

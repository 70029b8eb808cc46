import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { bodiesOf } from '#shared/log/bodies.ts';
import { headerShape, parseEntry } from '#shared/log/parse.ts';
import { commandsIn, openLog } from '#shared/log/read.ts';
import { documentOf, type LogToReplay, replay, trace } from '#shared/log/replay.ts';
import { systems } from '#shared/systems/registry.ts';
import { LONGEST, RANGES } from '#shared/vocabulary/size-limits.ts';
import { logText, sampleLogs, seasonLog, vector } from '#test/view/vectors.ts';

interface Schema {
  readonly type?: string;
  readonly [key: string]: unknown;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Every part of a schema that takes text, a number or a list of any length, by where it stands. */
function unbounded(schema: unknown, where: string): readonly string[] {
  if (!isSchema(schema)) return [];
  const { type } = schema;
  const own =
    (type === 'string' && !('maxLength' in schema) && !('enum' in schema) && !('const' in schema)) ||
    ((type === 'number' || type === 'integer') &&
      !('maximum' in schema && 'minimum' in schema) &&
      !('enum' in schema)) ||
    (type === 'array' && !('maxItems' in schema) && !('prefixItems' in schema));
  const inside = Object.entries(schema).flatMap(([name, part]) =>
    Array.isArray(part)
      ? part.flatMap((each, index) => unbounded(each, `${where}.${name}[${index}]`))
      : unbounded(part, `${where}.${name}`),
  );
  return own ? [where, ...inside] : inside;
}

const schemaOf = (shape: z.ZodMiniType) => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });

const DAY = '2021-09-06';
const takes = (shape: z.ZodMiniType, text: string): boolean => shape.safeParse(text).success;

/** Whether it takes a date, or a date and time, and no other text. */
const isDate = (shape: z.ZodMiniType): boolean =>
  (takes(shape, DAY) || takes(shape, `${DAY}T20:00:00Z`)) && !takes(shape, 'soon');

/** Every part of a shape that takes a date, by where it stands. */
function datesIn(shape: unknown, where: string): readonly (readonly [where: string, shape: z.ZodMiniType])[] {
  if (!isSchema(shape)) return [];
  if (!(shape instanceof z.ZodMiniType))
    return Object.entries(shape).flatMap(([name, part]) => datesIn(part, `${where}.${name}`));
  const { checks: _, ...parts } = shape.def;
  return isDate(shape) ? [[where.replaceAll(/\.(shape|innerType|element)\b/g, ''), shape]] : datesIn(parts, where);
}

const OUTSIDE = ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'].flatMap((day) => [day, `${day}T12:00:00Z`]);

describe('what can be entered', () => {
  test.each(systems().map((system) => [system.id, system] as const))(
    'in %s has a length and a range everywhere',
    (_, system) => {
      const found = Object.entries(bodiesOf(system)).flatMap(([verb, shape]) => unbounded(schemaOf(shape), verb));
      expect(found).toEqual([]);
    },
  );

  test('in the header of a ladder has, too', () => {
    expect(unbounded(schemaOf(headerShape), 'header')).toEqual([]);
  });

  test('as a date lies in the years 1900 to 2199, wherever one stands', () => {
    const bodies = systems().flatMap((system) => Object.entries(bodiesOf(system)));
    const dates = [['header', headerShape] as const, ...bodies].flatMap(([where, shape]) => datesIn(shape, where));
    expect([...new Set(dates.map(([where]) => where))].toSorted()).toEqual([
      'arrive.arrivedAt',
      'away.from',
      'away.to',
      'configure.closures.from',
      'configure.closures.to',
      'configure.end',
      'correct.arrivedAt',
      'finish.playedAt',
      'header.closures.from',
      'header.closures.to',
      'header.season.end',
      'header.season.start',
      'join.paidUntil',
      'match.playedAt',
      'prefer.paidUntil',
      'result.playedAt',
      'seed.players.paidUntil',
    ]);
    const taken = dates.flatMap(([where, shape]) =>
      OUTSIDE.filter((text) => takes(shape, text)).map((text) => [where, text]),
    );
    expect(taken).toEqual([]);
  });

  const entry = (system: string, verb: string, body: object) => {
    const found = systems().find(({ id }) => id === system);
    if (!found) throw new Error(system);
    return parseEntry({ at: '2021-09-06T20:00:00Z', [verb]: body }, found);
  };

  test.each([
    ['computer-go', 'prefer', 'scoring', 'x'.repeat(LONGEST.scoring), 'x'.repeat(LONGEST.scoring + 1)],
    ['computer-go', 'prefer', 'main', RANGES.minutes[1], RANGES.minutes[1] + 1],
    ['computer-go', 'prefer', 'byoyomi', RANGES.minutes[0], RANGES.minutes[0] - 1],
    ['crewe', 'join', 'name', 'x'.repeat(LONGEST.name), 'x'.repeat(LONGEST.name + 1)],
    ['crewe', 'join', 'player', 'x'.repeat(LONGEST.id), 'x'.repeat(LONGEST.id + 1)],
  ])('of %s: %s with the %s at its bound is taken, and one more is not', (system, verb, field, most, more) => {
    expect(entry(system, verb, { player: 'ann', [field]: most })).toMatchObject({ ok: true });
    expect(entry(system, verb, { player: 'ann', [field]: more })).toMatchObject({ ok: false });
  });
});

const seasons = sampleLogs().filter((name) => name.endsWith('-generated.jsonl'));

function opened(text: string): LogToReplay {
  const log = openLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  return { header: log.value.header, lines: log.value.lines() };
}

it.each(seasons)('%s comes to the same where its lines are read one by one, and no moves are kept', (name) => {
  const text = vector(name);
  const { season, refused } = replay(opened(text), undefined, 'settlements');
  expect(documentOf({ season, refused })).toEqual(documentOf(replay(seasonLog(text))));
  expect(season.lines().flatMap(({ effects }) => effects.moves)).toEqual([]);
});

it('a trace tells each line before it reads the next', () => {
  const log = opened(vector('crewe-generated.jsonl'));
  let read = 0;
  function* counted() {
    for (const line of log.lines) {
      read++;
      yield line;
    }
  }
  let told = 0;
  trace({ header: log.header, lines: counted() }, () => expect(++told).toBe(read));
  expect(told).toBe([...opened(vector('crewe-generated.jsonl')).lines].length);
});

it('a line of a log that cannot be read keeps its number, and lets no time pass', () => {
  const at = '2019-09-02T10:00:00+01:00';
  const lines = [
    { ladder: { system: 'crewe', timezone: 'Europe/London', season: { start: '2019-09-02' } } },
    { at, join: { player: 'ann' } },
    { at: 'some day', join: { player: 'bob' } },
    { at, join: { player: 'cy' } },
  ];
  const commands = commandsIn(seasonLog(logText(...lines)).lines);
  expect(commands.map(({ verb }) => verb)).toEqual(['join', 'settle', 'join']);
  expect(new Set(commands.map((command) => command.at))).toEqual(new Set([Date.parse(at)]));
});

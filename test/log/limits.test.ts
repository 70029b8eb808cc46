import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bodiesOf } from '../../shared/log/bodies.ts';
import { LONGEST, RANGES } from '../../shared/log/limits.ts';
import { headerShape, parseEntry } from '../../shared/log/parse.ts';
import { systems } from '../../shared/systems/registry.ts';

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

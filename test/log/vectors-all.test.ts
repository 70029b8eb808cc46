import { readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { SYSTEMS } from '#docs/rules.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { parseEntry, parseHeader } from '#shared/log/parse.ts';
import type { SeasonLog } from '#shared/log/read.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import { systemOf, systems } from '#shared/systems/registry.ts';
import { sampleLogs, seasonLog, traceOf, vector } from '#test/view/vectors.ts';

/**
 * The sample seasons of all systems: a log each, with the document that a replay makes of it, and the ladder after each of
 * its lines.
 */
const samples = sampleLogs().map((name) => name.replace('.jsonl', ''));

const logOf = (name: string): SeasonLog => seasonLog(vector(`${name}.jsonl`));

/** What the clauses of each system's written rules begin with. */
const LETTERS = new Map(SYSTEMS.map(({ folder, letter }) => [folder, letter]));

/** A refusal without its texts, which everybody may word as they like. */
const bare = <T extends object>(refused: T) => ({ ...refused, message: 'any', clause: 'any' });

describe.each(samples)('the sample season %s', (name) => {
  const expected: { readonly refused: readonly object[] } = JSON.parse(vector(`${name}.expected.json`));

  it('ends with the standings, the periods settled and the lines refused that it should', () => {
    const outcome = documentOf(replay(logOf(name)));
    expect({ ...outcome, refused: outcome.refused.map(bare) }).toEqual({
      ...expected,
      refused: expected.refused.map(bare),
    });
  });

  it('says in a sentence and a clause why a line is refused', () => {
    const { header, lines } = logOf(name);
    const ofPairs = header.entrants ? `|${LETTERS.get('pairs')}\\d+` : '';
    const itsOwn = new RegExp(`^(${LETTERS.get(header.system)}\\d*[a-d]?|§0${ofPairs})$`);
    for (const no of replay({ header, lines }).refused) {
      expect(no.message).toMatch(/^\S.*\.$/);
      expect(no.clause).toMatch(itsOwn);
    }
  });
});

it.each(samples)('the sample season %s stands after every line as it should', (name) => {
  const trace = vector(`${name}.trace.jsonl`).trimEnd().split('\n');
  expect(traceOf(logOf(name)).lines).toEqual(trace.map((line) => JSON.parse(line)));
});

describe('the sample seasons', () => {
  it('are of every system, at least a generated one of each, and none is without its outcome', () => {
    expect(samples).toEqual(expect.arrayContaining(systems().map(({ id }) => `${id}-generated`)));
    const files = readdirSync('test/vectors');
    const expected = ['jsonl', 'expected.json', 'trace.jsonl'].flatMap((end) =>
      samples.map((name) => `${name}.${end}`),
    );
    expect(files.toSorted()).toEqual(expected.toSorted());
  });
});

const at = '2021-09-06T20:00:00+01:00';

describe('what is wrong with an entry is said of the field at fault', () => {
  test.each([
    [{ rename: { player: 'ann' } }, 'name: is missing.'],
    [{ rename: { player: 'ann', name: 7 } }, 'name: must be text.'],
    [{ configure: { end: null } }, 'end: a Lavers season needs a last day.'],
    [{ configure: { end: 20220606 } }, 'end: must be text.'],
    [{ configure: { settings: { reach: {} } } }, 'settings.reach: must be a number or text or a list.'],
    [{ void: { line: 1.5 } }, 'line: must be a whole number.'],
    [{ seed: { order: 'age', players: [{ id: 'ann' }] } }, 'order: must be given or rating or draw.'],
    [{ seed: { order: 'given', players: 'ann' } }, 'players: must be a list.'],
    [{ seed: { order: 'given', players: [{ id: 'ann', rating: 'top' }] } }, 'players.0.rating: must be a number.'],
    [{ leave: 'ann' }, 'The entry: must be an object.'],
  ])('%j', (verb, says) => {
    const read = parseEntry({ at, ...verb }, systemOf({ header: { system: 'lavers' } }));
    expect(read.ok === false && read.refusal.message).toBe(says);
  });
});

test('what is wrong with a header is said of the field at fault', () => {
  const read = parseHeader({ system: 'crewe', timezone: 'Europe/London', season: {} });
  expect(read.ok ? '' : read.refusal.message).toBe('season.start: is missing.');
});

test('what is wrong with an entry is said in English alone, as the names of its fields are', () => {
  const system = systemOf({ header: { system: 'lavers' } });
  const told = (verb: object): string => {
    const read = parseEntry({ at, ...verb }, system);
    return read.ok === false ? read.refusal.message : '';
  };
  const wrong = [{ seed: { order: 'given', players: [] } }, { configure: { settings: { reach: 0 } } }, { seed: 1 }];
  const english = wrong.map(told);
  expect(english.slice(0, 2)).toEqual([
    'players: must name at least one player.',
    'settings.reach: must be a whole number from 1 to 100.',
  ]);
  expect(inLanguage('de', () => wrong.map(told))).toEqual(english);
});

import { describe, expect, test } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { parseEntry, parseHeader } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';

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

test('what is wrong is said in the language of whoever sent it, however often it was said in another', () => {
  const system = systemOf({ header: { system: 'lavers' } });
  const told = (verb: object): string => {
    const read = parseEntry({ at, ...verb }, system);
    return read.ok === false ? read.refusal.message : '';
  };
  const [late, far] = [{ seed: { order: 'given', players: [] } }, { configure: { settings: { reach: 0 } } }];
  expect([late, far].map(told)).toEqual([
    'players: must name at least one player.',
    'settings.reach: must be a whole number from 1 to 100.',
  ]);
  expect(inLanguage('de', () => [late, far].map(told))).toEqual([
    'players: muss mindestens einen Spieler nennen.',
    'settings.reach: muss eine ganze Zahl von 1 bis 100 sein.',
  ]);
});

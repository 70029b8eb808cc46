import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { type NameFault, nameFault, whyNoName, whyNoNameYet } from '#shared/words/name-faults.ts';

const AT_FAULT: readonly (readonly [name: string, fault: NameFault])[] = [
  ['Carla Roth carla@example.org', 'address'],
  ['carla＠example.org', 'address'],
  ['@carla', 'address'],
  ['carla [at] example.org', 'address'],
  ['Carla (At) example (dot) org', 'address'],
  ['win at https://example.org', 'link'],
  ['www.example.org', 'link'],
  ['Anna Meier 079 123 45 67', 'telephone'],
  ['Anna Meier +41 79 123 45 67', 'telephone'],
  ['Anna (0170) 1234567', 'telephone'],
  ['Anna 0170/1234567', 'telephone'],
  ['Anne 06.12.34.56.78', 'telephone'],
  ['Ann 555-123-4567', 'telephone'],
  ['Ann (555) 123-4567', 'telephone'],
  ['79 123 45 67', 'telephone'],
  ['Ann 612345678', 'telephone'],
  ['Anna Meier 12.03.1987', 'birth'],
  ['Anna Meier (12/3/1987)', 'birth'],
  ['Anna Meier (*1987)', 'birth'],
  ['Anna Meier, Jg. 87', 'birth'],
  ['Anna Meier, née le 12 mars 1987', 'birth'],
  ['Anna geb. 1987', 'birth'],
  ['Anna Meier 12/3/87', 'birth'],
  ['Anna Meier 1987-03-12', 'birth'],
  ['Anna Meier b. 1987', 'birth'],
  ['Anna Meier °1987', 'birth'],
  ['J\uFFFDrg M\uFFFDller', 'unreadable'],
  ['JÃ¶rg MÃ¼ller', 'unreadable'],
  ['Oâ€™Brien', 'unreadable'],
  ['Anna\u0007Meier', 'unreadable'],
  ['Anna\nMeier', 'unreadable'],
  ['Anna\u2028Meier', 'unreadable'],
  ['Anna \uD83D', 'unreadable'],
  ['1. Anna', 'position'],
  ['12) Beat', 'position'],
  ['12.', 'position'],
  ['#3', 'position'],
  ['7', 'position'],
  ['Anna Meier:', 'ending'],
  ['Anna Meier -', 'ending'],
  ['Anna Meier –', 'ending'],
  ['Meier, ', 'ending'],
  ['- Anna', 'ending'],
  ['• Anna', 'ending'],
];

const NAMES = [
  'Anna Meier (Oberwil)',
  'Carla (Att) Roth',
  'O’Brien',
  "Seán O'Brien",
  'J. R.',
  'Meier, Anna',
  'Ann Smith Jr.',
  'Ann-Marie',
  'GNU Go 3.8',
  'GNU Go 3.7.12',
  'Anna Meier geb. Huber',
  'Jean Née',
  'Anna 87',
  'Leela Zero 2018-12-07',
  'Zen 20170312',
  'KataGo-b28c512',
  'Player 1',
  'R2 12',
  '1 Anna Meier',
  '1. FC Oakfield',
  '1860 Juniors',
  'Dev "The Rook" Patel',
  'Żółć 李 Ķirsis',
  'शर्मिला',
  '🙂',
  'Court 5/6',
];

describe('the public name of a player', () => {
  it.each(AT_FAULT)('cannot be “%s”: %s', (name, fault) => expect(nameFault(name)).toBe(fault));

  it.each(NAMES)('can be “%s”', (name) => expect(nameFault(name)).toBeUndefined());

  it('is refused in the language of the club, each fault with a sentence of its own', () => {
    const faults = [...new Map(AT_FAULT.map(([name, fault]) => [fault, name])).values()];
    const said = LANGUAGES.map((language) => inLanguage(language, () => faults.map(whyNoName)));
    expect(new Set(said.flat()).size).toBe(faults.length * LANGUAGES.length);
    expect(said.flat()).not.toContain(undefined);
  });

  it('is marked while it is typed only where nothing behind it could mend it', () => {
    expect(whyNoNameYet('anna@')).toContain('e-mail address');
    expect(['Anna-', '1', '1.', 'Anna', ''].map(whyNoNameYet)).toEqual(Array(5).fill(undefined));
  });
});

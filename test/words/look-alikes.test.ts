import { describe, expect, it } from 'vitest';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';

const [ANN, OTHER] = ['p7', 'p8'].map((id) => parsePlayerId(id) as PlayerId) as [PlayerId, PlayerId];

/** How two players of a ladder are called who gave these names. */
function called(one: string, other: string): readonly string[] {
  const players = new Map([
    [ANN, { id: ANN, name: one }],
    [OTHER, { id: OTHER, name: other }],
  ]);
  return [ANN, OTHER].map((id) => namesOf({ players })(id).name);
}

describe('a name that looks like another', () => {
  it.each([
    ['a Cyrillic a', 'Anna Marsh', 'Ann\u0430 Marsh'],
    ['a Greek capital', 'Anna Marsh', '\u0391nna Marsh'],
    ['“rn” for “m”', 'Tom', 'Torn'],
    ['“I” for “l”', 'Al Hill', 'AI HiII'],
    ['a small palochka', 'Ali', 'Al\u04cf'],
    ['a Cyrillic capital for a digit', 'Bob 3', 'Bob \u0417'],
    ['a Greek beta', 'Max Gro\u00df', 'Max Gro\u03b2'],
    ['an Icelandic capital', '\u0110or\u0111e', '\u00d0or\u0111e'],
    ['a small capital of phonetics', 'Tom Cox', 'Tom C\u1d0fx'],
    ['a ligature', 'L\u00e6titia', 'Laetitia'],
    ['Cyrillic letters that none of Latin are like', '\u0413\u043f', '\u0393\u03c0'],
    ['full-width letters', 'Al', '\uff21\uff4c'],
    ['a letter and a mark for one letter', 'Jos\u00e9', 'Jose\u0301'],
    ['a joiner that joins nothing', 'Anna', 'An\u200dna'],
  ])('by %s stands with its id, as does the other', (_, one, other) => {
    expect(called(one, other)).toEqual([`${one} (p7)`, `${other} (p8)`]);
  });

  it('stands by itself as soon as the eye tells it apart', () => {
    expect(called('Jos\u00e9', 'Jose')).toEqual(['Jos\u00e9', 'Jose']);
    expect(called('Ann', 'Anne')).toEqual(['Ann', 'Anne']);
  });
});

describe('what nobody sees of a name', () => {
  it('is dropped, so that none is turned round or told apart by it', () => {
    expect(called('\u202eAnn\u202c', 'Bob\u00ad\u200b\ufeff')).toEqual(['Ann', 'Bob']);
    expect(called('Ann', 'A\u2060nn\u200d')).toEqual(['Ann (p7)', 'Ann (p8)']);
  });

  it('stays where it joins or parts the letters of a word', () => {
    const persian = '\u0645\u06cc\u200c\u0634';
    expect(called(persian, 'Bob')).toEqual([persian, 'Bob']);
  });
});

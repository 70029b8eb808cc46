import { describe, expect, test } from 'vitest';
import { isId } from '../../../shared/vocabulary/vocabulary.ts';
import { freeId, plainId, readPasted } from '../../../web/apps/desk/paste.ts';

const people = (text: string) =>
  readPasted(text).map(({ name, rating }) => [name, ...(rating === undefined ? [] : [rating])]);

describe('a list of people that is pasted', () => {
  test.each([
    ['one name a line', 'Ann Archer\nBob', [['Ann Archer'], ['Bob']]],
    ['a rating behind a comma', 'Ann, 1850', [['Ann', 1850]]],
    ['a rating behind a semicolon', 'Ann;1850', [['Ann', 1850]]],
    [
      'a rating behind nothing but a space',
      'Ann Archer 1850\nBob (940)',
      [
        ['Ann Archer', 1850],
        ['Bob', 940],
      ],
    ],
    ['a number that tells two of one name apart', 'Ann 2\nR2 12', [['Ann 2'], ['R2 12']]],
    ['cells of a spreadsheet', 'Ann\t1850\nBob\t', [['Ann', 1850], ['Bob']]],
    ['a line of headings', 'Name;Rating\nAnn;1850', [['Ann', 1850]]],
    ['numbers in front', '1. Ann\n2) Bob\n- Cy\n• Dee', [['Ann'], ['Bob'], ['Cy'], ['Dee']]],
    [
      'numbers in a column of their own',
      '1;Ann;1850\n2;Bob;1700',
      [
        ['Ann', 1850],
        ['Bob', 1700],
      ],
    ],
    ['blank lines and Windows line ends', '\uFEFFAnn\r\n\r\n  \r\nBob\r\n', [['Ann'], ['Bob']]],
    ['a name in quotes, with a comma', '"Cruz, Carla",1500', [['Cruz, Carla', 1500]]],
    ['quotes within a name', 'Dev "The Rook" Patel', [['Dev "The Rook" Patel']]],
    ['doubled quotes', '"Dev ""Rook"" Patel";900', [['Dev "Rook" Patel', 900]]],
    ['more columns than are needed', 'Ann;ann@example.org;1850;paid', [['Ann', 1850]]],
    ['a rating below zero', 'Ann,-20', [['Ann', -20]]],
    ['a line of signs', '---\n***\nAnn', [['Ann']]],
    ['tags and control characters', '<b>Ann</b>\u0007\u2028x', [['<b>Ann</b> x']]],
  ])('is read with %s', (_, text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  test('takes nobody twice, however the name is spelt', () => {
    const read = readPasted('Ann Archer\nANN  archer\nBob');
    expect(read.map(({ line, id, fate }) => [line, id, fate])).toEqual([
      [1, 'ann-archer', 'new'],
      [2, 'ann-archer', 'again'],
      [3, 'bob', 'new'],
    ]);
  });

  test('leaves those who are known as they are, and gives nobody else their id', () => {
    const read = readPasted('Bob\nBob B', [
      { player: 'b', name: 'Bob' },
      { player: 'bob-b', name: 'Robert' },
    ]);
    expect(read.map(({ id, fate }) => [id, fate])).toEqual([
      ['b', 'known'],
      ['bob-b-2', 'new'],
    ]);
  });

  test('gives everybody an id of their own that the ladder accepts, whatever the script', () => {
    const names = [
      'Жанна Дарк',
      'Ångström',
      'Łukasz Żółć',
      'Straße',
      '王小明',
      '王小红',
      'محمد',
      '🙂🙂',
      `${'x'.repeat(300)} y`,
      "O'Neill",
    ];
    const read = readPasted(names.join('\n'));
    const ids = read.map(({ id }) => id);
    expect(ids.every(isId)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 4)).toEqual(['zhanna-dark', 'angstrom', 'lukasz-zolc', 'strasse']);
    expect(ids.at(-1)).toBe('oneill');
  });

  test('of ten thousand lines is read in a moment, also where they are made to be slow', () => {
    expect(
      readPasted(Array.from({ length: 10_000 }, (_, index) => `Player ${index}, ${index % 3000}`).join('\n')),
    ).toHaveLength(10_000);
    readPasted(`"${'"'.repeat(200_001)},${' '.repeat(200_000)}"`);
  });
});

describe('an id', () => {
  test('gets a number where it is taken', () => {
    expect(freeId('Ann', new Set(['ann', 'ann-2']))).toBe('ann-3');
  });

  test('of a name that nothing can be written of is a word all the same', () => {
    expect([plainId('🙂'), freeId('🙂', new Set())]).toEqual(['', 'player']);
  });
});

test('of programs says how many stones each can give the next below', () => {
  const told = (text: string) => readPasted(text, [], true).map(({ name, rating, gap }) => [name, rating, gap]);
  expect(told('Ego, 2.5−\nGNU Go;1;1850\nFuego\t0?\nAya 2')).toEqual([
    ['Ego', undefined, '2.5-'],
    ['GNU Go', 1850, '1'],
    ['Fuego', undefined, '0?'],
    ['Aya 2', undefined, undefined],
  ]);
  expect(readPasted('Ann, 1').map(({ rating, gap }) => [rating, gap])).toEqual([[1, undefined]]);
});

import { expect, it } from 'vitest';
import { ladderOf } from './programs.ts';

it('a program whose joining is voided waits for its entry again as soon as it is in a game (§0 Voiding)', () => {
  const ladder = ladderOf('ash 0? birch');
  ladder.join('new');
  const join = ladder.ladder.line;
  ladder.loses('new', 'birch');
  expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch 0+ new', '']);
  ladder.void(join);
  expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch 0+ new', '']);
});

it('a program that left with its joining voided is not there (§0 Voiding)', () => {
  const ladder = ladderOf('ash 0? birch');
  ladder.join('new');
  const join = ladder.ladder.line;
  ladder.leave('new').void(join);
  expect([ladder.picture, ladder.waiting]).toEqual(['ash 0? birch', '']);
});

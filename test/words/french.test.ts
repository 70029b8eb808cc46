import { describe, expect, it } from 'vitest';
import { counted, de, nth } from '#shared/words/french.ts';

describe('before a name in French', () => {
  it.each(['Ann', 'Élise', 'Yves', 'Œdipe', 'ian'])('“de” is short before %s', (name) => {
    expect(de(name)).toBe('d’');
  });

  it.each(['Bob', 'Yasmine', 'Hiro', 'Çelik', '3 joueurs', ''])('“de” stays as it is before %s', (name) => {
    expect(de(name)).toBe('de ');
  });
});

describe('a number in French', () => {
  it.each([0, 1, -1, '+1', '−1'])('is singular: %s', (count) => {
    expect(counted(count, 'point')).toBe(`${count} point`);
  });

  it.each([2, 11, 21, -10, '+20', '1,5'])('is plural: %s', (count) => {
    expect(counted(count, 'joueur a bougé', 'joueurs ont bougé')).toBe(`${count} joueurs ont bougé`);
  });

  it('has its own ordinal for the first alone', () => {
    expect([1, 2, 11].map(nth)).toEqual(['1er', '2e', '11e']);
  });
});

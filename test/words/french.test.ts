import { describe, expect, it } from 'vitest';
import { de } from '../../shared/words/french.ts';

describe('before a name in French', () => {
  it.each(['Ann', 'Élise', 'Yves', 'Œdipe', 'ian'])('“de” is short before %s', (name) => {
    expect(de(name)).toBe('d’');
  });

  it.each(['Bob', 'Yasmine', 'Hiro', 'Çelik', '3 joueurs', ''])('“de” stays as it is before %s', (name) => {
    expect(de(name)).toBe('de ');
  });
});

import { describe, expect, it } from 'vitest';
import { foundClubs } from '#web/apps/front/by-mail.ts';

const clubs = ['Ashford', 'Birchham', 'Crowley', 'Dunwick'].flatMap((town) =>
  ['Chess', 'Go', 'Draughts'].map((game) => ({ name: `${town} ${game} Club` })),
);

describe('somebody who looks for their club among many', () => {
  it('sees the first ten, and how many more there are', () => {
    const { shown, more } = foundClubs(clubs, '');
    expect([shown.length, more]).toEqual([10, 2]);
    expect(foundClubs(clubs, 'club').more).toBe(2);
  });

  it('finds it by the beginning of any word of its name, however it is written', () => {
    expect(foundClubs(clubs, ' CRÓW')).toMatchObject({ shown: clubs.slice(6, 9), more: 0 });
    expect(foundClubs(clubs, 'draughts').shown).toHaveLength(4);
    expect(foundClubs(clubs, 'ley').shown).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { isToLookAt, matched, meant, meantTwice } from '#web/apps/admin/seasons/who-is-who.ts';
import type { KnownPerson } from '#web/ui/people/namesakes.ts';

const known = (id: string, name: string, also: readonly string[] = []): KnownPerson => ({
  id,
  name,
  also,
  ladders: [],
  here: false,
});
const CLUB = [
  known('ann', 'Ann Archer'),
  known('bob', 'Bob Baker', ['Robert Baker']),
  known('jo-1', 'Jo Day'),
  known('jo-2', 'Jo Day'),
];
const listed = (...names: readonly string[]) => new Map(names.map((name) => [name.toLowerCase(), name]));

describe('a name in a list of results', () => {
  it('means the one member who has it, or had it, however it is written', () => {
    const names = matched(listed('ARCHER, Ann', 'Robert Baker'), CLUB, new Map());
    expect(names.filter(isToLookAt)).toEqual([]);
    expect([...meant(names, CLUB, []).values()]).toEqual([
      { id: 'ann', name: 'Ann Archer' },
      { id: 'bob', name: 'Bob Baker' },
    ]);
  });

  it('is asked about where several members have it, and nobody is taken for another one meanwhile', () => {
    const names = matched(listed('Jo Day'), CLUB, new Map());
    expect(names.map(({ decision }) => decision)).toEqual([undefined]);
    expect(meant(names, CLUB, []).size).toBe(0);
    const told = matched(listed('Jo Day'), CLUB, new Map([['jo day', { kind: 'same', id: 'jo-2' }]]));
    expect(meant(told, CLUB, []).get('jo day')).toEqual({ id: 'jo-2', name: 'Jo Day' });
  });

  it('that nobody has is somebody new, under an id that nobody has or had, a misspelt member, or left out', () => {
    const list = listed('Ann', 'Bob Bker', 'Guest');
    const names = matched(
      list,
      CLUB,
      new Map([
        ['bob bker', { kind: 'same', id: 'bob' }],
        ['guest', { kind: 'left-out' }],
      ]),
    );
    expect(names.map(isToLookAt)).toEqual([true, true, true]);
    const players = meant(names, CLUB, ['ann-2']);
    expect([...players]).toEqual([
      ['ann', { id: 'ann-3', name: 'Ann' }],
      ['bob bker', { id: 'bob', name: 'Bob Baker' }],
    ]);
  });

  it('may turn out to mean somebody whom another one means', () => {
    const names = matched(listed('Ann Archer', 'A Archer'), CLUB, new Map([['a archer', { kind: 'same', id: 'ann' }]]));
    expect(meantTwice(meant(names, CLUB, []))?.id).toBe('ann');
    expect(meantTwice(meant(names.slice(1), CLUB, []))).toBeUndefined();
  });
});

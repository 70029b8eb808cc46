import { describe, expect, it } from 'vitest';
import { onceEach } from '#shared/log/results/read-results.ts';
import { who } from '#test/view/club.ts';
import type { NameDecision } from '#web/apps/admin/people/deciding.tsx';
import { pairsMeant } from '#web/apps/admin/people/reading/pairs/meant.ts';
import { isToLookAt, matched, meant, meantTwice, whoIsOpen } from '#web/apps/admin/seasons/who-is-who.ts';
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

describe('a pair in a list of results', () => {
  const named = (text: readonly string[], decisions: ReadonlyMap<string, NameDecision> = new Map()) => {
    const pairs = onceEach(text);
    const people = matched(onceEach(text.flatMap((each) => each.split(' / '))), CLUB, decisions);
    const ours = [{ player: who('net'), people: [{ id: who('bob') }, { id: who('ann') }] }];
    const players = pairsMeant(
      pairs,
      meant(people, CLUB, ['net']),
      ours,
      CLUB.map(({ id }) => id),
    );
    return { people, players };
  };

  it('is the one of the ladder with these people, or a new one, with members as the club calls them', () => {
    const { players } = named(['ann archer / Robert Baker', 'Cy Fox / Ann Archer', 'Ann Archer / Cy Fox']);
    expect([...players.values()]).toEqual([
      {
        id: 'net',
        name: 'Ann Archer / Bob Baker',
        people: [CLUB[0], CLUB[1]].map((one) => ({ id: one?.id, name: one?.name })),
      },
      {
        id: 'cy-fox-ann-archer',
        name: 'Cy Fox / Ann Archer',
        people: [
          { id: 'cy-fox', name: 'Cy Fox' },
          { id: 'ann', name: 'Ann Archer' },
        ],
      },
    ]);
  });

  it('is none where one of its people is left out, and a mistake where two names mean one person', () => {
    const out = named(['Ann Archer / Cy Fox'], new Map([['cy fox', { kind: 'left-out' }]]));
    expect([...out.players]).toEqual([]);
    const twice = named(['Ann Archer / Anne A'], new Map([['anne a', { kind: 'same', id: 'ann' }]]));
    expect(whoIsOpen(twice.people, twice.players, false)).toBe('Ann Archer / Ann Archer: The same person twice.');
  });
});

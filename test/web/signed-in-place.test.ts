import { describe, expect, it } from 'vitest';
import { concerned, onlyLadder, seenAt } from '#web/apps/signed-in/place.ts';
import type { Session } from '#web/ui/session/session.ts';

const session = (club: string, ...ladders: readonly string[]): Session => ({
  club: { id: club, name: club, ladders },
  role: 'player',
  label: 'Ann',
  player: 'ann',
  now: '2026-11-20T20:00:00Z',
});

describe('the ladder that a public page is about', () => {
  it.each([
    ['/riverside/main/', { club: 'riverside', ladder: 'main', page: 1 }],
    ['/riverside/main/page/3/', { club: 'riverside', ladder: 'main', page: 3 }],
    ['/riverside/main/player/', { club: 'riverside', ladder: 'main' }],
    ['/riverside/main/2025-26/', undefined],
    ['/riverside/', undefined],
    ['/', undefined],
  ])('is told by its address %s', (path, seen) => {
    expect(seenAt(path)).toEqual(seen);
  });
});

describe('where a public page leads a player who is signed in', () => {
  it('is their ladder where they can mean no other', () => {
    const all = [session('riverside', 'main'), session('hill', 'one', 'two')];
    expect(onlyLadder(concerned('/riverside/', all))).toEqual({ club: 'riverside', ladder: 'main' });
    expect(onlyLadder(concerned('/hill/', all))).toBeUndefined();
    expect(onlyLadder(concerned('/', all))).toBeUndefined();
    expect(concerned('/elsewhere/', all)).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { who } from '#test/view/club.ts';
import { concerned, onlyLadder, seenAt } from '#web/apps/signed-in/own.ts';
import { linesOf } from '#web/apps/signed-in/rows.ts';
import { loadAnewWhenShownAgain, type Session } from '#web/ui/session/session.ts';

const standing = (place: number) => ({ player: who(`p${place}`), place, rung: place });
const around = (...places: readonly number[]) => ({ me: standing(7), rivals: places.map(standing), players: 12 });
const placed = (own: Parameters<typeof linesOf>[0]) =>
  linesOf(own).map(({ place, side, style }) => [place, side, style]);

describe('the lines across a ladder, for whoever is signed in', () => {
  it('say how far up and down they may challenge', () => {
    expect(placed(around(4, 5, 6, 8, 9))).toEqual([
      [4, 'above', 'reach'],
      [9, 'below', 'reach'],
    ]);
    expect(placed(around(5, 6))).toEqual([[5, 'above', 'reach']]);
    expect(placed(around(8, 9))).toEqual([[9, 'below', 'reach']]);
  });

  it('are left out where the ladder ends, and where nobody may be challenged', () => {
    expect(placed(around(1, 6, 8, 12))).toEqual([]);
    expect(placed(around())).toEqual([]);
  });

  it('say to where they drop unless they play', () => {
    expect(placed({ ...around(), drop: 9 })).toEqual([[9, 'below', 'drop']]);
    expect(placed({ ...around(), drop: 7 })).toEqual([]);
  });
});

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

describe('a page that comes back', () => {
  type Transition = 'pagehide' | 'pageshow';

  const listeners = new Map<string, (event: { readonly persisted: boolean }) => void>();
  const page = { hidden: false };
  const reload = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
    vi.stubGlobal('document', { documentElement: page });
    vi.stubGlobal('location', { reload });
    loadAnewWhenShownAgain();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    reload.mockClear();
  });

  const comes = (name: Transition, persisted: boolean): void => listeners.get(name)?.({ persisted });

  // A browser that is driven by tests keeps no page for Back, so this cannot be seen there.
  it('a page that the browser keeps for Back is put out of sight, and loaded anew before it is seen again', () => {
    comes('pagehide', true);
    expect(page.hidden).toBe(true);
    comes('pageshow', true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page that is shown for the first time, or goes for good, is left alone', () => {
    comes('pageshow', false);
    comes('pagehide', false);
    expect([page.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  });
});

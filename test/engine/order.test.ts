import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAlike } from '#shared/vocabulary/alike.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { Order } from '#shared/vocabulary/order.ts';
import { type PlayerId, parsePlayerId, rung } from '#shared/vocabulary/vocabulary.ts';
import { forAny } from '../runs.ts';

function player(number: number): PlayerId {
  const id = parsePlayerId(`p${number}`);
  if (!id) throw new Error('no id');
  return id;
}

const players = (count: number, from = 0): readonly PlayerId[] =>
  Array.from({ length: count }, (_, index) => player(from + index));

type Change = 'append' | 'insert' | 'move' | 'swap' | 'leave' | 'many-leave' | 'rearrange';

interface Step {
  readonly change: Change;
  readonly one: number;
  readonly other: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  change: fc.constantFrom<Change>(
    'append',
    'append',
    'insert',
    'move',
    'move',
    'move',
    'swap',
    'leave',
    'many-leave',
    'rearrange',
  ),
  one: fc.nat(1_000_000),
  other: fc.nat(1_000_000),
});

const steps = fc.array(step, { maxLength: 60, size: 'max' });
const size = fc.oneof(fc.nat(10), fc.nat(600));

/** The same change to an order and to a plain list. */
function changed(order: Order, list: readonly PlayerId[], { change, one, other }: Step, newcomer: PlayerId) {
  const [index, to] = [one % Math.max(1, list.length), other % Math.max(1, list.length)];
  const [first, second] = [list[index], list[to]];
  if (change === 'insert') {
    const above = one % (list.length + 1);
    return { order: order.insert(newcomer, rung(above + 1)), list: list.toSpliced(above, 0, newcomer) };
  }
  if (change === 'append' || first === undefined || second === undefined) {
    return { order: order.append(newcomer), list: [...list, newcomer] };
  }
  switch (change) {
    case 'move':
      return { order: order.move(first, rung(to + 1)), list: list.toSpliced(index, 1).toSpliced(to, 0, first) };
    case 'swap':
      return { order: order.swap(first, second), list: list.with(index, second).with(to, first) };
    case 'leave':
      return { order: order.without(new Set([first])), list: list.toSpliced(index, 1) };
    case 'many-leave': {
      const gone = new Set(list.filter((_, place) => (place * 7 + one) % 3 === 0));
      return { order: order.without(gone), list: list.filter((each) => !gone.has(each)) };
    }
    case 'rearrange': {
      const turned = [...list.slice(0, index), ...list.slice(index).toReversed()];
      return { order: order.rearranged(turned), list: turned };
    }
  }
}

/** Checks something after each of many changes to orders of many sizes. */
const always = (holds: (order: Order, list: readonly PlayerId[]) => void): void =>
  forAny(20, [size, steps], (count, changes) => {
    let now = { order: Order.of(players(count)), list: players(count) };
    holds(now.order, now.list);
    for (const [index, each] of changes.entries()) {
      now = changed(now.order, now.list, each, player(100_000 + index));
      holds(now.order, now.list);
    }
  });

/** On which rung everybody stood whose rung is another one now, and what has changed. */
function movesByName(before: Order, after: Order): ReadonlyMap<PlayerId, readonly unknown[]> {
  const left = before.players().map((who): readonly [PlayerId, readonly unknown[]] => {
    const [from, to] = [before.rungOf(who) ?? 0, after.rungOf(who)];
    return [who, [from, to === undefined ? 'removed' : to - from]];
  });
  const came = after.players().filter((who) => !before.has(who));
  return new Map([
    ...left.filter(([, [, change]]) => change !== 0),
    ...came.map((who) => [who, [after.rungOf(who), 'joined']] as const),
  ]);
}

describe('an order of players', () => {
  it('is what a plain list would be after the same moves', () => {
    always((order, list) => {
      expect(order.players()).toEqual(list);
      expect(order.size).toBe(list.length);
    });
  });

  it('knows everybody’s rung, and who stands on it', () => {
    always((order, list) => {
      for (const index of [0, 1, Math.floor(list.length / 2), list.length - 1]) {
        const here = list[index];
        if (here === undefined) continue;
        expect(order.rungOf(here)).toBe(index + 1);
        expect(order.at(index + 1)).toBe(here);
        expect(order.has(here)).toBe(true);
      }
      expect([order.at(0), order.at(-1), order.at(list.length + 1)]).toEqual([undefined, undefined, undefined]);
      expect([order.rungOf(player(999_999)), order.has(player(999_999))]).toEqual([undefined, false]);
    });
  });

  it('knows them also after others were made of it, and asked for theirs', () =>
    forAny(20, [size, steps], (count, changes) => {
      const all = [{ order: Order.of(players(count)), list: players(count) }];
      for (const [index, each] of changes.entries()) {
        const now = all[each.other % all.length];
        if (now) all.push(changed(now.order, now.list, each, player(100_000 + index)));
      }
      for (const { order, list } of all.toReversed())
        for (const [index, each] of list.entries()) if (index % 17 === 0) expect(order.rungOf(each)).toBe(index + 1);
    }));

  it('is kept in few pages, none of them empty, each with a number of its own', () => {
    always((order) => {
      expect(order.pages.length).toBeLessThanOrEqual(order.size / 120 + 2);
      expect(order.pages.filter((page) => page.players.length === 0)).toEqual([]);
      expect(new Set(order.pages.map((page) => page.number)).size).toBe(order.pages.length);
      expect(Math.max(0, ...order.pages.map((page) => page.players.length))).toBeLessThanOrEqual(256);
    });
  });

  it('is the same when it is put together again from its pages', () => {
    always((order, list) => {
      const again = Order.ofPages(order.pages);
      expect([again.players(), again.size]).toEqual([list, list.length]);
    });
  });

  it('of 10,000 players never has more than 85 pages', () => {
    let order = Order.of(players(10_000));
    const rest = order.players();
    for (let count = 0; count < 300; count++) {
      const one = rest[(count * 7919) % rest.length];
      const other = rest[(count * 104_729) % rest.length];
      if (!one || !other) throw new Error('nobody there');
      order = count % 3 === 0 ? order.swap(one, other) : order.move(one, rung(1 + ((count * 31) % 10_000)));
      expect(order.pages.length).toBeLessThanOrEqual(85);
    }
    const gone = new Set(rest.filter((_, index) => index % 2 === 0));
    const halved = players(5000, 20_000).reduce((some, each) => some.append(each), order.without(gone));
    expect(halved.size).toBe(10_000);
    expect(halved.pages.length).toBeLessThanOrEqual(85);
  });

  it('shares with the next one the pages that a move did not touch', () => {
    const order = Order.of(players(1000));
    const near = order.move(player(10), rung(5));
    expect(near.pages.slice(1)).toEqual(order.pages.slice(1));
    for (const [index, page] of near.pages.entries()) expect(page === order.pages[index]).toBe(index > 0);
    const far = order.move(player(900), rung(5));
    expect(far.pages.map((page, index) => page === order.pages[index])).toEqual(
      far.pages.map((_, index) => index > 0 && index !== 7),
    );
  });

  it('tells by its moves from another whose rung is another one, each once', () =>
    forAny(20, [size, steps], (count, changes) => {
      const before = Order.of(players(count));
      let now = { order: before, list: players(count) };
      for (const [index, each] of changes.entries()) {
        now = changed(now.order, now.list, each, player(100_000 + index));
        if (index % 10 > 0) continue;
        const told = movesBetween(before, now.order).flatMap(({ players: moved, from, change }) =>
          moved.map((who, place) => [who, from + place, change] as const),
        );
        expect(new Map(told.map(([who, ...move]) => [who, move]))).toEqual(movesByName(before, now.order));
        expect(new Set(told.map(([who]) => who)).size).toBe(told.length);
      }
    }));

  it('stays as it was when it is followed by another', () => {
    always((order, list) => {
      order.append(player(999_999));
      const [first] = list;
      if (first) order.move(first, rung(list.length)).without(new Set([first]));
      expect(order.players()).toEqual(list);
    });
  });

  it('stays itself when a player is moved to where they stand', () => {
    const order = Order.of(players(300));
    expect(order.move(player(200), rung(201))).toBe(order);
  });
});

const value = fc.jsonValue({ maxDepth: 2 });
const inAll = (holds: (one: unknown, other: unknown) => void): void => forAny(100, [value, value], holds);

it('two values are alike where they are the same JSON', () => {
  inAll((one, other) => {
    const copy: unknown = JSON.parse(JSON.stringify(one));
    expect(areAlike(one, copy)).toBe(true);
    expect(areAlike(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
  });
});

it.each([
  [{ rung: 1 }, { rung: 1, name: 'Ann' }],
  [{ name: undefined }, {}],
  [{ why: [1, 2] }, { why: [1] }],
  [
    { one: 1, other: 2 },
    { other: 2, one: 1 },
  ],
  [[], {}],
  [null, {}],
])('%o is not %o', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
  expect(areAlike(other, one)).toBe(false);
});

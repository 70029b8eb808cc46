import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { header } from '#test/rules/club.ts';
import { who } from '#test/view/club.ts';
import { BY_HAND, playersOf, ratingsOf, requestOf, suggested, takenFrom } from '#web/apps/admin/seasons/fields.ts';
import { type OtherOrder, StartingOrder } from '#web/apps/admin/starting-order.tsx';
import type { AdminView } from '#web/apps/admin/view.ts';

const ids = (names: string) => names.split(' ').map(who);
const people = (names: string) =>
  ids(names).map((player, index) => ({ player, name: `${player} here`, rung: index + 1 }));
const NONE = new Map();

const VIEW = {
  asOf: '2022-05-01T12:00:00+01:00',
  header: header({ system: 'house' }),
  standings: people('ann bob cy'),
  off: people('dee'),
} as unknown as AdminView;

/** Zoe is on that ladder alone, and Bob and Dee, who has left this one, on both. */
const FROM: OtherOrder = {
  ladder: 'boxes',
  players: ids('bob zoe dee').map((player, index) => ({ player, name: `${player} there`, rung: index + 1 })),
};

const taken = (from: OtherOrder | undefined, changes: object = {}) => ({
  ...suggested(VIEW),
  ...takenFrom(VIEW, from),
  ...changes,
});

describe('a season that starts from the order of another ladder', () => {
  it('has all players of that one in its order, and then those of this ladder alone', () => {
    expect(playersOf(VIEW, taken(FROM))).toEqual(ids('bob zoe dee ann cy'));
    expect(playersOf(VIEW, taken(undefined))).toEqual(ids('ann bob cy'));
  });

  it('is asked for by name, and only who is new to this ladder is called as on the other', () => {
    expect(requestOf(VIEW, taken(FROM), NONE)).toMatchObject({
      order: 'given',
      players: [{ id: 'bob' }, { id: 'zoe', name: 'zoe there' }, { id: 'dee' }, { id: 'ann' }, { id: 'cy' }],
    });
    expect(JSON.stringify(requestOf(VIEW, taken(FROM), NONE)).match(/"name"/g)).toHaveLength(1);
  });

  it('leaves out who is unticked, and can be put in order by hand from there', () => {
    const ticked = new Set(['bob', 'zoe', 'ann']);
    expect(playersOf(VIEW, taken(FROM, { isChosen: true, ticked }))).toEqual(ids('bob zoe ann'));
    expect(playersOf(VIEW, taken(FROM, { order: BY_HAND }))).toEqual(ids('bob zoe dee ann cy'));
  });

  it('can go by the ratings of those who come from there', () => {
    const members = [{ id: who('zoe'), name: 'Zoe', version: 1, ladders: [], rating: 1700 }];
    expect(ratingsOf(VIEW, members, FROM).get(who('zoe'))).toBe(1700);
    expect(ratingsOf(VIEW, members).get(who('zoe'))).toBeUndefined();
  });
});

describe('the order in which a season would start', () => {
  const order = Array.from({ length: 12 }, (_, index) => ({ id: `p${index + 1}`, name: `Player ${index + 1}` }));
  const shown = (changes: object) => {
    const html = renderToString(h(StartingOrder, { header: header(changes), order }));
    return html
      .replace(/<li>/g, '\n')
      .replace(/<ol class="order" start="(\d+)">/g, ' from $1')
      .replace(/<[^>]+>/g, '');
  };

  it('is shown in the boxes that it makes, by the size that is set', () => {
    expect(shown({ system: 'boxes' })).toMatch(/^Box 1 from 1\nPlayer 1 (\n.*){4}Box 2 from 6\nPlayer 6 (\n.*){6}$/);
    expect(shown({ system: 'boxes', settings: { size: 4 } })).toMatch(/Box 3 from 9\nPlayer 9 /);
  });

  it('is one list where nobody plays in boxes', () => {
    expect(shown({ system: 'house' })).toMatch(/^ from 1\nPlayer 1 (\n.*){11}$/);
  });
});

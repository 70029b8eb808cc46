import { describe, expect, it } from 'vitest';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import {
  closuresLater,
  movedTo,
  orderOf,
  playersOf,
  ratingsOf,
  requestOf,
  suggested,
} from '#web/apps/admin/seasons/fields.ts';
import type { AdminView } from '#web/apps/admin/view.ts';

const ids = (names: string) => names.split(' ') as PlayerId[];
const people = (names: string) => ids(names).map((player) => ({ player, name: player }));

const VIEW = {
  asOf: '2022-05-01T12:00:00+01:00',
  header: {
    system: 'crewe',
    timezone: 'Europe/London',
    season: { start: '2021-09-06', end: '2022-06-06' },
    settings: { venue: 'The Swan' },
    closures: [
      { from: '2021-12-20', to: '2022-01-02' },
      { from: '2024-02-29', to: '2024-02-29' },
    ],
  },
  standings: people('ann bob cy').map((each, index) => ({ ...each, rung: index + 1 })),
  off: people('dee'),
} as unknown as AdminView;

const NONE = new Map();

describe('an order by rating', () => {
  it('goes by what the list of members says now, and by what the ladder began with where that says nothing', () => {
    const standings = VIEW.standings.map((each, index) => ({ ...each, rating: 1500 + index * 100 }));
    const view = { ...VIEW, standings };
    const member = { version: 1, ladders: [] };
    const [ann = never(), bob = never()] = ids('ann bob');
    const members = [
      { ...member, id: ann, name: 'Ann', rating: 1650 },
      { ...member, id: bob, name: 'Bob' },
    ];
    const ratings = ratingsOf(view, members);
    const fields = { ...suggested(view), order: 'rating' };
    expect(orderOf(view, fields, ratings)).toEqual(ids('bob ann cy'));
    expect(requestOf(view, fields, ratings)).toMatchObject({
      order: 'rating',
      players: [
        { id: 'ann', rating: 1650 },
        { id: 'bob', rating: 1600 },
        { id: 'cy', rating: 1700 },
      ],
    });
  });
});

describe('an order that is set by hand', () => {
  const order = ids('ann bob cy dee');

  it('has somebody at the place that is typed, and at its ends beyond them', () => {
    expect(movedTo(order, order[3] ?? never(), 2)).toEqual(ids('ann dee bob cy'));
    expect(movedTo(order, order[0] ?? never(), 99)).toEqual(ids('bob cy dee ann'));
    expect(movedTo(order, order[2] ?? never(), -5)).toEqual(ids('cy ann bob dee'));
  });

  it('is asked for with those who play on and no others', () => {
    const fields = { ...suggested(VIEW), order: 'hand', byHand: ids('dee cy ann bob') };
    expect(playersOf(VIEW, fields)).toEqual(ids('cy ann bob'));
    const chosen = { ...fields, isChosen: true, ticked: new Set(['dee', 'ann']) };
    expect(requestOf(VIEW, chosen, NONE)).toMatchObject({ order: 'given', players: [{ id: 'dee' }, { id: 'ann' }] });
  });
});

describe('the next season as it is suggested', () => {
  it('is a year later, with everybody, all figures as they are, and no closed day', () => {
    expect(requestOf(VIEW, suggested(VIEW), NONE)).toEqual({
      season: { start: '2022-09-06', end: '2023-06-06' },
      order: 'given',
    });
    expect(closuresLater(VIEW)).toEqual([{ from: '2022-12-20', to: '2023-01-02' }]);
  });

  it('says which figures differ, null for one that is as the rules have it again', () => {
    const fields = suggested(VIEW);
    const header = { ...fields.header, settings: { venue: '', rungsUp: '5' } };
    expect(requestOf(VIEW, { ...fields, header }, NONE)).toMatchObject({ settings: { venue: null } });
  });
});

function never(): never {
  throw new Error('nobody is there');
}

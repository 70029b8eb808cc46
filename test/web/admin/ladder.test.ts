import { describe, expect, it, test } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { creweSettings } from '#shared/systems/crewe/settings.ts';
import { presets } from '#shared/systems/house/presets.ts';
import { houseSettings } from '#shared/systems/house/settings.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { WrittenRule } from '#shared/words/written-rule.ts';
import { clubOf, header } from '#test/rules/club.ts';
import { houseOf } from '#test/rules/house/club.ts';
import { NairobiClub } from '#test/rules/systems/club.ts';
import { who } from '#test/view/club.ts';
import { tasksOf } from '#web/apps/admin/guide/steps.ts';
import {
  askedIn,
  changedBy,
  faultsIn,
  fieldsOf,
  type HeaderFields,
  headerOf,
  playing,
  usualFields,
} from '#web/apps/admin/header-fields.ts';
import { JoinForm, readRung } from '#web/apps/admin/people/join-form.tsx';
import { Part as People } from '#web/apps/admin/people/panel.tsx';
import { Play } from '#web/apps/admin/play.tsx';
import { changesSince } from '#web/apps/admin/rules/text-changes.ts';
import {
  BY_HAND,
  closuresLater,
  movedTo,
  orderOf,
  playersOf,
  ratingsOf,
  requestOf,
  suggested,
} from '#web/apps/admin/seasons/fields.ts';
import { type AdminView, isSeasonOver } from '#web/apps/admin/view.ts';
import { line } from '../ui/lines.ts';
import { renderedAt, viewOf } from './rendered.ts';

function begun(system: 'crewe' | 'house'): HeaderFields {
  const today = parseDay('2026-11-20');
  if (!today) throw new Error('that is a day');
  return usualFields({ system }, today, 'UTC');
}

const ladder = (settings: HeaderFields['settings']): HeaderFields => ({ ...begun('house'), settings });

const asked = (settings: HeaderFields['settings']) => askedIn(ladder(settings)).map(({ name }) => name);

it('nobody is asked whether there are draws where a match of several games has a winner', () => {
  expect(asked({})).not.toContain('draws');
  expect(asked({ game: 'one' })).toContain('draws');
  // It keeps nobody from making a ladder either.
  expect(faultsIn(ladder({ draws: 'perhaps' })).size).toBe(0);
  expect([...faultsIn(ladder({ draws: 'perhaps', game: 'one' }))]).toEqual(['settings.draws']);
});

it('a preset puts all figures as it has them, and what the club says itself stays', () => {
  const fields = ladder({ words: 'The Swan', reach: '4', game: 'best-of-3' });
  const chosen = headerOf(playing(fields, { system: 'house', game: 'other' }));
  expect(chosen.settings).toEqual({ ...headerOf(begun('house')).settings, words: 'The Swan', game: 'one' });
});

it.each([
  { what: 'the form begins with', fields: begun('house') },
  ...presets.map((each) => ({
    what: `${each.name} has`,
    fields: playing(begun('house'), { system: 'house', game: each.name }),
  })),
])(
  'House rules: what $what lets nobody stay on top by silence or declining, nor win by sitting still',
  ({ fields }) => {
    const { settings = {} } = headerOf(fields);
    const ofLadder = { header: { settings } };
    const { confirm, acceptLate, playLate, freeDeclines, declining, period, drop } = houseSettings;
    const figures = { confirm, acceptLate, playLate, freeDeclines, declining, period, drop };
    expect(Object.fromEntries(Object.entries(figures).map(([name, each]) => [name, each.of(ofLadder)]))).toEqual({
      confirm: 3,
      acceptLate: 'lost',
      playLate: 'lost-by-silent',
      freeDeclines: 0,
      declining: 'lost',
      period: 'none',
      drop: 1,
    });
  },
);

it('Crewe: a new ladder begins with three days to confirm, and one whose log does not say has none', () => {
  const { settings = {} } = headerOf(begun('crewe'));
  expect(creweSettings.confirm.of({ header: { settings } })).toBe(3);
  expect(creweSettings.confirm.of({ header: {} })).toBe(0);
});

const lavers = header({
  name: 'Main',
  settings: { drop: 3, reach: 5 },
  closures: [{ from: '2021-12-20', to: '2022-01-02' }],
});
const fields = fieldsOf(lavers);

it('what was typed is asked for alone, and a figure of the system’s own by null', () => {
  expect(changedBy(lavers, fields)).toEqual({});
  const settings = { ...fields.settings, drop: '5', reach: '6' };
  expect(changedBy(lavers, { ...fields, name: 'Mondays', end: '2022-06-13', settings })).toEqual({
    name: 'Mondays',
    end: '2022-06-13',
    settings: { drop: null, reach: 6 },
  });
});

it('closures are asked for all together, and none where the last was taken away', () => {
  const more = [...fields.closures, { from: '2022-04-01', to: '2022-04-30' }];
  expect(changedBy(lavers, { ...fields, closures: more }).closures).toHaveLength(2);
  expect(changedBy(lavers, { ...fields, closures: [] })).toEqual({ closures: [] });
});

it('a season is left open by null, and keeps its name where none was typed', () => {
  const crewe = header({ system: 'crewe', name: 'Long games' });
  expect(changedBy(crewe, { ...fieldsOf(crewe), end: '', name: ' ' })).toEqual({ end: null });
});

const EMPTY = { version: lineNumber(1), standings: [], entrants: [], entries: [], challenges: [], games: [] };
const player = { player: 'ann', name: 'Ann' } as never;
const done = (...asked: Parameters<typeof tasksOf>) => Object.fromEntries(tasksOf(...asked));

describe('the list of first steps', () => {
  it('follows what is on the ladder, and asks a scorer for no links', () => {
    expect(done(EMPTY, undefined)).toEqual({ players: false, begin: false, result: false });
    const joined = done({ ...EMPTY, entrants: [player], entries: [line(2, 'join')] }, undefined);
    expect(joined).toEqual({ players: true, begin: false, result: false });
    expect(done({ ...EMPTY, entries: [line(2, 'challenge')] }, undefined)).toMatchObject({
      begin: true,
      result: false,
    });
    expect(done({ ...EMPTY, entries: [line(2, 'match')] }, undefined)).toMatchObject({ begin: true, result: true });
  });

  it('counts the ladder as shared once somebody else than an organiser has a link that works', () => {
    const shared = (...links: NonNullable<Parameters<typeof tasksOf>[1]>) => done(EMPTY, links)['share'];
    expect(shared()).toBe(false);
    expect(shared({ role: 'organiser' })).toBe(false);
    expect(shared({ role: 'player', revoked: '2026-11-23T19:00:00Z' })).toBe(false);
    expect(shared({ role: 'player', revoked: '2026-11-23T19:00:00Z' }, { role: 'scorer' })).toBe(true);
  });
});

const rule = (heading: string, clause: string, text: string): WrittenRule => ({ heading, clause, text });

const changed = (was: string, is: string) =>
  changesSince([rule('Playing', 'T1', was)], [rule('Playing', 'T1', is)]).changed.get('Playing');

describe('the rules as a form has them', () => {
  it('mark the words that have changed, and nothing around them', () => {
    expect(changed('Play within 14 days.', 'Play within 21 days.')).toEqual(['Play within ', '21', ' days.']);
    expect(changed('Anyone up to 3 places above.', 'Anyone up to 1 place above.')).toEqual([
      'Anyone up to ',
      '1 place',
      ' above.',
    ]);
    expect(changed('One game.', 'One game. There are no draws.')).toEqual(['One game. ', 'There are no draws.', '']);
  });

  it('give every word once where words were taken away, also one that stands there twice', () => {
    for (const [was, is] of Object.entries({ 'no no no': 'no no', 'a b a b c': 'a b c' })) {
      expect(changed(was, is)?.join('').replaceAll(/ +/g, ' ').trim()).toBe(is);
      expect(changed(was, is)?.[1]).toBe('');
    }
  });

  it('mark nothing of what stays, all of what is new, and name what is gone', () => {
    const [playing, drawing] = [rule('Playing', 'T1', 'One game.'), rule('Draws', 'T2', 'None.')];
    expect(changesSince([playing], [playing, drawing])).toEqual({
      changed: new Map([['Draws', ['', 'None.', '']]]),
      gone: [],
    });
    expect(changesSince([playing, drawing], [playing])).toEqual({ changed: new Map(), gone: ['Draws'] });
  });
});

const ids = (names: string) => names.split(' ').map(who);
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
    const members = [
      { ...member, id: who('ann'), name: 'Ann', rating: 1650 },
      { ...member, id: who('bob'), name: 'Bob' },
    ];
    const ratings = ratingsOf(view, members);
    const lowest = { ...suggested(view), order: 'rating' } as const;
    const players = [
      { id: 'bob', rating: 1600 },
      { id: 'ann', rating: 1650 },
      { id: 'cy', rating: 1700 },
    ];
    expect(orderOf(view, lowest, ratings)).toEqual(players);
    expect(requestOf(view, lowest, ratings)).toMatchObject({ order: 'rating', players });
    const highest = { ...suggested(view), order: 'highest' } as const;
    expect(requestOf(view, highest, ratings)).toMatchObject({ order: 'given', players: players.toReversed() });
  });
});

describe('an order that is set by hand', () => {
  const order = ids('ann bob cy dee');

  it('has somebody at the place that is typed, and at its ends beyond them', () => {
    expect(movedTo(order, who('dee'), 2)).toEqual(ids('ann dee bob cy'));
    expect(movedTo(order, who('ann'), 99)).toEqual(ids('bob cy dee ann'));
    expect(movedTo(order, who('cy'), -5)).toEqual(ids('cy ann bob dee'));
  });

  it('is asked for with those who play on and no others', () => {
    const fields = { ...suggested(VIEW), order: BY_HAND, byHand: ids('dee cy ann bob') };
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

  it('has those who were removed at the final, unless they are left out', () => {
    const view = { ...VIEW, final: { latecomers: ids('dee'), displaced: [], closed: true, champion: who('ann') } };
    const fields = suggested(view);
    expect(requestOf(view, fields, NONE)).toMatchObject({ players: ids('ann bob cy dee').map((id) => ({ id })) });
    expect(requestOf(view, { ...fields, ticked: new Set() }, NONE)).not.toHaveProperty('players');
    expect(playersOf(view, { ...fields, ticked: new Set() })).toEqual(ids('ann bob cy'));
  });

  it('is offered once there is a champion or the last day has passed, and not while a play-off is due', () => {
    const final = { displaced: [], closed: true };
    const over = (changes: object) => isSeasonOver({ ...VIEW, ...changes });
    expect([{}, { asOf: '2022-06-07T00:00:00+01:00' }, { final }].map(over)).toEqual([false, true, false]);
    expect(over({ final: { ...final, champion: who('ann') } })).toBe(true);
    expect(over({ asOf: '2022-06-07T00:00:00+01:00', final: { ...final, playoff: ids('bob ann') } })).toBe(false);
  });

  it('says which figures differ, null for one that is as the rules have it again', () => {
    const fields = suggested(VIEW);
    const header = { ...fields.header, settings: { words: '', rungsUp: '5' } };
    expect(requestOf(VIEW, { ...fields, header }, NONE)).toMatchObject({ settings: { words: null, venue: null } });
  });

  it('asks for where a club plays in what it says itself, and moves it there once that is changed', () => {
    const fields = suggested(VIEW);
    expect(fields.header.settings).toEqual({ words: 'The Swan' });
    expect(requestOf(VIEW, fields, NONE)).not.toHaveProperty('settings');
    const header = { ...fields.header, settings: { words: 'The Swan\nNew balls.' } };
    expect(requestOf(VIEW, { ...fields, header }, NONE)).toMatchObject({
      settings: { words: 'The Swan\nNew balls.', venue: null },
    });
  });
});

test('Admin offers no new challenge once the season is over', () => {
  const view = viewOf(houseOf(4));
  const season = { ...view.header.season, end: parseDay('2023-06-05') };
  const offers = (asOf: string) =>
    renderedAt({ ...view, asOf, header: { ...view.header, season } } as AdminView, Play).includes('New challenge');
  expect(['2023-06-05T12:00Z', '2023-06-06T12:00Z'].map(offers)).toEqual([true, false]);
});

test('a roll is printed only where there are club nights', () => {
  const offers = (club: Parameters<typeof viewOf>[0]) =>
    renderedAt(viewOf(club), People).includes('Roll for the night');
  expect([clubOf(4), houseOf(4)].map(offers)).toEqual([true, false]);
});

test('Admin asks on which rung somebody new starts only where the rules know it', () => {
  const house = viewOf(houseOf(4));
  expect(renderedAt(house, JoinForm)).toContain('Starts on rung');
  expect(renderedAt(house, JoinForm)).not.toContain('New players start at the bottom.');
  expect(renderedAt(viewOf(NairobiClub.of(4)), JoinForm)).not.toContain('Starts on rung');
  const typed = ['1', ' 5 ', '6', '0', '-1', '2.5', 'top'];
  expect(typed.map((text) => readRung(text, house))).toEqual([1, 5, ...Array(5).fill(undefined)]);
});

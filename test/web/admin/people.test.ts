import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { KeyView } from '#shared/features/access.ts';
import { clubOf } from '#test/rules/club.ts';
import { NairobiClub } from '#test/rules/systems/club.ts';
import { who } from '#test/view/club.ts';
import { panelAt } from '#web/apps/admin/panels.tsx';
import { isToInvite, isToPrint, type PersonRow, rowsOf, stateOf } from '#web/apps/admin/people/rows.ts';
import { NewOrganisers } from '#web/apps/admin/people/tablets.tsx';
import { columnsFor, gamesFor, Part as Roll, rollOf } from '#web/apps/admin/roll.tsx';
import { find, type SearchItem } from '#web/apps/admin/search/items.ts';
import { wishOf } from '#web/apps/admin/search/keys.ts';
import { freeId, plainId } from '#web/ui/people/ids.ts';
import { renderedAt, viewOf } from './rendered.ts';

const player = (id: string, name: string, rung = 1) => ({ player: who(id), name, rung });

const member = (id: string, more: object = {}) => ({ id: who(id), name: `${id} x`, version: 1, ladders: [], ...more });
const on = (more: object, link = {}): PersonRow => ({
  id: 'ann',
  name: 'Ann',
  rung: 1,
  isOn: true,
  elsewhere: [],
  member: member('ann', more),
  ...link,
});

describe('the people of a club', () => {
  it('are those on the ladder, top first, then the others by name, with the ladders that they are on', () => {
    const view = viewOf(clubOf(2));
    const [first, second] = view.standings.map(({ player }) => player);
    const cy = member('cy', { ladders: [{ ladder: 'friday' }, { ladder: 'old', left: 'before' }] });
    const directory = { members: [cy, member('ash'), member(second ?? '')], titles: new Map([['friday', 'Friday']]) };
    const rows = rowsOf(view, 'main', directory);
    expect(rows.map(({ id, rung, isOn }) => [id, rung, isOn])).toEqual([
      [first, 1, true],
      [second, 2, true],
      ['ash', undefined, false],
      ['cy', undefined, false],
    ]);
    expect(rows.at(-1)?.elsewhere).toEqual(['Friday']);
    expect(rowsOf(view)).toHaveLength(2);
  });

  it.each([
    ['not invited', {}],
    ['invited today', { invited: '2026-11-20T08:00:00Z' }],
    ['invited 3 days ago', { invited: '2026-11-17T20:00:00Z' }],
    ['signed in', { invited: '2026-11-17T20:00:00Z', signedIn: '2026-11-18T20:00:00Z' }],
    ['e-mail bounced', { invited: '2026-11-17T20:00:00Z', unreached: 'bounced' }],
  ])('are told how far it has come: %s', (words, more) => {
    expect(stateOf(on(more), '2026-11-20T20:00:00Z')).toBe(words);
  });

  it('are invited once, where an e-mail reaches them, and have a link on paper otherwise', () => {
    const email = 'ann@example.org';
    const link = { link: { stopped: undefined } as never };
    const next = (row: PersonRow) => [isToInvite(row), isToPrint(row, true), isToPrint(row, false)];
    expect(next(on({ email }))).toEqual([true, false, true]);
    expect(next(on({ ownAddress: true }))).toEqual([true, false, true]);
    expect(next(on({ email, invited: '2026-11-17T20:00:00Z' }, link))).toEqual([false, false, false]);
    expect(next(on({ email, unreached: 'bounced' }))).toEqual([false, true, true]);
    expect(next(on({}))).toEqual([false, true, true]);
    expect(next(on({}, link))).toEqual([false, false, false]);
  });
});

describe('new links of organisers', () => {
  const view = viewOf(clubOf(2));
  const since = (days: number) => new Date(Date.parse(view.asOf) - days * 86_400_000).toISOString();
  const link = (label: string, days: number, more: Partial<KeyView> = {}): KeyView => ({
    hash: label,
    role: 'organiser',
    label,
    use: 'link',
    created: since(days),
    by: 'Olga',
    usedUp: false,
    sessions: [],
    ...more,
  });
  const shown = (...list: readonly KeyView[]) => renderedAt(view, () => NewOrganisers({ list }));

  it('are shown to all for two weeks, with who made them, but for the club’s first', () => {
    const html = shown(link('first', 3), link('bar', 2, { role: 'scorer' }), link('Bob', 1), link('Cy', 15));
    expect(html.match(/<bdi>\w+<\/bdi>/g)).toEqual(['<bdi>Bob</bdi>', '<bdi>Olga</bdi>']);
    expect(html).toContain('revoke it on this page, under “Tablets and organisers”');
  });

  it('are not once they are revoked, nor where the operator made them, as a laptop does at its start', () => {
    expect(shown(link('first', 3), link('Bob', 1, { revoked: since(0) }))).toBe('');
    const { by: _, ...made } = link('organiser', 1);
    expect(shown(link('first', 3), made)).toBe('');
  });
});

describe('the roll for a night', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('has a column for the rungs apart where the rules remember them (L20a)', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    expect(renderedAt(viewOf(clubOf(4)), Roll)).toContain('>Rungs apart</span>');
    expect(renderedAt(viewOf(NairobiClub.of(4)), Roll)).not.toContain('Rungs apart');
  });

  it('has everybody by name, accents or not, with those who have no rung yet', () => {
    const lines = rollOf(
      [player('zoe', 'Zoë'), player('emil', 'Émile', 2), player('fay', 'Fay', 3)],
      [player('ann', 'Ann')],
      'en',
    );
    expect(lines.map(({ name, rung }) => [name, rung])).toEqual([
      ['Ann', undefined],
      ['Émile', 2],
      ['Fay', 3],
      ['Zoë', 1],
    ]);
  });

  it.each([0, 1, 8, 26, 27, 52, 78, 100])('leaves room for games on one sheet with %i players', (players) => {
    const rows = Math.ceil(players / columnsFor(players));
    const games = gamesFor(players);
    // What an A4 sheet has between its margins and beside headings, in millimetres.
    expect(rows * 6.5 + (games / 2) * 9).toBeLessThanOrEqual(240);
    expect(games).toBeGreaterThanOrEqual(6);
  });
});

const item = (kind: SearchItem['kind'], text: string, also?: string): SearchItem => ({
  kind,
  text,
  href: '#results',
  ...(also && { also }),
});

describe('search on the admin page', () => {
  const items = [
    item('page', 'Settings', 'closed days venue'),
    item('player', 'Zoë O’Neill'),
    item('member', 'Olga Zimmer', 'zoe@example.org'),
    item('player', 'Łukasz Brown'),
    item('player', 'Ann Brown'),
  ];
  const texts = (wanted: string, most?: number) => find(items, wanted, most).map(({ text }) => text);

  it('finds names whatever their accents, capitals and apostrophes, in any order of words', () => {
    expect(texts('zoe oneill')).toEqual(['Zoë O’Neill']);
    expect(texts('brown LUK')).toEqual(['Łukasz Brown']);
    expect(texts('row')).toEqual([]);
    expect(texts('  ')).toEqual([]);
  });

  it('puts first what begins so, then what has it in its name, then what is said beside it', () => {
    expect(texts('z')).toEqual(['Zoë O’Neill', 'Olga Zimmer']);
    expect(texts('zoe')).toEqual(['Zoë O’Neill', 'Olga Zimmer']);
    expect(texts('venue')).toEqual(['Settings']);
    expect(texts('brown', 1)).toHaveLength(1);
  });
});

describe('an address of Admin', () => {
  it.each([
    ['#people', 'people'],
    ['#play', 'results'],
    ['#players', 'people'],
    ['#members', 'people'],
    ['#links', 'people'],
    ['#change', 'rules'],
    ['#log', 'history'],
    ['#history/ann', 'history'],
    ['#club', 'more'],
    ['#files', 'webmaster'],
    ['#elsewhere', undefined],
    ['', undefined],
  ])('%s opens the heading that has its part now: %s', (hash, panel) => expect(panelAt(hash)).toBe(panel));
});

describe('a key', () => {
  const NONE = { ctrlKey: false, metaKey: false, altKey: false };
  const press = (key: string, modifier: object = {}) => ({ key, ...NONE, ...modifier });
  const [TYPING, ON, GOING] = [true, true, true];

  it('with Ctrl or ⌘ opens search anywhere, also where shortcuts are off', () => {
    expect(wishOf(press('k', { ctrlKey: true }), TYPING, !ON, !GOING)).toBe('search');
    expect(wishOf(press('K', { metaKey: true }), !TYPING, ON, !GOING)).toBe('search');
    expect(wishOf(press('p', { ctrlKey: true }), !TYPING, ON, GOING)).toBeUndefined();
  });

  it.each(['/', '?', 'g'])('%s alone does nothing in a field, or where shortcuts are off (WCAG 2.1.4)', (key) => {
    expect(wishOf(press(key), TYPING, ON, !GOING)).toBeUndefined();
    expect(wishOf(press(key), !TYPING, !ON, !GOING)).toBeUndefined();
    expect(wishOf(press(key), !TYPING, ON, !GOING)).toBeDefined();
  });

  it('leads to a part of the page only after g', () => {
    expect(wishOf(press('m'), !TYPING, ON, GOING)).toEqual({ to: 'more' });
    expect(wishOf(press('m'), !TYPING, ON, !GOING)).toBeUndefined();
    expect(wishOf(press('m'), TYPING, ON, GOING)).toBeUndefined();
    expect(wishOf(press('x'), !TYPING, ON, GOING)).toBeUndefined();
  });
});

describe('an id', () => {
  test('gets a number where it is taken', () => {
    expect(freeId('Ann', new Set(['ann', 'ann-2']))).toBe('ann-3');
  });

  test('of a name that nothing can be written of is a word all the same', () => {
    expect([plainId('🙂'), freeId('🙂', new Set())]).toEqual(['', 'player']);
  });
});

import { describe, expect, it } from 'vitest';
import { find, type Item } from '#web/apps/admin/search/items.ts';
import { wishOf } from '#web/apps/admin/search/keys.ts';

const item = (kind: Item['kind'], text: string, also?: string): Item => ({
  kind,
  text,
  href: '#play',
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

describe('a key', () => {
  const press = (key: string, modifier: object = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...modifier,
  });
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
    expect(wishOf(press('m'), !TYPING, ON, GOING)).toEqual({ to: 'members' });
    expect(wishOf(press('m'), !TYPING, ON, !GOING)).toBeUndefined();
    expect(wishOf(press('m'), TYPING, ON, GOING)).toBeUndefined();
    expect(wishOf(press('x'), !TYPING, ON, GOING)).toBeUndefined();
  });
});

import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { PairsClub } from '#test/rules/pairs/club.ts';
import { who } from '#test/view/club.ts';
import { Part as Forgetting } from '#web/apps/admin/club/forgetting.tsx';
import { decidedPairs, withPeople } from '#web/apps/admin/pairs/deciding.ts';
import { Part as Pairs } from '#web/apps/admin/pairs/part.tsx';
import type { Decisions } from '#web/apps/admin/people/deciding.tsx';
import { readPairs } from '#web/apps/admin/people/reading/pairs/read.ts';
import { isToInvite, rowsOf } from '#web/apps/admin/people/rows.ts';
import { renderedAt, viewOf } from './rendered.ts';

/** The pairs of a list, and what it says of each person. */
const told = (text: string) =>
  readPairs(text).pairs.map(({ people }) =>
    people.map(({ name, email, rating }) => [name, email, rating].filter((each) => each !== undefined).join(' ')),
  );

const TWO = [
  ['Ann Lee', 'Bob Ray'],
  ['Cy Fox', 'Dee Orr'],
];
const WITH_ADDRESSES = [
  ['Ann Lee ann@example.org', 'Bob Ray bob@example.org'],
  ['Cy Fox cy@example.org', 'Dee Orr dee@example.org'],
];

describe('a list of pairs', () => {
  it.each([
    ['a slash between them', 'Ann Lee / Bob Ray\nCy Fox / Dee Orr'],
    ['a slash without blanks', 'Ann Lee/Bob Ray\nCy Fox/Dee Orr'],
    ['other signs', 'Ann Lee & Bob Ray\nCy Fox & Dee Orr'],
    ['a word', 'Ann Lee and Bob Ray\nCy Fox and Dee Orr'],
    ['a German one', 'Ann Lee und Bob Ray\nCy Fox und Dee Orr'],
    ['their places ahead of them', '1. Ann Lee / Bob Ray\n2. Cy Fox / Dee Orr'],
    ['a column for each', 'Ann Lee\tBob Ray\nCy Fox\tDee Orr'],
    ['commas', 'Ann Lee, Bob Ray\nCy Fox, Dee Orr'],
    ['headings', 'Player 1;Player 2\nAnn Lee;Bob Ray\nCy Fox;Dee Orr'],
    ['letters in the headings', 'Partner A;Partner B\nAnn Lee;Bob Ray\nCy Fox;Dee Orr'],
    ['a heading for both', 'Player 1 / Player 2\nAnn Lee / Bob Ray\nCy Fox / Dee Orr'],
    ['several signs and words', 'Ann Lee w/ Bob Ray\nCy Fox – Dee Orr'],
    ['words in several languages', 'Ann Lee mit Bob Ray\nCy Fox avec Dee Orr'],
    ['numbers of a chat', '1️⃣ Ann Lee & Bob Ray\n2️⃣ Cy Fox & Dee Orr'],
    ['numbers in words', '1st Ann Lee / Bob Ray\n2nd Cy Fox / Dee Orr'],
    ['a number of the pair', 'Pair 1: Ann Lee / Bob Ray\nPair 2: Cy Fox / Dee Orr'],
    ['a heading of its own', 'Pairs\nAnn Lee / Bob Ray\nCy Fox / Dee Orr'],
    ['what was paid beside it', 'Ann Lee / Bob Ray\tpaid\nCy Fox / Dee Orr\tnot paid'],
    ['points beside it', 'Rank\tPair\tPoints\n1\tAnn Lee / Bob Ray\t12\n2\tCy Fox / Dee Orr\t9'],
    ['days beside it', 'Ann Lee / Bob Ray\tTue/Thu\nCy Fox / Dee Orr\t'],
    ['two lines for each', '1. Ann Lee\n   Bob Ray\n2. Cy Fox\n   Dee Orr'],
    ['cells that were merged', '1\tAnn Lee\n\tBob Ray\n2\tCy Fox\n\tDee Orr'],
    ['an empty line after each', 'Ann Lee\nBob Ray\n\nCy Fox\nDee Orr'],
    [
      'halves of names, and an address of one',
      'Pair,First name 1,Email,Surname 1,First name 2,Surname 2\n1,Ann,,Lee,Bob,Ray\n2,Cy,,Fox,Dee,Orr',
    ],
    ['halves of names', 'First name 1,Surname 1,First name 2,Surname 2\nAnn,Lee,Bob,Ray\nCy,Fox,Dee,Orr'],
  ])('is read with %s', (_, text) => {
    expect(told(text)).toEqual(TWO);
  });

  it.each([
    [
      'behind each name',
      'Ann Lee <ann@example.org> / Bob Ray <bob@example.org>\nCy Fox cy@example.org / Dee Orr dee@example.org',
    ],
    [
      'in the manner of recipients',
      'Ann Lee <ann@example.org>, Bob Ray <bob@example.org>\nCy Fox <cy@example.org>, Dee Orr <dee@example.org>',
    ],
    [
      'in a column for both',
      'Ann Lee / Bob Ray\tann@example.org / bob@example.org\nCy Fox / Dee Orr\tcy@example.org / dee@example.org',
    ],
    [
      'in columns behind both names',
      'Ann Lee;Bob Ray;ann@example.org;bob@example.org\nCy Fox;Dee Orr;cy@example.org;dee@example.org',
    ],
    [
      'in columns behind each name',
      'Player 1,E-mail 1,Player 2,E-mail 2\nAnn Lee,ann@example.org,Bob Ray,bob@example.org\nCy Fox,cy@example.org,Dee Orr,dee@example.org',
    ],
  ])('has their addresses %s', (_, text) => {
    expect(told(text)).toEqual(WITH_ADDRESSES);
  });

  it('has ratings of both, and substitutes', () => {
    expect(told('Ann Lee 1850 / Bob Ray 1700 / Eve Day\nCy Fox 1600 / Dee Orr 1500')).toEqual([
      ['Ann Lee 1850', 'Bob Ray 1700', 'Eve Day'],
      ['Cy Fox 1600', 'Dee Orr 1500'],
    ]);
  });

  it('has the family name of both where it is written once', () => {
    expect(told('Ann & Bob Lee\nCy and Dee van Orr\nEve Day & Fay Hill')).toEqual([
      ['Ann Lee', 'Bob Lee'],
      ['Cy van Orr', 'Dee van Orr'],
      ['Eve Day', 'Fay Hill'],
    ]);
  });

  it('may have family names first, and clubs in brackets', () => {
    expect(told('Lee, Ann / Ray, Bob\nFox, Cy / Orr, Dee')).toEqual([
      ['Lee, Ann', 'Ray, Bob'],
      ['Fox, Cy', 'Orr, Dee'],
    ]);
    expect(told('"Lee, Ann","Ray, Bob"\n"Fox, Cy","Orr, Dee"')).toHaveLength(2);
    expect(told('Women\nAnn/Bob\nMen\nCy/Dee\nTotal: 2').slice(1, 4)).toEqual([['Ann', 'Bob'], ['Men'], ['Cy', 'Dee']]);
    expect(told('Ann Lee (A/B Club) / Bob Ray')).toEqual([['Ann Lee (A/B Club)', 'Bob Ray']]);
  });

  it('may be the answers to a form', () => {
    const form =
      'Timestamp,Email Address,Your name,Your partner’s name,Partner’s e-mail\n2026/09/01 10:02,ann@example.org,Ann Lee,Bob Ray,bob@example.org\n2026/09/02 10:02,cy@example.org,Cy Fox,Dee Orr,dee@example.org';
    expect(told(form)).toEqual(WITH_ADDRESSES);
    expect(readPairs(form).unused).toEqual([{ place: 0, heading: 'Timestamp' }]);
  });

  it('says which lines and columns it leaves out', () => {
    const read = readPairs(
      'Club 2026\n\nTeam\tPlayer 1\tPlayer 2\nAces\tAnn Lee\tBob Ray\nTeam\tPlayer 1\tPlayer 2\n–\t\t',
    );
    expect(read.leftOut.map(({ line, text }) => [line, text])).toEqual([
      [1, 'Club 2026'],
      [5, 'Team · Player 1 · Player 2'],
      [6, '–'],
    ]);
    expect(read.unused).toEqual([{ place: 0, heading: 'Team' }]);
    expect(read.pairs.map(({ line }) => line)).toEqual([4]);
  });

  it('shows a line of which nothing can be told as it stands', () => {
    expect(told('Date,Note\n1/2/26,red')).toEqual([['red']]);
  });

  it('says whose partner is missing, and on which line', () => {
    expect(readPairs('Ann Lee / Bob Ray\nCy Fox\n\nDee Orr / Eve Day').pairs).toMatchObject([
      { line: 1, people: [{ name: 'Ann Lee' }, { name: 'Bob Ray' }] },
      { line: 2, people: [{ name: 'Cy Fox', line: 2 }] },
      { line: 4, people: [{ name: 'Dee Orr' }, { name: 'Eve Day' }] },
    ]);
  });

  it('is empty without anybody', () => {
    expect(readPairs('')).toEqual({ pairs: [], leftOut: [], unused: [] });
  });
});

const member = (id: string, name: string) => ({ id, name, ladders: [], here: false });
const MEMBERS = [
  member('ann', 'Ann Lee'),
  member('bob', 'Bob Ray'),
  member('eve', 'Eve Day'),
  member('eve-2', 'Eve Day'),
];
const same = (line: number, id: string): Decisions => new Map([[line, { kind: 'same', id }]]);

/** What becomes of each line, where members are who they are called. */
const states = (text: string, decisions: Decisions = new Map(), here: readonly (readonly string[])[] = []) =>
  withPeople(readPairs(text).pairs, MEMBERS, decisions, here).map(({ state }) => state);

describe('the pairs that a list adds', () => {
  it('are called after their people, who may be new, and in several pairs', () => {
    const lines = withPeople(readPairs('Cy Fox / Dee Orr\nFay Hill / Cy Fox').pairs, MEMBERS, new Map(), []);
    const { pairs, people } = decidedPairs(lines, MEMBERS, ['dee-orr']);
    expect(people.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['cy-fox', true],
      ['dee-orr-2', true],
      ['fay-hill', true],
    ]);
    expect(pairs.map(({ id, name, people: both }) => [id, name, both.map((each) => each.id).join(' ')])).toEqual([
      ['cy-fox-dee-orr', 'Cy Fox / Dee Orr', 'cy-fox dee-orr-2'],
      ['fay-hill-cy-fox', 'Fay Hill / Cy Fox', 'fay-hill cy-fox'],
    ]);
  });

  it('have members by the names that the club has for them, once it is said that they are meant', () => {
    const list = readPairs('Cy Fox / ann lee\nDee Orr / Ann Lee').pairs;
    expect(withPeople(list, MEMBERS, new Map(), []).map(({ state }) => state)).toEqual(['open', 'open']);
    const { pairs } = decidedPairs(withPeople(list, MEMBERS, same(1.2, 'ann'), []), MEMBERS, []);
    expect(pairs.map(({ people }) => people[1])).toEqual([
      { id: 'ann', name: 'Ann Lee' },
      { id: 'ann', name: 'Ann Lee' },
    ]);
  });

  it.each([
    ['alone', 'Cy Fox / Dee Orr\nFay Hill'],
    ['crowd', 'Cy Fox / Dee Orr\nAda / Ben / Cle / Dan / Ede'],
    ['twice', 'Cy Fox / Dee Orr\nFay Hill / Fay Hill'],
    ['faulty', 'Cy Fox / Dee Orr\nFay Hill <fay@> / Gus Moe <gus@example.org>'],
    ['again', 'Cy Fox / Dee Orr\nDee Orr / Cy Fox'],
    ['left-out', 'Cy Fox / Dee Orr\nFay Hill / TBC'],
    ['open', 'Cy Fox / Dee Orr\nEve Day / Gus Moe'],
  ])('say that a line is %s', (state, text) => {
    expect(states(text)).toEqual(['new', state]);
  });

  it('leave out one that is on the ladder', () => {
    const both: Decisions = new Map([...same(1.1, 'bob'), ...same(1.2, 'ann')]);
    expect(states('Bob Ray / Ann Lee', both, [['ann', 'bob']])).toEqual(['here']);
  });
});

describe('the people of a ladder of pairs', () => {
  const view = viewOf(PairsClub.of('ann bob', 'cy dee', 'bob eve'));

  it('are invited each once, and stand on the rung of their best pair', () => {
    const members = ['ann', 'bob', 'gus'].map((id) => ({
      ...{ id: who(id), name: id, version: 1, ladders: [], email: `${id}@example.org` },
    }));
    const rows = rowsOf(view, 'main', { members, titles: new Map() });
    expect(rows.map(({ id, rung, as }) => [id, rung, as?.join(', ')])).toEqual([
      ['ann', 1, 'Ann Lee / Bob Ray'],
      ['bob', 1, 'Ann Lee / Bob Ray, Bob Ray / Eve Gray'],
      ['cy', 2, 'Cy Fox / Dee Orr'],
      ['dee', 2, 'Cy Fox / Dee Orr'],
      ['eve', 3, 'Bob Ray / Eve Gray'],
      ['gus', undefined, ''],
    ]);
    expect(rows.filter(isToInvite).map(({ id }) => id)).toEqual(['ann', 'bob']);
  });

  it('are told apart from the pairs, which are changed by themselves', () => {
    const directory = { members: [], mails: true, invitations: {}, titles: new Map(), isPartial: false };
    const club = { directory, links: {} as never, onMade() {}, onChange: async () => undefined };
    const page = renderedAt(view, () => h(Pairs, { club }));
    expect(page).toMatch(/<h2>Pairs<\/h2>.*Ann Lee \/ Bob Ray.*Cy Fox \/ Dee Orr/s);
  });

  it('are those who can be erased, each offered once, also who plays as none any more', () => {
    const left = viewOf(PairsClub.of('ann bob', 'cy dee', 'bob eve').regroup('p2', 'cy ann'));
    const offered = [...renderedAt(left, Forgetting).matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(offered).toEqual(['Ann Lee (ann)', 'Bob Ray (bob)', 'Cy Fox (cy)', 'Dee Orr (dee)', 'Eve Gray (eve)']);
  });
});

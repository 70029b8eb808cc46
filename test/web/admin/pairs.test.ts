import { describe, expect, it } from 'vitest';
import { readPairs } from '#web/apps/admin/people/reading/pairs.ts';

/** The pairs of a list, and what it says of each person. */
const told = (text: string) =>
  readPairs(text).map(({ people }) =>
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
    ['a heading for both', 'Player 1 / Player 2\nAnn Lee / Bob Ray\nCy Fox / Dee Orr'],
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

  it('says whose partner is missing, and on which line', () => {
    expect(readPairs('Ann Lee / Bob Ray\nCy Fox\n\nDee Orr / Eve Day')).toMatchObject([
      { line: 1, people: [{ name: 'Ann Lee' }, { name: 'Bob Ray' }] },
      { line: 2, people: [{ name: 'Cy Fox', line: 2 }] },
      { line: 4, people: [{ name: 'Dee Orr' }, { name: 'Eve Day' }] },
    ]);
  });

  it('is empty without anybody', () => {
    expect(readPairs('')).toEqual([]);
  });
});

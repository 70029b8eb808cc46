import { describe, expect, it } from 'vitest';
import { orderOf, readDate } from '#shared/log/results/dates.ts';
import { readScore } from '#shared/log/results/read-score.ts';

describe('a date as people write it', () => {
  it.each([
    ['3.11.2024', '2024-11-03'],
    ['03.11.24', '2024-11-03'],
    ['3. 11. 2024', '2024-11-03'],
    ['2024-11-03', '2024-11-03'],
    ['2024/11/3', '2024-11-03'],
    ['2024-11-03T19:30:00Z', '2024-11-03'],
    ['3 Nov 2024', '2024-11-03'],
    ['3rd November 2024', '2024-11-03'],
    ['November 3, 2024', '2024-11-03'],
    ['Sun 3 Nov 24', '2024-11-03'],
    ['So., 3. November 2024, 19:30 Uhr', '2024-11-03'],
    ['3. März 2024', '2024-03-03'],
    ['Mar 3, 2024', '2024-03-03'],
    ['mar. 3 déc. 2024', '2024-12-03'],
    ['1er août 2024', '2024-08-01'],
    ['3 juil. 2024', '2024-07-03'],
    ['3-Nov-98', '1998-11-03'],
    ['3/Nov/2024', '2024-11-03'],
    ['3.Nov.24', '2024-11-03'],
    ['So 3.11.2024', '2024-11-03'],
    ['Sonntag, den 3.11.2024', '2024-11-03'],
    ['le 3 novembre 2024', '2024-11-03'],
    ['3 Nov 2024 7pm', '2024-11-03'],
    ['3.11.2024 um 19 Uhr', '2024-11-03'],
    ['3/11/2024', '2024-11-03'],
    ["3.11.'24", '2024-11-03'],
    ['(3.11.2024)', '2024-11-03'],
    ['3/11/2024 8:15 p.m.', '2024-11-03'],
    ['2024-11-03 20:15 CET', '2024-11-03'],
    ['Sun Nov 03 2024 20:15:00 GMT+0100 (Central European Standard Time)', '2024-11-03'],
    ['03.11.2024 24:00', '2024-11-03'],
  ])('%s is %s', (written, day) => expect(readDate(written, 'day-first')).toBe(day));

  it.each([
    '31.2.2024',
    '2024-13-01',
    '3 Foo 2024',
    '3.11.',
    '3.-5.11.2024',
    '29.02.2025',
    '45599',
    '',
    '3-1',
    '=TODAY()',
    `${'1/'.repeat(5000)}`,
  ])('%s is none', (written) => expect(readDate(written, 'day-first')).toBeUndefined());

  it('with slashes is read as the whole column says', () => {
    expect(orderOf(['3/4/24', '25/4/24'])).toBe('day-first');
    expect(orderOf(['3/4/24', '4/25/24'])).toBe('month-first');
    expect(orderOf(['25/4/24', '4/25/24'])).toBe('contrary');
    expect(orderOf(['3/4/24', '5/4/24'])).toBe('unclear');
    expect(orderOf(['4/4/24', '3.11.2024'])).toBe('either');
    expect(readDate('3/4/24', 'month-first')).toBe('2024-03-04');
  });
});

/** "6-4 7-6" for the tallies of a score. */
const inText = (tallies: readonly (readonly number[])[]): string => tallies.map((tally) => tally.join('-')).join(' ');

describe('a score as people write it', () => {
  it.each<[written: string, tallies: string, also?: object]>([
    ['3-1', '3-1'],
    ['3 – 1', '3-1'],
    ['3:1', '3-1'],
    ['11/7 11/9', '11-7 11-9'],
    ['6:4 6:3', '6-4 6-3'],
    ['6-4, 5-7; 6-2', '6-4 5-7 6-2'],
    ['7-6(5) 6-4', '7-6 6-4'],
    ['7–6⁵ 6–4', '7-6 6-4'],
    ['7-6 (7-5), 6-4', '7-6 6-4'],
    ['6-4 7-6 (7-5)', '6-4 7-6'],
    ['6/4 3/6 [10-8]', '6-4 3-6 10-8'],
    ['3 to 1', '3-1'],
    ['3 zu 1', '3-1'],
    ['1½–½', '1.5-0.5'],
    ['½-½', '0.5-0.5'],
    ['1/2-1/2', '0.5-0.5'],
    ['1,5-0,5', '1.5-0.5'],
    ['remis', '0.5-0.5'],
    ['3-1 (11-7 9-11 11-4 11-8)', '11-7 9-11 11-4 11-8', { total: [3, 1] }],
    ['6-4 2-1 ret.', '6-4 2-1', { retired: true }],
    ['w/o', '', { walkover: true }],
    ['W.O.', '', { walkover: true }],
    ['kampflos', '', { walkover: true }],
    ['+:-', '', { walkover: true, total: [1, 0] }],
    ['- – +', '', { walkover: true, total: [0, 1] }],
    ['0:3 kampflos', '', { walkover: true, total: [0, 3] }],
    ['Walk over', '', { walkover: true }],
    ['nicht angetreten', '', { walkover: true }],
    ['scr.', '', { walkover: true }],
    ['no show', '', { walkover: true }],
    ['2-1 RTD', '2-1', { retired: true }],
    ['6-4 2-1 ret’d', '6-4 2-1', { retired: true }],
    ['6-4 1-0 ab', '6-4 1-0', { retired: true }],
    ['def. 6-4 6-3', '6-4 6-3'],
    ['won 6-4, 6-3.', '6-4 6-3'],
    ['Sieg 3:1', '3-1'],
    ['Draw 2–2', '2-2'],
    ['3:1 Sätze', '3-1'],
    ['5-3 (frames)', '5-3'],
    ['(6-4, 6-3)', '6-4 6-3'],
    ['[6-4 6-3]', '6-4 6-3'],
    ['6:4 / 6:3', '6-4 6-3'],
    ['6-4/6-3', '6-4 6-3'],
    ['6-4 and 6-3', '6-4 6-3'],
    ['7-6(5), 6-7(3), [10-8]', '7-6 6-7 10-8'],
    ['6-0 6-0 🎉', '6-0 6-0'],
    ['06:04:00', '6-4'],
  ])('%s', (written, tallies, also = {}) => {
    const found = readScore(written);
    expect(typeof found === 'object' ? { ...found, tallies: inText(found.tallies) } : found).toEqual({
      tallies,
      ...also,
    });
  });

  it.each([
    ['won', undefined],
    ['', undefined],
    ['2024-03-01', 'date'],
    ['01. Mrz', 'date'],
    ['45352', 'date'],
    ['3 nil', 'unreadable'],
    ['close one', 'unreadable'],
    ['=3-1', 'unreadable'],
    ['3-', 'unreadable'],
    ['3-1 (8, -9, 6, 7)', 'unreadable'],
    ['6-4 3-3 unfinished', 'unreadable'],
    ['1-'.repeat(50_000), 'unreadable'],
  ])('%s', (written, found) => expect(readScore(written)).toBe(found));
});

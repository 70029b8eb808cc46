import { describe, expect, it } from 'vitest';
import { deadlineOf, dueAt, nextRollover, settlingDueAt } from '#shared/engine/due.ts';
import { nextDue } from '#shared/engine/settle.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { logText, replayed } from '#test/view/vectors.ts';
import { must } from '../bench/club.ts';
import { clubOf } from '../rules/club.ts';

const utc = (at: Instant): string => new Date(at).toISOString().slice(0, 16);

/** When a page is rendered again, though nothing happens, once changes are no longer counted from day to day. */
function rolloversOf(ladder: Ladder): readonly string[] {
  const all: string[] = [];
  for (let at = nextRollover(ladder, ladder.at); at !== undefined; at = nextRollover(ladder, at)) all.push(utc(at));
  return all.filter((at) => at > '2021-09-16');
}

describe('the page of a ladder on which nothing happens', () => {
  const END = '2022-06-06T23:00';
  const quiet = (changes: object) => rolloversOf(clubOf(4, changes).at('2021-09-07 20:00').arrive('ann').ladder);

  it('says something else when its season is over', () => {
    expect(rolloversOf(clubOf(4, { system: 'crewe' }).at('2021-09-07 20:00').leave('ann').ladder)).toEqual([END]);
  });

  it('says something else once nobody can play any more in the month, which may be before its end', () => {
    const shut = (from: string, to: string) => ({ closures: [{ from, to }] });
    const mondays = { settings: { nights: ['monday'] } };
    expect(quiet({})).toEqual(['2021-09-30T23:00', END]);
    expect(quiet(shut('2021-09-25', '2021-09-30'))).toEqual(['2021-09-24T23:00', END]);
    expect(quiet(shut('2021-09-20', '2021-09-29'))).toEqual(['2021-09-30T23:00', END]);
    // The last Monday of that September is the 27th.
    expect(quiet(mondays)).toEqual(['2021-09-27T23:00', END]);
    expect(quiet({ ...shut('2021-09-21', '2021-09-30'), ...mondays })).toEqual(['2021-09-20T23:00', END]);
  });
});

const house = (settings: object, ...lines: readonly object[]) =>
  replayed(
    logText(
      { ladder: { system: 'house', timezone: 'UTC', season: { start: '2023-09-01' }, settings } },
      { at: '2023-09-01T10:00Z', seed: { order: 'given', players: ['a', 'b', 'c', 'd'].map((id) => ({ id })) } },
      ...lines,
    ),
  ).ladder;
const challenge = (day: number, id: string, challenger: string, challenged: string) => ({
  at: `2023-09-0${day}T10:00Z`,
  challenge: { id, challenger, challenged },
});
const TWO = [challenge(2, 'x', 'c', 'b'), challenge(3, 'y', 'd', 'a')];
const deadline = (ladder: Ladder, id: string) => {
  const due = deadlineOf(ladder, must(parseChallengeId(id)));
  return due && [due.name, utc(due.at), due.outcome];
};

describe('the deadline of a challenge', () => {
  it('is that of accepting it, or of playing it once it is accepted, whatever others come first', () => {
    const ladder = house({ acceptDays: 5, playDays: 14 }, ...TWO, {
      at: '2023-09-04T10:00Z',
      accept: { challenge: 'x' },
    });
    expect(deadline(ladder, 'x')).toEqual(['deadline-x', '2023-09-17T00:00', 'closed']);
    expect(deadline(ladder, 'y')).toEqual(['acceptance-y', '2023-09-09T00:00', 'closed']);
  });

  it('is none where it has none, is over or was never made', () => {
    const ladder = house({ acceptDays: 0, playDays: 0 }, ...TWO, {
      at: '2023-09-04T10:00Z',
      withdraw: { challenge: 'x' },
    });
    for (const id of ['x', 'y', 'z']) expect([id, deadline(ladder, id)]).toEqual([id, undefined]);
  });
});

describe('a ladder', () => {
  it('is due when something is settled or its page says something else, whichever is first', () => {
    const ladder = house({ acceptDays: 5, playDays: 14, period: 'month' }, ...TWO);
    const settling = must(settlingDueAt(ladder));
    expect([utc(settling), settling]).toEqual(['2023-09-08T00:00', nextDue(ladder)]);
    expect(utc(must(dueAt(ladder)))).toBe('2023-09-04T00:00');
    expect(dueAt(ladder, instant(settling - 1))).toBe(settling);
    const later = instant(Date.parse('2023-09-20T10:00Z'));
    expect(dueAt(ladder, later)).toBe(settling);
  });

  it('has nothing to settle by itself while nobody is on it', () => {
    const { ladder } = clubOf(1).at('2021-09-07 20:00').leave('ann');
    expect(settlingDueAt(ladder)).toBeUndefined();
    expect(dueAt(ladder)).toBe(nextRollover(ladder, ladder.at));
  });
});

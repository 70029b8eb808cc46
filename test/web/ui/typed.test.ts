import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { withOffset } from '#web/apps/admin/zoned.ts';
import { keyIn } from '#web/apps/enter/key.ts';
import { isElsewhere, momentIn, questionOf } from '#web/ui/forms/clock.ts';

const ZURICH = 'Europe/Zurich';
const written = (zone: string, value: string) => {
  const at = momentIn(zone, value);
  return at === undefined ? undefined : new Date(at).toISOString();
};

describe('a time that is typed by the club’s clocks', () => {
  it('is asked about where the clocks skip it, and the next one offered', () => {
    expect(questionOf(ZURICH, '2027-03-28T02:30')).toEqual({
      says: '02:30 doesn’t exist that night: 03:30?',
      answers: [{ words: '03:30', value: '2027-03-28T03:30' }],
    });
    expect(momentIn(ZURICH, '2027-03-28T02:30')).toBeUndefined();
    expect(written(ZURICH, '2027-03-28T03:30')).toBe('2027-03-28T01:30:00.000Z');
    expect(questionOf('Australia/Lord_Howe', '2026-10-04T02:10')?.answers[0]?.value).toBe('2026-10-04T02:40');
    expect(inLanguage('fr', () => questionOf(ZURICH, '2027-03-28T02:30'))?.says).toContain('n’existe pas');
  });

  it('is asked about where the clocks show it twice, and either time is kept with its offset', () => {
    const { says, answers = [] } = questionOf(ZURICH, '2026-10-25T02:30') ?? {};
    expect(says).toBe('02:30 comes twice that night: first or second?');
    expect(momentIn(ZURICH, '2026-10-25T02:30')).toBeUndefined();
    expect(answers.map(({ value }) => written(ZURICH, value))).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(answers.map(({ value }) => withOffset(ZURICH, value))).toEqual([
      '2026-10-25T02:30+02:00',
      '2026-10-25T02:30+01:00',
    ]);
    for (const { value } of answers) expect(questionOf(ZURICH, value)).toBeUndefined();
  });

  it('is taken as it is on any other day, and where it is none', () => {
    for (const value of ['2026-11-27T20:15', '2026-10-25T03:00', '2027-03-28T01:59', '', '2026-02-30T10:00'])
      expect(questionOf(ZURICH, value)).toBeUndefined();
    expect(written(ZURICH, '2026-11-27T20:15')).toBe('2026-11-27T19:15:00.000Z');
    expect([written(ZURICH, ''), written(ZURICH, '2026-02-30T10:00')]).toEqual([undefined, undefined]);
  });

  it('says whose clocks it goes by where this device’s show another time', () => {
    const now = instant(Date.parse('2026-11-27T12:00Z'));
    expect(isElsewhere(ZURICH, 'Europe/London', now)).toBe(true);
    expect(isElsewhere(ZURICH, 'Europe/Berlin', now)).toBe(false);
  });
});

describe('an invite link', () => {
  const KEY = `riverside.${'aB3_-'.repeat(8)}xyz`;

  it.each([
    KEY,
    `${KEY}.`,
    `${KEY})`,
    `%23${KEY}`,
    `${KEY}>,`,
    `${KEY}%20`,
    `%23${KEY}.`,
    `%20${KEY}`,
    KEY.replace('.', '%2E'),
    `${KEY.slice(0, 30)}%0D%0A ${KEY.slice(30)}`,
    `${KEY.slice(0, 30)}=%0A${KEY.slice(30)}%22`,
    `%E2%80%9C${KEY}%E2%80%9D`,
  ])('opens as %s', (hash) => {
    expect(keyIn(`#${hash}`)).toBe(KEY);
  });

  it('that is cut short stays as it is, so that the service says so', () => {
    expect(keyIn('#riverside.abc')).toBe('riverside.abc');
    expect(keyIn('')).toBe('');
  });
});

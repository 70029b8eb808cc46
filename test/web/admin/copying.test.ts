import { describe, expect, it } from 'vitest';
import { header } from '#test/rules/club.ts';
import { headerOf, usualFields } from '#web/apps/admin/header-fields.ts';
import { withRulesOf } from '#web/apps/admin/rules/copying.tsx';
import { ladderAt } from '#web/apps/admin/rules/ladder-at.ts';

const SITE = 'https://ladders.example';

describe('the address of a ladder whose rules are copied', () => {
  it.each([
    `${SITE}/lavers/main/`,
    ' ladders.example/lavers/main/ ',
    `${SITE}/lavers/main/players/ann/?day=2026-11-27#rules`,
  ])('may be %s', (typed) => {
    expect(ladderAt(typed, SITE)).toEqual({ club: 'lavers', ladder: 'main' });
  });

  it.each([
    '',
    'lavers',
    SITE,
    `${SITE}/lavers/`,
    'https://evil.example/lavers/main/',
    'https://ladders.example.evil.example/lavers/main/',
    'https://ladders.example@evil.example/lavers/main/',
    'https://ann:secret@ladders.example/lavers/main/',
    'http://ladders.example/lavers/main/',
    '//ladders.example/lavers/main/',
    'javascript:alert(1)//ladders.example/lavers/main/',
    `${SITE}/..%2f..%2fapi/main/`,
    `${SITE}/lavers/<b>/`,
  ])('may not be %s', (typed) => {
    expect(ladderAt(typed, SITE)).toBeUndefined();
  });
});

describe('rules that are copied', () => {
  const fields = {
    ...usualFields({ system: 'house', game: 'squash' }, header().season.start, 'Europe/London'),
    name: 'Men',
    settings: { words: 'Bring two balls.', reach: '9' },
  };
  const other = header({ system: 'house', settings: { reach: 2, confirm: 1, words: 'Courts cost £5.' } });

  it('are all that the other ladder has, and the name and days of the new one stay', () => {
    const copied = headerOf(withRulesOf(fields, other, true));
    expect(copied).toEqual({ ...headerOf(fields), settings: { reach: 2, confirm: 1, words: 'Courts cost £5.' } });
  });

  it('leave out what another club says in its own words, and what no rule would accept', () => {
    const hostile = { ...other, settings: { ...other.settings, reach: 'x'.repeat(9), draw: '<b>', unheard: 1 } };
    const copied = headerOf(withRulesOf(fields, hostile, false));
    expect(copied.settings).toEqual({ confirm: 1, words: 'Bring two balls.' });
  });
});

import { describe, expect, test } from 'vitest';
import { nicknameOf, withTyped } from '#web/apps/admin/club/naming.ts';
import { outcomeWords } from '#web/apps/admin/club/outcome.ts';
import { frameLine } from '#web/apps/admin/club/panel.tsx';
import { readFault } from '#web/apps/admin/club/webhook-form.tsx';

describe('nicknames', () => {
  const before = { ann: 'The Rook', elsewhere: 'Somebody of another ladder' };

  test('that are typed go over those that were there, and nobody else’s are touched', () => {
    const typed = new Map([['bob', ' The Knight ']]);
    expect(withTyped(before, typed)).toEqual({ ...before, bob: 'The Knight' });
    expect(withTyped(before, new Map([['ann', '   ']]))).toEqual({ elsewhere: before.elsewhere });
  });

  test('stand in their fields as they are typed, blanks and all', () => {
    const naming = { mode: 'nickname', nicknames: before } as const;
    expect(nicknameOf(naming, new Map(), 'ann')).toBe('The Rook');
    expect(nicknameOf(naming, new Map([['ann', 'The ']]), 'ann')).toBe('The ');
  });

  test('are nobody’s by accident, whatever a player’s id is', () => {
    const naming = { mode: 'nickname', nicknames: {} } as const;
    expect(nicknameOf(naming, new Map(), 'constructor')).toBe('');
    expect(withTyped({}, new Map([['constructor', 'Builder']]))).toEqual({ constructor: 'Builder' });
  });
});

describe('the line for a website', () => {
  test('holds no more than a frame, whatever the ladder is called', () => {
    const line = frameLine('https://ladder.example/c/l/embed/', '"><script>alert(1)</script>\n& more');
    expect(line).toMatch(/^<iframe src="https:\/\/ladder\.example\/c\/l\/embed\/" title="[^"<>]*" [^<>]*><\/iframe>$/);
    expect(line).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
  });
});

describe('a refusal', () => {
  test.each([
    ['url: must begin with https://.', { field: 'url', says: 'Must begin with https://.' }],
    ['events.0: Invalid input.', { field: 'events', says: 'Invalid input.' }],
    ['A ladder has ten webhooks at most. Remove one first.', undefined],
    ['The request: Invalid input: expected object.', undefined],
  ])('“%s” stands where it belongs', (detail, fault) => {
    expect(readFault(detail)).toEqual(fault);
  });
});

describe('how a notice went', () => {
  test.each([
    ['204', 'accepted (204)'],
    ['404', 'not accepted (404)'],
    ['302', 'not accepted (302)'],
    ['ENOTFOUND', 'not sent: this address doesn’t exist'],
    ['CERT_HAS_EXPIRED', 'not sent: CERT_HAS_EXPIRED'],
  ])('is told in words where it is “%s”', (outcome, words) => {
    expect(outcomeWords(outcome)).toBe(words);
  });
});

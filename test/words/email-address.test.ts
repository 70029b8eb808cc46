import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameAddress, parseAddress, readableAddress } from '#shared/words/email-address.ts';

describe('an address', () => {
  it.each([
    'Ann <ann@example.org>',
    'ann@example.org, bob@example.org',
    'ann@example.org\r\nBcc: bob@example.org',
    '"ann bob"@example.org',
    'ann@[127.0.0.1]',
    'ann@localhost',
    'ann(comment)@example.org',
    'ann@example.o',
    '"ann"@example.org',
    'e-mail: ann@example.org',
    'ann@ example.org',
    'ann..b@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}org`,
    'änn@example.org',
    'a@b',
    'a@1.2.3.4',
    'a@exa%6dple.org',
    'a@münchen_.example',
    `a@${'ü'.repeat(70)}.example`,
    '@example.org',
    '',
  ])('is not %j', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });

  it('is one plain address, whose host has no case', () => {
    expect(parseAddress(' Ann.O’Hara@example.org ')).toBeUndefined();
    expect(parseAddress(" Ann.O'Hara+club@Example.ORG ")).toBe("Ann.O'Hara+club@example.org");
  });

  it.each([
    ['mailto:ann@example.org', 'ann@example.org'],
    ['mailto:ann@example.org?subject=Hello', 'ann@example.org'],
    ['ann@example.org.', 'ann@example.org'],
    ['ann@example.org;', 'ann@example.org'],
    ['<ann@example.org>', 'ann@example.org'],
    ['ann@example.org>', 'ann@example.org'],
    ['(ann@example.org),', 'ann@example.org'],
    ['“ann@example.org”', 'ann@example.org'],
    ['<mailto:ann@example.org>?', 'ann@example.org'],
    ['\u200bann@exam\u00adple.org\u00a0', 'ann@example.org'],
    ['ann＠example．org', 'ann@example.org'],
  ])('pasted as %j is mended', (text, address) => {
    expect([parseAddress(text), readableAddress(text)]).toEqual([address, address]);
  });

  it('whose host has umlauts is read as it was written, and mailed in Punycode', () => {
    const [tom, eva] = ['tom@München.example', 'eva@straße.bücher.example'];
    expect([readableAddress(tom), parseAddress(tom)]).toEqual(['tom@münchen.example', 'tom@xn--mnchen-3ya.example']);
    expect([readableAddress(eva), parseAddress(eva)]).toEqual([
      'eva@straße.bücher.example',
      'eva@xn--strae-oqa.xn--bcher-kva.example',
    ]);
  });

  it('is the same however it is spelt', () => {
    expect(isSameAddress('Tom@MÜNCHEN.example', 'tom@xn--mnchen-3ya.example')).toBe(true);
    expect(isSameAddress('mailto:Roth@example.org.', 'roth@Example.org')).toBe(true);
    expect(isSameAddress('roth@example.org', 'roth@example.com')).toBe(false);
  });

  it('that the service takes can be mailed, and stays what it is when it is read again', () => {
    const hosts = fc.constantFrom(
      'Example.org',
      'münchen.example',
      'b',
      'a.b',
      'xn--mnchen-3ya.example',
      '例え.jp',
      'x..y',
    );
    const text = fc.tuple(fc.string(), fc.constantFrom('', '.', '>', ' '), hosts, fc.constantFrom('', '.', ' ', ';'));
    fc.assert(
      fc.property(text, ([local, before, host, after]) => {
        const given = `${local}${before}@${host}${after}`;
        const [mailed, read] = [parseAddress(given), readableAddress(given)];
        expect(read === undefined).toBe(mailed === undefined);
        if (mailed === undefined || read === undefined) return;
        expect(mailed).toMatch(/^[!-~]+@[a-z0-9.-]+\.[a-z0-9-]+$/);
        expect([parseAddress(read), parseAddress(mailed), readableAddress(read)]).toEqual([mailed, mailed, read]);
      }),
    );
  });
});

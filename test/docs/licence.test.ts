import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

interface Package {
  readonly license?: string;
  readonly dev?: boolean;
}

/** Those under which a club's deployment may pass on what it has got, and ask for nothing but to be named. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'];

/** A choice of several counts as the best of them. */
const isPermissive = (license = ''): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => PERMISSIVE.includes(each));

describe('the licence', () => {
  it('is Apache-2.0, whole, wherever it is named', () => {
    expect(read('LICENSE')).toMatch(
      /^\s*Apache License\s+Version 2\.0, January 2004[\s\S]*END OF TERMS AND CONDITIONS/,
    );
    expect(JSON.parse(read('package.json')).license).toBe('Apache-2.0');
    expect(read('README.md')).toContain('Apache-2.0 (`LICENSE`)');
  });

  it('fits what is passed on with it: every package that a deployment or a laptop runs is under a permissive one', () => {
    const packages: Readonly<Record<string, Package>> = JSON.parse(read('package-lock.json')).packages;
    const passedOn = Object.entries(packages).filter(([, { dev }]) => !dev);
    expect(passedOn.length).toBeGreaterThan(20);
    expect(passedOn.filter(([, { license }]) => !isPermissive(license))).toEqual([]);
  });
});

describe('whoever finds a hole', () => {
  it('is told by SECURITY.md how to report it in private, and README leads there', () => {
    expect(read('README.md')).toContain('`SECURITY.md`');
    expect(read('SECURITY.md')).toMatch(/in private/);
    expect(read('SECURITY.md')).toContain('*Report a vulnerability*');
    expect(read('SECURITY.md')).toContain('/.well-known/security.txt');
  });
});

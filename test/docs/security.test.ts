import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT, textOf } from './typed.ts';

const isThere = (file: string): boolean => existsSync(`${ROOT}/${file}`);

describe('SECURITY.md', () => {
  const page = textOf('SECURITY.md');

  it('says how to report a hole in private, and README leads there', () => {
    expect(textOf('README.md')).toContain('`SECURITY.md`');
    expect(page).toMatch(/in private/);
    expect(page).toContain('*Report a vulnerability*');
    expect(page).toContain('/.well-known/security.txt');
  });

  it('names for each threat a test that is there, by its title', () => {
    const [, model = ''] = page.split('\n## Threat model\n');
    const threats = [...model.matchAll(/^\| (?!what they try|---)(.*) \| .* \| (.*) \|$/gm)];
    expect(threats.length).toBeGreaterThan(40);
    const missing = threats.flatMap(([, threat = '', shown = '']) => {
      const tests = [...shown.matchAll(/`(test\/[\w./-]+\.ts)`: \*(.+?)\*(?=; `test|$)/g)];
      const isShown = tests.length === shown.split('`test/').length - 1 && tests.length > 0;
      return isShown && tests.every(([, file = '', title = '']) => hasTest(file, title)) ? [] : [`${threat}: ${shown}`];
    });
    expect(missing).toEqual([]);
    expect(hasTest('test/docs/supply-chain.test.ts', 'is made up')).toBe(false);
  });
});

/** Whether a file has a test of exactly this title. */
const hasTest = (file: string, title: string): boolean =>
  isThere(file) && ["'", '"', '`'].some((quote) => textOf(file).includes(`${quote}${title}${quote}`));

/** The items of the standard that level 2 asks for: of each part its last, or those that there are. */
const LEVEL_2 = `
  1.1:1-7 1.2:1-4 1.4:1,4,5 1.5:1-4 1.6:1-4 1.7:1-2 1.8:1-2 1.9:1-2 1.10:1 1.11:1-2 1.12:2 1.14:1-6
  2.1:1-12 2.2:1-3 2.3:1-3 2.4:1-5 2.5:1-7 2.6:1-3 2.7:1-6 2.8:1-7 2.9:1-3 2.10:1-4
  3.1:1 3.2:1-4 3.3:1-4 3.4:1-5 3.5:1-3 3.7:1 4.1:1-3,5 4.2:1-2 4.3:1-3
  5.1:1-5 5.2:1-8 5.3:1-10 5.4:1-3 5.5:1-4 6.1:1-3 6.2:1-6 6.3:1-2 6.4:1-2
  7.1:1-4 7.2:1-2 7.3:1,3,4 7.4:1-3 8.1:1-4 8.2:1-3 8.3:1-8 9.1:1-3 9.2:1-4 10.2:1-2 10.3:1-3
  11.1:1-8 12.1:1-3 12.2:1 12.3:1-6 12.4:1-2 12.5:1-2 12.6:1 13.1:1,3-5 13.2:1-3,5,6 13.3:1-2 13.4:1-2
  14.1:1-4 14.2:1-6 14.3:2,3 14.4:1-7 14.5:1-4`;

/** From one number to another: both of "1-3", or the same of "2". */
const numbersIn = (range: string): readonly number[] => {
  const [from = 0, to = from] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

const items = LEVEL_2.trim()
  .split(/\s+/)
  .flatMap((part) => {
    const [section = '', ranges = ''] = part.split(':');
    return ranges
      .split(',')
      .flatMap(numbersIn)
      .map((number) => `${section}.${number}`);
  });

describe('docs/asvs.md', () => {
  const page = textOf('docs/asvs.md');
  const rows = [...page.matchAll(/^\| ([\d.]+)(?:–([\d.]+))? \| .+? \| (.+?) \| (.+) \|$/gm)].flatMap(
    ([, first = '', last = first, state = '', why = '']) => {
      const [section, from, to] = [first.replace(/\.\d+$/, ''), ...[first, last].map((each) => each.split('.')[2])];
      return numbersIn(`${from}-${to}`).map((number) => ({ item: `${section}.${number}`, state, why }));
    },
  );

  it('has each item of level 2 once, in order', () => {
    expect(rows.map(({ item }) => item)).toEqual(items);
  });

  it('counts right how many are met, in part, missing or not asked of us', () => {
    const count = (state: string) => rows.filter((each) => each.state === state).length;
    const [met, part, missing, other] = ['met', 'part', '**missing**', 'n/a'].map(count);
    const told = `Of ${items.length} items\n${met} are met, ${part} in part, ${missing} missing, and ${other} do not apply.`;
    expect(page).toContain(told);
    expect((met ?? 0) + (part ?? 0) + (missing ?? 0) + (other ?? 0)).toBe(items.length);
  });

  it('names files that are there', () => {
    const named = [...page.matchAll(/`((?:\.ci|cdk|docs|functions|local|shared|test|web)\/[\w./-]+)`/g)];
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, file = '']) => !isThere(file)).map(([, file]) => file)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forgotten, rulesPage, ruleTests, SHARED, SYSTEMS } from '#docs/rules.ts';
import { parseEntry, parseHeader } from '#shared/log/parse.ts';
import { findSystem } from '#shared/systems/registry.ts';
import { REFUSAL_CODES } from '#shared/vocabulary/refusal.ts';
import { VERBS } from '#shared/vocabulary/vocabulary.ts';

const log = readFileSync('docs/season-log.md', 'utf8');
const rules = readdirSync('docs/rules').map((name) => readFileSync(`docs/rules/${name}`, 'utf8'));

const [aboveCodes = '', codes = ''] = log.split('\n## Refusal codes\n');

/** The words in `code` style in the first column of a text's tables, in order. */
const listedIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));

describe('the page about the season log', () => {
  it('lists every verb', () => {
    expect(listedIn(aboveCodes)).toEqual(expect.arrayContaining([...VERBS]));
  });

  it('lists every refusal code, in the order in which one of several is reported', () => {
    expect(listedIn(codes)).toEqual(REFUSAL_CODES);
  });

  it('shows a header and an entry that can be read', () => {
    const [header = '', entry = ''] = [...log.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json);
    expect(parseHeader(JSON.parse(header).ladder)).toMatchObject({ ok: true });
    const lavers = findSystem('lavers');
    expect(lavers && parseEntry(JSON.parse(entry), lavers)).toMatchObject({ ok: true });
  });
});

/** The letters of the systems whose clauses are numbered. */
const LETTERS = SYSTEMS.flatMap(({ letter, numbered }) => (numbered > 0 ? [letter] : []));
const CLAUSES = new RegExp(`\\b([${LETTERS.join('')}])(\\d+)[a-z]?(?:–[${LETTERS.join('')}]?(\\d+))?`, 'g');

/** Every clause that a document names, with those between the ends of a range. */
function clausesIn(text: string): readonly string[] {
  const ranges = [...text.matchAll(CLAUSES)];
  return ranges.flatMap(([, letter, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${letter}${Number(from) + n}`),
  );
}

describe('the rules', () => {
  it('have every clause that the code names', () => {
    const files = readdirSync('shared', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const cited = new Set(files.flatMap((name) => clausesIn(readFileSync(`shared/${name}`, 'utf8'))));
    const told = new Set(rules.flatMap(clausesIn));
    expect([...cited].filter((clause) => !told.has(clause)).sort()).toEqual([]);
    expect(cited.size).toBeGreaterThan(40);
  });
});

describe('the page about the rules', () => {
  it('has the tests of what several systems share, each with where it is', () => {
    const files = new Set(SHARED.map(({ folder, file }) => `${folder}/${file}`));
    expect([...files]).toEqual(expect.arrayContaining(['systems/confirming.test.ts', 'systems/configuring.test.ts']));
    for (const file of files) expect(rulesPage()).toContain(`(../test/rules/${file})`);
    expect(rulesPage()).not.toContain(' a %s');
  });

  it.each(SYSTEMS)('leaves no clause of $name out', (system) => {
    expect(forgotten(system)).toEqual([]);
  });

  it.each(SYSTEMS)('is made of tests of $name that all name their clause', (system) => {
    expect(ruleTests(system).filter(({ clause }) => clause === 'no clause')).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forgotten, PAGE, rulesPage, ruleTests } from '../../docs/rules.ts';

describe('the page about the rules', () => {
  it('says what the tests say: if not, "npm run rules" makes it anew', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(rulesPage(ruleTests()));
  });

  it('leaves no clause out', () => {
    expect(forgotten(ruleTests())).toEqual([]);
  });

  it('is made of tests that all name their clause', () => {
    expect(ruleTests().filter(({ clause }) => clause === 'no clause')).toEqual([]);
  });
});

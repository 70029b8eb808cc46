import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forgotten, PAGE, rulesPage, ruleTests, systemsTested } from '../../docs/rules.ts';

describe('the page about the rules', () => {
  it('says what the tests say: if not, "npm run rules" makes it anew', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(rulesPage());
  });

  it.each(systemsTested())('leaves no clause of $name out', (system) => {
    expect(forgotten(system)).toEqual([]);
  });

  it.each(systemsTested())('is made of tests of $name that all name their clause', (system) => {
    expect(ruleTests(system).filter(({ clause }) => clause === 'no clause')).toEqual([]);
  });
});

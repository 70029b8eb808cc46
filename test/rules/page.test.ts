import { describe, expect, it } from 'vitest';
import { forgotten, rulesPage, ruleTests, sharedTests, systemsTested } from '#docs/rules.ts';

describe('the page about the rules', () => {
  it('has the tests of what several systems share, each with where it is', () => {
    const files = new Set(sharedTests().map(({ folder, file }) => `${folder}/${file}`));
    expect([...files]).toEqual(expect.arrayContaining(['systems/confirming.test.ts', 'systems/configuring.test.ts']));
    for (const file of files) expect(rulesPage()).toContain(`(../test/rules/${file})`);
    expect(rulesPage()).not.toContain(' a %s');
  });

  it.each(systemsTested())('leaves no clause of $name out', (system) => {
    expect(forgotten(system)).toEqual([]);
  });

  it.each(systemsTested())('is made of tests of $name that all name their clause', (system) => {
    expect(ruleTests(system).filter(({ clause }) => clause === 'no clause')).toEqual([]);
  });
});

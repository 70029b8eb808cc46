import { describe, expect, it } from 'vitest';
import { laversRules } from '#shared/systems/lavers/rules-in-words.ts';
import { lavers } from '#shared/systems/lavers/system.ts';
import { header } from '#test/view/club.ts';
import { findSystem, learn, systemOf } from '#web/stand-ins/one-system.ts';
import { learnRules, rulesOf } from '#web/stand-ins/one-words.ts';

describe('an app that plays by one system', () => {
  it('knows the one that was loaded, and says plainly that another was not', () => {
    expect(findSystem('lavers')).toBeUndefined();
    expect(() => systemOf({ header: { system: 'lavers' } })).toThrow('The system lavers is not loaded.');
    learn(lavers);
    expect(systemOf({ header: { system: 'lavers' } })).toBe(lavers);
    expect(() => systemOf({ header: { system: 'crewe' } })).toThrow('The system crewe is not loaded.');
  });
});

describe('an app that tells the rules of one system', () => {
  it('tells them once they were loaded with it, and says plainly that others were not', () => {
    const of = header({ system: 'lavers' });
    expect(() => rulesOf(of)).toThrow('The rules of lavers are not loaded.');
    learnRules('lavers', laversRules);
    expect(rulesOf(of)).toEqual(laversRules(of));
  });
});

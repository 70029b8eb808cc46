import { describe, expect, it } from 'vitest';
import { lavers } from '../../../shared/systems/lavers/system.ts';
import { findSystem, learn, systemOf } from '../../../web/stand-ins/one-system.ts';

describe('an app that plays by one system', () => {
  it('knows the one that was loaded, and says plainly that another was not', () => {
    expect(findSystem('lavers')).toBeUndefined();
    expect(() => systemOf({ header: { system: 'lavers' } })).toThrow('The system lavers is not loaded.');
    learn(lavers);
    expect(systemOf({ header: { system: 'lavers' } })).toBe(lavers);
    expect(() => systemOf({ header: { system: 'crewe' } })).toThrow('The system crewe is not loaded.');
  });
});

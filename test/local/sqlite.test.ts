import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataFolder } from '#local/data-folder.ts';
import { storeOf } from '#local/place.ts';
import { useFolder } from './laptop.ts';

describe('a laptop that is kept by SQLite', { timeout: 300_000 }, () => {
  const folder = useFolder();

  it('is what a new folder gets, also where there is an emulator', () => {
    const fresh = new DataFolder(join(folder, 'fresh'));
    expect([storeOf(fresh, undefined, false), storeOf(fresh, undefined, true)]).toEqual(['sqlite', 'sqlite']);
    expect(storeOf(fresh, 'emulator', true)).toBe('emulator');
    expect(() => storeOf(fresh, 'emulator', false)).toThrow('there’s none for this machine');
    writeFileSync(fresh.sqlite, '');
    expect([storeOf(fresh, undefined, true), storeOf(fresh, 'sqlite', true)]).toEqual(['sqlite', 'sqlite']);
    expect(() => storeOf(fresh, 'emulator', true)).toThrow('was filled with --store sqlite');
  });

  it('takes no folder from the emulator that has filled it', () => {
    const filled = new DataFolder(join(folder, 'filled'));
    writeFileSync(filled.database, '');
    expect(storeOf(filled, undefined, true)).toBe('emulator');
    expect(() => storeOf(filled, 'sqlite', true)).toThrow('was filled with --store emulator');
    expect(() => storeOf(filled, undefined, false)).toThrow('there’s none for this machine');
  });
});

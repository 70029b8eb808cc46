import { expect, it, vi } from 'vitest';
import { ladderState } from '#shared/contract/state.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import type { System } from '#shared/systems/system.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { header } from '../rules/club.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  const { slot } = await import('#shared/vocabulary/slot.ts');
  const { inHead } = await import('#shared/vocabulary/keeping.ts');
  const { a } = await import('#shared/vocabulary/form.ts');
  const umbrellas = slot('umbrellas', 0, inHead(0), a('count'));
  const withMore = (system: System): System =>
    system.id === 'crewe' ? { ...system, slots: [...system.slots, umbrellas] } : system;
  return {
    ...registry,
    systems: () => registry.systems().map(withMore),
    systemOf: (ladder) => withMore(registry.systemOf(ladder)),
  };
});

const snapshotOf = (system: string) => {
  const snapshot = JSON.parse(JSON.stringify(publicSnapshot(newLadder(header({ system })))));
  expect(ladderState.safeParse(snapshot).success).toBe(true);
  return snapshot;
};

it('a slot that is new to one system changes no snapshot of another; those of before are in all', () => {
  expect(snapshotOf('crewe')).toMatchObject({ umbrellas: 0, issued: [], seats: 0 });
  expect(snapshotOf('nairobi')).toMatchObject({ issued: [], seats: 0 });
  expect(snapshotOf('nairobi')).not.toHaveProperty('umbrellas');
});

import { expect, it, vi } from 'vitest';
import { parseDay } from '../../../shared/calendar/moment.ts';
import type { Preset, System } from '../../../shared/systems/system.ts';
import { askedIn, faultsIn, type HeaderFields, headerOf, usualFields } from '../../../web/apps/desk/header-fields.ts';
import { withPreset } from '../../../web/apps/desk/presets.tsx';
import { bestOfLike } from '../../rules/best-of-like.ts';

vi.mock('../../../shared/systems/registry.ts', async (importActual) => {
  const registry = await importActual<typeof import('../../../shared/systems/registry.ts')>();
  return { ...registry, findSystem: (id: string): System | undefined => like(registry.findSystem(id)) };
});

const like = (system: System | undefined) => system && bestOfLike(system);

function ladder(settings: HeaderFields['settings']): HeaderFields {
  const today = parseDay('2026-11-20');
  if (!today) throw new Error('that is a day');
  return { ...usualFields('crewe', today, 'UTC'), settings };
}

const asked = (settings: HeaderFields['settings']) => askedIn(ladder(settings)).map(({ name }) => name);

it('nobody is asked whether there are draws where a match of several games has a winner', () => {
  expect(asked({})).not.toContain('draws');
  expect(asked({ game: 'one' })).toContain('draws');
});

it('what nobody is asked for keeps nobody from making a ladder', () => {
  expect(faultsIn(ladder({ draws: 'perhaps' })).size).toBe(0);
  expect([...faultsIn(ladder({ draws: 'perhaps', game: 'one' }))]).toEqual(['settings.draws']);
});

it('a preset puts all figures as it has them, and where the club plays stays', () => {
  const chess: Preset = { name: 'chess', settings: { game: 'one', draws: 'yes' } };
  const fields = ladder({ venue: 'The Swan', reach: '4', game: 'best-of-3' });
  const chosen = headerOf({ ...fields, ...withPreset(chess, fields) });
  expect(chosen.settings).toEqual({ venue: 'The Swan', game: 'one', draws: 'yes' });
});

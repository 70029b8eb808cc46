import { expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { creweSettings } from '#shared/systems/crewe/settings.ts';
import { presets } from '#shared/systems/house/presets.ts';
import { houseSettings } from '#shared/systems/house/settings.ts';
import type { Preset } from '#shared/systems/system.ts';
import { askedIn, faultsIn, type HeaderFields, headerOf, usualFields } from '#web/apps/admin/header-fields.ts';
import { withPreset } from '#web/apps/admin/header-inputs.tsx';

function begun(system: 'crewe' | 'house'): HeaderFields {
  const today = parseDay('2026-11-20');
  if (!today) throw new Error('that is a day');
  return usualFields(system, today, 'UTC');
}

const ladder = (settings: HeaderFields['settings']): HeaderFields => ({ ...begun('house'), settings });

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

it.each([
  { what: 'the form begins with', fields: begun('house') },
  ...presets.map((each) => ({
    what: `${each.name} has`,
    fields: { ...begun('house'), ...withPreset(each, begun('house')) },
  })),
])('House rules: what $what lets nobody stay on top by silence, declining or staying away', ({ fields }) => {
  const { settings = {} } = headerOf(fields);
  const ofLadder = { header: { settings } };
  const { confirm, acceptLate, playLate, freeDeclines, declining, period, drop } = houseSettings;
  const figures = { confirm, acceptLate, playLate, freeDeclines, declining, period, drop };
  expect(Object.fromEntries(Object.entries(figures).map(([name, each]) => [name, each.of(ofLadder)]))).toEqual({
    confirm: 3,
    acceptLate: 'lost',
    playLate: 'lost-by-challenged',
    freeDeclines: 2,
    declining: 'lost',
    period: 'month',
    drop: 1,
  });
});

it('Crewe: a new ladder begins with three days to confirm, and one whose log does not say has none', () => {
  const { settings = {} } = headerOf(begun('crewe'));
  expect(creweSettings.confirm.of({ header: { settings } })).toBe(3);
  expect(creweSettings.confirm.of({ header: {} })).toBe(0);
});

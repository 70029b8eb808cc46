import { expect, it, vi } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { Season } from '#shared/engine/season.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { commandOf, parseBody, parseHeader } from '#shared/log/parse.ts';
import { takenOff } from '#shared/rules/common/standing.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Settlement } from '#shared/vocabulary/entry.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';

const ZONE = 'Africa/Nairobi';
const day = (text: string): Day => parseDay(text) ?? expect.fail(text);
const noon = (text: string) => instantOf(ZONE, day(text), 43_200_000);

/** Nairobi's ladder, whose bottom player is taken off on a day years later. */
vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return {
    ...registry,
    systemOf: (ladder) => {
      const system = registry.systemOf(ladder);
      return {
        ...system,
        duties: [
          ...system.duties,
          (now) => {
            const [, , last] = now.order.players();
            if (!last) return undefined;
            const at = noon('2029-06-06');
            const settlement: Settlement = {
              kind: 'cut',
              name: 'farewell',
              at,
              clause: 'N0',
              removed: [last],
              moves: [],
            };
            const settle = () => ({ ladder: takenOff(now, new Set([last])), settlement });
            return { at, settle };
          },
        ],
      };
    },
  };
});

it('weeks that come out alike are settled together only up to what else falls due', () => {
  const header = parseHeader({ system: 'nairobi', timezone: ZONE, season: { start: '2026-01-05' } });
  if (!header.ok) return expect.fail(header.refusal.message);
  const players = ['ann', 'bob', 'cy'].map((id) => ({ id }));
  const seed = parseBody('seed', systemOf({ header: header.value }), { order: 'given', players });
  if (!seed.ok) return expect.fail(seed.refusal.message);
  const season = Season.of(header.value, [commandOf({ at: noon('2026-01-05'), override: 'so' }, 'seed', seed.value)]);
  const { settlements } = settleDue(season.ladder, noon('2032-01-01'), asRemembered);
  const told = settlements.map(({ name, through, removed }) => [name, through?.name ?? name, removed]);
  expect(told.slice(-3)).toEqual([
    [expect.any(String), '2029-W22', []],
    ['farewell', 'farewell', ['cy']],
    ['2029-W23', '2031-W52', []],
  ]);
});

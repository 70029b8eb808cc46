import { describe, expect, it } from 'vitest';
import { areOfBefore, effectsNow, type KeptEffects } from '../../functions/store/settlements-before.ts';
import { addDays } from '../../shared/calendar/days.ts';
import { parseDay } from '../../shared/calendar/moment.ts';
import { weekOf } from '../../shared/calendar/periods.ts';
import type { Effects, Settlement } from '../../shared/vocabulary/entry.ts';
import { always, SYSTEMS } from '../rules/systems/lives/every.ts';
import { HEADER } from './club.ts';

/** Kinds of settlements that version 0.1.0 did not know. */
const NEWER: readonly Settlement['kind'][] = ['deadline', 'confirmation', 'pot-confirmation'];

/** What a line did, as version 0.1.0 stored it. */
const asBefore = ({ settled, ...rest }: Effects): KeptEffects => ({
  ...rest,
  settled: settled.map(({ name, through, clause, dropped, removed, forfeited, moves }) => ({
    period: name,
    ...(through && { through: through.name }),
    clause,
    ...(dropped && { dropped }),
    removed,
    ...(forfeited && { forfeited }),
    moves,
  })),
});

describe.each(SYSTEMS)('what the version before stored of a %s ladder', (system) => {
  it('is read as it would be stored now: every kind of settlement, whatever happened', () => {
    always(system, ({ season }) => {
      for (const { effects } of season.lines()) {
        if (effects.settled.some(({ kind }) => NEWER.includes(kind))) continue;
        const before = asBefore(effects);
        expect(areOfBefore(before)).toBe(effects.settled.length > 0);
        expect(effectsNow(before, season.ladder.header)).toEqual(effects);
        expect(effectsNow(effects, undefined)).toEqual(effects);
      }
    });
  });
});

it('a week is known by its name, for every week of thirty years', () => {
  const settled = (period: string): KeptEffects => ({
    settled: [{ period, clause: 'N4', removed: [], moves: [] }],
    moves: [],
  });
  let day = parseDay('1999-12-27');
  for (let week = 0; day && week < 1566; week++) {
    const { name, first, last } = weekOf(day);
    expect(effectsNow(settled(name), HEADER).settled).toMatchObject([{ kind: 'week', name, first, last }]);
    day = addDays(day, 7);
  }
});

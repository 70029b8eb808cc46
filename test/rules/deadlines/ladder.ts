import { movingBy } from '#shared/rules/challenge/moving.ts';
import { above } from '#shared/rules/challenge/reach.ts';
import { gameScore, rejecting, resulting } from '#shared/rules/challenge/results.ts';
import type { ChessTerms } from '#shared/rules/challenge/terms.ts';
import { figure } from '#shared/rules/common/settings.ts';
import { closed, deadline, forfeited, playedInTime, type Unplayed } from '#shared/rules/deadlines/deadline.ts';
import type { System } from '#shared/systems/system.ts';
import { inHead } from '#shared/vocabulary/keeping.ts';
import { slot } from '#shared/vocabulary/slot.ts';

const movement = movingBy(() => 'takes-rung', { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' });
const days = figure('days', 14, [1, 100]);

const terms: ChessTerms = {
  reach: { ...above(figure('reach', 3, [1, 100])), clause: 'T1' },
  declining: { allowed: false, clause: 'T2' },
  score: gameScore,
  movement,
};

/** How many challenges have lapsed, which such a system counts. */
export const lapses = slot('lapses', 0, inHead(0));

/** The challenge is closed, and who was challenged changes places with the one below. */
const dropped: Unplayed = (ladder, { challenged }) => {
  const { order } = ladder;
  const below = order.at((order.rungOf(challenged) ?? 0) + 1);
  const after = below ? { ...ladder, order: order.swap(challenged, below) } : ladder;
  return { outcome: 'closed', dropped: [challenged], ladder: lapses.set(after, lapses.of(after) + 1) };
};

const OUTCOMES: Readonly<Record<string, Unplayed>> = { closed, dropped };

/** Systems of nobody's: a name of the ladder says which, "forfeit", "closed" or "dropped", with "approved" where results have to be. */
export function madeUp(system: System, { header }: { readonly header: object }): System {
  const name = 'name' in header ? String(header.name) : '';
  const unplayed = OUTCOMES[name] ?? forfeited(movement);
  const approval = name.includes('approved') && { approval: { clause: 'T7' } };
  const played = { days, unplayed, clause: 'T3' } as const;
  const all = { ...terms, ...approval, inTime: playedInTime(played) } as const;
  return {
    ...system,
    rules: { ...system.rules, result: resulting(all), reject: rejecting('T7', played) },
    duties: [deadline(played)],
  };
}

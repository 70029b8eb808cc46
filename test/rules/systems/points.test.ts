import { describe, expect, it } from 'vitest';
import { looksBack } from '../../../shared/engine/decide.ts';
import { pointsOf } from '../../../shared/rules/pots/purses.ts';
import { admissionsSlot, gamesSlot, pursesSlot } from '../../../shared/rules/pots/slots.ts';
import { shicargoSettings } from '../../../shared/systems/shicargo/declaration.ts';
import type { Ladder } from '../../../shared/vocabulary/ladder.ts';
import type { PlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import { always } from './lives/every.ts';

/** What the players have, and what lies in the pots of running games. */
function pointsOn(ladder: Ladder): number {
  const stake = shicargoSettings.stake.of(ladder);
  const inPots = [...gamesSlot.of(ladder).values()].reduce((sum, { players }) => sum + stake * players.length, 0);
  return ladder.order.players().reduce((sum, player) => sum + pointsOf(ladder, player), inPots);
}

describe('on a points ladder, whatever happens', () => {
  it('the points and the pots are always 1000 for each player ever admitted (S)', () => {
    always(
      'shicargo',
      ({ happened }) => {
        for (const { decision } of happened) {
          expect(pointsOn(decision.ladder)).toBe(1000 * admissionsSlot.of(decision.ladder));
        }
      },
      60,
    );
  });

  it('each who comes brings 1000 points, and nobody takes any away but the last to leave (S)', () => {
    always(
      'shicargo',
      ({ happened }) => {
        for (const { before, command, decision } of happened) {
          if (looksBack(before, command)) continue;
          const { order } = decision.ladder;
          const removed = decision.entry?.effects.settled.flatMap((period) => period.removed) ?? [];
          const isNew = (player: PlayerId) => !before.order.has(player) || removed.includes(player);
          const came = order.players().filter(isNew).length;
          const emptied = order.size === 0 && before.order.size > 0;
          expect(pointsOn(decision.ladder)).toBe(emptied ? 0 : pointsOn(before) + 1000 * came);
        }
      },
      60,
    );
  });

  it('everybody stands in the order of their points, and of equals whoever was admitted first is first (S)', () => {
    always('shicargo', ({ happened }) => {
      for (const { decision } of happened) {
        const { order } = decision.ladder;
        const purses = pursesSlot.of(decision.ladder);
        expect(purses.size).toBe(order.size);
        const theirs = order.players().map((player) => purses.get(player));
        for (const [index, purse] of theirs.entries()) {
          const above = theirs[index - 1];
          if (!above || !purse) continue;
          expect([above.points, purse.seat]).toEqual([
            Math.max(above.points, purse.points),
            above.points === purse.points ? Math.max(above.seat + 1, purse.seat) : purse.seat,
          ]);
        }
      }
    });
  });

  it('points are whole (S)', () => {
    always('shicargo', ({ season }) => {
      const points = [...pursesSlot.of(season.ladder).values()].map((purse) => purse.points);
      expect(points.filter((each) => !Number.isInteger(each))).toEqual([]);
    });
  });
});

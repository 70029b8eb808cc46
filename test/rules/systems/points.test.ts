import { describe, expect, it } from 'vitest';
import { later } from '#shared/calendar/days.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { looksBack } from '#shared/engine/decide.ts';
import { Season, type Step } from '#shared/engine/season.ts';
import { pointsOf } from '#shared/rules/pots/purses.ts';
import { admissionsSlot, gamesSlot, pursesSlot } from '#shared/rules/pots/slots.ts';
import { findGame, stakeIn } from '#shared/rules/pots/stake.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { DuePeriod, Settlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { lineNumber, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { always } from './lives/every.ts';

/** Every settlement of a season as it counts in the end, with the ladders around it. */
function settledIn(season: Season): readonly Step[] {
  let steps: Step[] = [];
  const told = new Season(season.header, {
    again: (from) => {
      steps = steps.filter(({ entry }) => entry.line < from);
    },
    step: (step) => steps.push(step),
  });
  for (const { command } of season.lines()) told.append(command);
  expect(told.ladder.line).toBe(season.ladder.line);
  return steps.filter(({ settlement }) => settlement !== undefined);
}

/**
 * Whoever sat in a game that has scores and was played in a month, or ran at its end, as the log now has it: also where the
 * scores have yet to count.
 */
function playersIn(season: Season, { first, last }: DuePeriod): ReadonlySet<PlayerId> {
  const { timezone, season: dates } = season.ladder.header;
  const commands = season.lines().map(({ command }) => command);
  const isVoided = (command: Command) => !season.standing(lineNumber(commands.indexOf(command) + 2));
  const from = later(first, dates.start);
  const played = new Set<PlayerId>();
  for (const begun of commands) {
    if (begun.verb !== 'start' || isVoided(begun)) continue;
    const { id, players } = begun.body;
    const game = findGame(season.ladder, id);
    const line = game?.awaiting?.line ?? game?.decided;
    if (line === undefined && !gamesSlot.of(season.ladder).has(id)) continue;
    const end = line === undefined ? undefined : season.standing(line);
    const day = end?.verb === 'finish' ? localOf(timezone, end.body.playedAt ?? end.at).day : undefined;
    const [start, over] = [localOf(timezone, begun.at).day, end ? localOf(timezone, end.at).day : undefined];
    const ran = start <= last && (over === undefined || over > last);
    if (ran || (day !== undefined && day >= from && day <= last)) for (const player of players) played.add(player);
  }
  return played;
}

/** What the players have, and what lies in the pots of running games. */
function pointsOn(ladder: Ladder): number {
  const inPots = [...gamesSlot.of(ladder).values()].reduce(
    (sum, game) => sum + stakeIn(ladder, game) * game.players.length,
    0,
  );
  return ladder.order.players().reduce((sum, player) => sum + pointsOf(ladder, player), inPots);
}

/** Whom a settlement admitted anew. */
const joinedIn = ({ moves }: Settlement): readonly PlayerId[] =>
  moves.flatMap(({ change, players }) => (change === 'joined' ? players : []));

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

  it('what is forfeited goes to those alone who took part in a game of that month (S missing players)', () => {
    let shared = 0;
    always(
      'shicargo',
      ({ season }) => {
        for (const { settlement, before, after } of settledIn(season)) {
          if (settlement?.kind !== 'month' || settlement.through) continue;
          const played = playersIn(season, settlement);
          const others = after.order.players().filter((player) => !played.has(player));
          const got = (player: PlayerId) => pointsOf(after, player) - pointsOf(before, player);
          expect(others.filter((player) => got(player) > 0)).toEqual([]);
          const there = after.order.players().filter((player) => played.has(player));
          expect(there.length).toBeGreaterThan(0);
          const shares = there.map(got);
          const { forfeited = [] } = settlement;
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(forfeited.length);
          shared += forfeited.length;
        }
      },
      60,
    );
    expect(shared).toBeGreaterThan(0);
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
          const anew = decision.entry?.effects.settled.flatMap(joinedIn) ?? [];
          const came = anew.length + order.players().filter((player) => isNew(player) && !anew.includes(player)).length;
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

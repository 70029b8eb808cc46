import { describe, expect, it } from 'vitest';
import { decide, looksBack } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { formatLog } from '#shared/log/format.ts';
import { commandOf } from '#shared/log/parse.ts';
import { replay } from '#shared/log/replay.ts';
import { entrantsSlot } from '#shared/rules/go/slots.ts';
import { finalSlot } from '#shared/rules/night/slots.ts';
import { endedGame } from '#shared/rules/pots/slots.ts';
import { findSystem } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { READINGS } from '#test/second/readings.ts';
import { seasonLog } from '#test/view/vectors.ts';
import { keptOf, seenBy, toldOrder, wholeOf } from './plain.ts';
import { always, type Happened, play, SYSTEMS } from './seasons.ts';

const DAY = 86_400_000;

const settle = (at: Instant): Command => commandOf({ at }, 'settle', {});
const logOf = (season: Season): readonly Command[] => season.lines().map(({ command }) => command);
const isTimeless = ({ decision }: Happened): boolean =>
  decision.refusal?.code === 'invalid' || decision.refusal?.code === 'time-goes-back';

describe('the seasons that are made up', () => {
  /** First those that met what is rare when this was written: with them it is soon done. */
  const rich = [24, 52, 14, 103, 30, 3, 31, 2, 5, 27, 6, 7, 59, 11, 50, 67, 19];
  const seeds = new Set([...rich, ...Array.from({ length: 60 }, (_, index) => index + 1)]);
  it.each(READINGS)('have everything in them that can happen on a ladder of $name', (reading) => {
    const { systems, happens } = reading;
    const verbs = systems.flatMap((each) => Object.keys(findSystem(each)?.rules ?? {}));
    // What other systems have is not even read.
    const codes = happens.split(' ').filter((each) => each !== 'not-this-system');
    const missing = new Set([...verbs, ...codes]);
    for (const seed of seeds) {
      if (missing.size === 0) break;
      for (const system of SYSTEMS.filter((each) => systems.includes(each))) {
        const { happened, season } = play(system, { seed, length: 70 }, reading);
        for (const { command, decision } of happened) missing.delete(decision.refusal?.code ?? command.verb);
        for (const { kind, dropped, forfeited, removed } of season.lines().flatMap(({ effects }) => effects.settled)) {
          missing.delete(kind.replace(/^.*confirmation$/, 'confirmed'));
          if (dropped?.length) missing.delete('dropped');
          if (forfeited?.length) missing.delete('forfeited');
          if (removed.length > 0) missing.delete('removed');
        }
        if (finalSlot.of(season.ladder).champion) missing.delete('champion');
      }
    }
    expect([...missing]).toEqual([]);
  });
});

describe.each(SYSTEMS)('on a %s ladder, whatever happens', (system) => {
  it('everybody stands on one rung, the rungs have no gap, and nobody stands there who was never admitted', () => {
    always(system, ({ happened }) => {
      for (const { decision } of happened) {
        const { order, players } = decision.ladder;
        const entrants = entrantsSlot.of(decision.ladder);
        const standing = order.players();
        expect(new Set([...standing, ...entrants]).size).toBe(standing.length + entrants.length);
        expect(standing.map((player) => order.rungOf(player))).toEqual(standing.map((_, index) => index + 1));
        expect([...standing, ...entrants].filter((player) => !players.has(player))).toEqual([]);
      }
    });
  });

  it('an entry tells of every move: the order before it and its moves make the order after it', () => {
    always(system, ({ happened }) => {
      for (const { before, decision } of happened) {
        expect(toldOrder(before, decision)).toEqual(decision.ladder.order.players());
      }
    });
  });

  it('nothing that is due is left undone', () => {
    always(system, ({ happened }) => {
      for (const each of happened) {
        const { command, decision } = each;
        if (isTimeless(each)) continue;
        expect(decide(decision.ladder, settle(command.at)).entry?.effects.settled).toEqual([]);
        const due = nextDue(decision.ladder);
        if (due !== undefined && !decision.refusal) expect(due).toBeGreaterThan(command.at);
      }
    });
  });

  it('a refused command changes nothing but what is due by then', () => {
    always(system, ({ happened }) => {
      for (const each of happened) {
        const { before, command, decision } = each;
        if (!decision.refusal) continue;
        if (isTimeless(each)) expect(decision.ladder).toBe(before);
        const then = settle(instant(Math.max(before.at, command.at)));
        const settled = decide(before, then);
        const told = isTimeless(each) ? [] : settled.entry?.effects.settled;
        expect(decision.entry?.effects.settled ?? []).toEqual(told);
        expect(decision.entry?.command.verb ?? 'settle').toBe('settle');
        expect(seenBy(decide(decision.ladder, then).ladder)).toEqual(seenBy(settled.ladder));
      }
    });
  });

  it('settling twice is settling once, and in several steps settling at once', () => {
    always(system, ({ season }, number) => {
      const [soon, late] = [season.ladder.at + (number % DAY), season.ladder.at + (number % 200) * DAY + DAY];
      const steps = Season.of(season.header, logOf(season));
      steps.decide(settle(instant(soon)));
      const once = steps.decide(settle(instant(late))).ladder;
      const twice = steps.decide(settle(instant(late)));
      expect(twice.entry?.effects.settled).toEqual([]);
      expect(seenBy(twice.ladder)).toEqual(seenBy(once));
      const atOnce = Season.of(season.header, logOf(season));
      expect(seenBy(atOnce.decide(settle(instant(late))).ladder)).toEqual(seenBy(once));
    });
  });

  it('folding the log at once makes the same ladder as deciding it line by line', () => {
    always(system, ({ season }) => {
      const folded = Season.of(season.header, logOf(season));
      expect(wholeOf(folded.ladder)).toEqual(wholeOf(season.ladder));
      expect(folded.lines()).toEqual(season.lines());
    });
  });

  it('the log, written and replayed, makes the same ladder, and nothing of it is refused', () => {
    always(system, ({ season }) => {
      const again = replay(seasonLog(formatLog(season.header, logOf(season))));
      expect(again.refused).toEqual([]);
      expect(wholeOf(again.season.ladder)).toEqual(wholeOf(season.ladder));
    });
  });

  it('a ladder without its log decides as the season does, unless the command looks back', () => {
    let decided = 0;
    always(system, ({ happened }) => {
      for (const { before, command, decision } of happened) {
        const bare: Ladder = { ...before, past: newLadder(before.header).past };
        if (looksBack(bare, command) || takesAnOldName(before, command)) continue;
        decided += 1;
        const alone = decide(bare, command);
        expect([alone.refusal, alone.entry]).toEqual([decision.refusal, decision.entry]);
        expect(keptOf(alone.ladder)).toEqual(keptOf(decision.ladder));
      }
    });
    expect(decided).toBeGreaterThan(100);
  });
});

/** Whoever keeps the ladder keeps the names of its challenges and games too: they are no part of the ladder itself. */
function takesAnOldName(ladder: Ladder, { verb, body }: Command): boolean {
  if (verb === 'start') return endedGame(ladder, body.id) !== undefined;
  return (verb === 'challenge' || verb === 'match') && ladder.past.ended.has(body.id);
}

import { addDays } from '#shared/calendar/days.ts';
import { dueWhole, monthOf } from '#shared/calendar/periods.ts';
import type { Duty } from '#shared/rules/duty.ts';
import { dropped } from '#shared/rules/inactivity/settle-period.ts';
import type { System } from '#shared/systems/system.ts';
import type { PeriodSettlement } from '#shared/vocabulary/entry.ts';
import { inHead } from '#shared/vocabulary/keeping.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { slot } from '#shared/vocabulary/slot.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { periodWords } from '#shared/words/dates.ts';
import { slid } from '#shared/words/happening.ts';
import { say } from '#shared/words/phrase.ts';
import type { Averting, DatedWords } from '#shared/words/settlement-words.ts';

/** The points that the players of a box have won this month. */
const NONE: Readonly<Record<PlayerId, number>> = {};
const pointsSlot = slot('boxPoints', NONE, inHead(NONE));

const pointsOf = (ladder: Ladder, player: PlayerId): number => pointsSlot.of(ladder)[player] ?? 0;

/** At the end of each month whoever has most points in the box goes up a rung, and whoever has fewest goes down one. */
const settled: Duty<PeriodSettlement<'month'>> = (ladder) => {
  const last = ladder.settled.at(-1)?.last;
  const period = monthOf(last ? addDays(last, 1) : ladder.header.season.start);
  const due = dueWhole(ladder.header, period);
  return {
    at: due.at,
    settle() {
      const ranked = ladder.order.players().toSorted((one, other) => pointsOf(ladder, other) - pointsOf(ladder, one));
      const [best, worst] = [ranked[0], ranked.at(-1)];
      const above = best && ladder.order.at((ladder.order.rungOf(best) ?? 1) - 1);
      const risen = best && above ? ladder.order.swap(best, above) : ladder.order;
      const order = worst ? risen.rearranged(dropped(risen.players(), new Set([worst]), 1)) : risen;
      const moves = movesBetween(ladder.order, order);
      return {
        ladder: pointsSlot.set(
          { ...ladder, order, settled: [...ladder.settled, { first: period.first, last: period.last }] },
          NONE,
        ),
        settlement: {
          ...({ kind: 'month', ...due, clause: 'B1', dropped: worst ? [worst] : [], removed: [], moves } as const),
        },
      };
    },
  };
};

/** What a player has to do so as not to be last: one point more than they have. */
const averting: Averting = (settlement) => ({
  they: ' unless they win more points',
  you: `Win more points in ${periodWords(settlement)}`,
});

/** A system of nobody's, played in a box: what counts at the end of a month is points and not having played. */
export function boxed(system: System): System {
  const { result } = system.rules;
  if (!result) throw new Error('its games have results');
  return {
    ...system,
    slots: [...system.slots, pointsSlot],
    duties: [settled],
    controls: { ...system.controls, averting: { month: averting } },
    rules: {
      ...system.rules,
      result: {
        ...result,
        apply(ladder, command) {
          const { ladder: after, ...applied } = result.apply(ladder, command);
          const game = ladder.challenges.get(command.body.challenge);
          if (!game) return { ladder: after, ...applied };
          const [one, other] = command.body.score;
          const points = {
            ...pointsSlot.of(after),
            [game.challenger]: pointsOf(after, game.challenger) + one,
            [game.challenged]: pointsOf(after, game.challenged) + other,
          };
          return { ...applied, ladder: pointsSlot.set({ ...after, order: ladder.order }, points) };
        },
      },
    },
  };
}

/** How it speaks of that. */
export const boxWords: DatedWords<PeriodSettlement> = {
  cause: (settlement) => `the box of ${periodWords(settlement)} was settled by points`,
  moved: (settlement, slide) => say`${slid(slide)}, by the points of ${periodWords(settlement)}`,
  ahead: (settlement) => `End of ${periodWords(settlement)}: the best of the box goes up, the last goes down.`,
  news: (settlement) => `Box of ${periodWords(settlement)}`,
  date: (settlement) => `The box of ${periodWords(settlement)} is settled`,
  list: () => 'The boxes',
  called: () => 'boxes',
  others: 'cause',
};

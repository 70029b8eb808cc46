import { byIssue, type Challenge, type Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { awaySlot } from '../away/slots.ts';
import { configuredSlot } from '../common/configured.ts';

/** The last day for a challenge on a ladder, if it has one. */
type LastDay = (ladder: Ladder, challenge: Challenge) => Day | undefined;

/** A challenge that is open, and the last day for it. */
interface OpenWithDay {
  readonly challenge: Challenge;
  readonly day: Day;
}

/** A ladder's deadlines, the earliest day first, with everything that the days depend on. */
interface DeadlineInputs {
  readonly challenges: Ladder['challenges'];
  readonly away: ReturnType<typeof awaySlot.of>;
  readonly configured: ReturnType<typeof configuredSlot.of>;
  readonly open: readonly OpenWithDay[];
}

const inTurn = (one: OpenWithDay, other: OpenWithDay): number =>
  one.day === other.day ? byIssue(one.challenge, other.challenge) : one.day < other.day ? -1 : 1;

/**
 * The last days of all challenges, in order. They are asked for with each line: only those that it concerned are worked out
 * again.
 */
export function lastDays(lastDay: LastDay): (ladder: Ladder) => readonly OpenWithDay[] {
  const known = new WeakMap<Ladder['header'], DeadlineInputs>();
  return (ladder) => {
    const { challenges, header } = ladder;
    const as = { challenges, away: awaySlot.of(ladder), configured: configuredSlot.of(ladder) };
    const before = known.get(header);
    const goesOn = before && before.away === as.away && before.configured === as.configured;
    if (goesOn && before.challenges === challenges) return before.open;
    const open = goesOn ? goneOn(lastDay, ladder, before) : daysFor(lastDay, ladder, challenges.values());
    known.set(header, { ...as, open });
    return open;
  };
}

function goneOn(lastDay: LastDay, ladder: Ladder, { challenges, open }: DeadlineInputs): readonly OpenWithDay[] {
  const changed = new Set(ladder.challenges.changedSince(challenges));
  const now = [...changed].flatMap((id) => ladder.challenges.get(id) ?? []);
  const others = open.filter(({ challenge: { id } }) => !changed.has(id));
  const more = daysFor(lastDay, ladder, now);
  return more.length > 0 ? [...others, ...more].toSorted(inTurn) : others;
}

const daysFor = (lastDay: LastDay, ladder: Ladder, challenges: readonly Challenge[]): readonly OpenWithDay[] =>
  challenges
    .flatMap((challenge) => {
      const day = challenge.awaiting ? undefined : lastDay(ladder, challenge);
      return day ? [{ challenge, day }] : [];
    })
    .toSorted(inTurn);

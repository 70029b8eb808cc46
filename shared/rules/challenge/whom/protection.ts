import { addDays } from '#shared/calendar/days.ts';
import { morePointsWin } from '#shared/rules/common/score.ts';
import type { Setting } from '#shared/rules/common/settings.ts';
import { WHOM } from '#shared/rules/texts.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { remembered } from '#shared/vocabulary/lens.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Clause, Day, Outcome, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { isReader } from '#shared/words/reader.ts';
import type { Against, Protection } from '../terms.ts';
import { type Days, defendedSlot } from './slots.ts';

/** Who has defended their rung against one from below is not challenged for some days after that game; 0 for none. */
export const protectionAfterDefence = (days: Setting<number>, clause: Clause): Protection => ({
  *against(ladder, { challenged }, day): Generator<Refusal> {
    const until = protectedUntil(ladder, challenged, day, days.of(ladder));
    if (until)
      yield refusal('protected', WHOM.protected(nameOf(ladder, challenged), dayWords(addDays(until, 1))), clause);
  },
  counted(ladder, { challenged, distance }, outcome, day) {
    if (!isDefence(outcome, distance)) return ladder;
    const known = defendedSlot.of(ladder);
    const all = defendedBefore.of(ladder);
    const after = defendedBefore.set(ladder, all.set(challenged, including(all.get(challenged), day)));
    return defendedSlot.set(after, known.set(challenged, including(known.get(challenged), day).slice(-2)));
  },
});

const isDefence = (outcome: Outcome, distance: number): boolean => outcome === 'challenged-won' && distance >= 1;

const reported = new WeakMap<Ladder['challenges'], ReadonlyMap<PlayerId, Days>>();

/**
 * The days on which players have defended their rung by results that wait: they protect from the report on, so that nobody who
 * keeps silent takes that away. Worked out once for a list of challenges: a page asks for each of many opponents.
 */
function reportedIn({ challenges }: Ladder): ReadonlyMap<PlayerId, Days> {
  const known = reported.get(challenges);
  if (known) return known;
  const days = new Map<PlayerId, Days>();
  for (const { challenged, distance, awaiting } of challenges.values()) {
    if (!awaiting || !isDefence(morePointsWin(awaiting.score), distance)) continue;
    days.set(challenged, including(days.get(challenged), awaiting.day));
  }
  reported.set(challenges, days);
  return days;
}

/** In order, each once. */
const including = (days: Days = [], day: Day): Days => (days.includes(day) ? days : [...days, day].toSorted());

/** All days on which players have defended their rung: a game from a sheet may be about an early one. */
const defendedBefore = remembered<Table<PlayerId, Days>>('defended', Table.empty());

/** Of whom it is known otherwise on one ladder than on another when they defended their rung. */
export function* defendedBetween(before: Ladder, after: Ladder): Generator<PlayerId> {
  for (const days of [defendedSlot, defendedBefore]) yield* days.of(after).changedSince(days.of(before));
  if (before.challenges === after.challenges) return;
  const [then, now] = [reportedIn(before), reportedIn(after)];
  for (const player of new Set([...then.keys(), ...now.keys()]))
    if (then.get(player)?.join() !== now.get(player)?.join()) yield player;
}

/** The last day on which a defender is not challenged, if one day is among those; `days`: how many there are, 0 for none. */
export function protectedUntil(ladder: Ladder, player: PlayerId, day: Day, days: number): Day | undefined {
  const last = days > 0 ? lastDefence(ladder, player, day) : undefined;
  const until = last && addDays(last, days);
  return until && day <= until ? until : undefined;
}

/** The last day before another on which a player is known to have defended their rung, be it by a result that still waits. */
function lastDefence(ladder: Ladder, player: PlayerId, before: Day): Day | undefined {
  const known = [defendedBefore.of(ladder), defendedSlot.of(ladder), reportedIn(ladder)];
  return known
    .flatMap((days) => days.get(player) ?? [])
    .filter((day) => day < before)
    .toSorted()
    .at(-1);
}

/** The first day after another on which a player who is on the ladder is not protected any more. */
export function nextUnprotected(ladder: Ladder, day: Day, days: number): Day | undefined {
  const defenders = new Set([...defendedSlot.of(ladder).entries(), ...reportedIn(ladder)].map(([player]) => player));
  const ends = [...defenders].flatMap((player) =>
    ladder.order.has(player) ? (protectedUntil(ladder, player, day, days) ?? []) : [],
  );
  const [first] = ends.toSorted();
  return first && addDays(first, 1);
}

/** How many challenges a player may have open at once: such as they made, and such as were made to them. */
interface OpenLimit {
  readonly made: Setting<number>;
  readonly received: Setting<number>;
  readonly clause: Clause;
}

export const atMostOpen = ({ made, received, clause }: OpenLimit): Against =>
  function* (ladder, { challenger, challenged }): Generator<Refusal> {
    const { by, to } = openOn(ladder);
    const [theirs, others] = [by.get(challenger) ?? 0, to.get(challenged) ?? 0];
    if (theirs >= made.of(ladder))
      yield refusal('enough-open', WHOM.made(nameOf(ladder, challenger), theirs, isReader(challenger)), clause);
    if (others >= received.of(ladder))
      yield refusal('enough-open', WHOM.received(nameOf(ladder, challenged), others), clause);
  };

interface Open {
  readonly by: ReadonlyMap<PlayerId, number>;
  readonly to: ReadonlyMap<PlayerId, number>;
}

const counted = new WeakMap<Ladder['challenges'], Open>();

/** Counted once for a list of challenges: a page asks for each of many opponents. */
function openOn({ challenges }: Ladder): Open {
  const known = counted.get(challenges);
  if (known) return known;
  const [by, to] = [new Map<PlayerId, number>(), new Map<PlayerId, number>()];
  for (const { challenger, challenged, awaiting } of challenges.values()) {
    if (awaiting) continue;
    by.set(challenger, (by.get(challenger) ?? 0) + 1);
    to.set(challenged, (to.get(challenged) ?? 0) + 1);
  }
  const open = { by, to };
  counted.set(challenges, open);
  return open;
}

/** Whether a player has any challenge open in that sense, made or received. */
export function hasOpen(ladder: Ladder, player: PlayerId): boolean {
  const { by, to } = openOn(ladder);
  return by.has(player) || to.has(player);
}

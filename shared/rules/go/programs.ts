import { type Ladder, nameOf, type Player, withPlayer } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import { type Day, type PlayerId, rung } from '#shared/vocabulary/vocabulary.ts';
import { mustAwaitNothing, withPreferences } from '../common/joining.ts';
import { dayOf, mustBeOnLadder, putAtBottom, takenOff } from '../common/standing.ts';
import type { Rule } from '../rule.ts';
import { GO } from '../texts.ts';
import { gapBelow, withGap, withoutGap } from './gaps.ts';
import { entrantsSlot } from './slots.ts';

export const isEntrant = (ladder: Ladder, program: PlayerId): boolean => entrantsSlot.of(ladder).includes(program);

/** Refuses a program that is neither on a rung nor waiting for one. */
export function* mustTakePart(ladder: Ladder, program: PlayerId): Generator<Refusal> {
  if (!isEntrant(ladder, program)) yield* mustBeOnLadder(ladder, program);
}

export const joiningPrograms: Rule<'join'> = {
  fields: [],
  *refusals(ladder, { body: { player } }) {
    if (!isEntrant(ladder, player) && !ladder.order.has(player)) return;
    yield refusal('already-on-ladder', GO.takesPart(nameOf(ladder, player)), 'G');
  },
  apply(ladder, { body, at }) {
    const { player, name } = body;
    if (isEntrant(ladder, player) || ladder.order.has(player)) return { ladder };
    const joined = admittedProgram(ladder, player, dayOf(ladder, at));
    const named = name === undefined ? joined : withPlayer(joined, player, (record) => ({ ...record, name }));
    return { ladder: withPreferences(named, player, body), clause: 'G' };
  },
};

const waiting = (ladder: Ladder, program: PlayerId, record: Player): Ladder => {
  const players = ladder.players.set(program, { ...ladder.players.get(program), ...record, entering: true });
  return entrantsSlot.set({ ...ladder, players }, [...entrantsSlot.of(ladder), program]);
};

/** A program that joins, or that a replay puts back, waits for its entry; on an empty ladder it takes rung 1 at once. */
export function admittedProgram(ladder: Ladder, program: PlayerId, day: Day): Ladder {
  if (isEntrant(ladder, program)) return ladder;
  if (ladder.order.size === 0) return putAtBottom(ladder, program, day);
  return waiting(ladder, program, { id: program, admitted: day });
}

export const notWaiting = (ladder: Ladder, program: PlayerId): Ladder =>
  isEntrant(ladder, program)
    ? entrantsSlot.set(
        ladder,
        entrantsSlot.of(ladder).filter((each) => each !== program),
      )
    : ladder;

export const withPlaceFound = (ladder: Ladder, program: PlayerId): Ladder =>
  withPlayer(ladder, program, ({ entering, ...player }) => player);

/** The program on rung 1 has no entry left to play. */
export const withTopPlaced = (ladder: Ladder): Ladder => {
  const top = ladder.order.at(1);
  return top && ladder.players.get(top)?.entering ? withPlaceFound(ladder, top) : ladder;
};

/** The gap above a program and the gap below it become one, whose level is their sum. */
function withGapsJoined(ladder: Ladder, program: PlayerId): Ladder {
  const place = ladder.order.rungOf(program);
  const above = place && ladder.order.at(place - 1);
  if (!above) return withoutGap(ladder, program);
  const below = ladder.order.at(place + 1);
  const joined = below
    ? withGap(ladder, above, gapBelow(ladder, above) + gapBelow(ladder, program))
    : withoutGap(ladder, above);
  return withoutGap(joined, program);
}

/** A program leaves, with or without a rung. If that empties the ladder, the program that joined first takes rung 1. */
export const leavingPrograms: Rule<'leave'> = {
  *refusals(ladder, { body }) {
    yield* mustTakePart(ladder, body.player);
    yield* mustAwaitNothing(ladder, body.player);
  },
  apply(ladder, { body: { player }, at }) {
    if (!isEntrant(ladder, player) && !ladder.order.has(player)) return { ladder };
    const gone = withPlaceFound(
      takenOff(withGapsJoined(notWaiting(ladder, player), player), new Set([player])),
      player,
    );
    const [first] = gone.order.size === 0 ? entrantsSlot.of(gone) : [];
    if (!first) return { ladder: withTopPlaced(gone), clause: 'G' };
    return {
      ladder: withPlaceFound(putAtBottom(notWaiting(gone, first), first, dayOf(ladder, at)), first),
      clause: 'G',
    };
  },
};

/** The program that an entering program has to challenge: the bottom rung, and after each win the next one above. */
export function entryTarget(ladder: Ladder, program: PlayerId): PlayerId | undefined {
  const place = ladder.order.rungOf(program) ?? ladder.order.size + 1;
  return ladder.order.at(place - 1);
}

/** An entering program has beaten `beaten` at level 0: it is placed directly above. */
export function placedAbove(ladder: Ladder, program: PlayerId, beaten: PlayerId): Ladder {
  const out = takenFromRung(ladder, program);
  const place = out.order.rungOf(beaten) ?? 1;
  const order = out.order.insert(program, rung(place));
  return withGap({ ...out, order }, program, 0);
}

/** An entering program that loses its first game stands at the bottom, the gap above it 0. */
export function placedAtBottom(ladder: Ladder, program: PlayerId): Ladder {
  const above = ladder.order.at(ladder.order.size);
  const placed = { ...notWaiting(ladder, program), order: ladder.order.append(program) };
  return above ? withGap(placed, above, 0) : placed;
}

/** Takes a program off its rung, if it has one, for the next step of its entry. */
function takenFromRung(ladder: Ladder, program: PlayerId): Ladder {
  const joined = withGapsJoined(notWaiting(ladder, program), program);
  return { ...joined, order: joined.order.without(new Set([program])) };
}

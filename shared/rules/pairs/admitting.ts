import type { PersonBehind } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { peopleOf } from '../entrants/people.ts';
import type { Rule } from '../rule.ts';
import { PAIRS } from '../texts.ts';
import { withPairs } from './names.ts';
import { pairsSlot } from './slots.ts';

interface Admitted {
  readonly id: PlayerId;
  readonly people?: readonly PersonBehind[];
}

/** Pairs come with their people; one that the ladder knows keeps those that it had (P1). */
function* mustHavePeople(ladder: Ladder, pairs: readonly Admitted[]): Generator<Refusal> {
  const without = pairs.find(({ id, people }) => !people && !pairsSlot.of(ladder).has(id));
  if (without) yield refusal('invalid', PAIRS.needsPeople(without.id), 'P1');
}

/** No id names both a pair and a person, be it in an entry or on the ladder (P2). */
export function* mustBeApart(ladder: Ladder, pairs: readonly Admitted[]): Generator<Refusal> {
  const told = new Set(pairs.flatMap(({ people = [] }) => people.map(({ id }) => id)));
  const known = new Set(peopleOf(ladder).map(({ id }) => id));
  const pair = pairs.find(({ id }) => told.has(id) || known.has(id));
  const person = [...told].find((id) => ladder.players.has(id));
  if (pair) yield refusal('duplicate-id', PAIRS.isPerson(pair.id), 'P2');
  else if (person !== undefined) yield refusal('duplicate-id', PAIRS.isPair(person), 'P2');
}

/** Seeding pairs, each with its people. */
export const seedingPairs = (seeding: Rule<'seed'>): Rule<'seed'> => ({
  ...seeding,
  fields: [...seeding.fields, 'people'],
  *refusals(ladder, command, log) {
    yield* seeding.refusals(ladder, command, log);
    yield* mustHavePeople(ladder, command.body.players);
    yield* mustBeApart(ladder, command.body.players);
  },
  apply(ladder, command) {
    const applied = seeding.apply(ladder, command);
    return { ...applied, ladder: withPairs(applied.ladder, command.body.players) };
  },
});

/** A pair joins, or comes back, perhaps with other people. */
export const joiningAsPair = (joining: Rule<'join'>): Rule<'join'> => ({
  ...joining,
  fields: [...joining.fields, 'people'],
  *refusals(ladder, command) {
    yield* joining.refusals(ladder, command);
    const pair = { ...command.body, id: command.body.player };
    yield* mustHavePeople(ladder, [pair]);
    yield* mustBeApart(ladder, [pair]);
  },
  apply(ladder, command) {
    const applied = joining.apply(ladder, command);
    const { body } = command;
    if (ladder.order.has(body.player)) return applied;
    return { ...applied, ladder: withPairs(applied.ladder, [{ ...body, id: body.player }]) };
  },
});

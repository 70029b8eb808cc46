import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { playsIn } from '../common/standing.ts';
import { peopleOf } from '../entrants/people.ts';
import type { Rule } from '../rule.ts';
import { COMMON } from '../texts.ts';
import { mustBeApart } from './admitting.ts';
import { mustShareNobody } from './meeting.ts';
import { withPairs, withPerson } from './names.ts';

/** A pair has other people from then on, also one that has left, and after the season (P4). */
export const regrouping: Rule<'regroup'> = {
  *refusals(ladder, { body: { player, people } }) {
    const pair = { id: player, people };
    if (!ladder.players.has(player)) yield refusal('unknown-player', COMMON.unknown(player), 'P4');
    yield* mustBeApart(ladder, [pair]);
    yield* mustShareNobodyInPlay(withPairs(ladder, [pair]), player);
  },
  apply: (ladder, { body: { player, people } }) => ({
    ladder: withPairs(ladder, [{ id: player, people }]),
    clause: 'P4',
  }),
};

/** Whom a pair plays in an open challenge, or one whose result waits, has none of its people. */
function* mustShareNobodyInPlay(ladder: Ladder, pair: PlayerId): Generator<Refusal> {
  for (const challenge of ladder.challenges.values())
    if (playsIn(challenge, pair)) yield* mustShareNobody(ladder, challenge, 'P4');
}

/** A pair has another name; or a person, in all pairs that have them (P9). */
export const renamingPeople = (renaming: Rule<'rename'>): Rule<'rename'> => ({
  ...renaming,
  *refusals(ladder, command) {
    const { player } = command.body;
    if (!peopleOf(ladder).some(({ id }) => id === player)) yield* renaming.refusals(ladder, command);
  },
  apply(ladder, command) {
    const { player: id, name } = command.body;
    if (!ladder.players.has(id)) return { ladder: withPerson(ladder, { id, name }), clause: 'P9' };
    const renamed = renaming.apply(ladder, command);
    return { ...renamed, ladder: withPairs(renamed.ladder, [{ id, name }]) };
  },
});

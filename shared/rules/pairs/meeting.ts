import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause } from '#shared/vocabulary/vocabulary.ts';
import { findChallenge, type TheTwo, twoNames } from '../challenge/the-two.ts';
import { sharePerson } from '../entrants/sharing.ts';
import type { Rule } from '../rule.ts';
import { PAIRS } from '../texts.ts';
import { mustBeTwoOfEach } from './lineup.ts';

/** Nobody plays for both sides. */
export function* mustShareNobody(ladder: Ladder, two: TheTwo, clause: Clause): Generator<Refusal> {
  if (sharePerson(ladder, two.challenger, two.challenged))
    yield refusal('same-person', PAIRS.samePerson(twoNames(ladder, two)), clause);
}

/** Two pairs that share a person can’t challenge each other (P5). */
export const challengingPairs = (challenging: Rule<'challenge'>): Rule<'challenge'> => ({
  ...challenging,
  *refusals(ladder, command) {
    yield* challenging.refusals(ladder, command);
    yield* mustShareNobody(ladder, command.body, 'P5');
  },
});

/** Nor have a match that was never a challenge; and it may say who played. */
export const pairsFromSheet = (fromSheet: Rule<'match'>): Rule<'match'> => ({
  ...fromSheet,
  fields: [...fromSheet.fields, 'lineup'],
  *refusals(ladder, command) {
    yield* fromSheet.refusals(ladder, command);
    yield* mustShareNobody(ladder, command.body, 'P5');
    yield* mustBeTwoOfEach(ladder, command.body, command.body.lineup);
  },
});

/** A result may say who played. */
export const resultOfPairs = (resulting: Rule<'result'>): Rule<'result'> => ({
  ...resulting,
  fields: [...resulting.fields, 'lineup'],
  *refusals(ladder, command) {
    yield* resulting.refusals(ladder, command);
    yield* mustBeTwoOfEach(ladder, findChallenge(ladder, command.body.challenge), command.body.lineup);
  },
});

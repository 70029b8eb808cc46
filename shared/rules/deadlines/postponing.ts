import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import { ofOpenChallenge } from '../challenge/amending.ts';
import { mustBeOfTheTwo } from '../challenge/confirming.ts';
import { betweenThem, mustBeOpen, openIn } from '../challenge/the-two.ts';
import { asBegun } from '../common/configured.ts';
import type { Rule } from '../rule.ts';
import { DEADLINES } from '../texts.ts';
import { acceptedAt, type Deadline, lastDayFor } from './deadline.ts';

type Postponable = Deadline & Required<Pick<Deadline, 'postponing'>>;

/** Putting a challenge off, once, which accepts it too: by both players, one word waiting for the other, or an official. */
export const postponing = (terms: Postponable): Rule<'postpone'> => ({
  ...ofOpenChallenge,
  *refusals(ladder, { body }) {
    const { clause } = terms.postponing;
    yield* mustBeOpen(ladder, body.challenge, clause);
    yield* mustBeOfTheTwo(ladder, body, body.player);
    const open = openIn(ladder, body);
    if (open) yield* mustBePossible(terms, ladder, open);
  },
  apply(ladder, { body, at }) {
    const open = openIn(ladder, body);
    if (!open || open.awaiting) return { ladder };
    const { postponing: first, ...rest } = open;
    const isAgreed = body.player === undefined || (first !== undefined && first !== body.player);
    const after: Challenge = isAgreed
      ? { ...acceptedAt(terms, ladder, rest, at), postponed: (open.postponed ?? 0) + 1 }
      : { ...open, postponing: body.player };
    return {
      ladder: { ...ladder, challenges: ladder.challenges.set(open.id, after) },
      clause: terms.postponing.clause,
    };
  },
});

function* mustBePossible(terms: Postponable, ladder: Ladder, open: Challenge): Generator<Refusal> {
  const { days, clause } = terms.postponing;
  const { never, already, noDeadline } = DEADLINES.postpone;
  const no = (says: string) => refusal('cannot-postpone', says, clause);
  if (days.of(asBegun(ladder, open)) === 0) yield no(never);
  else if (open.postponed) yield no(already(betweenThem(ladder, open)));
  else if (!lastDayFor(terms, ladder, open)) yield no(noDeadline(betweenThem(ladder, open)));
}

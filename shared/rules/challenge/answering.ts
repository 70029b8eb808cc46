import { type Challenge, keyOfTwo, type Ladder, withPlayer } from '#shared/vocabulary/ladder.ts';
import { refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Clause } from '#shared/vocabulary/vocabulary.ts';
import { asBegun } from '../common/configured.ts';
import { dayOf, ended, endedWithout, reopened } from '../common/standing.ts';
import { acceptedAt, type Deadline, endedBy } from '../deadlines/deadline.ts';
import type { Applied, Applying, Rule } from '../rule.ts';
import { CHALLENGE } from '../texts.ts';
import { ofOpenChallenge, ofVoidedResult } from './amending.ts';
import { issuedSlot } from './slots.ts';
import type { ChallengeTerms, DecliningLimit } from './terms.ts';
import { mustBeOpen, openIn, stillToPlay } from './the-two.ts';
import { withFreeBack } from './whom/free.ts';

const changed = (ladder: Ladder, id: ChallengeId, change: (challenge: Challenge) => Challenge): Ladder => {
  const open = ladder.challenges.get(id);
  return open ? { ...ladder, challenges: ladder.challenges.set(id, change(open)) } : ladder;
};

/** Saying yes; `playing`: by when it is to be played then. A second time is harmless. */
export const accepting = (clause: Clause, playing?: Deadline): Rule<'accept'> => ({
  ...ofOpenChallenge,
  refusals: (ladder, { body }) => mustBeOpen(ladder, body.challenge, clause),
  apply: (ladder, { body, at }) => ({
    ladder: changed(ladder, body.challenge, (open) => acceptedAt(playing, ladder, open, at)),
    clause,
  }),
});

/** Saying no: where it is allowed, it is counted, and shown (C12); where only some are free, a further one may be lost. */
export const declining = ({ declining: { allowed, limit, clause } }: ChallengeTerms): Rule<'decline'> => ({
  ...ofOpenChallenge,
  *refusals(ladder, { body }) {
    yield* mustBeOpen(ladder, body.challenge, clause);
    const open = ladder.challenges.get(body.challenge);
    const why = !allowed
      ? CHALLENGE.declinedEnough(0)
      : open?.accepted
        ? CHALLENGE.accepted
        : tooMany(limit, ladder, open);
    if (why !== undefined) yield refusal('cannot-decline', why, clause);
  },
  apply(ladder, { body, at }) {
    const found = stillToPlay(ladder, body.challenge);
    if (!found) return { ladder };
    const open = reopened(found);
    // What was lost as nobody played it is not lost again, but no result told later reopens it now.
    if (wasLost(ladder, found)) return { ladder: ended(ladder, open) };
    const counted = withPlayer(ladder, open.challenged, (player) => ({
      ...player,
      declined: (player.declined ?? 0) + 1,
    }));
    const lost = isFree(limit, ladder, open)
      ? undefined
      : limit?.further(asBegun(ladder, open))?.(counted, open, dayOf(ladder, at));
    if (!lost) return { ladder: endedWithout(counted, open), clause };
    const { strikes } = lost;
    return { ladder: endedBy(lost.outcome, lost.ladder, open), clause, ...(strikes && { strikes }) };
  },
});

const isFree = (limit: DecliningLimit | undefined, ladder: Ladder, open: Challenge): boolean =>
  !limit || (ladder.players.get(open.challenged)?.declined ?? 0) < limit.free.of(asBegun(ladder, open));

/** Why no further one may be declined, if that is so. */
function tooMany(limit: DecliningLimit | undefined, ladder: Ladder, open: Challenge | undefined): string | undefined {
  if (!limit || !open || isFree(limit, ladder, open)) return undefined;
  const begun = asBegun(ladder, open);
  return limit.further(begun) ? undefined : CHALLENGE.declinedEnough(limit.free.of(begun));
}

/** Taking a challenge back: `until` says how long that is possible. */
export const withdrawing = (
  until: 'accepted' | 'result' | 'never',
  clause: Clause,
  counting?: ChallengeTerms['counting'],
): Rule<'withdraw'> => ({
  ...ofOpenChallenge,
  *refusals(ladder, { body }) {
    yield* mustBeOpen(ladder, body.challenge, clause);
    if (until === 'result' || (until === 'accepted' && !ladder.challenges.get(body.challenge)?.accepted)) return;
    const why = until === 'never' ? CHALLENGE.noWithdrawing : CHALLENGE.accepted;
    yield refusal('cannot-withdraw', why, clause);
  },
  apply(ladder, { body }) {
    const open = openIn(ladder, body);
    const challenge = stillToPlay(ladder, body.challenge);
    const taken = challenge && !wasLost(ladder, challenge) ? undone(counting, ladder, challenge) : ladder;
    const applied = withdrawn(taken, body.challenge, clause);
    const back = open && applied.ladder !== taken ? withFreeBack(applied.ladder, open) : applied.ladder;
    return { ...applied, ladder: withdrawnIn(back, body.challenge) };
  },
});

/** Whether a challenge that is over came to count without a game: it then stays among those of the two. */
const wasLost = (ladder: Ladder, { id, challenger, challenged }: Challenge): boolean =>
  !ladder.challenges.has(id) &&
  (issuedSlot.of(ladder).get(keyOfTwo(challenger, challenged)) ?? []).some((each) => each.id === id);

const undone = (counting: ChallengeTerms['counting'], ladder: Ladder, challenge: Challenge): Ladder =>
  counting?.undone(ladder, challenge, dayOf(ladder, challenge.issued)) ?? ladder;

/** It is remembered that a challenge was withdrawn, unless it came to a result. */
function withdrawnIn(ladder: Ladder, id: ChallengeId): Ladder {
  const { past } = ladder;
  const over = past.ended.get(id);
  if (!over || over.decided !== undefined) return ladder;
  return { ...ladder, past: { ...past, ended: past.ended.set(id, { ...over, withdrawn: true }) } };
}

/** One that is over stays what it was: what was lost for not being played counts for when the two may meet again (H5). */
function withdrawn(ladder: Ladder, id: ChallengeId, clause: Clause): Applied {
  const open = ladder.challenges.get(id);
  return open && !open.awaiting ? { ladder: endedWithout(ladder, open), clause } : { ladder };
}

/** A game whose result is voided is over without one, and its challenge is as if it had never been made. */
export const voidedResult = (clause: Clause, counting?: ChallengeTerms['counting']): Applying<'result'> => ({
  ...ofVoidedResult,
  apply(ladder, { body }) {
    const open = ladder.challenges.get(body.challenge);
    const taken = open && !open.awaiting ? undone(counting, ladder, open) : ladder;
    const applied = withdrawn(taken, body.challenge, clause);
    return { ...applied, ladder: withdrawnIn(applied.ladder, body.challenge) };
  },
});

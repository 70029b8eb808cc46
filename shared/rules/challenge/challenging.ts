import { type Challenge, type Ladder, nameOf, pairKey, withPlayer } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Clause, Day } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { isReader } from '#shared/words/reader.ts';
import { asBegun } from '../common/configured.ts';
import { dayOf, endedWithout, mustBeOnLadder } from '../common/standing.ts';
import { acceptedAt, type Deadline, endedBy } from '../deadlines/deadline.ts';
import type { Applied, Applying, Rule } from '../rule.ts';
import { CHALLENGE } from '../texts.ts';
import { ofChallenge, ofOpenChallenge, ofVoidedResult } from './amending.ts';
import {
  mustBeNew,
  mustBeOpen,
  mustBeTwo,
  mustHaveNoneOpen,
  nameBesideReader,
  openIn,
  type Pair,
  stillToPlay,
  twoNames,
} from './pairs.ts';
import { mayMeetAgain, neverAgain } from './rematches.ts';
import { meetingOf, newChallenge } from './remembered-distance.ts';
import { issuedSlot } from './slots.ts';
import type { ChallengeTerms, DecliningLimit, Rematch } from './terms.ts';
import { reachesFree, usesFree, withFreeBack, withFreeUsed } from './whom/free.ts';

/** Issuing a challenge, to be played some day (Crewe C11, Nairobi N8–N9, N11). */
export const challenging = (terms: ChallengeTerms): Rule<'challenge'> => ({
  ...ofChallenge({ runs: false }),
  fields: [...agreement(terms), ...(terms.mayBeUnreached ? (['unreached'] as const) : [])],
  *refusals(ladder, { body, at }) {
    const day = dayOf(ladder, at);
    yield* mustBeAllowed(terms, ladder, body, day);
    yield* terms.presence?.(ladder, body, day) ?? [];
    yield* terms.openLimit?.(ladder, body, day) ?? [];
    yield* mustBeNew(ladder, body.id);
  },
  apply: (ladder, { body, at }) => ({
    ...asIssued(
      terms,
      ladder,
      { ...newChallenge(ladder, body, at), ...(body.unreached && { unreached: true }) },
      dayOf(ladder, at),
    ),
    clause: terms.reach.clause,
  }),
  needs: (_, { body }) => [body.challenger, body.challenged],
});

/** Where two may waive the reach, an entry says whether they have. */
export const agreement = ({ reach }: ChallengeTerms): readonly 'agreed'[] => (reach.agreeable ? ['agreed'] : []);

/** What no club waives: two who stand on the ladder, and have nothing open with each other. */
export function* mustBeThere(ladder: Ladder, pair: Pair): Generator<Refusal> {
  yield* mustBeOnLadder(ladder, pair.challenger);
  yield* mustBeOnLadder(ladder, pair.challenged);
  yield* mustHaveNoneOpen(ladder, pair);
  yield* mustBeTwo(pair, '§0');
}

/** Every reason against two playing each other, whose challenge is issued on a day. */
export function* mustBeAllowed(
  terms: ChallengeTerms,
  ladder: Ladder,
  pair: Pair & { readonly agreed?: boolean },
  day: Day,
): Generator<Refusal> {
  yield* mustBeThere(ladder, pair);
  yield* mustBeInReach(terms, ladder, pair, day);
  yield* mustHaveWaited(terms, ladder, pair, day);
  yield* mustBePaidUp(terms, ladder, pair, day);
  yield* terms.afterGames?.(ladder, pair, day) ?? [];
  yield* terms.lately?.(ladder, pair, day) ?? [];
}

function* mustBeInReach(
  { reach }: ChallengeTerms,
  ladder: Ladder,
  pair: Pair & { readonly agreed?: boolean },
  day: Day,
): Generator<Refusal> {
  if (reach.includes(ladder, meetingOf(ladder, pair), day) || (reach.agreeable && pair.agreed)) return;
  if (reach.free && reachesFree(ladder, reach.free, pair)) return;
  const says = CHALLENGE.onlyTo(reach.says(ladder), isReader(pair.challenger));
  yield refusal('out-of-reach', [says, ...(reach.adds?.(ladder, pair.challenger) ?? [])].join(' '), reach.clause);
}

/** A challenge, or match from a sheet, as it begins: one that is free may be used up by it, and is told where only that goes so far. */
export function asIssued(terms: ChallengeTerms, ladder: Ladder, challenge: Challenge, day: Day): Applied {
  const open = opened(terms, ladder, challenge, day);
  const { free, includes } = terms.reach;
  if (!free) return { ladder: open };
  const needsIt = !includes(ladder, meetingOf(ladder, challenge), day);
  const after = usesFree(ladder, free, challenge, needsIt)
    ? withFreeUsed(open, challenge.challenger, challenge.id)
    : open;
  return { ladder: after, ...(needsIt && reachesFree(ladder, free, challenge) && { free: true }) };
}

function* mustHaveWaited({ rematch }: ChallengeTerms, ladder: Ladder, pair: Pair, day: Day): Generator<Refusal> {
  if (!rematch) return;
  const never = neverAgain(ladder, rematch, pair);
  if (never !== undefined) yield refusal('rematch-too-soon', never, rematch.clause);
  const free = mayMeetAgain(ladder, rematch, pair);
  if (!free || day >= free) return;
  yield refusal('rematch-too-soon', fromWhen(ladder, rematch, pair, free), rematch.clause);
}

/** From when the two may meet again or, where the other one may challenge before, when this one may. */
function fromWhen(ladder: Ladder, rematch: Rematch, pair: Pair, free: Day): string {
  const { challenger, challenged } = pair;
  const back = mayMeetAgain(ladder, rematch, { challenger: challenged, challenged: challenger });
  return back === free
    ? CHALLENGE.againFrom(twoNames(ladder, pair), dayWords(free), nameBesideReader(ladder, pair))
    : CHALLENGE.oneAgainFrom(
        nameOf(ladder, challenger),
        nameOf(ladder, challenged),
        dayWords(free),
        isReader(challenger),
      );
}

function* mustBePaidUp({ membership }: ChallengeTerms, ladder: Ladder, pair: Pair, day: Day): Generator<Refusal> {
  if (!membership) return;
  for (const player of [pair.challenger, pair.challenged]) {
    const { registered, paidUntil } = ladder.players.get(player)?.preferences ?? {};
    if (registered && paidUntil && day <= paidUntil) continue;
    yield refusal(
      'not-paid-up',
      CHALLENGE.notPaidUp(nameOf(ladder, player), dayWords(day), isReader(player)),
      membership.clause,
    );
  }
}

/** Adds an open challenge and, where rematches have to wait, when it was issued. */
export function opened({ rematch, counting }: ChallengeTerms, ladder: Ladder, challenge: Challenge, day: Day): Ladder {
  const begun = { ...ladder, challenges: ladder.challenges.set(challenge.id, challenge) };
  const open = counting?.made(begun, challenge, day) ?? begun;
  if (!rematch) return open;
  const key = pairKey(challenge.challenger, challenge.challenged);
  const issued = issuedSlot.of(ladder);
  return issuedSlot.set(open, issued.set(key, [...(issued.get(key) ?? []), { id: challenge.id, day }]));
}

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
    const open = stillToPlay(ladder, body.challenge);
    if (!open) return { ladder };
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
  (issuedSlot.of(ladder).get(pairKey(challenger, challenged)) ?? []).some((each) => each.id === id);

const undone = (counting: ChallengeTerms['counting'], ladder: Ladder, challenge: Challenge): Ladder =>
  counting?.undone(ladder, challenge, dayOf(ladder, challenge.issued)) ?? ladder;

/** That a challenge was withdrawn is known of it, unless it came to a result. */
function withdrawnIn(ladder: Ladder, id: ChallengeId): Ladder {
  const { past } = ladder;
  const over = past.ended.get(id);
  if (!over || over.decided !== undefined) return ladder;
  return { ...ladder, past: { ...past, ended: past.ended.set(id, { ...over, withdrawn: true }) } };
}

/** One that is over stays what it was: what was lost for not being played counts for when the pair may meet again (H5). */
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

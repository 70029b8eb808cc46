import { type Challenge, keyOfTwo, type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { isReader } from '#shared/words/reader.ts';
import { dayOf, mustBeOnLadder } from '../common/standing.ts';
import type { Applied, Rule } from '../rule.ts';
import { CHALLENGE } from '../texts.ts';
import { ofChallenge } from './amending.ts';
import { mayMeetAgain, neverAgain } from './rematches.ts';
import { meetingOf, newChallenge } from './remembered-distance.ts';
import { issuedSlot } from './slots.ts';
import type { ChallengeTerms, Rematch } from './terms.ts';
import { mustBeNew, mustBeTwo, mustHaveNoneOpen, nameBesideReader, type TheTwo, twoNames } from './the-two.ts';
import { reachesFree, usesFree, withFreeUsed } from './whom/free.ts';

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
export function* mustBeThere(ladder: Ladder, two: TheTwo): Generator<Refusal> {
  yield* mustBeOnLadder(ladder, two.challenger);
  yield* mustBeOnLadder(ladder, two.challenged);
  yield* mustHaveNoneOpen(ladder, two);
  yield* mustBeTwo(two, '§0');
}

/** Every reason against two playing each other, whose challenge is issued on a day. */
export function* mustBeAllowed(
  terms: ChallengeTerms,
  ladder: Ladder,
  two: TheTwo & { readonly agreed?: boolean },
  day: Day,
): Generator<Refusal> {
  yield* mustBeThere(ladder, two);
  yield* mustBeInReach(terms, ladder, two, day);
  yield* mustHaveWaited(terms, ladder, two, day);
  yield* mustBePaidUp(terms, ladder, two, day);
  yield* terms.afterGames?.(ladder, two, day) ?? [];
  yield* terms.lately?.(ladder, two, day) ?? [];
}

function* mustBeInReach(
  { reach }: ChallengeTerms,
  ladder: Ladder,
  two: TheTwo & { readonly agreed?: boolean },
  day: Day,
): Generator<Refusal> {
  if (reach.includes(ladder, meetingOf(ladder, two), day) || (reach.agreeable && two.agreed)) return;
  if (reach.free && reachesFree(ladder, reach.free, two)) return;
  const says = CHALLENGE.onlyTo(reach.says(ladder), isReader(two.challenger));
  yield refusal('out-of-reach', [says, ...(reach.adds?.(ladder, two.challenger) ?? [])].join(' '), reach.clause);
}

/**
 * The start of a challenge, or of a match from a sheet: it may use up a free one, and says so if only a free one reaches that
 * far.
 */
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

function* mustHaveWaited({ rematch }: ChallengeTerms, ladder: Ladder, two: TheTwo, day: Day): Generator<Refusal> {
  if (!rematch) return;
  const never = neverAgain(ladder, rematch, two);
  if (never !== undefined) yield refusal('rematch-too-soon', never, rematch.clause);
  const free = mayMeetAgain(ladder, rematch, two);
  if (!free || day >= free) return;
  yield refusal('rematch-too-soon', fromWhen(ladder, rematch, two, free), rematch.clause);
}

/** From when the two may meet again or, where the other one may challenge before, when this one may. */
function fromWhen(ladder: Ladder, rematch: Rematch, two: TheTwo, free: Day): string {
  const { challenger, challenged } = two;
  const back = mayMeetAgain(ladder, rematch, { challenger: challenged, challenged: challenger });
  return back === free
    ? CHALLENGE.againFrom(twoNames(ladder, two), dayWords(free), nameBesideReader(ladder, two))
    : CHALLENGE.oneAgainFrom(
        nameOf(ladder, challenger),
        nameOf(ladder, challenged),
        dayWords(free),
        isReader(challenger),
      );
}

function* mustBePaidUp({ membership }: ChallengeTerms, ladder: Ladder, two: TheTwo, day: Day): Generator<Refusal> {
  if (!membership) return;
  for (const player of [two.challenger, two.challenged]) {
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
  return rematch ? withIssue(open, challenge, day) : open;
}

/** Notes the day on which a challenge was issued, once, among those of its two (N9, H5). */
export function withIssue(ladder: Ladder, { id, challenger, challenged }: Challenge, day: Day): Ladder {
  const key = keyOfTwo(challenger, challenged);
  const issued = issuedSlot.of(ladder);
  const known = issued.get(key) ?? [];
  if (known.some((each) => each.id === id)) return ladder;
  return issuedSlot.set(ladder, issued.set(key, [...known, { id, day }]));
}

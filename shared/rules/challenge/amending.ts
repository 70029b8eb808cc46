import { instantOf } from '#shared/calendar/zone.ts';
import type { Bodies, Command, PlayedGame } from '#shared/vocabulary/command.ts';
import type { Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import { type ChallengeId, instant, type LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { dayOf } from '../common/standing.ts';
import type { Applied, PlayTold, Rule } from '../rule.ts';
import { CHALLENGE } from '../texts.ts';
import { findChallenge, openIn, type TheTwo, theTwoOf, twoNames } from './the-two.ts';

/** Whether a challenge has its result, or one that awaits approval, from a line: not if it was rejected, or closed by leaving. */
const hasResultFrom = (ladder: Ladder, id: ChallengeId, line: LineNumber): boolean =>
  ladder.past.ended.get(id)?.decided === line || ladder.challenges.get(id)?.awaiting?.line === line;

/** For lines about an open challenge: those that are over are in the log alone. */
export const ofOpenChallenge = {
  looksBack: (ladder: Ladder, { body }: { readonly body: { readonly challenge: ChallengeId } }): boolean =>
    !ladder.challenges.has(body.challenge),
};

export const hasResult = (says: string): Refusal => refusal('has-result', says, '§0');

/** What a voided challenge or match leaves behind. */
const idTaken = {
  apply: (ladder: Ladder, { body, at }: Command<'challenge' | 'match'>): Applied => {
    const never: Challenge = { ...theTwoOf(body), id: body.id, issued: at, distance: 0 };
    return { ladder: { ...ladder, past: { ...ladder.past, ended: ladder.past.ended.set(body.id, never) } } };
  },
};

/** A result with the right score, and with the points of its games where those were given with it. */
function rescored<B extends PlayedGame>(played: B, { score = played.score, points }: Bodies['correct']) {
  const { points: _, ...body } = played;
  return { ...body, score, ...(points && { points }) };
}

/** Of a challenge; where it is a match in progress from then on, it runs. Voided, it leaves its id taken (§0 Voiding). */
export const ofChallenge = ({ runs }: { readonly runs: boolean }) =>
  ({
    tellsOfPlay: ({ body }) => ({ kind: 'begun', id: body.id, players: twoOf(body), runs }),
    *againstVoiding(ladder, { body }) {
      const { decided, awaiting } = findChallenge(ladder, body.id) ?? {};
      if (awaiting || decided !== undefined) yield hasResult(CHALLENGE.hasResult(twoNames(ladder, body)));
    },
    voided: idTaken,
  }) satisfies Partial<Rule<'challenge'>>;

const twoOf = ({ challenger, challenged }: TheTwo) => [challenger, challenged] as const;

/** Of a result. Voided, its challenge is closed without one (§0 Voiding). */
export const ofResult = {
  ...ofOpenChallenge,
  tellsOfPlay: ({ body }): PlayTold => ({
    kind: 'ended',
    id: body.challenge,
    playedAt: body.playedAt,
    reported: body.reported,
  }),
  attendedSince(ladder, { body, at }) {
    const issued = ladder.past.ended.get(body.challenge)?.issued;
    const played = body.playedAt ?? at;
    return issued === undefined ? played : instant(Math.min(issued, played));
  },
  amending: {
    corrects: 'result',
    stands: (ladder, { body }, line) => hasResultFrom(ladder, body.challenge, line),
    awaits: (ladder, { body }) => openIn(ladder, body)?.awaiting !== undefined,
    corrected: (line, correction) => ({ ...line, body: rescored(line.body, correction) }),
  },
} satisfies Partial<Rule<'result'>>;

/** Of a result that is voided: nobody has played. */
export const ofVoidedResult = {
  tellsOfPlay: ({ body }): PlayTold => ({ kind: 'abandoned', id: body.challenge }),
} satisfies Partial<Rule<'result'>>;

/** Of a match from a sheet. Voided, it was never entered, but its id stays taken (§0 Voiding). */
export const ofSheet = {
  looksBack: (ladder, { body, at }) => dayOf(ladder, body.playedAt ?? at) !== dayOf(ladder, at),
  tellsOfPlay: ({ body }): PlayTold => ({
    kind: 'begun and ended',
    id: body.id,
    players: twoOf(body),
    playedAt: body.playedAt,
  }),
  attendedSince: (_, { body, at }) => body.playedAt ?? at,
  amending: {
    corrects: 'result',
    stands: (ladder, { body }, line) => hasResultFrom(ladder, body.id, line),
    corrected: (line, correction) => ({ ...line, body: rescored(line.body, correction) }),
  },
  voided: idTaken,
} satisfies Partial<Rule<'match'>>;

export const ofAbandoned = {
  fields: ['challenge'],
  tellsOfPlay: ({ body: { challenge: id } }): PlayTold | undefined => id && { kind: 'abandoned', id },
  looksBack: (ladder, { body }) => body.challenge === undefined || !ladder.challenges.has(body.challenge),
  attendedSince: (ladder, { body }) => body.challenge && ladder.challenges.get(body.challenge)?.issued,
} satisfies Partial<Rule<'abandon'>>;

export const ofRejected = {
  fields: ['challenge'],
  tellsOfPlay: ({ body: { challenge: id, disputed } }): PlayTold | undefined =>
    id && { kind: disputed === undefined ? 'rejected' : 'disputed', id },
  looksBack: (ladder, { body }) => !openIn(ladder, body)?.awaiting,
  attendedSince(ladder, { body }) {
    const day = openIn(ladder, body)?.awaiting?.day;
    return day && instantOf(ladder.header.timezone, day);
  },
} satisfies Partial<Rule<'reject'>>;

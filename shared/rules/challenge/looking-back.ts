import { instantOf } from '../../calendar/zone.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import { type ChallengeId, instant, type LineNumber } from '../../vocabulary/vocabulary.ts';
import { dayOf } from '../common/standing.ts';
import type { PlayTold, Rule } from '../rule.ts';
import type { Pair } from './pairs.ts';

/** Whether a challenge has its result, or one that awaits approval, from a line: not if it was rejected, or closed by leaving. */
const hasResultFrom = (ladder: Ladder, id: ChallengeId, line: LineNumber): boolean =>
  ladder.past.ended.get(id)?.decided === line || ladder.challenges.get(id)?.awaiting?.line === line;

/** Of what is about an open challenge: only the log knows those that are over. */
export const ofOpenChallenge = {
  looksBack: (ladder: Ladder, { body }: { readonly body: { readonly challenge: ChallengeId } }): boolean =>
    !ladder.challenges.has(body.challenge),
};

/** Of a challenge; where it is a match in progress from then on, it runs. */
export const ofChallenge = ({ runs }: { readonly runs: boolean }) =>
  ({
    tellsOfPlay: ({ body }) => ({ kind: 'begun', id: body.id, players: twoOf(body), runs }),
  }) satisfies Partial<Rule<'challenge'>>;

const twoOf = ({ challenger, challenged }: Pair) => [challenger, challenged] as const;

/** Of a result. Voided, it counts as its match abandoned there, or its challenge withdrawn (§0 Voiding). */
export const ofResult = (voidedAs: 'abandon' | 'withdraw') =>
  ({
    ...ofOpenChallenge,
    tellsOfPlay: ({ body }): PlayTold => ({ kind: 'ended', id: body.challenge, playedAt: body.playedAt }),
    attendedSince(ladder, { body, at }) {
      const issued = ladder.past.ended.get(body.challenge)?.issued;
      const played = body.playedAt ?? at;
      return issued === undefined ? played : instant(Math.min(issued, played));
    },
    amending: {
      stands: (ladder, { body }, line) => hasResultFrom(ladder, body.challenge, line),
      corrected: (line, { score }) => (score ? { ...line, body: { ...line.body, score } } : line),
      voided: ({ at, body: { challenge } }) => ({ at, verb: voidedAs, body: { challenge } }),
    },
  }) satisfies Partial<Rule<'result'>>;

/** Of a match from a sheet. Voided, it was never entered. */
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
    stands: (ladder, { body }, line) => hasResultFrom(ladder, body.id, line),
    corrected: (line, { score }) => (score ? { ...line, body: { ...line.body, score } } : line),
    voided: ({ at }) => ({ at, verb: 'settle', body: {} }),
  },
} satisfies Partial<Rule<'match'>>;

/** Of a match that is abandoned. */
export const ofAbandoned = {
  fields: ['challenge'],
  tellsOfPlay: ({ body: { challenge: id } }): PlayTold | undefined => id && { kind: 'abandoned', id },
  looksBack: (ladder, { body }) => body.challenge === undefined || !ladder.challenges.has(body.challenge),
  attendedSince: (ladder, { body }) => body.challenge && ladder.challenges.get(body.challenge)?.issued,
} satisfies Partial<Rule<'abandon'>>;

/** Of a result that is rejected. */
export const ofRejected = {
  tellsOfPlay: ({ body }): PlayTold => ({ kind: 'rejected', id: body.challenge }),
  looksBack: (ladder, { body }) => !ladder.challenges.get(body.challenge)?.awaiting,
  attendedSince(ladder, { body }) {
    const day = ladder.challenges.get(body.challenge)?.awaiting?.day;
    return day && instantOf(ladder.header.timezone, day);
  },
} satisfies Partial<Rule<'reject'>>;

import { formatLocal } from '../calendar/zone.ts';
import type { ChallengeView, RematchView } from '../contract/games.ts';
import { dayOf } from '../rules/common/standing.ts';
import { systemOf } from '../systems/registry.ts';
import { type Awaiting, byIssue, type Challenge, type Ladder } from '../vocabulary/ladder.ts';
import type { Instant } from '../vocabulary/vocabulary.ts';
import type { Named } from '../words/names.ts';
import { termsOf } from './terms.ts';

/** The challenges that are to be played some day, the earliest first. */
export const challengesOf = (ladder: Ladder, named: Named): ChallengeView[] =>
  [...ladder.challenges.values()].toSorted(byIssue).map((challenge) => challengeView(ladder, challenge, named));

const challengeView = (ladder: Ladder, challenge: Challenge, named: Named): ChallengeView => ({
  id: challenge.id,
  challenger: named(challenge.challenger),
  challenged: named(challenge.challenged),
  since: formatLocal(ladder.header.timezone, challenge.issued),
  state: challenge.awaiting ? 'awaiting' : challenge.accepted ? 'accepted' : 'open',
  ...(challenge.awaiting && { score: challenge.awaiting.score, waits: waitsFor(challenge.awaiting) }),
  terms: termsOf(ladder, challenge, named),
});

/** The pairs within reach of each other that have to wait until they may challenge again, the soonest first (N9). */
export const rematchesOf = (ladder: Ladder, now: Instant, named: Named): RematchView[] =>
  systemOf(ladder)
    .rematches(ladder, dayOf(ladder, now))
    .map(({ above, below, from }) => ({
      one: named(above),
      other: named(below),
      from,
    }));

const waitsFor = ({ reported, disputed }: Awaiting): 'approval' | 'confirmation' | 'decision' =>
  reported === undefined ? 'approval' : disputed ? 'decision' : 'confirmation';

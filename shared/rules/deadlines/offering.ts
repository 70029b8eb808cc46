import type { Bodies } from '#shared/vocabulary/command.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause } from '#shared/vocabulary/vocabulary.ts';
import { isReader } from '#shared/words/reader.ts';
import { ofOpenChallenge } from '../challenge/amending.ts';
import { findChallenge, mustBeOpen, openIn } from '../challenge/the-two.ts';
import { playsIn } from '../common/standing.ts';
import type { Rule } from '../rule.ts';
import { DEADLINES } from '../texts.ts';

/** Offering the other player a day to play a challenge, once for each of the two. Which day that is, no log says. */
export const offering = (clause: Clause): Rule<'offer'> => ({
  ...ofOpenChallenge,
  *refusals(ladder, { body }) {
    yield* mustBeTheirs(ladder, body, clause);
    yield* mustBeOpen(ladder, body.challenge, clause);
    if (openIn(ladder, body)?.offered?.includes(body.player))
      yield refusal(
        'already-offered',
        DEADLINES.offer.already(nameOf(ladder, body.player), isReader(body.player)),
        clause,
      );
  },
  apply(ladder, { body: { challenge: id, player } }) {
    const open = ladder.challenges.get(id);
    if (!open || open.awaiting || !playsIn(open, player) || open.offered?.includes(player)) return { ladder };
    const offered = [...(open.offered ?? []), player];
    return { ladder: { ...ladder, challenges: ladder.challenges.set(id, { ...open, offered }) }, clause };
  },
});

/** Nobody may offer a day for other players' challenges, however these ended. */
function* mustBeTheirs(ladder: Ladder, { challenge: id, player }: Bodies['offer'], clause: Clause): Generator<Refusal> {
  const challenge = findChallenge(ladder, id);
  if (challenge && !playsIn(challenge, player))
    yield refusal('unknown-challenge', DEADLINES.offer.notTheirs(nameOf(ladder, player)), clause);
}

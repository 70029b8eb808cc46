import { addMonths } from '../calendar/days.ts';
import { formatLocal } from '../calendar/zone.ts';
import type { ChallengeView, EntrantView, RematchView } from '../contract/games.ts';
import { dayOf } from '../rules/common/standing.ts';
import { entryTarget } from '../rules/go/programs.ts';
import { nairobiSettings } from '../systems/nairobi/declaration.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import { type Day, type Instant, type PlayerId, parsePlayerId } from '../vocabulary/vocabulary.ts';
import type { Named } from './names.ts';
import { prefersOf, termsOf } from './terms.ts';

/** The challenges that are to be played some day, the earliest first. */
export const challengesOf = (ladder: Ladder, named: Named): ChallengeView[] =>
  [...ladder.challenges.values()]
    .toSorted((one, other) => one.issued - other.issued || (one.id < other.id ? -1 : 1))
    .map((challenge) => challengeView(ladder, challenge, named));

const challengeView = (ladder: Ladder, challenge: Challenge, named: Named): ChallengeView => ({
  id: challenge.id,
  challenger: named(challenge.challenger),
  challenged: named(challenge.challenged),
  since: formatLocal(ladder.header.timezone, challenge.issued),
  state: challenge.awaiting ? 'awaiting' : challenge.accepted ? 'accepted' : 'open',
  ...(challenge.awaiting && { score: challenge.awaiting.score }),
  terms: termsOf(ladder, challenge, named),
});

/** The pairs within reach of each other that have to wait until they may challenge again, the soonest first (N9). */
export function rematchesOf(ladder: Ladder, now: Instant, named: Named): RematchView[] {
  const today = dayOf(ladder, now);
  const waiting: RematchView[] = [];
  for (const [pair, issued] of ladder.issued.entries()) {
    const [one, other] = inOrder(ladder, pair);
    const from = freeFrom(
      ladder,
      issued.map(({ day }) => day),
    );
    if (one && other && from && from > today) waiting.push({ one: named(one), other: named(other), from });
  }
  return waiting.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}

/** The two of a pair, the one above first, if the one below could reach them. */
function inOrder({ header, order }: Ladder, pair: string): readonly PlayerId[] {
  const placed = pair.split(' ').flatMap((id) => {
    const player = parsePlayerId(id);
    const rung = player && order.rungOf(player);
    return player && rung ? [{ player, rung }] : [];
  });
  const [one, other] = placed.toSorted((a, b) => a.rung - b.rung);
  const reach = nairobiSettings.reach.of({ header });
  return one && other && other.rung - one.rung <= reach ? [one.player, other.player] : [];
}

const freeFrom = (ladder: Ladder, days: readonly Day[]): Day | undefined => {
  const last = days.toSorted().at(-1);
  return last && addMonths(last, nairobiSettings.rematchMonths.of(ladder));
};

/** Programs that have not found their place, and whom each has to challenge next (G). */
export const entrantsOf = (ladder: Ladder, named: Named): EntrantView[] =>
  [...ladder.entrants, ...ladder.order.players().filter((id) => ladder.players.get(id)?.entering)].map((id) => {
    const [rung, next, prefers] = [ladder.order.rungOf(id), entryTarget(ladder, id), prefersOf(ladder, id)];
    return {
      ...named(id),
      ...(rung !== undefined && { rung }),
      ...(next && { next: named(next) }),
      ...(prefers && { prefers }),
    };
  });

import { decide } from '#shared/engine/decide.ts';
import { openIn } from '#shared/rules/challenge/the-two.ts';
import { playsIn } from '#shared/rules/common/standing.ts';
import { opponentsNear } from '#shared/view/opponents.ts';
import type { Bodies } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  type ChallengeId,
  type Instant,
  type PlayerId,
  parseChallengeId,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';
import { fromOwnSide } from '#shared/words/score.ts';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { commandOf } from '#web/ui/tablet/queue.ts';

/** With more wins to go than this the top is no news; nor is anybody farther above than this looked at. */
const [MOST, LOOKED_AT] = [3, 24] as const;

/**
 * How many wins in a row take a player to rung 1 as the ladder stands: each in an open challenge, or in one that the rules
 * allow at that instant, and as the rules then move the two. From 1 to 3; undefined where it takes more, or is not possible now.
 */
export function winsToTop(ladder: Ladder, player: PlayerId, at: Instant): number | undefined {
  let now = ladder;
  for (let wins = 1; wins <= MOST; wins++) {
    const next = afterBestWin(now, player, at, parseChallengeId(`win-${wins}`));
    if (!next) return undefined;
    if (next.order.at(1) === player) return wins;
    now = next;
  }
  return undefined;
}

/** The ladder after the win that takes the player farthest up; undefined where none takes them up. */
function afterBestWin(ladder: Ladder, player: PlayerId, at: Instant, id: ChallengeId | undefined): Ladder | undefined {
  const rungIn = ({ order }: Ladder): number => order.rungOf(player) ?? Infinity;
  const own = rungIn(ladder);
  const open = [...ladder.challenges.values()].filter((each) => playsIn(each, player) && !each.awaiting);
  const [best] = opponentsNear(ladder, player, at, LOOKED_AT).judged.filter(({ refusal }) => !refusal);
  const issued = best && id && after(ladder, at, 'challenge', { id, challenger: player, challenged: best.player });
  const ladders = [
    ...open.map((each) => [ladder, each.id] as const),
    ...(issued && id ? [[issued, id] as const] : []),
  ].flatMap(([begun, challenge]) => afterWin(begun, player, at, challenge) ?? []);
  return ladders.filter((each) => rungIn(each) < own).toSorted((one, other) => rungIn(one) - rungIn(other))[0];
}

function afterWin(ladder: Ladder, player: PlayerId, at: Instant, challenge: ChallengeId): Ladder | undefined {
  const accepted = after(ladder, at, 'accept', { challenge }) ?? ladder;
  const isChallenger = accepted.challenges.get(challenge)?.challenger === player;
  const [won] = scoresOf(accepted);
  const score = won && fromOwnSide(won, isChallenger);
  const played = score && after(accepted, at, 'result', { challenge, score });
  if (!played) return undefined;
  return openIn(played, { challenge })?.awaiting ? after(played, at, 'approve', { challenge }) : played;
}

/** The ladder after a command; undefined where the rules refuse it. */
function after<V extends Verb>(ladder: Ladder, at: Instant, verb: V, body: Bodies[V]): Ladder | undefined {
  const decided = decide(ladder, commandOf<Verb>({ at }, verb, body));
  return decided.refusal ? undefined : decided.ladder;
}

import { findChallenge } from '#shared/rules/challenge/the-two.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { type Bodies, walkoverIn } from '#shared/vocabulary/command.ts';
import { type DeadlineSettlement, type Settlement, wonBy } from '#shared/vocabulary/entry.ts';
import type { Challenge } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isPotOn, potsOn } from '../pots.ts';
import { counted, countedGame, rejected } from './counted.ts';
import { mistakenWords } from './counted-words.ts';
import { cancelledGameWords, cancelledWords, lapsedWords, leftWords, offWords, playOffWords } from './ended-words.ts';
import type { Around, EndedFacts } from './facts.ts';
import { standingOf } from './standing.ts';

/** Everything that a line ended or let count, to each of its players who did not do it themselves. */
export const ended = (around: Around): readonly EndedFacts[] => [
  ...around.entry.effects.settled.flatMap((each) => bySettlement(around, each)),
  ...byCommand(around),
  ...namedByMistake(around),
  ...overOtherwise(around),
];

function bySettlement(around: Around, settlement: Settlement): readonly EndedFacts[] {
  switch (settlement.kind) {
    case 'deadline':
      return lapsed(around, settlement);
    case 'confirmation':
      return counted(around, settlement.challenge, 'undisputed');
    case 'pot-confirmation':
      return countedGame(around, settlement.game, settlement.scores, 'undisputed');
    case 'month':
    case 'week':
    case 'days':
    case 'season':
    case 'cut':
      return [];
  }
}

/** Both are told, though one of them may have lost and the other won by it. */
function lapsed(around: Around, settlement: DeadlineSettlement): readonly EndedFacts[] {
  const { challenge, challenger, challenged, outcome } = settlement;
  const result = wonBy(settlement);
  const unreached = findChallenge(around.before, challenge)?.unreached === true;
  return [challenger, challenged].map((player) => {
    const other = player === challenger ? challenged : challenger;
    const standing = standingOf(around, player);
    const about = { player, challenge, other };
    const isLost = outcome === 'lost-by-both' || result?.lost === player;
    const end = isLost ? 'lost' : result ? 'won' : 'over';
    return {
      facts: end === 'lost' ? { kind: 'lost', ...about, ...standing } : { kind: 'answered', ...about, how: end },
      said: (named, ladder) =>
        lapsedWords(
          { settlement, end, isChallenger: player === challenger, unreached, player },
          named(other),
          ladder,
          standing,
        ),
    };
  });
}

function byCommand(around: Around): readonly EndedFacts[] {
  const { verb, body } = around.entry.command;
  switch (verb) {
    case 'approve':
      return body.challenge === undefined
        ? countedGame(around, body.game, findGame(around.before, body.game)?.awaiting?.scores, 'confirmed')
        : counted(around, body.challenge, 'confirmed');
    case 'finish':
      return countedGame(around, body.game, body.scores, 'entered');
    case 'reject':
      return body.disputed === undefined ? rejected(around, body) : [];
    case 'playoff':
      return walkoverIn(body) ? playedOff(around, body) : [];
    case 'leave':
      return takenOff(around, body.player);
    case 'decline': {
      // By a last strike.
      const declined = findChallenge(around.before, body.challenge);
      return declined ? takenOff(around, declined.challenged) : [];
    }
    default:
      return [];
  }
}

/** Players taken for those of a match that others played. On the night itself they are there. */
function namedByMistake({ entry: { command }, before, after, mistaken = [] }: Around): readonly EndedFacts[] {
  const { verb, body, at } = command;
  if (verb !== 'result' && verb !== 'match') return [];
  if (systemOf(after).controls.hasNights && dayOf(after, body.playedAt ?? at) === dayOf(after, at)) return [];
  const right = verb === 'match' ? body : findChallenge(before, body.challenge);
  const isOther = (player: PlayerId) => player !== right?.challenger && player !== right?.challenged;
  return mistaken.filter(isOther).flatMap((player): readonly EndedFacts[] => {
    const other = mistaken.find((each) => each !== player);
    if (other === undefined) return [];
    const standing = standingOf({ before, after }, player);
    return [
      {
        facts: { kind: 'answered', player, how: 'rejected', other },
        said: (named, ladder) => mistakenWords(named(other), ladder, standing),
      },
    ];
  });
}

/** A play-off that one of the two did not take up (L33). */
function playedOff(around: Around, { players: [lower, upper], winner }: Bodies['playoff']): readonly EndedFacts[] {
  return [lower, upper].map((player) => {
    const other = player === lower ? upper : lower;
    const end = player === winner ? 'won' : 'lost';
    const standing = standingOf(around, player);
    const about = { player, other };
    return {
      facts: end === 'lost' ? { kind: 'lost', ...about, ...standing } : { kind: 'answered', ...about, how: 'won' },
      said: (named, ladder) => playOffWords(end, named(other), ladder, standing),
    };
  });
}

/** Taken off the ladder by an official, or by what a line costs. */
function takenOff(around: Around, player: PlayerId): readonly EndedFacts[] {
  const { from, to } = standingOf(around, player);
  if (from === undefined || to !== undefined) return [];
  return [{ facts: { kind: 'lost', player, from, to }, said: (_, ladder) => offWords(ladder) }];
}

/** Challenges and games that are over without a result: as a player came off the ladder, or an official says so. */
function overOtherwise(around: Around): readonly EndedFacts[] {
  const told = toldBy(around);
  const gone = <Each extends { readonly id: ChallengeId }>(
    open: Iterable<Each>,
    isThere: (id: ChallengeId) => boolean,
  ) => [...open].filter(({ id }) => !isThere(id) && !told.has(id));
  const { before, after } = around;
  const challenges = gone(before.challenges.values(), (id) => after.challenges.has(id));
  const games = gone(potsOn(before), (id) => isPotOn(after, id));
  return [
    ...challenges.flatMap((challenge) => closedWithout(around, challenge)),
    ...games.flatMap(({ id, players }) =>
      players.map(
        (player): EndedFacts => ({
          facts: { kind: 'answered', player, challenge: id, how: 'over' },
          said: (_, ladder) => cancelledGameWords(ladder),
        }),
      ),
    ),
  ];
}

/** Challenges and games whose end is told in another way: by the player who ended it, by its result, or by what fell due. */
function toldBy({ entry: { command, effects } }: Around): ReadonlySet<ChallengeId> {
  const told = effects.settled.flatMap((each) =>
    each.kind === 'pot-confirmation' ? [each.game] : 'challenge' in each ? [each.challenge] : [],
  );
  switch (command.verb) {
    case 'decline':
    case 'withdraw':
    case 'result':
      return new Set([...told, command.body.challenge]);
    case 'approve':
      return new Set([...told, ...[command.body.challenge, command.body.game].filter((id) => id !== undefined)]);
    case 'finish':
      return new Set([...told, command.body.game]);
    default:
      return new Set(told);
  }
}

/** At a club night those whose match is broken off are there. */
function closedWithout(around: Around, challenge: Challenge): readonly EndedFacts[] {
  const { after } = around;
  const players = [challenge.challenger, challenge.challenged];
  const stay = players.filter((player) => after.order.has(player) || after.players.get(player)?.entering);
  const hasLeft = stay.length < players.length;
  if (!hasLeft && systemOf(after).controls.hasNights) return [];
  return stay.map((player) => {
    const other = player === challenge.challenger ? challenge.challenged : challenge.challenger;
    const words = hasLeft ? leftWords : cancelledWords;
    return {
      facts: { kind: 'answered', player, challenge: challenge.id, how: 'over', other },
      said: (named, ladder) => words(named(other), ladder),
    };
  });
}

import { potShares } from '#shared/rules/pots/payout.ts';
import { findGame, stakeIn } from '#shared/rules/pots/stake.ts';
import type { Bodies, Scores } from '#shared/vocabulary/command.ts';
import type { Challenge } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { asPlayed } from '#shared/words/game.ts';
import { fromOwnSide, scoreWords } from '#shared/words/score.ts';
import { countedGameWords, countedWords, rejectedWords } from './counted-words.ts';
import type { Around, EndedFacts } from './facts.ts';
import { standingOf } from './standing.ts';

/** By what a result came to count: the other player confirmed it, nobody disputed it in time, or it was entered so. */
export type CountsBy = 'confirmed' | 'undisputed' | 'entered';

/** A result that waited now counts: told to the player who reported it, and to both if neither of them has said so. */
export function counted(around: Around, id: ChallengeId, by: CountsBy): readonly EndedFacts[] {
  const challenge = around.before.challenges.get(id);
  const waits = challenge?.awaiting;
  if (!waits) return [];
  const isTheirs = by === 'confirmed' && isBetweenThem(waits);
  return playersOf(challenge).flatMap(([player, other]): readonly EndedFacts[] => {
    if (isTheirs && player !== waits.reported) return [];
    const isFirst = player === challenge.challenger;
    const own = fromOwnSide(waits.score, isFirst);
    const result =
      scoreWords(own) + asPlayed({ ...waits, points: waits.points?.map((game) => fromOwnSide(game, isFirst)) });
    const isSilent = by === 'undisputed' && player !== waits.reported;
    const why = isSilent ? 'silent' : by === 'undisputed' ? by : isTheirs ? 'confirmed' : 'approved';
    const standing = standingOf(around, player);
    return [
      {
        facts: { kind: 'answered', player, challenge: id, how: 'counts', other },
        said: (named, ladder) => countedWords({ own, result, why }, named(other), ladder, standing),
      },
    ];
  });
}

interface Waits {
  readonly reported?: PlayerId;
  readonly disputed?: true | PlayerId;
}

/** Whether what was reported is between the players. Else the club decides, as it does about all that is disputed. */
const isBetweenThem = (waits: Waits | undefined): boolean => waits?.reported !== undefined && !waits.disputed;

const playersOf = ({ challenger, challenged }: Challenge): readonly (readonly [PlayerId, PlayerId])[] => [
  [challenger, challenged],
  [challenged, challenger],
];

/**
 * The scores of a game for points count. No line says which of its players confirmed them: then only the one who reported them
 * is told.
 */
export function countedGame(
  { entry, before, after }: Around,
  id: ChallengeId | undefined,
  scores: Scores = [],
  by: CountsBy = 'entered',
): readonly EndedFacts[] {
  const game = findGame(before, id);
  if (!game || findGame(after, game.id)?.decided === undefined) return [];
  const waits = game.awaiting;
  const isTheirs = by === 'confirmed' && isBetweenThem(waits);
  const why = by === 'confirmed' && !isTheirs ? 'approved' : by;
  const enteredBy = entry.command.verb === 'finish' ? entry.command.body.reported : undefined;
  const shares = potShares(scores, stakeIn(before, game));
  return game.players
    .filter((player) => (isTheirs ? player === waits?.reported : player !== enteredBy))
    .map((player) => {
      const net = (shares.get(player) ?? 0) - stakeIn(before, game);
      const standing = standingOf({ before, after }, player);
      return {
        facts: { kind: 'answered', player, challenge: game.id, how: 'counts' },
        said: (_, ladder) => countedGameWords(why, net, ladder, standing),
      };
    });
}

/** A result that waited does not count: taken back by the player who reported it or, where it was disputed, turned down by the club. */
export function rejected({ before }: Around, { challenge: id, game: gameId }: Bodies['reject']): readonly EndedFacts[] {
  const challenge = id && before.challenges.get(id);
  const game = findGame(before, gameId);
  const open = challenge || game;
  const waits = open?.awaiting;
  if (!open || !waits) return [];
  const players = challenge ? [challenge.challenger, challenge.challenged] : (game?.players ?? []);
  return players
    .filter((player) => !isBetweenThem(waits) || player !== waits.reported)
    .map((player) => {
      const other = challenge && players.find((each) => each !== player);
      return {
        facts: { kind: 'answered', player, challenge: open.id, how: 'rejected', ...(other && { other }) },
        said: (named, ladder) => rejectedWords(other && named(other), ladder),
      };
    });
}

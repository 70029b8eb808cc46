import { formatLocal } from '../calendar/zone.ts';
import type { PlayedView, SettledView } from '../contract/history.ts';
import { potShares } from '../rules/pots/division.ts';
import { scoresStateOf } from '../rules/pots/scores-state.ts';
import { stakeInGame } from '../rules/pots/stake.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type Game, stateOf } from '../words/games.ts';
import type { Happening } from '../words/happening.ts';
import type { PotGame } from '../words/pots.ts';
import type { Tale } from '../words/tale.ts';
import type { IndexOf } from './history-days.ts';
import { howPlayed } from './results.ts';
import { kindOf } from './settlement-kind.ts';

/** The matches and games to which some lines gave a result, in the order of the log. */
export const playedOf = (
  { ladder, games, pots }: Tale,
  happenings: readonly Happening[],
  indexOf: IndexOf,
): PlayedView[] =>
  happenings.flatMap(({ line, settlement }) => {
    if (settlement) return [];
    const pot = pots.at(line);
    if (pot) return potView(ladder, pot, indexOf);
    const game = games.at(line);
    return game ? gameView(ladder, game, indexOf) : [];
  });

const gameView = (ladder: Ladder, game: Game, indexOf: IndexOf): PlayedView => ({
  line: game.entry.line,
  at: formatLocal(ladder.header.timezone, game.playedAt),
  kind: game.id === undefined ? 'playoff' : systemOf(ladder).controls.meeting,
  state: stateOf(ladder, game),
  players: [indexOf(game.challenger), indexOf(game.challenged)],
  score: game.score,
  ...howPlayed(game),
});

function potView(ladder: Ladder, pot: PotGame, indexOf: IndexOf): PlayedView {
  const { line, game, playedAt, scores } = pot;
  const each = stakeInGame(ladder, game);
  const shares = potShares(scores, each);
  return {
    line,
    at: formatLocal(ladder.header.timezone, playedAt),
    kind: 'pot',
    state: scoresStateOf(ladder, pot),
    players: scores.map(([player]) => indexOf(player)),
    score: scores.map(([, score]) => score),
    net: scores.map(([player]) => (shares.get(player) ?? 0) - each),
  };
}

/** The periods that were worked out. `happenings`: oldest first. */
export const settledOf = (ladder: Ladder, happenings: readonly Happening[], indexOf: IndexOf): SettledView[] =>
  happenings.flatMap(({ settlement, line, at }) => {
    if (!settlement) return [];
    const { name: period, through, dropped = [], removed, forfeited } = settlement;
    return {
      ...kindOf(settlement),
      line,
      period,
      ...(through && { through: through.name }),
      at: formatLocal(ladder.header.timezone, at),
      dropped: dropped.map(indexOf),
      removed: removed.map(indexOf),
      ...(forfeited && { forfeited: forfeited.map(({ player, points }) => [indexOf(player), points] as const) }),
    };
  });

import type { PlayerId } from '../vocabulary/vocabulary.ts';
import { type Game, stateOf, winnerOf } from '../words/games.ts';
import type { Tale } from '../words/tale.ts';

/** How many of a player's results are told. */
const TOLD = 5;

type Letter = 'W' | 'D' | 'L';

/** How a game ended for one of its two players. */
export function letterFor(player: PlayerId, game: Game): Letter {
  const won = winnerOf(game)?.won;
  return won === undefined ? 'D' : won === player ? 'W' : 'L';
}

/** The last results of a player that count, oldest first, as "WLDWL". */
export function formOf({ ladder, games }: Pick<Tale, 'ladder' | 'games'>, player: PlayerId): string {
  let form = '';
  for (const game of games.playedBy(player)) {
    if (form.length === TOLD) break;
    if (stateOf(ladder, game) === 'stands') form = `${letterFor(player, game)}${form}`;
  }
  return form;
}

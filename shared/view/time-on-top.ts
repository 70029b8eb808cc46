import { formatLocal } from '../calendar/zone.ts';
import type { StandingView } from '../contract/view.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Instant, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import { type Game, stateOf, winnerOf } from '../words/games.ts';
import type { Happening } from '../words/happening.ts';
import type { NarrationContext } from '../words/narration-context.ts';

export interface TimeOnTop {
  readonly player: PlayerId | undefined;
  readonly line: LineNumber;
  readonly at: Instant;
}

/** Who came to the top of a ladder, and when. */
export class TopHistory {
  readonly #begun: TimeOnTop[] = [];

  get last(): TimeOnTop | undefined {
    return this.#begun.at(-1);
  }

  note({ line, at }: Happening, { order }: Ladder): void {
    const player = order.at(1);
    if (player !== this.last?.player) this.#begun.push({ player, line, at });
  }

  forgetSince(line: LineNumber): void {
    while ((this.last?.line ?? 0) >= line) this.#begun.pop();
  }
}

/** Since when the leader has been on top, and how many challenges they have seen off since: all that they did not lose. */
export function onTopOf(
  { ladder, games }: Pick<NarrationContext, 'ladder' | 'games'>,
  timeOnTop: TimeOnTop,
): StandingView['onTop'] {
  const { player } = timeOnTop;
  if (player === undefined) return undefined;
  let defences = 0;
  for (const game of games.playedBy(player)) {
    const counted = game.approvedBy ?? game.entry.line;
    if (counted > timeOnTop.line && game.challenged === player && isHeld(ladder, game, player)) defences++;
  }
  return { since: formatLocal(ladder.header.timezone, timeOnTop.at), defences };
}

const isHeld = (ladder: Ladder, game: Parameters<typeof stateOf>[1], player: PlayerId): boolean =>
  stateOf(ladder, game) === 'stands' && letterFor(player, game) !== 'L';

/** How many of a player's results are told. */
const TOLD = 5;

type Letter = 'W' | 'D' | 'L';

function letterFor(player: PlayerId, game: Game): Letter {
  const won = winnerOf(game)?.won;
  return won === undefined ? 'D' : won === player ? 'W' : 'L';
}

/** The last results of a player that count, oldest first, as "WLDWL". */
export function formOf({ ladder, games }: Pick<NarrationContext, 'ladder' | 'games'>, player: PlayerId): string {
  let form = '';
  for (const game of games.playedBy(player)) {
    if (form.length === TOLD) break;
    if (stateOf(ladder, game) === 'stands') form = `${letterFor(player, game)}${form}`;
  }
  return form;
}

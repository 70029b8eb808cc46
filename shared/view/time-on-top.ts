import { formatLocal } from '../calendar/zone.ts';
import type { StandingView } from '../contract/view.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Instant, LineNumber, PlayerId } from '../vocabulary/vocabulary.ts';
import { type GameInWords, stateOf, winnerOf } from '../words/game.ts';
import type { Happening } from '../words/happening.ts';
import type { NarrationContext } from '../words/narration-context.ts';

export interface TimeOnTop {
  readonly player: PlayerId | undefined;
  readonly line: LineNumber;
  readonly at: Instant;
  /** How many challenges they have fended off before the games that are known, if a snapshot lies before those. */
  readonly defences?: number;
}

type TopContext = Pick<NarrationContext, 'ladder' | 'games'>;

/** Who came to the top of a ladder, and when. */
export class TopHistory {
  readonly #begun: TimeOnTop[];

  constructor(last?: TimeOnTop) {
    this.#begun = last ? [last] : [];
  }

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
export function onTopOf({ ladder, games }: TopContext, timeOnTop: TimeOnTop): StandingView['onTop'] {
  if (timeOnTop.player === undefined) return undefined;
  const defences = defencesOf({ ladder, games }, timeOnTop);
  return { since: formatLocal(ladder.header.timezone, timeOnTop.at), defences };
}

/** How many challenges the leader has seen off, by games before a line where that is given. */
export function defencesOf(
  { ladder, games }: TopContext,
  { player, line, defences = 0 }: TimeOnTop,
  until = Infinity,
): number {
  if (player === undefined) return 0;
  let seenOff = defences;
  for (const game of games.playedBy(player)) {
    const counted = game.approvedBy ?? game.entry.line;
    if (game.entry.line >= until || counted <= line || game.challenged !== player) continue;
    if (isHeld(ladder, game, player)) seenOff++;
  }
  return seenOff;
}

const isHeld = (ladder: Ladder, game: Parameters<typeof stateOf>[1], player: PlayerId): boolean =>
  stateOf(ladder, game) === 'stands' && letterFor(player, game) !== 'L';

/** How many of a player's results are told. */
const TOLD = 5;

type Letter = 'W' | 'D' | 'L';

function letterFor(player: PlayerId, game: GameInWords): Letter {
  const won = winnerOf(game)?.won;
  return won === undefined ? 'D' : won === player ? 'W' : 'L';
}

/** The last results of a player that count, oldest first, as "WLDWL"; by games before a line where that is given. */
export function formOf({ ladder, games }: TopContext, player: PlayerId, until = Infinity): string {
  let form = '';
  for (const game of games.playedBy(player)) {
    if (form.length === TOLD) return form;
    if (game.entry.line < until && stateOf(ladder, game) === 'stands') form = `${letterFor(player, game)}${form}`;
  }
  return `${games.formBefore(player)}${form}`.slice(-TOLD);
}
